import { bin, endChildrenWithUs, runNode } from './run-node.mjs';
import { refuseArguments } from './no-arguments.mjs';

refuseArguments('npm run check');

/** Every check besides the tests, longest first. */
const checks = [
  ['types', [bin('typescript', 'tsc'), '--noEmit', '-p', '.']],
  ['lint', [bin('eslint'), '.', '--max-warnings', '0']],
  ['format', [bin('prettier'), '--check', '.', '--log-level', 'warn']],
  ['import rules', [bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '.']],
  ['import rules bite', [bin('tsx'), 'scripts/check-fences.ts']],
  ['words', [bin('tsx'), 'scripts/check-words.ts']],
  ['lock file', ['scripts/check-lock.mjs']],
];
const atOnce = 2;

endChildrenWithUs();
let failed = 0;
const waiting = [...checks];
await Promise.all(Array.from({ length: atOnce }, runWaiting));
console.log(
  failed === 0 ? `All ${checks.length} checks passed.` : `${failed} of ${checks.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const { code, output, seconds } = await runNode(command, { env: { FORCE_COLOR: '0' } });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${seconds.toFixed(1)} s`);
    if (code === 0) continue;
    failed += 1;
    console.log(output);
  }
}
