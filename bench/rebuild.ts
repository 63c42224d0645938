import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { EventLog } from '../modules/kernel/events/event-log';
import { systemClock } from '../modules/kernel/ports';
import { toReportId } from '../modules/kernel/report-id';
import { createSqliteReadStore } from '../projections/adapters/read-store.sqlite';
import { projections } from '../projections/registry';
import { personalTypesOf, typesOf } from '../projections/runtime/fold-batch';
import { rebuild as rebuildModels } from '../projections/runtime/rebuild';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { openSampleLog } from './sample-log';
import { sampleCalls, sampleJournal, sampleSearch, sampleWords } from './sample-search';

const goal = 0.7;
const searches = 60;
const people = 10;
/** A checkpoint of the write-ahead log doubles the time of a round now and then. */
const roundCount = 25;

/** What read models cost beyond reading the events: events/s of a full rebuild, over events/s of reading and parsing them. */
export const rebuild: Bench = {
  name: 'rebuild',
  goal: `full rebuild of all read models / read-and-parse of the same events >= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const sample = await filledLog(dir);
      const store = createSqliteReadStore({ file: join(dir, 'views.db') });
      await store.open(projections);
      const { signal } = new AbortController();
      const deps = { log: sample.log, store, projections, clock: systemClock, signal };
      const pairs = await rounds(
        roundCount,
        () => timed(() => rebuildModels(deps)),
        () => timed(() => readAndParse(sample.log)),
      );
      const events = await readAndParse(sample.log);
      const settings = {
        searches,
        wordsPerReport: sampleWords,
        events,
        logMb: (statSync(join(dir, 'events.db')).size / 1_000_000).toFixed(1),
        models: projections.map(({ name }) => name).join(', '),
        rebuildMs: summary(pairs.map(({ a }) => Math.round(a))),
        readAndParseMs: summary(pairs.map(({ b }) => Math.round(b))),
      };
      await store.close();
      await sample.close();
      const ratio = summary(pairs.map(({ a, b }) => b / a));
      return { ratio, settings, ok: ratio.median >= goal };
    }),
};

/** A log that another process has written: nothing of it is cached. */
export async function filledLog(dir: string): Promise<ReturnType<typeof openSampleLog>> {
  const written = openSampleLog(dir);
  await fill(written);
  await written.close();
  return openSampleLog(dir);
}

/** Sixty finished searches of ten people, with everything they leave in the log. */
async function fill({ append }: ReturnType<typeof openSampleLog>): Promise<void> {
  for (let index = 0; index < searches; index += 1) {
    const id = `s-${index}`;
    const userId = `u-${index % people}`;
    await append(`workflow-${id}`, sampleJournal(id));
    await append(`calls-${id}`, sampleCalls(id, userId));
    await append(`search-${id}`, sampleSearch(toReportId(id), userId));
  }
}

/** The events that a rebuild folds, as it opens them: without those of journals, and sealed where no model reads them. */
async function readAndParse(log: EventLog): Promise<number> {
  let count = 0;
  const reading = { types: typesOf(projections), personal: personalTypesOf(projections) };
  for await (const { events } of log.readAll({ from: 0, ...reading })) count += events.length;
  return count;
}
