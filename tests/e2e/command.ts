import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { enginesOf } from './engines';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Outcome = { code: number | null; stdout: Buffer; stderr: string };

/** Runs one of the product's commands as `npm run` would, on a data folder, and waits for its end. */
export async function run(
  script: 'report' | 'projections' | 'admin' | 'backup' | 'usage' | 'events' | 'vault',
  args: readonly string[],
  env: Record<string, string> & { DATA_DIR: string },
): Promise<Outcome> {
  const engines = await enginesOf(env.DATA_DIR);
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...engines,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reaped = () => void child.kill('SIGKILL');
  process.once('exit', reaped);
  const out: Buffer[] = [];
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', reaped);
      resolve({ code, stdout: Buffer.concat(out), stderr });
    });
  });
}
