import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { endChildrenWithUs } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { suite } from './test-runner.mjs';
import { line, noTotals, plus } from './totals.mjs';

refuseArguments('npm test');
const reports = mkdtempSync(join(tmpdir(), 'evident-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenWithUs();

// Specs wait for clocks and servers of their own; the build uses that time.
const specs = suite({ name: 'Specs', project: 'specs', reports });
const built = await build();
let totals = await specs;
if (built) {
  // The number of crashes in the short chaos run.
  const env = { CHAOS_KILLS: process.env.CHAOS_KILLS ?? '3' };
  const journeys = { name: 'Browser journeys and crashes', project: 'journeys', reports, env };
  totals = plus(totals, await suite(journeys));
} else {
  totals = plus(totals, { ...noTotals, failed: 1 });
}
console.log(line(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;
