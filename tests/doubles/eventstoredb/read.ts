import { status } from '@grpc/grpc-js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { eventAnswer, notFoundAnswer } from './answers';
import { nameOf } from './append';
import { admit, asFailure, failure, refuseDeleted, visible, type Node } from './node';
import { streams } from './protocol';
import { firstFrom, type Place, type Recorded } from './record';
import { send, type Allows, type Call } from './send';
import { subscribe } from './subscribe';

const { FORWARDS } = streams.ReadReq.Options.ReadDirection;

/** `Streams.Read`: a stream or all events, forwards or backwards, filtered or not, so many or as a subscription. */
export const readHandler =
  (node: Node) =>
  (call: Call): void => {
    (async () => {
      const options = call.request.getOptions();
      if (!options) throw failure(status.INVALID_ARGUMENT, 'a read has options');
      await admit(node, call.metadata);
      if (options.hasSubscription() && options.hasAll())
        await subscribe(node, call, startOf(options), allowed(options), options.getFilter());
      else if (options.hasStream()) await readStream(node, call, options);
      else await sendAll(node, call, matching(visible(node), options), Number(options.getCount()));
    })().then(
      () => call.end(),
      (error: unknown) => call.emit('error', asFailure(error)),
    );
  };

async function sendAll(node: Node, call: Call, events: Iterable<Recorded>, count: number): Promise<void> {
  let sent = 0;
  for (const event of events) {
    if (sent >= count || !(await send(call, eventAnswer(event)))) return;
    sent += 1;
    node.told.sent += 1;
  }
}

async function readStream(node: Node, call: Call, options: ReadReq.Options): Promise<void> {
  const wanted = options.getStream();
  const name = nameOf(wanted?.getStreamIdentifier()?.getStreamName_asU8());
  const known = node.log.streamOf(name);
  refuseDeleted(node, name);
  const last = visible(node).at(-1)?.position ?? -1;
  const events = node.arrived === undefined ? known : known.filter(({ position }) => position <= last);
  if (events.length === 0) return void (await send(call, notFoundAnswer(name)));
  const count = Number(options.getCount());
  if (options.getReadDirection() === FORWARDS)
    return sendAll(
      node,
      call,
      wanted?.hasEnd() ? [] : from(events, Number(wanted?.getRevision() || 0)),
      count,
    );
  const start = wanted?.hasEnd() ? events.length - 1 : Number(wanted?.getRevision() || 0);
  return sendAll(node, call, backwards(events, start), count);
}

function* matching(events: readonly Recorded[], options: ReadReq.Options): Generator<Recorded> {
  const allows = allowed(options);
  const start = startOf(options);
  if (options.getReadDirection() === FORWARDS) {
    if (start === 'end') return;
    for (const event of from(events, start ? firstFrom(events, start) : 0)) if (allows(event)) yield event;
    return;
  }
  if (!start) return;
  // Backwards, a position is an upper end: events that end there or before are read.
  const first = start === 'end' ? events.length : firstFrom(events, start);
  for (const event of backwards(events, first - 1)) if (allows(event)) yield event;
}

function* from(events: readonly Recorded[], first: number): Generator<Recorded> {
  for (let index = first; index < events.length; index += 1) yield events[index] as Recorded;
}

function* backwards(events: readonly Recorded[], first: number): Generator<Recorded> {
  for (let index = Math.min(first, events.length - 1); index >= 0; index -= 1)
    yield events[index] as Recorded;
}

function startOf(options: ReadReq.Options): Place | 'end' | undefined {
  const all = options.getAll();
  if (all?.hasEnd()) return 'end';
  const place = all?.getPosition();
  return place && { commit: Number(place.getCommitPosition()), prepare: Number(place.getPreparePosition()) };
}

function allowed(options: ReadReq.Options): Allows {
  const filter = options.getFilter();
  const wanted = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!wanted) return () => true;
  const word = (event: Recorded) => (filter?.hasEventType() ? event.type : event.stream);
  const regex = wanted.getRegex();
  if (!regex) return (event) => wanted.getPrefixList().some((prefix) => word(event).startsWith(prefix));
  const pattern = new RegExp(regex);
  return (event) => pattern.test(word(event));
}
