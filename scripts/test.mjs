import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bin, endChildrenWithUs, runNode } from './child.mjs';
import { line, noTotals, plus, totalsOf } from './totals.mjs';

const reports = mkdtempSync(join(tmpdir(), 'evident-tests-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenWithUs();

let totals = await vitest('Specs', 'vitest.config.ts');
if (await build()) {
  // How many crashes the short chaos run makes.
  const env = { CHAOS_KILLS: process.env.CHAOS_KILLS ?? '10' };
  totals = plus(totals, await vitest('Browser journeys and crashes', 'vitest.e2e.config.ts', env));
} else {
  totals = plus(totals, { ...noTotals, failed: 1 });
}
console.log(line(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

/** Runs one suite in the open and answers its totals. */
async function vitest(name, config, env = {}) {
  console.log(`\n${name}`);
  const report = join(reports, `${config}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, seconds } = await runNode([bin('vitest'), 'run', '--config', config, ...reporters], {
    env: { ...env, NODE_ENV: 'test' },
    show: true,
  });
  const found = totalsOf(report, code);
  console.log(`${name}: ${line(found)}, ${seconds.toFixed(0)} s`);
  return found;
}
