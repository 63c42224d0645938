import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enginesOf } from './engines';
import { nodeFlags } from './server';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Outcome = { code: number | null; stdout: Buffer; stderr: string };

export const commands = ['report', 'projections', 'admin', 'backup', 'usage', 'events', 'vault'] as const;
export type Command = (typeof commands)[number];

/** The variable with the folder of `bundle-commands.ts`. */
export const bundledCommands = 'BUNDLED_COMMANDS';
/** The arguments of node for a command with `npm run`. */
export const asNpmRuns = (script: Command): string[] => ['--import', 'tsx', `scripts/${script}.ts`];

/** The arguments of node for a command: the same as `npm run`, but compiled and bundled before. */
export function entryPointOf(script: Command): string[] {
  const folder = process.env.JOURNEYS_OVER === 'full-stack' ? undefined : process.env[bundledCommands];
  return folder === undefined ? asNpmRuns(script) : [join(folder, `${script}.js`)];
}

/** Runs one of the product's commands on a data folder, and waits for its end. */
export async function run(
  script: Command,
  args: readonly string[],
  env: Record<string, string> & { DATA_DIR: string },
  entryPoint = entryPointOf(script),
): Promise<Outcome> {
  const engines = await enginesOf(env.DATA_DIR);
  const child = spawn(process.execPath, [...nodeFlags, ...entryPoint, ...args], {
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
