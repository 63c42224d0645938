/**
 * Runs commands in one process, one after the other, and prints their outcomes as JSON. Its argument: a JSON list of
 * `{ entryPoint, args }`. A start of Node takes longer than a command that refuses its arguments.
 *
 * `process.exit` throws instead, which ends the command at the same statement. Its first call counts, as in a process.
 */
import { pathToFileURL } from 'node:url';

class Exit extends Error {}

const runs = JSON.parse(process.argv[2] ?? '[]');
const print = process.stdout.write.bind(process.stdout);
// Each command listens for errors of stdout.
process.stdout.setMaxListeners(0);

/** @type {{ code: number | null, stdout: string, stderr: string }} */
let outcome;
const isRunning = () => outcome.code === null;
for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
  process[name].write = (text) => {
    if (isRunning()) outcome[name] += text;
    return true;
  };
}
process.exit = (code) => {
  if (isRunning()) outcome.code = Number(code ?? 0);
  throw new Exit();
};

const outcomes = [];
for (const [at, { entryPoint, args }] of runs.entries()) {
  outcome = { code: null, stdout: '', stderr: '' };
  process.argv = [process.execPath, entryPoint, ...args];
  try {
    // Another query makes another module: the entry point runs again, its imports stay loaded.
    await import(`${pathToFileURL(entryPoint).href}?${at}`);
  } catch (error) {
    if (!(error instanceof Exit)) outcome.stderr += String(error);
  }
  outcomes.push(outcome);
}
print(JSON.stringify(outcomes));
