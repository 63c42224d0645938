import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/root';

/** The signed-in person, or null. */
export function useViewer() {
  return useRootData()?.viewer ?? null;
}

/** What every page knows: who is asking, the chosen look, the links to elsewhere. Absent when the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root');
}
