import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { Slot } from '../../modules/models/contract';
import type { Visibility } from '../../modules/publishing/contract';
import type { loader } from '~/root';
import { navLinks, type NavLink } from './nav-links';

/** The signed-in person, or null. */
export function useViewer() {
  return useRootData()?.viewer ?? null;
}

/** What every page knows: who is asking, the chosen look, the links to elsewhere. Absent when the first page failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root') ?? lastKnown;
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>;
/** Of this browser; the server, which serves everybody, keeps nothing here. */
let lastKnown: RootData;

/** A later page that gets no answer still knows who is asking: it comes with the answer that is missing. */
export function useKeptRootData(): RootData {
  const data = useRootData();
  useEffect(() => {
    lastKnown = data;
  }, [data]);
  return data;
}

/** The shown name of a model slot. */
export function useModelName(): (slot: Slot) => string {
  const models = useRootData()?.settings.models ?? [];
  return (slot) => models.find((model) => model.slot === slot)?.name ?? slot;
}

/** Which finished reports public lists show before publication. */
export const useVisibility = (): Visibility => useRootData()?.settings.reportVisibility ?? 'public';

/** The header's links for whoever is asking. */
export function useNavLinks(): NavLink[] {
  const { viewer = null, settings } = useRootData() ?? {};
  return navLinks(viewer, { searchFinlandUrl: settings?.searchFinlandUrl ?? '/' });
}
