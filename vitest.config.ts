import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest journeys: begun first, so that none of them runs alone at the end. */
const long = [
  'screens.e2e',
  'command-line',
  'research-tabs',
  'hostile-answers',
  'large-data',
  'visual-insights-asking',
  'admin-tabs',
  'report-language',
  'attached-files',
  'journey.e2e',
  'home.e2e',
  'routes.e2e',
  'events-command',
  'erasure',
  'hostile-input',
  'insights.e2e',
  'claim-chain',
  'operations.e2e',
  'without-javascript',
  'analysts',
  'rate-limits-and-origins',
  'admin-command',
  'google.e2e',
  'admin.e2e',
  'telemetry',
  'crash-loop',
  'kill-reports',
  'start.e2e',
  'plan-approval',
  'sign-in.e2e',
];
const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.includes(name));
  return at < 0 ? long.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

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

/** Common to all projects. Files leave nothing behind: what one has imported serves the next, which halves the work. */
const worker = { pool: 'forks', isolate: false } as const;
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };

const specs = {
  ...worker,
  name: 'specs',
  include: ['**/*.spec.{ts,tsx}'],
  exclude: ['node_modules/**', 'build/**'],
  // Many of them wait for servers, deadlines and disks: one more worker than there are cores.
  maxWorkers: 3,
  // On a machine with four times as many processes as cores, four of 6,201 specs took longer than 20 s.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Waits are generous: how fast a condition is met depends on the machine.
  expect: { poll: { timeout: 15_000 } },
};

/** Journeys through the built product, and the crashes: few at a time, as they share two cores with browsers. */
const journeys = {
  ...worker,
  ...patient,
  name: 'journeys',
  include: ['tests/e2e/**/*.e2e.ts', 'tests/chaos/**/*.chaos.ts'],
  globalSetup: 'tests/e2e/product/bundle-commands.ts',
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  expect: { poll: { timeout: 30_000 } },
};

/** The journeys and crashes over EventStoreDB, MongoDB and Temporal, and those that need the full stack. */
const stack = {
  ...journeys,
  name: 'stack',
  include: ['tests/stack/**/*.e2e.ts', 'tests/chaos/**/*.chaos.ts', ...overEngines],
  setupFiles: ['tests/stack/end-logs.ts'],
  // The servers run on the same machine.
  maxWorkers: 2,
};

/** The journeys run over the embedded default or, with `JOURNEYS_OVER=full-stack`, over the full stack. */
const overStack = process.env.JOURNEYS_OVER === 'full-stack';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    projects: [specs, overStack ? stack : journeys].map((test) => ({ extends: true, test })),
    sequence: { sequencer: LongestFirst },
    // Caches transforms by content: a second run takes a tenth less.
    experimental: { fsModuleCache: true },
  },
});
