import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { endChildrenWithUs } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { suite } from './test-runner.mjs';
import { failure, plus, summary } from './totals.mjs';

refuseArguments('npm test');
const reports = mkdtempSync(join(tmpdir(), 'evident-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenWithUs();

// Specs wait for clocks and servers of their own; the build and the first journeys use that time.
const specs = suite({ name: 'Specs', project: 'specs', reports });
const journeys = (await build()) ? journeysAfter(specs) : failure('the build: see above.');
const totals = plus(await specs, await journeys);
console.log(summary(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Runs the journeys beside the specs, and prints their output after that of the specs. */
function journeysAfter(specs) {
  // The number of crashes in the short chaos run.
  const env = { CHAOS_KILLS: process.env.CHAOS_KILLS ?? '3' };
  return suite({ name: 'Browser journeys and crashes', project: 'journeys', reports, env, after: specs });
}
