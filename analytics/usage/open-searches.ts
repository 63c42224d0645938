import { LRUCache } from 'lru-cache';
import type { Slot } from '../../modules/models/contract';
import type { ReportKind } from '../../modules/search/contract';

export type OpenSearch = {
  model?: Slot;
  kind?: ReportKind;
  running: boolean;
  /** The reservation behind it: its user, and its day. */
  reserved?: { userId: string; day: string };
};

/** How many ended searches keep their kind: a model call may come back after the end of its search. */
const endedKept = 10_000;

/**
 * Searches that are not over yet: each until it has ended and its reservation is settled. So memory depends on running
 * searches, not on all there ever were.
 */
export function createOpenSearches() {
  const open = new Map<string, OpenSearch>();
  const ended = new LRUCache<string, ReportKind>({ max: endedKept });

  function end(searchId: string, kind: ReportKind | undefined): void {
    open.delete(searchId);
    if (kind) ended.set(searchId, kind);
  }

  return {
    find: (searchId: string): OpenSearch | undefined => open.get(searchId),
    kindOf: (searchId: string): ReportKind | undefined => open.get(searchId)?.kind ?? ended.get(searchId),
    change(searchId: string, change: Partial<OpenSearch>): void {
      const next = { running: false, ...open.get(searchId), ...change };
      if (next.running || next.reserved) open.set(searchId, next);
      else end(searchId, next.kind ?? ended.get(searchId));
    },
    all: (): IterableIterator<OpenSearch> => open.values(),
  };
}
