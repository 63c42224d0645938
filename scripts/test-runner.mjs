import { join } from 'node:path';
import { bin, runNode } from './run-node.mjs';
import { line, totalsOf } from './totals.mjs';

/**
 * Runs one suite of tests with its output shown, and answers its totals. `only`: files whose path contains one of these;
 * `testTimeout`: how long one test may take, in milliseconds, where it differs from the config; `execPath`: another Node.
 */
export async function suite({ name, config, reports, env = {}, only = [], testTimeout, execPath }) {
  console.log(`\n${name}`);
  const report = join(reports, `${config}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const patience = testTimeout ? [`--testTimeout=${testTimeout}`] : [];
  const { code, seconds } = await runNode(
    [bin('vitest'), 'run', '--config', config, ...reporters, ...patience, ...only],
    { env: { ...env, NODE_ENV: 'test' }, show: true, execPath },
  );
  const found = totalsOf(report, code);
  console.log(`${name}: ${line(found)}, ${seconds.toFixed(0)} s`);
  return found;
}
