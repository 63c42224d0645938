import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openLogTables } from '../analytics/adapters/log-tables.duckdb';
import type { LogTables } from '../analytics/log-tables';
import { readUsage } from '../analytics/usage/usage';
import { eventCatalogue } from '../composition/event-catalogue';
import { createSqliteEventStore, type SqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import { inTempFolder, rounds, summary, timed, type Bench, type Summary } from './harness';
import { fillSynthetically } from './synthetic-log';

const events = 1_000_000;
const goal = 4;
/** An answer from tables that are up to date, in milliseconds. */
const answerGoalMs = 1_000;

const question = `
  SELECT asked.model, count(DISTINCT search_id) AS reports, sum(cost_usd) AS dollars
  FROM search_completed JOIN search_requested AS asked USING (search_id) JOIN model_call_finished USING (search_id)
  GROUP BY asked.model`;

/** What analysts wait for on a log of a million events: the first question makes the tables, the next ones find them. */
export const millionEvents: Bench = {
  name: 'million-events',
  goal: `tables made from nothing, and usage by user / reading a million raw events, each <= ${goal}; the next question in SQL <= ${answerGoalMs} ms`,
  run: () =>
    inTempFolder(async (dir) => {
      const store = createSqliteEventStore({ file: join(dir, 'events.db') });
      const filled = await fillSynthetically(store, events);
      const folder = join(dir, 'tables');
      const madeAnew = async () => {
        await rm(folder, { recursive: true, force: true });
        return timed(async () => (await open(store, folder)).close());
      };
      const read = () => timed(() => readRaw(store));
      const pairs = await rounds(2, madeAnew, read);
      const usageMs = await timed(() =>
        readUsage({ store, catalogue: eventCatalogue, query: { by: 'user' } }),
      );
      const usageOverRead = usageMs / (await read());
      const { nextMs, grownMs } = await nextQuestions(store, folder);
      await store.close();
      const settings = {
        events: filled,
        readMs: rounded(pairs.map(({ b }) => b)),
        firstQuestionMs: rounded(pairs.map(({ a }) => a)),
        usageMs: Math.round(usageMs),
        usageOverRead: usageOverRead.toFixed(2),
        nextQuestionMs: rounded(nextMs),
        nextQuestionAfterGrowthMs: rounded(grownMs),
      };
      const ratio = summary(pairs.map(({ a, b }) => a / b));
      const quick = summary(nextMs).median <= answerGoalMs;
      return { ratio, settings, ok: ratio.median <= goal && usageOverRead <= goal && quick };
    }),
};

const open = (store: SqliteEventStore, folder: string) =>
  openLogTables({ store, catalogue: eventCatalogue, folder });
const rounded = (ms: readonly number[]): Summary => summary(ms.map(Math.round));

async function readRaw(store: SqliteEventStore): Promise<void> {
  for await (const _ of store.readAll({ from: 0 }));
}

/** Another command's question: opening what is kept, and asking; and the same after the log has grown by an event. */
async function nextQuestions(store: SqliteEventStore, folder: string) {
  const ask = () =>
    timed(async () => {
      const tables = await open(store, folder);
      await rowsOf(tables);
      await tables.close();
    });
  const nextMs: number[] = [];
  const grownMs: number[] = [];
  for (const round of [1, 2, 3]) {
    nextMs.push(await ask());
    await store.append(`grown-${round}`, [grown(round)], { expected: 'none' });
    grownMs.push(await ask());
  }
  return { nextMs, grownMs };
}

async function rowsOf(tables: LogTables): Promise<void> {
  for await (const _ of (await tables.ask(question)).rows);
}

const grown = (round: number) => ({
  id: `grown-${round}`,
  type: 'SearchDeleted',
  data: { searchId: 's-1', userId: 'u-1' },
  metadata: {
    actor: { kind: 'system' as const },
    correlationId: 'grown',
    at: '2026-01-01T00:00:00.000Z',
    version: 1,
  },
});
