import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEventStoreDb, type EventStoreDbStandIn } from './index';

/** With `EVENTSTORE_URL` the same tests run against the real server, so that the stand-in invents no rule. */
const real = process.env.EVENTSTORE_URL;

describe(real ? 'the server at EVENTSTORE_URL' : 'the stand-in of EventStoreDB', () => {
  let standIn: EventStoreDbStandIn | undefined;
  let client: EventStoreDBClient;
  beforeAll(async () => {
    standIn = real ? undefined : await startEventStoreDb();
    client = EventStoreDBClient.connectionString(real ?? standIn?.url ?? '');
  });
  afterAll(async () => {
    await client.dispose();
    await standIn?.stop();
  });

  const said = (type = 'Said') => jsonEvent({ type, data: { text: 'Grüße' }, metadata: { by: 'me' } });
  const fresh = () => `talk-${crypto.randomUUID()}`;
  type Said = ReturnType<typeof said>;
  const append = (stream: string, events: Said[], expectedRevision: AppendExpectedRevision) =>
    client.appendToStream(stream, events, { expectedRevision });
  async function idsOf(stream: string) {
    const ids = [];
    for await (const { event } of client.readStream(stream)) ids.push(event?.id);
    return ids;
  }

  test.each<[AppendExpectedRevision, bigint | 'no_stream']>([
    [NO_STREAM, 1n],
    [0n, 1n],
    [7n, 1n],
  ])('a conflict at %s names the current revision of the stream', async (expectedRevision, actualVersion) => {
    const stream = fresh();
    await append(stream, [said(), said()], NO_STREAM);
    const conflict = append(stream, [said()], expectedRevision);
    await expect(conflict).rejects.toThrow(WrongExpectedVersionError);
    await expect(conflict).rejects.toMatchObject({ actualVersion });
  });

  test('a missing stream conflicts with an expected number and with "must exist"', async () => {
    for (const expected of [0n, STREAM_EXISTS] as const)
      await expect(append(fresh(), [said()], expected)).rejects.toThrow(WrongExpectedVersionError);
  });

  test('appending the same ids again at the same expected revision succeeds and writes nothing', async () => {
    const stream = fresh();
    const events = [said(), said()];
    const first = await append(stream, events, NO_STREAM);
    await append(stream, [said()], 1n);
    expect(await append(stream, events, NO_STREAM)).toMatchObject({
      success: true,
      nextExpectedRevision: 1n,
      position: first.position,
    });
    expect(await append(stream, events, ANY)).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(await idsOf(stream)).toHaveLength(3);
  });

  test('appending the same ids at the current revision writes them again', async () => {
    const stream = fresh();
    const events = [said()];
    await append(stream, events, NO_STREAM);
    await append(stream, events, 0n);
    expect(await idsOf(stream)).toEqual([events[0]?.id, events[0]?.id]);
  });

  test('an append with some ids seen before and some new ones conflicts', async () => {
    const stream = fresh();
    const known = said();
    await append(stream, [known], NO_STREAM);
    for (const expected of [NO_STREAM, ANY] as const)
      await expect(append(stream, [known, said()], expected)).rejects.toThrow(WrongExpectedVersionError);
  });

  test('an append returns the position of its last event; positions are byte offsets, not counts', async () => {
    const stream = fresh();
    const answer = await append(stream, [said(), said(), said()], NO_STREAM);
    const places = [];
    for await (const { event } of client.readStream(stream)) places.push(event?.position);
    expect(answer.position).toEqual(places[2]);
    for (const place of places) expect(place?.commit).toBe(place?.prepare);
    expect(Number(places[1]?.commit) - Number(places[0]?.commit)).toBeGreaterThan(20);
  });

  test('all events are read from a position inclusively, and backwards from the end', async () => {
    const stream = fresh();
    await append(stream, [said(), said()], NO_STREAM);
    const read = [];
    for await (const { event } of client.readStream(stream)) read.push(event);
    const [first] = read;
    const forwards = [];
    for await (const { event } of client.readAll({ fromPosition: first?.position, maxCount: 1 }))
      forwards.push(event?.id);
    expect(forwards).toEqual([first?.id]);
    const newest = [];
    for await (const { event } of client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 50 }))
      if (event?.streamId === stream) newest.push(event.id);
    expect(newest).toEqual(read.map((event) => event?.id).reverse());
  });

  test('a subscription begins after its position', async () => {
    const stream = fresh();
    const first = await append(stream, [said()], NO_STREAM);
    const second = said();
    await append(stream, [second], 0n);
    const subscription = client.subscribeToAll({ fromPosition: first.position });
    for await (const { event } of subscription)
      if (event?.streamId === stream) {
        expect(event.id).toBe(second.id);
        break;
      }
  });

  test('the metadata of a stream is a stream of its own, and a stream without events does not exist', async () => {
    const stream = fresh();
    await client.setStreamMetadata(stream, { colour: 'red' }, { expectedRevision: NO_STREAM });
    expect(await client.getStreamMetadata(stream)).toMatchObject({ metadata: { colour: 'red' } });
    await expect(idsOf(stream)).rejects.toThrow(StreamNotFoundError);
    const backwards = [];
    for await (const { event } of client.readStream(`$$${stream}`, {
      direction: BACKWARDS,
      fromRevision: END,
    }))
      backwards.push(event?.type);
    expect(backwards).toEqual(['$metadata']);
  });

  test('reading all events includes system events', async () => {
    for await (const { event } of client.readAll({ fromPosition: START, maxCount: 1 }))
      expect(event?.type).toMatch(/^\$/);
  });
});
