import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { endChildrenWithUs } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { suite } from './test-runner.mjs';
import { failure, plus, summary } from './totals.mjs';

refuseArguments('npm run test:stack');

/** The suites of every port, by the engine that they run over here. */
const ports = {
  EVENTSTORE_URL: [
    'modules/kernel/events/event-store',
    'modules/kernel/events/append-in-order',
    'modules/kernel/adapters/event-store.eventstoredb',
    'modules/kernel/adapters/eventstoredb/',
  ],
  MONGODB_URL: [
    'modules/kernel/vault',
    'modules/kernel/adapters/vault.mongo',
    'modules/kernel/rate-limit/sliding-window',
    'modules/kernel/rate-limit/buffered-window',
    'modules/evidence/snapshots',
    'projections/',
  ],
  TEMPORAL_ADDRESS: ['workflows/engine', 'workflows/adapters/'],
};

const reports = mkdtempSync(join(tmpdir(), 'evident-stack-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenWithUs();

/** See `overEngines` in vitest.config.ts. */
const leftOut =
  'Left out over the full stack are the journeys that look at files of the embedded default, count requests by the minute, or look at how screens are made alone.';

const missing = Object.keys(ports).filter((name) => !process.env[name]);
const skipped = missing.map(sentenceFor);
for (const sentence of skipped) console.log(sentence);

const named = Object.keys(ports).filter((name) => !missing.includes(name));
const files = [...new Set(['EVENTSTORE_URL', ...named].flatMap((name) => ports[name]))];
let totals = await suite({
  name: 'Suites of the ports',
  project: 'specs',
  reports,
  only: files,
  // Real servers write to disk, beside the tests.
  testTimeout: 90_000,
});
if (missing.includes('MONGODB_URL') || missing.includes('TEMPORAL_ADDRESS')) {
  console.log('The journeys over the full stack are not run: they need MONGODB_URL and TEMPORAL_ADDRESS.');
} else if (await build()) {
  const env = { JOURNEYS_OVER: 'full-stack', CHAOS_KILLS: process.env.CHAOS_KILLS ?? '10' };
  const journeys = { name: 'Journeys over the full stack', project: 'stack', reports, env };
  totals = plus(totals, await suite(journeys));
} else {
  totals = plus(totals, failure('the build: see above.'));
}
for (const sentence of [...skipped, leftOut]) console.log(sentence);
console.log(summary(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

function sentenceFor(name) {
  return name === 'EVENTSTORE_URL'
    ? 'EVENTSTORE_URL is not set: EventStoreDB is played by the stand-in of tests/doubles/eventstoredb.'
    : `${name} is not set: skipped over a real server are ${ports[name].join(', ')}.`;
}
