import fc from 'fast-check';
import type { EventStore, NewEvent, StoredEvent } from '../../modules/kernel/events/event-store';
import { all } from './event-store-adapters';
import { hasPlainKeys } from './json-keys';

type Append = { stream: string; events: NewEvent[] };

/** Text with everything that an event may contain: unusual line separators, lone surrogates, formulas. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u2028', '\u2029', '\r\n', '\n', '\ud800', '\0', '=1+1', '"', '__proto__', '🔑'),
);
/** A value after a round trip through JSON, which loses minus zero. */
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const data = fc
  .dictionary(
    text.filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 2 }).map(asKept),
  )
  .filter(hasPlainKeys);
const metadata = fc.record({
  actor: fc.oneof(
    fc.constant({ kind: 'system' as const }),
    fc.constant({ kind: 'operator' as const }),
    fc.record({ kind: fc.constant('person' as const), id: fc.uuid() }),
  ),
  correlationId: fc.uuid(),
  causationId: fc.option(fc.uuid(), { nil: undefined }),
  at: fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') })
    .map((date) => date.toISOString()),
  version: fc.integer({ min: 1, max: 3 }),
});
const event: fc.Arbitrary<NewEvent> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom('Said', 'Heard', 'Ünknown'),
  data,
  metadata: metadata.map(({ causationId, ...rest }) => ({
    ...rest,
    ...(causationId !== undefined && { causationId }),
  })),
});

/** An arbitrary log: appends to a few streams, in order. */
export const anyLog: fc.Arbitrary<Append[]> = fc
  .array(
    fc.record({
      stream: fc.constantFrom('a-1', 'a-2', 'b', 'streät-ü'),
      events: fc.array(event, { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 12 },
  )
  .filter((appends) => {
    const ids = appends.flatMap(({ events }) => events.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  });

/** Writes a log into a store; answers the stored events. */
export async function lay(store: EventStore, appends: readonly Append[]): Promise<StoredEvent[]> {
  for (const { stream, events } of appends) await store.append(stream, events, { expected: 'any' });
  return all(store.readAll({ from: 0 }));
}

/** An event without its position, which depends on the store. */
export function words({ id, stream, revision, type, data: said, metadata: around }: StoredEvent) {
  return { id, stream, revision, type, data: said, metadata: around };
}
