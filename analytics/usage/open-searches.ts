import type { Slot } from '../../modules/models/contract';
import type { ReportKind } from '../../modules/search/contract';

export type OpenSearch = {
  model?: Slot;
  kind?: ReportKind;
  running: boolean;
  /** Position-free mark of the reservation that stands for it: who, and the day it was made. */
  reserved?: { userId: string; day: string };
};

/** Searches that ended last whose kind is kept: a model call may come back after the end of its search. */
const endedKept = 10_000;

/**
 * What is known of searches that are not over yet: of each until it has ended and its reservation is settled. So memory
 * goes by the searches on their way, not by all there ever were.
 */
export function createOpenSearches() {
  const open = new Map<string, OpenSearch>();
  const ended = new Map<string, ReportKind | undefined>();

  function end(searchId: string, kind: ReportKind | undefined): void {
    open.delete(searchId);
    ended.set(searchId, kind);
    const [oldest] = ended.keys();
    if (ended.size > endedKept && oldest !== undefined) ended.delete(oldest);
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
