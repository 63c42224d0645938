import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { once } from 'node:events';
import { caughtUp, checkpointAnswer, confirmation, eventAnswer } from './answers';
import { visible, type Node } from './node';
import { firstFrom, isAfter, type Place, type Recorded } from './record';
import { send, type Allows, type Call } from './send';

/** Events per page that the server filters at once. */
const page = 32;

/**
 * A subscription to all events after a position. A checkpoint says how far the filter has read. While catching up it is the
 * beginning of a page, as the server writes it: the end of the record before, and prepare 0. The next event may begin at
 * that very byte.
 */
export async function subscribe(
  node: Node,
  call: Call,
  start: Place | 'end' | undefined,
  allows: Allows,
  filter: ReadReq.Options.FilterOptions | undefined,
): Promise<void> {
  const window = filter?.hasMax() ? filter.getMax() : page;
  const interval = filter ? Math.max(1, filter.getCheckpointintervalmultiplier()) * window : Infinity;
  const gone = new AbortController();
  call.once('cancelled', () => gone.abort());

  node.told.began.push(start);
  if (!(await send(call, confirmation()))) return;
  const head = visible(node).at(-1)?.position ?? 0;
  let place = start === 'end' ? { commit: head, prepare: head } : (start ?? nowhere);
  let index = firstFrom(visible(node), place);
  let considered = 0;

  const give = async (event: Recorded) => {
    if (!isAfter(event, place) || !allows(event)) return true;
    place = placeOf(event);
    node.told.events += 1;
    return send(call, eventAnswer(event));
  };
  const run = (reached: Place) => {
    considered %= interval;
    if (isBefore(place, reached)) place = reached;
    node.told.checkpoints.push(place);
    return send(call, checkpointAnswer(place));
  };

  while (!gone.signal.aborted) {
    for (let looked = place; ;) {
      const some = visible(node).slice(index, index + page);
      for (const event of some) if (!(await give(event))) return;
      index += some.length;
      considered += some.length;
      const ended = some.length < page;
      if (filter && looked !== nowhere && (ended || considered >= interval) && !(await run(looked))) return;
      if (ended) break;
      looked = { commit: some.at(-1)?.end ?? looked.commit, prepare: 0 };
    }
    if (!(await send(call, caughtUp()))) return;
    while (!gone.signal.aborted && visible(node).length - index <= page) {
      const event = visible(node)[index];
      if (!event) {
        await once(node.log.news, 'appended', { signal: gone.signal }).catch(() => undefined);
        continue;
      }
      index += 1;
      considered += 1;
      if (!(await give(event))) return;
      if (filter && considered >= interval && !(await run(placeOf(event)))) return;
    }
  }
}

/** Before the first event. */
const nowhere: Place = { commit: -1, prepare: -1 };
const placeOf = ({ position }: Recorded): Place => ({ commit: position, prepare: position });
const isBefore = (a: Place, b: Place) =>
  a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare);
