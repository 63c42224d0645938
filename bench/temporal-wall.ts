import { endAll } from '../tests/doubles/temporal';
import type { Bench } from './harness';
import { delays, measure, plan, slowest } from './report-wall';

const goal = 1.1;
const needs = 'TEMPORAL_ADDRESS';

/** How much time a report takes beyond its model calls when Temporal runs the workflow. */
export const temporalWall: Bench = {
  name: 'temporal-wall',
  goal: `report wall time / critical path on Temporal <= ${goal}`,
  needs,
  async run() {
    const address = process.env[needs] ?? '';
    const namespace = process.env.TEMPORAL_NAMESPACE ?? 'default';
    const taskQueue = `bench-${crypto.randomUUID()}`;
    try {
      return await measure({ delays }, ({ completed }) => completed / (plan + slowest), goal, {
        env: {
          TEMPORAL_ADDRESS: address,
          TEMPORAL_NAMESPACE: namespace,
          TEMPORAL_TASK_QUEUE: taskQueue,
          SESSION_SECRET: 'a secret of the benchmark',
        },
      });
    } finally {
      await endAll({ address, namespace, taskQueue });
    }
  },
};
