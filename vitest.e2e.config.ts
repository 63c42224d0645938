import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files: begun first, so that none of them runs alone at the end. */
const long = [
  'screens.e2e',
  'command-line',
  'research-tabs',
  'hostile-answers',
  'large-data',
  'admin-tabs',
  'journey.e2e',
  'home.e2e',
  'routes.e2e',
  'events-command',
  'erasure',
  'hostile-input',
  'insights.e2e',
  'without-javascript',
  'analysts',
  'rate-limits-and-origins',
  'admin-command',
  'google.e2e',
  'admin.e2e',
  'telemetry',
  'crash-loop',
  'kill-reports',
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

/** Journeys through the built product, and the crashes: few at a time, as they share two cores with browsers. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/chaos/**/*.chaos.ts'],
    globalSetup: 'tests/e2e/bundle-commands.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
  },
});
