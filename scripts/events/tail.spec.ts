import { beforeEach, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../composition/event-catalogue';
import { createEventLog, type EventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { DomainEvent } from '../../modules/kernel/events/event';
import { createPersonKeys, type PersonKeys } from '../../modules/kernel/events/personal-data';
import { event } from '../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { sparsePositions } from '../../tests/doubles/sparse-positions';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { fieldText } from './field-text';
import { unknownType } from './known-types';
import { formatEvents } from './format-event';
import { tailLines } from './tail';

const asked = {
  type: 'SearchRequested',
  kind: 'visual',
  ...{ searchId: 's-1', userId: 'ada', query: 'melting ice', model: 'qwen', sourceIds: [], charged: true },
};

describe('an event for an operator', () => {
  let store: EventStore;
  let keys: PersonKeys;
  let log: EventLog;
  let causes: number;
  beforeEach(() => {
    store = sparsePositions(createMemoryEventStore());
    keys = createPersonKeys(createMemoryVault());
    log = createEventLog({
      store,
      catalogue: eventCatalogue,
      keys,
      clock: { now: () => new Date('2025-03-01T10:20:30.400Z') },
    });
    causes = 0;
  });
  const tell = (event: DomainEvent, stream = 'search-s-1') =>
    log.append(stream, [event], {
      expected: 'any',
      context: {
        actor: { kind: 'person', id: 'ada' },
        correlationId: 'r-1',
        causationId: `c-${(causes += 1)}`,
      },
    });
  const shown = async (personal = false) => {
    const stored = await store.readStream('search-s-1');
    return formatEvents(stored, await log.open(stored), personal);
  };

  it('has everything but personal fields, and these on request', async () => {
    await tell(asked);
    const [masked] = await shown();
    expect(masked).toMatchObject({
      data: { searchId: 's-1', query: null, model: 'qwen' },
      masked: ['query'],
      erased: [],
      actor: 'person ada',
      revision: 0,
      correlationId: expect.any(String) as string,
    });
    expect(JSON.stringify(masked)).not.toContain('melting');
    const [clear] = await shown(true);
    expect(clear).toMatchObject({ data: { query: 'melting ice' }, masked: [], erased: [] });
  });

  it('marks the fields of an erased user as erased, also on request', async () => {
    await tell(asked);
    await keys.destroy('ada');
    for (const personal of [false, true]) {
      const [event] = await shown(personal);
      expect(event).toMatchObject({ data: { query: null }, masked: [], erased: ['query'] });
      expect(event && fieldText(event, 'query', 100)).toBe('erased');
    }
  });

  it('is undecoded when its type is unknown, and without personal fields when it is unreadable', async () => {
    await store.append('search-s-1', [event('FromTheFuture', { words: 1 })], { expected: 'any' });
    await store.append('search-s-1', [event('SearchRequested', { query: 'in clear', model: 7 })], {
      expected: 'any',
    });
    const [unknown, broken] = await shown(true);
    expect(unknown).toMatchObject({ data: { words: 1 }, note: 'unknown type' });
    expect(broken).toMatchObject({ data: { query: null, model: 7 }, note: 'cannot be read' });
  });

  it('moves no cursor, whatever a user wrote, and is cut when it is long', async () => {
    await tell({ ...asked, query: `\u001b[2J\u202eevil\n${'x'.repeat(300)}` });
    const [event] = await shown(true);
    const text = (event && fieldText(event, 'query', 50)) ?? '';
    expect(text).toMatch(/^\\u001b\[2J\\u202eevil\\u000axxx+… \(\d{3} characters\)$/);
  });

  it('is one line of a tail: time, position, stream, type and fields; first recent ones, then new ones', async () => {
    for (const id of ['s-1', 's-2', 's-3']) await tell({ ...asked, searchId: id }, `search-${id}`);
    await tell({ type: 'SearchDeleted', searchId: 's-2', userId: 'ada' }, 'search-s-2');
    const stop = new AbortController();
    const lines: string[] = [];
    for await (const text of tailLines(
      { log, store },
      { types: ['SearchRequested'], last: 2 },
      stop.signal,
    )) {
      lines.push(...text.trimEnd().split('\n'));
      if (lines.length === 2) await tell({ ...asked, searchId: 's-4' }, 'search-s-4');
      if (lines.length === 3) stop.abort();
    }
    const line = (id: string, position: number) =>
      `2025-03-01 10:20:30.400  #${position}  search-${id}  SearchRequested  userId=ada  kind=visual  query=(personal)  model=qwen  sourceIds=[]`;
    expect(lines).toEqual([line('s-2', 194), line('s-3', 291), line('s-4', 485)]);
  });

  it('does not follow in a tail after Ctrl-C, also while recent ones are searched', async () => {
    for (const id of ['s-1', 's-2']) await tell({ ...asked, searchId: id }, `search-${id}`);
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    const lines: string[] = [];
    for await (const text of tailLines({ log, store }, { last: 2 }, stop.signal)) lines.push(text);
    expect(lines).toEqual([]);
  });

  it('comes after the position of a tail that begins at one', async () => {
    for (const id of ['s-1', 's-2']) await tell({ ...asked, searchId: id }, `search-${id}`);
    const stop = new AbortController();
    const lines: string[] = [];
    for await (const text of tailLines({ log, store }, { since: 97, last: 0 }, stop.signal)) {
      lines.push(text);
      stop.abort();
    }
    expect(lines).toEqual([expect.stringContaining('search-s-2')]);
  });
});

describe('an unknown type', () => {
  it('is reported with similar known ones', () => {
    expect(unknownType(['SearchRequested', 'SearchCompletd'])).toMatch(
      /^There is no type of event called SearchCompletd\. Did you mean SearchCompleted/,
    );
    expect(unknownType(['searchspent'])).toContain('SearchSpent');
    expect(unknownType(['Xyzzy'])).toMatch(/docs\/events\.md lists them all\.$/);
    expect(unknownType(['SearchRequested'])).toBeUndefined();
  });
});
