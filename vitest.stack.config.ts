import { mergeConfig } from 'vitest/config';
import journeys from './vitest.e2e.config';

/** What looks at the files of the embedded default, or runs no product at all, says nothing about other engines. */
const embeddedOnly = ['erasure', 'start', 'offline', 'backup', 'private', 'enumeration'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);

/** The journeys and crashes over EventStoreDB, MongoDB and Temporal, and what only the full stack can go through. */
export default mergeConfig(journeys, {
  test: {
    include: ['tests/stack/**/*.e2e.ts'],
    exclude: embeddedOnly,
    setupFiles: ['tests/stack/end-logs.ts'],
    env: { JOURNEYS_OVER: 'full-stack' },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
