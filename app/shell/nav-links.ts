import type { Viewer } from '../../composition/application/application';
import { useRootData } from '~/root-data';

export type NavLink = { label: string; to: string; external?: boolean };
type Visitor = Pick<Viewer, 'isAdmin'> | null;

type Elsewhere = { searchFinlandUrl: string };

/** The header's links, in order. Spec section 2, Other. */
export function navLinks(viewer: Visitor, { searchFinlandUrl }: Elsewhere): NavLink[] {
  const forEverybody: NavLink[] = [
    { label: 'Home', to: '/' },
    { label: 'Research & Insights', to: '/research-insights' },
    { label: 'How it Works', to: '/how-it-works' },
    { label: 'Search Finland', to: searchFinlandUrl, external: true },
    { label: 'Privacy Policy', to: '/privacy-policy' },
  ];
  const forAdmins: NavLink[] = [
    { label: 'History', to: '/history' },
    { label: 'R&I History', to: '/research-insights-history' },
    { label: 'Admin Panel', to: '/admin' },
  ];
  return viewer?.isAdmin ? [...forEverybody, ...forAdmins] : forEverybody;
}

/** The header's links for this visitor. */
export function useNavLinks(): NavLink[] {
  const { viewer = null, settings } = useRootData() ?? {};
  return navLinks(viewer, { searchFinlandUrl: settings?.searchFinlandUrl ?? '/' });
}
