import { isTableKind } from '../evidence';
import { clusterFound, isNearCopy } from './cluster';
import { plainAddress } from './plain-address';
import type { Found } from './provider';
import type { RetrievedSource } from './retrieved-source';

/** What was found before, and which of it was read. */
export type Earlier = { found: readonly Found[]; sources: readonly RetrievedSource[] };

/** What says something new: a copy of a source that was read adds no voice. */
export function withoutCopies(
  found: readonly Found[],
  earlier: Pick<Earlier, 'found'> & { sources: readonly Pick<RetrievedSource, 'url'>[] },
): Found[] {
  const read = new Set(earlier.sources.map(({ url }) => plainAddress(url)));
  const all = [...earlier.found, ...found];
  // The address of a dataset is one of many series; the same series has the same bytes.
  const isRead = (one: Found | undefined) => one && one.kind !== 'dataset' && read.has(plainAddress(one.url));
  return clusterFound(all)
    .filter(({ members }) => !members.some((at) => isRead(all[at])))
    .flatMap(({ members }) => members.flatMap((at) => found[at - earlier.found.length] ?? []));
}

/**
 * One of each content: two addresses may redirect to the same page, and a text that another publisher took over is no second
 * voice. Pages of one publisher may share most of their words and differ in their figures, and so may tables.
 */
export function distinct(
  read: readonly RetrievedSource[],
  known: readonly RetrievedSource[],
): RetrievedSource[] {
  const taken = [...known];
  return read.filter((source) => {
    const isNew = !taken.some((other) => isSame(source, other));
    if (isNew) taken.push(source);
    return isNew;
  });
}

const isSame = (one: RetrievedSource, other: RetrievedSource): boolean =>
  one.sha256 === other.sha256 || one.url === other.url || isTakenOver(one, other);

const isTakenOver = (one: RetrievedSource, other: RetrievedSource): boolean =>
  !isTableKind(one.kind) &&
  one.publisher.toLowerCase() !== other.publisher.toLowerCase() &&
  one.print !== undefined &&
  other.print !== undefined &&
  isNearCopy(one.print, other.print);
