import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const running = new Set();

/** The file behind a package's command. */
export function bin(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin: bins } = require(manifest);
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[command]);
}

/**
 * Runs a node program to its end and answers its exit code, output and seconds. `show` also prints the output as it comes,
 * `showAfter` from the time that this promise resolves; `execPath` names another Node. When this process ends, so does the
 * program.
 */
export function runNode(args, { env = {}, show = false, showAfter, execPath = process.execPath } = {}) {
  const started = performance.now();
  const child = spawn(execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  running.add(child);
  let output = '';
  let isShown = false;
  const hear = (chunk) => {
    output += chunk;
    if (isShown) process.stdout.write(chunk);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  void showAfter?.then(() => {
    process.stdout.write(output);
    isShown = true;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

const endings = { SIGINT: 130, SIGTERM: 143 };
const endAll = (signal) => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(endings[signal]);
};

/** Until the returned function is called, SIGINT and SIGTERM end this process and the programs of `runNode`. */
export function endChildrenWithUs() {
  for (const signal of Object.keys(endings)) process.on(signal, endAll);
  return () => {
    for (const signal of Object.keys(endings)) process.off(signal, endAll);
  };
}
