import { join } from 'node:path';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { toReportId } from '../modules/kernel/report-id';
import { createSqliteReadStore } from '../projections/adapters/read-store.sqlite';
import { projections } from '../projections/registry';
import { createDaemon } from '../projections/runtime/daemon';
import { inTempFolder, p99, rounds, summary, timed, type Bench } from './harness';
import { openSampleLog } from './sample-log';
import { sampleSearch, sampleWords } from './sample-search';

const goal = 2;
const searches = 20;

type Sample = ReturnType<typeof openSampleLog>;

/** How much later than on disk an event is on the page: p99 from append to visible, over p99 of the append alone. */
export const visible: Bench = {
  name: 'visible',
  goal: `p99 time from append to visible in a read model / p99 append <= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const sample = openSampleLog(dir);
      const store = createSqliteReadStore({ file: join(dir, 'views.db') });
      await store.open(projections);
      const pairs = await rounds(
        11,
        () => untilVisible(sample, store),
        () => perEvent(sample, (append) => append()),
      );
      const settings = {
        appendsPerRound: searches * sampleSearch(toReportId(''), '').length,
        wordsPerReport: sampleWords,
        models: projections.map(({ name }) => name).join(', '),
        p99VisibleMs: summary(pairs.map(({ a }) => Number(a.toFixed(2)))),
        p99AppendMs: summary(pairs.map(({ b }) => Number(b.toFixed(2)))),
      };
      await store.close();
      await sample.close();
      const ratio = summary(pairs.map(({ a, b }) => a / b));
      return { ratio, settings, ok: ratio.median <= goal };
    }),
};

/** The 99th percentile over all events of some searches, appended one by one as a workflow does. */
async function perEvent(sample: Sample, measure: (append: () => Promise<number>) => Promise<unknown>) {
  const times: number[] = [];
  for (let count = 0; count < searches; count += 1) {
    const id = toReportId(crypto.randomUUID());
    for (const event of sampleSearch(id, 'u-1'))
      times.push(await timed(() => measure(() => sample.append(`search-${id}`, [event]))));
  }
  return p99(times);
}

async function untilVisible(sample: Sample, store: ReturnType<typeof createSqliteReadStore>) {
  const daemon = createDaemon({
    log: sample.log,
    store,
    projections,
    logger: silentLog,
    clock: systemClock,
  });
  const stop = new AbortController();
  const running = daemon.run(stop.signal);
  await daemon.reached(await sample.log.head());
  const figure = await perEvent(sample, async (append) => daemon.reached(await append()));
  stop.abort();
  await running;
  return figure;
}
