import { join } from 'node:path';
import { bin, runNode } from './run-node.mjs';
import { line, totalsOf } from './totals.mjs';

/**
 * Runs one project of vitest.config.ts with its output shown, and answers its totals. `only`: files whose path contains one
 * of these; `testTimeout`: how long one test may take, in milliseconds, where it differs from that config; `execPath`:
 * another Node; `after`: another suite, which runs at the same time and whose output comes first.
 */
export async function suite({ name, project, reports, env = {}, only = [], testTimeout, execPath, after }) {
  const begin = () => console.log(`\n${name}`);
  if (!after) begin();
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const patience = testTimeout ? [`--testTimeout=${testTimeout}`] : [];
  const { code, seconds } = await runNode(
    [bin('vitest'), 'run', '--project', project, ...reporters, ...patience, ...only],
    { env: { ...env, NODE_ENV: 'test' }, show: !after, showAfter: after?.then(begin), execPath },
  );
  await after;
  const totals = totalsOf(report, code);
  console.log(`${name}: ${line(totals)}, ${seconds.toFixed(0)} s`);
  return totals;
}
