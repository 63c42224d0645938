import { mergeConfig } from 'vitest/config';
import journeys from './vitest.e2e.config';

/**
 * The journeys that also run over the full stack: one for each use of an engine in a request. Screens, rules and refusals
 * are the same over every engine, as the suites of the ports run over each.
 */
const overEngines = [
  'admin-http', // decisions, and lists read right after them
  'crash-loop', // a step that ends the process
  'http-accounts', // sessions, limits and links in the vault
  'http-queries', // a running search cancelled, cursors over lists
  'http-reports', // publication, slugs, snapshots of files
  'http-research', // the second workflow
  'http-searches', // quota, idempotency keys, progress as it is written
  'journey', // the browser, from sign-up to a report
  'mail', // the outbox
  'operations', // parked events, positions, running workflows
  'shutdown', // running requests and steps when a server is stopped
].map((name) => `tests/e2e/${name}.e2e.ts`);

/** The journeys and crashes over EventStoreDB, MongoDB and Temporal, and those that need the full stack. */
const stack = mergeConfig(journeys, {
  test: {
    setupFiles: ['tests/stack/end-logs.ts'],
    env: { JOURNEYS_OVER: 'full-stack' },
    // The servers run on the same machine.
    maxWorkers: 2,
  },
}) as { test: { include: string[] } };
stack.test.include = ['tests/stack/**/*.e2e.ts', 'tests/chaos/**/*.chaos.ts', ...overEngines];

export default stack;
