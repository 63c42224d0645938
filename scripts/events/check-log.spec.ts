import { beforeEach, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../composition/event-catalogue';
import type { NewEvent, StoredEvent } from '../../modules/kernel/events/event-store';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { systemClock } from '../../modules/kernel/ports';
import { all } from '../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { allChecks, checkLog, maxReportedFindings, type LogReport } from './check-log';
import { formatReport } from './verify';

const order = 'Positions ascend, revisions run without a hole, every id is there once';
const metadata = 'Metadata is complete';
const schema = 'Every event fits its schema';
const sealed = 'Personal fields are sealed';
const quota = 'No report is charged twice, and no more is spent or given back than was set aside';
const known = 'Every type is known';
const causes = 'What causes an event comes before it';

const keys = createPersonKeys(createMemoryVault());
const log = (store = createMemoryEventStore()) =>
  createEventLog({ store, catalogue: eventCatalogue, keys, clock: systemClock });
const concerned = { userId: 'ada', searchId: 's-1' };
const request = {
  type: 'SearchRequested',
  kind: 'visual',
  ...concerned,
  query: 'ice',
  model: 'qwen',
  sourceIds: [],
  charged: true,
};

/** The log of one report, as the product writes it. */
async function soundLog(): Promise<StoredEvent[]> {
  const store = createMemoryEventStore();
  const write = log(store);
  const append = (stream: string, expected: number | 'none', ...events: { type: string }[]) =>
    write.append(stream, events, {
      expected,
      context: {
        actor: { kind: 'person', id: 'ada' },
        correlationId: 'r-1',
        causationId: crypto.randomUUID(),
      },
    });
  await append('quota-ada', 'none', { type: 'WelcomeGranted', ...{ userId: 'ada', searches: 10 } });
  await append('quota-ada', 0, { type: 'SearchReserved', ...concerned });
  await append('search-s-1', 'none', request);
  await append('quota-ada', 1, { type: 'SearchRefunded', ...concerned });
  await append('quota-ada', 2, { type: 'SearchReserved', ...concerned });
  await append('quota-ada', 3, { type: 'SearchSpent', ...concerned });
  return all(store.readAll({ from: 0 }));
}

async function* inOne(events: StoredEvent[]) {
  yield await Promise.resolve(events);
}

const check = (events: StoredEvent[], options: { partly?: boolean } = {}) =>
  checkLog(inOne(events), log().open, allChecks(eventCatalogue, options));
const wrong = ({ checked }: LogReport) =>
  Object.fromEntries(checked.filter(({ count }) => count > 0).map(({ holds, count }) => [holds, count]));

describe('checking a log', () => {
  let events: StoredEvent[];
  beforeEach(async () => {
    events = await soundLog();
  });

  /** The log with one event changed. */
  const changed = (index: number, change: Partial<StoredEvent>) =>
    events.map((event, n) => (n === index ? { ...event, ...change } : event));
  /** The log with one more event at its end. */
  const withOne = (event: Partial<NewEvent> & { type: string; stream?: string; revision?: number }) => {
    const [first] = events;
    if (!first) throw new Error('the log is empty');
    const more = { ...first, id: crypto.randomUUID(), stream: 's-9', revision: 0, position: 100, ...event };
    return [...events, more as StoredEvent];
  };
  const dataOf = (index: number) => events[index]?.data ?? {};
  const metadataOf = (index: number) => events[index]?.metadata ?? ({} as StoredEvent['metadata']);

  it('finds nothing in a log of the product, and reports how much it read', async () => {
    const report = await check(events);
    expect(wrong(report)).toEqual({});
    expect(report).toMatchObject({ events: 6, streams: 2, types: 5 });
    expect(formatReport(report, [])).toMatch(
      /^6 events in 2 streams, of 5 types\.\n(ok .*\n)+All is well\.\n$/,
    );
  });

  it('finds events out of order, missing, or duplicated', async () => {
    expect(wrong(await check(changed(2, { position: 1 })))).toMatchObject({ [order]: 1 });
    expect(wrong(await check(changed(2, { revision: 1 })))).toEqual({ [order]: 1 });
    expect(wrong(await check(changed(2, { id: events[0]?.id ?? '' })))).toMatchObject({ [order]: 1 });
    expect(wrong(await check(events.slice(1)))).toMatchObject({ [order]: 1 });
  });

  it('accepts gaps in an export from which events were left out', async () => {
    expect(wrong(await check(events.slice(3), { partly: true }))).toEqual({});
    const turned = [...events.slice(1, 2), ...events.slice(0, 1)];
    expect(wrong(await check(turned, { partly: true }))).toEqual({ [order]: 1 });
  });

  it.each<[string, object]>([
    ['no actor', { actor: undefined }],
    ['an actor of no kind', { actor: { kind: 'ghost' } }],
    ['a person without an id', { actor: { kind: 'person' } }],
    ['no time', { at: 'yesterday' }],
    ['no request', { correlationId: '' }],
    ['no version', { version: 0 }],
  ])('finds metadata with %s', async (_, lacks) => {
    const report = await check(changed(2, { metadata: { ...metadataOf(2), ...lacks } }));
    expect(wrong(report)).toMatchObject({ [metadata]: 1 });
  });

  it('finds an event that does not fit its schema, without printing its value', async () => {
    const report = await check(changed(2, { data: { ...dataOf(2), charged: 'ada@example.org' } }));
    expect(wrong(report)).toEqual({ [schema]: 1 });
    expect(formatReport(report, [])).toContain('SearchRequested cannot be read: charged:');
    expect(formatReport(report, [])).not.toContain('ada@example.org');
    const later = await check(changed(2, { metadata: { ...metadataOf(2), version: 99 } }));
    expect(wrong(later)).toEqual({ [schema]: 1 });
  });

  it('finds a personal field in plain text, also of an erased user, and one that was tampered with', async () => {
    const inClear = changed(2, { data: { ...dataOf(2), query: 'melting ice' } });
    const report = await check(inClear);
    expect(wrong(report)).toMatchObject({ [sealed]: 1 });
    expect(formatReport(report, [])).not.toContain('melting');
    const ofSomebodyGone = changed(2, { data: { ...dataOf(2), userId: 'nobody', query: 'melting ice' } });
    expect(wrong(await check(ofSomebodyGone))).toEqual({ [sealed]: 1 });
    expect(wrong(await check(changed(2, { data: { ...dataOf(2), query: { text: 'ice' } } })))).toMatchObject({
      [sealed]: 1,
    });
    const query = String(dataOf(2).query);
    // The last letter of base64url may hold unused bits; the first of the ciphertext holds none.
    const body = query.lastIndexOf('.') + 1;
    const tampered = `${query.slice(0, body)}${query[body] === 'A' ? 'B' : 'A'}${query.slice(body + 1)}`;
    expect(wrong(await check(changed(2, { data: { ...dataOf(2), query: tampered } })))).toEqual({
      [schema]: 1,
    });
  });

  it('finds a report that is charged twice, and a refund beyond its reservation', async () => {
    expect(wrong(await check(withOne({ type: 'SearchSpent', data: concerned })))).toEqual({ [quota]: 1 });
    expect(wrong(await check(withOne({ type: 'SearchRefunded', data: concerned })))).toEqual({ [quota]: 1 });
    const unheard = { ...concerned, searchId: 's-2' };
    expect(wrong(await check(withOne({ type: 'SearchSpent', data: unheard })))).toEqual({ [quota]: 1 });
    const ofAnother = { ...concerned, userId: 'bob' };
    const twice = withOne({ type: 'SearchReserved', data: ofAnother });
    const spent = {
      ...twice.at(-1),
      id: crypto.randomUUID(),
      type: 'SearchSpent',
      revision: 1,
      position: 101,
    };
    expect(wrong(await check([...twice, spent as StoredEvent]))).toEqual({ [quota]: 1 });
  });

  it('notes unknown types and causes that come later, and counts neither as an error', async () => {
    const unknown = await check(withOne({ type: 'FromTheFuture' }));
    expect(wrong(unknown)).toEqual({ [known]: 1 });
    const late = changed(0, { metadata: { ...metadataOf(0), causationId: events[5]?.id } });
    const report = await check(late);
    expect(wrong(report)).toEqual({ [causes]: 1 });
    for (const each of [unknown, report]) expect(formatReport(each, [])).toMatch(/All is well\.\n$/);
    const early = changed(5, { metadata: { ...metadataOf(5), causationId: events[0]?.id } });
    expect(wrong(await check(early))).toEqual({});
  });

  it('prints the first of many findings with the number of the others, and SQLite’s findings', async () => {
    const many = Array.from({ length: maxReportedFindings + 5 }, (_, n) => {
      const [event] = withOne({ type: 'SearchSpent', data: concerned }).slice(-1);
      return { ...event, id: crypto.randomUUID(), revision: n, position: 100 + n } as StoredEvent;
    });
    const text = formatReport(await check([...events, ...many]), ['row 3 missing from index events_by_id']);
    expect(text.match(/report s-1 is charged twice/g)).toHaveLength(maxReportedFindings);
    expect(text).toContain('and 5 more');
    expect(text).toContain('row 3 missing from index');
    expect(text).toMatch(new RegExp(`${maxReportedFindings + 6} things are wrong\\.\\n$`));
  });
});
