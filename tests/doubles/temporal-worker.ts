import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { TemporalEngineDeps } from '../../workflows/adapters/engine.temporal';

const program = fileURLToPath(new URL('./temporal-worker-process.ts', import.meta.url));

/** A worker process over the same task queue. `cleanUp` receives its stop function. */
export async function startTemporalWorker(
  { address, taskQueue }: Pick<TemporalEngineDeps, 'address' | 'taskQueue'>,
  cleanUp: (() => Promise<void>)[],
) {
  const args = ['--import', 'tsx', program, '--address', address, '--queue', taskQueue];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  cleanUp.push(kill);
  await once(child, 'spawn');
  return {
    /** Resolves once it has printed this line. */
    says: (line: string) =>
      vi.waitFor(
        () => {
          if (!lines.includes(line)) throw new Error(`the worker has not said: ${line}`);
        },
        { timeout: 20_000 },
      ),
    kill,
  };
}
