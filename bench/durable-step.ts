import { join } from 'node:path';
import { openDatabase, pragma } from '../modules/kernel/adapters/sqlite';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { createInProcessEngine } from '../workflows/adapters/engine.in-process';
import type { Story, StoryDefinition } from '../workflows/engine';
import { local } from '../workflows/retry';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { openSampleLog } from './sample-log';

const goal = 2;
const steps = 100;

type Works = { step(input: { n: number }): Promise<{ words: number }>; end(input: null): Promise<null> };

/** Steps one after another: each is on disk before the next begins. */
const tell: Story<Works, null> = async (tools) => {
  for (let n = 0; n <= steps; n += 1) await tools.steps.step({ n });
  await tools.steps.end(null);
};
const story: StoryDefinition = { name: 'measured', version: 1, tell, retry: { default: local } };

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
  let began = 0;
  let took = NaN;
  const works = {
    step: ({ n }: { n: number }) => {
      if (n === 1) began = performance.now();
      return Promise.resolve({ words: 350 });
    },
    end: (_: null) => {
      took = performance.now() - began;
      stop.abort();
      return Promise.resolve(null);
    },
  };
  const engine = createInProcessEngine({
    log,
    stories: [story],
    works,
    clock: systemClock,
    logger: silentLog,
  });
  await engine.start('measured', crypto.randomUUID(), null);
  await engine.run(stop.signal);
  return took;
}
