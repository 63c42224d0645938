import { join } from 'node:path';
import { openDatabase, pragma } from '../modules/kernel/adapters/sqlite/database';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { createInProcessEngine } from '../workflows/adapters/engine.in-process';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { measured, stopwatch } from './measured-workflow';
import { openSampleLog } from './sample-log';

const goal = 2;
const steps = 100;

/** What the journal adds to a step that does nothing: time per durable step, over time per commit of a bare row. */
export const durableStep: Bench = {
  name: 'durable-step',
  goal: `durable step / bare commit <= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const sample = openSampleLog(dir);
      const raw = openDatabase(join(dir, 'raw.db'), { synchronous: 'FULL' });
      raw.exec('CREATE TABLE rows (value TEXT)');
      const insert = raw.prepare('INSERT INTO rows VALUES (?)');
      const row = 'x'.repeat(500);
      const pairs = await rounds(
        21,
        () => timeSteps(sample.log),
        () =>
          timed(() => {
            for (let n = 0; n < steps; n += 1) insert.run(row);
          }),
      );
      const settings = {
        stepsPerRound: steps,
        bytesPerBareRow: row.length,
        log: sample.durability(),
        bare: { journalMode: pragma(raw, 'journal_mode'), synchronous: pragma(raw, 'synchronous') },
        microsecondsPerStep: summary(pairs.map(({ a }) => Math.round((a / steps) * 1_000))),
        microsecondsPerCommit: summary(pairs.map(({ b }) => Math.round((b / steps) * 1_000))),
      };
      raw.close();
      await sample.close();
      const ratio = summary(pairs.map(({ a, b }) => a / b));
      return { ratio, settings, ok: ratio.median <= goal };
    }),
};

/** From the first finished step to the last, with everything the engine does in between. */
async function timeSteps(log: ReturnType<typeof openSampleLog>['log']): Promise<number> {
  const stop = new AbortController();
  const { works, took } = stopwatch();
  const engine = createInProcessEngine({
    log,
    workflows: [measured],
    works,
    clock: systemClock,
    logger: silentLog,
  });
  await engine.start('measured', crypto.randomUUID(), { steps });
  const running = engine.run(stop.signal);
  await took;
  stop.abort();
  await running;
  return took;
}
