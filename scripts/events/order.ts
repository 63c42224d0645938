import type { StoredEvent } from '../../modules/kernel/events/event-store';
import { compactId } from './compact-id';

type Placed = Pick<StoredEvent, 'id' | 'stream' | 'revision' | 'position'>;

/**
 * Checks the order of events, one after another: positions ascend, each stream counts from 0 without a gap, no id comes
 * twice. `partly`: events may have been left out, so gaps are allowed.
 */
export function createOrderCheck({ partly = false } = {}) {
  const revisions = new Map<string, number>();
  const ids = new Set<string>();
  let position = -1;

  function wrongRevision(stream: string, revision: number): string | undefined {
    const last = revisions.get(stream) ?? -1;
    revisions.set(stream, revision);
    if (revision === last + 1 || (partly && revision > last)) return undefined;
    return `it is revision ${revision} of ${stream}, where ${last + 1} comes next`;
  }

  return function problem(event: Placed): string | undefined {
    const before = position;
    position = event.position;
    const id = compactId(event.id);
    const isDuplicate = ids.has(id);
    ids.add(id);
    const revision = wrongRevision(event.stream, event.revision);
    if (event.position <= before) return `its position ${event.position} does not come after ${before}`;
    if (isDuplicate) return 'its id was there before';
    return revision;
  };
}
