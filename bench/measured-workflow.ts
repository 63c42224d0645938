import type { Workflow, WorkflowDefinition } from '../workflows/engine';
import { storePolicy } from '../workflows/retry';

type Handlers = { step(input: { n: number }): Promise<{ words: number }>; end(input: null): Promise<null> };

/** So many steps one after another, each of them durable before the next begins, after one that is not measured. */
const run: Workflow<Handlers, { steps: number }> = async (tools, { steps }) => {
  for (let n = 0; n <= steps; n += 1) await tools.steps.step({ n });
  await tools.steps.end(null);
};

/** Apart from the measuring steps, for Temporal runs it in a sandbox. */
export const measured: WorkflowDefinition = {
  name: 'measured',
  version: 1,
  run,
  retry: { default: storePolicy },
};

/** Steps that take the time from the first measured step to the last; `took` resolves with milliseconds. */
export function stopwatch() {
  let began = 0;
  let end: (took: number) => void = () => {};
  const took = new Promise<number>((resolve) => (end = resolve));
  const handlers = {
    step: ({ n }: { n: number }) => {
      if (n === 1) began = performance.now();
      return Promise.resolve({ words: 350 });
    },
    end: (_: null) => {
      end(performance.now() - began);
      return Promise.resolve(null);
    },
  };
  return { works: handlers, took };
}
