import { parseArgs } from 'node:util';
import { sleep } from '../../modules/kernel/sleep';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import type { Engine, StepContext } from '../../workflows/engine';
import { oneByOne, tolerant } from './engine-workflows';
import { untilAborted, workflowLog } from './workflow-log';

/**
 * An engine in a process of its own over a shared log. A step kills every process (`deadly`) or only the process of this
 * number (`deadly-3`). A waiting step (`waits-5`) ends from the process of this number on; `slow` steps run meanwhile.
 */
const { values } = parseArgs({
  options: { log: { type: 'string' }, queue: { type: 'string' }, process: { type: 'string' } },
});

const works = {
  work: async (part: string, { key, signal }: StepContext) => {
    console.log(`${key} ${part}`);
    const [kind, number] = part.split('-');
    if (kind === 'deadly' && (number === undefined || number === values.process)) {
      await sleep(300);
      process.kill(process.pid, 'SIGKILL');
    }
    if (kind === 'waits' && Number(values.process) < Number(number)) await untilAborted(signal);
    if (kind === 'slow') await sleep(600);
    return part;
  },
};
const store = createSqliteEventStore({ file: values.log ?? '' });
const workflows = [tolerant, oneByOne];

/** The client of Temporal is slow to load. */
async function open(): Promise<Engine> {
  if (values.queue) {
    const [{ createTemporalEngine }, { temporalDeps }] = await Promise.all([
      import('../../workflows/adapters/engine.temporal'),
      import('./temporal'),
    ]);
    return createTemporalEngine(temporalDeps(store, workflows, works, { taskQueue: values.queue }));
  }
  const { createInProcessEngine } = await import('../../workflows/adapters/engine.in-process');
  const log = workflowLog(store, systemClock);
  return createInProcessEngine({ log, workflows, works, clock: systemClock, logger: silentLog, graceMs: 20 });
}

const engine = await open();
const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
await engine.run(stop.signal);
await engine.close();
await store.close();
