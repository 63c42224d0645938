import type * as pb from '@eventstore/db-client/generated/streams_pb.js';
import type { StoredEvent } from '../event-store';
import type { Metadata } from '../message';
import { AppendReq, Empty, ReadReq, StreamIdentifier, UUID } from './protocol.eventstoredb';

/**
 * A place in `$all`. That of an event is its position twice; a checkpoint is where the record before it ended, with prepare 0,
 * and the next event may begin at that very byte: both numbers are kept, or that event would be taken for a known one.
 */
export type Place = { commit: string; prepare: string };

export const placeOf = (position: number): Place => ({
  commit: String(position),
  prepare: String(position),
});

/** An event as it is sent. `wireId` is the server's event id, `id` ours. */
export type Outgoing = { wireId: string; type: string; data: string; metadata: string };

/** The options first, then each event. `after`: the last revision the stream has, -1 for none. */
export function appendRequests(stream: string, after: number, events: readonly Outgoing[]): pb.AppendReq[] {
  const options = new AppendReq.Options().setStreamIdentifier(identifier(stream));
  if (after < 0) options.setNoStream(new Empty());
  else options.setRevision(String(after));
  return [
    new AppendReq().setOptions(options),
    ...events.map(({ wireId, type, data, metadata }) => {
      const message = new AppendReq.ProposedMessage();
      message.setId(new UUID().setString(wireId));
      message.getMetadataMap().set('type', type).set('content-type', 'application/json');
      message.setData(Buffer.from(data)).setCustomMetadata(Buffer.from(metadata));
      return new AppendReq().setProposedMessage(message);
    }),
  ];
}

/** A stream from a revision on, so many events of it; all without a count. */
export function streamRequest(stream: string, from: number, count?: number): pb.ReadReq {
  const wanted = new ReadReq.Options.StreamOptions().setStreamIdentifier(identifier(stream));
  return request(
    options()
      .setStream(wanted.setRevision(String(from)))
      .setCount(count === undefined ? noLimit : String(count))
      .setNoFilter(new Empty()),
  );
}

/** So many events of these types from a place on, that at the place included; from the beginning without one. */
export function pageRequest(place: Place | undefined, types: Types, count: number): pb.ReadReq {
  return request(options().setAll(allFrom(place)).setCount(String(count)).setFilter(filter(types)));
}

/** The newest event that is not the server's own. */
export function newestRequest(): pb.ReadReq {
  const end = new ReadReq.Options.AllOptions().setEnd(new Empty());
  return request(
    options()
      .setAll(end)
      .setReadDirection(ReadReq.Options.ReadDirection.BACKWARDS)
      .setCount('1')
      .setFilter(filter(undefined)),
  );
}

/** Events of these types after a place, and what comes. */
export function followRequest(place: Place | undefined, types: Types): pb.ReadReq {
  return request(
    options()
      .setAll(allFrom(place))
      .setSubscription(new ReadReq.Options.SubscriptionOptions())
      .setFilter(filter(types)),
  );
}

type Types = readonly string[] | undefined;
const noLimit = String(Number.MAX_SAFE_INTEGER);
const identifier = (stream: string) => new StreamIdentifier().setStreamName(Buffer.from(stream));
const request = (wanted: pb.ReadReq.Options) => new ReadReq().setOptions(wanted);

function options(): pb.ReadReq.Options {
  return new ReadReq.Options().setUuidOption(new ReadReq.Options.UUIDOption().setString(new Empty()));
}

function allFrom(place: Place | undefined): pb.ReadReq.Options.AllOptions {
  const all = new ReadReq.Options.AllOptions();
  if (!place) return all.setStart(new Empty());
  const position = new ReadReq.Options.Position();
  return all.setPosition(position.setCommitPosition(place.commit).setPreparePosition(place.prepare));
}

/** Looked at by the server: exactly these types, or all but the server's own, whose types begin with `$`. */
function filter(types: Types): pb.ReadReq.Options.FilterOptions {
  const regex = types ? `^(?:${types.map(escaped).join('|')})$` : '^[^$]';
  return new ReadReq.Options.FilterOptions()
    .setEventType(new ReadReq.Options.FilterOptions.Expression().setRegex(regex))
    .setCount(new Empty())
    .setCheckpointintervalmultiplier(checkpointEvery);
}

/** Pages of 32 events that the server looks at between two checkpoints. */
const checkpointEvery = 10;

const escaped = (type: string) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** An event as the product knows it. Throws where the server places it beyond what a number can hold. */
export function toStoredEvent(read: pb.ReadResp.ReadEvent): StoredEvent {
  const event = read.getEvent();
  if (!event) throw new Error('EventStoreDB gave a link that leads nowhere');
  const described = event.getMetadataMap();
  const stream = Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const { id, ...metadata } = parsed(event.getCustomMetadata_asU8());
  return {
    id: typeof id === 'string' ? id : (event.getId()?.getString() ?? ''),
    type: described.get('type') ?? '',
    data: described.get('content-type') === 'application/json' ? parsed(event.getData_asU8()) : {},
    metadata: metadata as Metadata,
    stream,
    revision: Number(event.getStreamRevision()),
    position: positionOf(event.getCommitPosition(), event.getPreparePosition()),
  };
}

/** The place of an append or an event as one number. Events of one append each have their own; transactions would not. */
export function positionOf(commit: string, prepare: string): number {
  const position = Number(commit);
  if (commit !== prepare)
    throw new Error(`EventStoreDB placed an event at ${commit}/${prepare}, inside a transaction`);
  if (!Number.isSafeInteger(position))
    throw new Error(
      `EventStoreDB placed an event at ${commit}, beyond 2^53 or nowhere; version 22.10 or later is needed`,
    );
  return position;
}

/** Other programs may write to the same server, and other things than JSON objects: none of them is ours. */
function parsed(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
