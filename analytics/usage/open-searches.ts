import type { Slot } from '../../modules/models/contract';

/** What kind of report a search is for. */
export type Kind = 'visual' | 'research';

/** The kind is told by the stream a request lies in. */
export const kindOfStream = (stream: string): Kind =>
  stream.startsWith('research-') ? 'research' : 'visual';

export type OpenSearch = {
  model?: Slot;
  kind?: Kind;
  running: boolean;
  /** Position-free mark of the reservation that stands for it: who, and the day it was made. */
  reserved?: { userId: string; day: string };
};

/**
 * What is known of searches that are not over yet: of each until it has ended and its reservation is settled. So memory
 * goes by the searches on their way, not by all there ever were.
 */
export function createOpenSearches() {
  const open = new Map<string, OpenSearch>();
  return {
    find: (searchId: string): OpenSearch | undefined => open.get(searchId),
    change(searchId: string, change: Partial<OpenSearch>): void {
      const next = { running: false, ...open.get(searchId), ...change };
      if (next.running || next.reserved) open.set(searchId, next);
      else open.delete(searchId);
    },
    all: (): IterableIterator<OpenSearch> => open.values(),
  };
}
