import { useRouteLoaderData } from '@remix-run/react';
import type { Slot } from '../../modules/models/contract';
import type { loader } from '~/root';
import { navLinks, type NavLink } from './nav-links';

/** The signed-in person, or null. */
export function useViewer() {
  return useRootData()?.viewer ?? null;
}

/** What every page knows: who is asking, the chosen look, the links to elsewhere. Absent when the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root');
}

/** The shown name of a model slot. */
export function useModelName(): (slot: Slot) => string {
  const models = useRootData()?.settings.models ?? [];
  return (slot) => models.find((model) => model.slot === slot)?.name ?? slot;
}

/** The header's links for whoever is asking. */
export function useNavLinks(): NavLink[] {
  const { viewer = null, settings, pages } = useRootData() ?? {};
  return navLinks(viewer, {
    searchFinlandUrl: settings?.searchFinlandUrl ?? '/',
    researchHistory: pages?.researchHistory ?? false,
  });
}
