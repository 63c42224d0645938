import { useRouteLoaderData } from '@remix-run/react';
import type { Slot } from '../../modules/models/contract';
import type { loader } from '~/root';

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
