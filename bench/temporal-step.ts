import { fileURLToPath } from 'node:url';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { createInProcessEngine } from '../workflows/adapters/engine.in-process';
import { createTemporalEngine } from '../workflows/adapters/engine.temporal';
import { endAll } from '../tests/doubles/temporal';
import type { Engine, StepHandlers } from '../workflows/engine';
import { inTempFolder, rounds, summary, type Bench } from './harness';
import { measured, stopwatch } from './measured-workflow';
import { openSampleLog } from './sample-log';

const goal = 0.2;
const steps = 30;
const needs = 'TEMPORAL_ADDRESS';
const workflowsPath = fileURLToPath(new URL('./measured-workflow.bundle.ts', import.meta.url));

/** What a server of its own costs a step: time per durable step in process, over time per activity of Temporal. */
export const temporalStep: Bench = {
  name: 'temporal-step',
  goal: `durable step in process / activity of Temporal <= ${goal}`,
  needs,
  run: () =>
    inTempFolder(async (dir) => {
      const sample = openSampleLog(dir);
      const deps = { log: sample.log, workflows: [measured], clock: systemClock, logger: silentLog };
      const temporal = {
        address: process.env[needs] ?? '',
        namespace: process.env.TEMPORAL_NAMESPACE ?? 'default',
        taskQueue: `bench-${crypto.randomUUID()}`,
        secret: 'a secret of the benchmark',
        workflowsPath,
      };
      try {
        const pairs = await rounds(
          7,
          () => timeSteps((works) => createInProcessEngine({ ...deps, works })),
          () => timeSteps((works) => createTemporalEngine({ ...deps, ...temporal, works })),
        );
        const settings = {
          stepsPerRound: steps,
          log: sample.durability(),
          millisecondsInProcess: summary(pairs.map(({ a }) => Math.round((a / steps) * 100) / 100)),
          millisecondsOnTemporal: summary(pairs.map(({ b }) => Math.round((b / steps) * 100) / 100)),
        };
        const ratio = summary(pairs.map(({ a, b }) => a / b));
        return { ratio, settings, ok: ratio.median <= goal };
      } finally {
        await endAll(temporal);
        await sample.close();
      }
    }),
};

async function timeSteps(engineOf: (works: StepHandlers) => Engine): Promise<number> {
  const { works, took } = stopwatch();
  const engine = engineOf(works);
  const stop = new AbortController();
  await engine.start('measured', crypto.randomUUID(), { steps });
  const running = engine.run(stop.signal);
  const figure = await took;
  stop.abort();
  await running;
  await engine.close();
  return figure;
}
