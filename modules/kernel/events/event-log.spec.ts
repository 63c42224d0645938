import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createSqliteEventStore } from '../adapters/event-store.sqlite';
import { createSqliteVault } from '../adapters/vault.sqlite';
import { assertNever, type Decider } from './decider';
import { createEventLog, type Context, type EventLog, type Opened } from './event-log';
import type { EventStore } from './event-store';
import { catalogueOf, defineEvent, personal, type DomainEvent } from './event';
import { createPersonKeys, type PersonKeys } from './personal-data';
import { refuse } from '../refusal';
import type { Vault } from '../vault';

const Asked = defineEvent(
  'Asked',
  { who: z.string(), query: personal(z.string()), words: z.number() },
  { subject: 'who', version: 2, upcast: ({ count, ...data }) => ({ ...data, words: count }) },
);
const Answered = defineEvent('Answered', { text: z.string() });
const Closed = defineEvent(
  'Closed',
  { userId: z.string(), by: z.string().optional(), reason: personal(z.string()).optional() },
  { subject: 'by' },
);
const Shown = defineEvent(
  'Shown',
  { thing: z.string(), by: z.string(), reason: personal(z.string()), text: personal(z.string()) },
  { subject: 'by', subjects: { text: 'thing' } },
);
const catalogue = catalogueOf(z.discriminatedUnion('type', [Asked, Answered, Closed, Shown]));
const asked = { type: 'Asked', who: 'u-1', query: 'melting ice', words: 2 };
const answered = (text: string) => ({ type: 'Answered' as const, text });
const because = (causationId: string): Context => ({
  actor: { kind: 'system' },
  correlationId: 'r-1',
  causationId,
});

type Answer = { type: 'Answered'; text: string };
type Command = { type: 'Answer'; text: string; most?: number };
const answers: Decider<Command, Answer, string[]> = {
  initial: [],
  decide(command, state) {
    switch (command.type) {
      case 'Answer':
        if (state.length >= (command.most ?? 100)) return refuse('enough');
        return state.includes(command.text) ? [] : [answered(command.text)];
      default:
        return assertNever(command.type);
    }
  },
  evolve: (state, { text }) => [...state, text],
};

describe('the event log', () => {
  let dir: string;
  let store: EventStore;
  let vault: Vault;
  let keys: PersonKeys;
  let log: EventLog;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'log-'));
    store = createSqliteEventStore({ file: join(dir, 'events.db') });
    vault = createSqliteVault({ file: join(dir, 'vault.db') });
    keys = createPersonKeys(vault);
    log = createEventLog({ store, catalogue, keys, clock: { now: () => new Date('2025-03-01T00:00:00Z') } });
  });
  afterEach(async () => {
    await store.close();
    await vault.close();
    rmSync(dir, { recursive: true });
  });

  const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at: '2024-01-01T00:00:00.000Z' };
  const lay = (type: string, data: Record<string, unknown>, version: number) =>
    store.append('s-1', [{ id: crypto.randomUUID(), type, data, metadata: { ...metadata, version } }], {
      expected: 'any',
    });
  async function everything(): Promise<Opened[]> {
    const found: Opened[] = [];
    for await (const { events } of log.readAll({ from: 0 })) found.push(...events);
    return found;
  }

  test('an event is read back as written, with time and cause', async () => {
    await log.append('s-1', [asked], { expected: 'none', context: because('c-1') });
    const { events, revision } = await log.read('s-1');
    expect(revision).toBe(0);
    expect(events[0]).toMatchObject({
      event: asked,
      metadata: { causationId: 'c-1', correlationId: 'r-1', at: '2025-03-01T00:00:00.000Z', version: 2 },
    });
  });

  test('personal fields are unreadable in the store, and null once the key is destroyed', async () => {
    await log.append('s-1', [asked], { expected: 'none', context: because('c-1') });
    const raw = JSON.stringify(await store.readStream('s-1'));
    expect(raw).toContain('u-1');
    expect(raw).not.toContain('melting');
    await keys.destroy('u-1');
    expect((await log.read('s-1')).events[0]?.event).toEqual({ ...asked, query: null });
  });

  test('personal fields of types that a reader does without are null, and are not decrypted', async () => {
    await log.append('s-1', [asked, answered('never')], { expected: 'none', context: because('c-1') });
    const damaged = { who: 'u-1', query: 'v2.a.b.c', words: 2 };
    await lay('Asked', damaged, 2);
    const shown = { type: 'Shown', thing: 't-1', by: 'u-1', reason: 'because', text: 'cold' };
    await log.append('s-2', [shown], { expected: 'none', context: because('c-2') });
    const read: unknown[] = [];
    for await (const { events } of log.readAll({ from: 0, personal: new Set(['Shown']) }))
      read.push(...events.map(({ event }) => event));
    const without = { ...asked, query: null };
    expect(read).toEqual([without, answered('never'), without, shown]);
  });

  test('a sealed field moved to another stream cannot be opened there', async () => {
    await log.append('s-1', [asked], { expected: 'none', context: because('c-1') });
    const [{ id = '', type = '', data = {}, metadata } = {}] = await store.readStream('s-1');
    if (!metadata) throw new Error('the event was not written');
    await store.append('s-2', [{ id: 'e-2', type, data, metadata }], { expected: 'none' });
    expect((await log.read('s-1')).events[0]).toMatchObject({ id, event: asked });
    await expect(log.read('s-2')).rejects.toThrow();
  });

  describe('an event with an optional personal field', () => {
    const closed = { type: 'Closed', userId: 'u-1' };
    const tell = (event: DomainEvent) =>
      log.append('s-1', [event], { expected: 'any', context: because('c-1') });
    const read = async () => (await log.read('s-1')).events[0]?.event;

    test('is written unchanged without the field, and makes no key', async () => {
      await tell({ ...closed, by: 'admin' });
      expect((await store.readStream('s-1'))[0]?.data).toEqual({ userId: 'u-1', by: 'admin' });
      expect(await keys.find('admin')).toBeUndefined();
      expect(await read()).toEqual({ ...closed, by: 'admin' });
    });

    test('is written without the field even when its owner is missing', async () => {
      await tell(closed);
      expect((await store.readStream('s-1'))[0]?.data).toEqual({ userId: 'u-1' });
      expect(await read()).toEqual(closed);
    });

    test('is sealed with the key of the owner that the event names', async () => {
      await tell({ ...closed, by: 'admin', reason: 'Asked by letter.' });
      expect(JSON.stringify(await store.readStream('s-1'))).not.toContain('letter');
      expect(await read()).toEqual({ ...closed, by: 'admin', reason: 'Asked by letter.' });
      await keys.destroy('u-1');
      expect(await read()).toMatchObject({ reason: 'Asked by letter.' });
      await keys.destroy('admin');
      expect(await read()).toEqual({ ...closed, by: 'admin', reason: null });
    });

    test('is refused with the field but without its owner', async () => {
      await expect(tell({ ...closed, reason: 'Whose words?' })).rejects.toThrow('does not say whose');
      expect(await store.head()).toBe(0);
    });
  });

  test('a personal field may be sealed with the key of a thing instead of a person', async () => {
    const shown = { type: 'Shown', thing: 't-1', by: 'u-1', reason: 'Well made.', text: 'melting ice' };
    const read = async () => (await log.read('s-1')).events[0]?.event;
    await log.append('s-1', [shown], { expected: 'none', context: because('c-1') });
    expect(JSON.stringify(await store.readStream('s-1'))).not.toMatch(/Well made|melting/);
    expect(await read()).toEqual(shown);
    await keys.destroy('u-1');
    expect(await read()).toEqual({ ...shown, reason: null });
    await keys.destroy('t-1');
    expect(await read()).toEqual({ ...shown, reason: null, text: null });
  });

  describe('all events of one person', () => {
    const about = async (userId: string, types?: string[]) => {
      const found: Opened[] = [];
      for await (const item of log.readAbout(userId, { types })) found.push(item);
      return found.map(({ event, stream }) => ({ ...event, stream }));
    };
    const closed = (userId: string) => ({ type: 'Closed', userId, by: 'u-9', reason: `about ${userId}` });

    test('are found in every stream, in order and decrypted, without events of others', async () => {
      const context = because('c-1');
      await log.append('a', [closed('u-1'), closed('u-10')], { expected: 'none', context });
      await log.append('b', [closed('u-2'), answered('u-1'), closed('u-1')], { expected: 'none', context });
      expect(await about('u-1')).toEqual([
        { ...closed('u-1'), stream: 'a' },
        { ...closed('u-1'), stream: 'b' },
      ]);
      expect(await about('u-9')).toEqual([]);
      expect(await about('u-1', ['Answered'])).toEqual([]);
      expect(await about('u-2', ['Closed'])).toHaveLength(1);
    });
  });

  test('an event that does not fit its schema, or of unknown type, is not written', async () => {
    const context = because('c-1');
    const wrong = [{ type: 'Answered', text: 7 }, { type: 'Guessed' }];
    for (const event of wrong)
      await expect(
        log.append('s-1', [answered('fine'), event], { expected: 'any', context }),
      ).rejects.toThrow();
    expect(await store.head()).toBe(0);
  });

  test('an older version is lifted to the current one', async () => {
    await keys.keyFor('u-9');
    await lay('Asked', { who: 'u-9', query: null, count: 5 }, 1);
    expect((await log.read('s-1')).events[0]?.event).toMatchObject({ words: 5, query: null });
  });

  test('events of unknown type do not stop a reader, and the position counts them', async () => {
    await lay('FromTheFuture', {}, 1);
    await log.append('s-2', [answered('known')], { expected: 'none', context: because('c-1') });
    await lay('FromTheFuture', {}, 1);
    expect((await everything()).map(({ event }) => event.type)).toEqual(['Answered']);
    let reached = 0;
    for await (const { upTo } of log.readAll({ from: 0 })) reached = upTo;
    expect(reached).toBe(await log.head());
  });

  test('one event can be read alone, and a broken one carries its error', async () => {
    await log.append('s-1', [asked, answered('it melts')], { expected: 'none', context: because('c-1') });
    await lay('Answered', { text: 5 }, 1);
    await lay('Forgotten', {}, 1);
    expect((await log.readOne('s-1', 1))?.event).toEqual(answered('it melts'));
    expect(await log.readOne('s-1', 2)).toMatchObject({ revision: 2, event: { type: 'Answered' } });
    expect((await log.readOne('s-1', 2))?.broken).toBeInstanceOf(Error);
    expect(await log.readOne('s-1', 3)).toBeUndefined();
    expect(await log.readOne('s-1', 9)).toBeUndefined();
    expect(await log.readOne('nowhere', 0)).toBeUndefined();
  });

  test('a broken event is returned as broken, with the others', async () => {
    await lay('Answered', { text: 7 }, 1);
    await keys.keyFor('u-1');
    await lay('Asked', { who: 'u-1', query: 'not sealed', words: 2 }, 2);
    await lay('Answered', { text: 'whole' }, 1);
    const found = await everything();
    expect(found.map(({ broken }) => broken !== undefined)).toEqual([true, true, false]);
    expect(found[0]?.event).toEqual({ type: 'Answered' });
    await expect(log.read('s-1')).rejects.toThrow();
  });

  describe('handling a command', () => {
    const answer = (text: string, cause: string, most?: number) =>
      log.handle(answers, 's-1', { type: 'Answer', text, most }, because(cause));

    test('decides on the stored events and returns the new state', async () => {
      await answer('one', 'c-1');
      expect(await answer('two', 'c-2')).toEqual({ events: [answered('two')], state: ['one', 'two'] });
      expect(await answer('two', 'c-3')).toEqual({ events: [], state: ['one', 'two'] });
    });

    test('returns a refusal and writes nothing', async () => {
      expect(await answer('one', 'c-1', 0)).toMatchObject({ refused: true, code: 'enough' });
      expect(await store.head()).toBe(0);
    });

    test('decides again after a conflict, so that no command is lost', async () => {
      const all = Array.from({ length: 20 }, (_, n) => answer(`answer ${n}`, `c-${n}`));
      await Promise.all(all);
      expect((await log.read('s-1')).events).toHaveLength(20);
    });

    test('accepts of many concurrent commands only as many as the rules allow [SEC-62]', async () => {
      const all = Array.from({ length: 10 }, (_, n) => answer(`answer ${n}`, `c-${n}`, 3));
      const refused = (await Promise.all(all)).filter((outcome) => 'refused' in outcome);
      expect(refused).toHaveLength(7);
      expect((await log.read('s-1')).events).toHaveLength(3);
    });

    test('with a repeated cause changes nothing', async () => {
      const eager: typeof answers = { ...answers, decide: ({ text }) => [answered(text)] };
      const send = () => log.handle(eager, 's-1', { type: 'Answer', text: 'once' }, because('c-1'));
      await send();
      expect(await send()).toEqual({ events: [answered('once')], state: ['once'] });
      await Promise.all([send(), send()]);
      expect((await log.read('s-1')).events).toHaveLength(1);
    });
  });
});
