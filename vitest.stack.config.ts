import { mergeConfig } from 'vitest/config';
import journeys from './vitest.e2e.config';

/**
 * What looks at the files of the embedded default, or counts what is done in a minute, which the small servers of tests are
 * too slow for; limits are proven over MongoDB by the suite of the vault.
 */
const embeddedOnly = [
  'arguments',
  'erasure',
  'start',
  'offline',
  'backup',
  'private',
  'enumeration',
  'locked-doors',
];
/** What looks at how screens are made, and at nothing that an engine has a part in. */
const screensAlone = ['screens', 'hostile-answers'];
const leftOut = [...embeddedOnly, ...screensAlone].map((name) => `tests/e2e/${name}.e2e.ts`);

/** The journeys and crashes over EventStoreDB, MongoDB and Temporal, and what only the full stack can go through. */
export default mergeConfig(journeys, {
  test: {
    include: ['tests/stack/**/*.e2e.ts'],
    exclude: leftOut,
    setupFiles: ['tests/stack/end-logs.ts'],
    env: { JOURNEYS_OVER: 'full-stack' },
    // The servers share the machine with them.
    maxWorkers: 2,
  },
});
