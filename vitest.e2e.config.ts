import { defineConfig } from 'vitest/config';

/** Journeys through the built product, and the crashes: one file at a time, for they share two cores with browsers. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/chaos/**/*.chaos.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
