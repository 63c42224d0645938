import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { Slot } from '../modules/models/contract';
import type { Visibility } from '../modules/publishing/contract';
import type { loadRoot } from './load-root.server';

/** The signed-in person, or null. */
export function useViewer() {
  return useRootData()?.viewer ?? null;
}

/**
 * The data of every page: the signed-in user, the chosen theme, the external links. Absent when the first page failed.
 */
export function useRootData() {
  return useRouteLoaderData<typeof loadRoot>('root') ?? lastKnown;
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loadRoot>>;
/** Set in the browser only; the server, which serves all users, keeps it unset. */
let lastKnown: RootData;

/** When a later page gets no answer, the last known data keeps the signed-in user: a failed navigation brings none. */
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

/** Whether public lists show finished reports before publication. */
export const useVisibility = (): Visibility => useRootData()?.settings.reportVisibility ?? 'public';
