import type { Refusal } from '../../kernel/refusal';
import { hostOf } from '../fetched-page';
import type { Found, SourceReading } from './provider';
import type { RetrievedSource } from './retrieved-source';

/** The title of a source that is left out: its reading failed unexpectedly, or took too long. */
export type Missed = { unread: string } | { late: string };
/**
 * The sources that were stored, best first. Titles of those whose reading failed unexpectedly, and of those that were not
 * read in time, although they would have been among the sources.
 */
export type ReadFound = { sources: RetrievedSource[]; unread: string[]; late: string[] };
/** Undefined: the site refuses, or there is nothing to use. */
export type Outcome = { source: RetrievedSource } | Missed | undefined;
/** A site or a text that is too slow is named; one that refuses, or holds nothing, is not. */
export const lateBy = ({ code }: Refusal, { title }: Found): Missed | undefined =>
  code === 'address-timeout' || code === 'file-too-slow' ? { late: title } : undefined;

/** Those that would have been sources, had they been read in time: places go by rank. */
export function lateAmong(
  outcomes: readonly Outcome[],
  sources: readonly RetrievedSource[],
  { kept }: { kept: number },
): string[] {
  const isPlaced = (outcome: Outcome) =>
    outcome && ('late' in outcome || ('source' in outcome && sources.includes(outcome.source)));
  const placed = outcomes.filter(isPlaced).slice(0, kept);
  return placed.flatMap((outcome) => (outcome && 'late' in outcome ? outcome.late : []));
}

/** Reports the state of all candidates, each time that of one changes. Pages wait for their turn. */
export function trackReading(
  candidates: readonly Found[],
  onReading: (sources: readonly SourceReading[]) => void = () => undefined,
) {
  const sources = candidates.map(({ title, url, kind }): SourceReading => ({
    ...{ title, host: hostOf({ url }) },
    state: kind === 'reference' ? 'waiting' : 'reading',
  }));
  const report = () => onReading(sources.map((source) => ({ ...source })));
  const change = (rank: number, state: SourceReading['state']) => {
    const source = sources[rank];
    if (!source || source.state === state) return;
    source.state = state;
    report();
  };
  if (sources.length > 0) report();
  return {
    begun: (rank: number) => change(rank, 'reading'),
    ended: (rank: number, outcome: Outcome) =>
      change(rank, outcome && 'source' in outcome ? 'read' : 'left-out'),
  };
}
