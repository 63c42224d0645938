import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep } from '../../../modules/kernel/sleep';
import { enginesOf, onFullStack } from './engines';
import { descendants, stillRunning } from './process-tree';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// A small test database sometimes blocks for half a minute while it writes to disk.
const startLimitMs = onFullStack ? 90_000 : 30_000;
const stopLimitMs = 15_000;

/**
 * Node's arguments for a process of a test. It lives for seconds: to optimize its code at the usual time costs a fifth of
 * its CPU time more than it saves. Later versions of Node have no such option.
 */
export const nodeFlags = process.versions.node.startsWith('20.') ? ['--interrupt-budget=4000000'] : [];

/** Node's arguments of `npm start`. */
const started = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

type StartOptions = {
  env?: Record<string, string>;
  /** An existing data folder; by default a fresh one, which `stop` removes. */
  dataDir?: string;
  /** The settings of its engines. Default: those of the folder. */
  engines?: Record<string, string>;
  /** The program to run. Default: `build/server.js`. */
  entryPoint?: string;
  /** How long its child processes may outlive it. */
  lingerMs?: number;
};

/** The built product, running as a process of its own on a free port. */
export type RunningProduct = {
  url: string;
  adminEmail: string;
  adminPassword: string;
  dataDir: string;
  pid: number;
  /** Its output so far. */
  readonly output: string;
  /** Sends SIGTERM; throws unless it ends with code 0 and leaves no process running. */
  stop(): Promise<void>;
  /** Sends SIGKILL; resolves when it and its child processes are gone. The data folder stays until this process ends. */
  kill(): Promise<void>;
};

/**
 * Starts the built product and waits until it listens, or until a worker is ready (then `url` is empty). Throws with its
 * output when it ends before.
 */
export async function startProduct(options: StartOptions = {}): Promise<RunningProduct> {
  const { env = {}, dataDir, entryPoint = 'build/server.js', lingerMs = 5_000 } = options;
  const folder = dataDir ?? ownFolder();
  const adminEmail = env.ADMIN_EMAIL ?? 'admin@example.org';
  const engines = options.engines ?? (await enginesOf(folder));
  const adminPassword = env.ADMIN_PASSWORD ?? 'correct horse battery staple';
  const child = spawn(process.execPath, [...nodeFlags, ...started, entryPoint], {
    cwd: root,
    env: {
      ...inherited(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      // As behind a proxy: each person of a test has an IP address, so that they do not share rate limits.
      TRUST_PROXY: '1',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ...engines,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reaped = () => void child.kill('SIGKILL');
  process.once('exit', reaped);
  child.once('exit', () => process.removeListener('exit', reaped));
  const printed = collect(child);
  // The last output may arrive after the exit.
  const drained = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const forget = () => {
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  const url = await listening(child, printed).catch((error: unknown) => {
    forget();
    throw error;
  });
  return {
    url,
    adminEmail,
    adminPassword,
    dataDir: folder,
    pid: child.pid ?? 0,
    get output() {
      return printed.text;
    },
    async stop() {
      await end(child, 'SIGTERM', lingerMs);
      await drained;
      forget();
      if (child.exitCode !== 0)
        throw new Error(`ended with ${child.exitCode ?? child.signalCode}\n${printed.text}`);
    },
    kill: () => end(child, 'SIGKILL', lingerMs),
  };
}

/** The environment variables that every program needs, without settings of the product. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CHROME_PATH', 'CHROME_CACHE', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

const ownFolders: string[] = [];
function ownFolder(): string {
  if (ownFolders.length === 0) {
    process.once('exit', () => {
      for (const folder of ownFolders) rmSync(folder, { recursive: true, force: true });
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'evident-e2e-'));
  ownFolders.push(folder);
  return folder;
}

function collect(child: ChildProcess): { text: string } {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (printed.text += chunk));
  }
  return printed;
}

function listening(child: ChildProcess, printed: { text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${reason}\n${printed.text}`));
    };
    const timer = setTimeout(() => fail(`did not listen within ${startLimitMs} ms`), startLimitMs);
    const early = (code: number | null, signal: string | null) =>
      fail(`ended with ${code ?? signal} before it listened`);
    child.once('exit', early);
    const look = () => {
      const [said, url = ''] =
        /Listening on (http:\/\/\S+?)[\s"]|Working in the background\n/.exec(printed.text) ?? [];
      if (said === undefined) return;
      clearTimeout(timer);
      child.removeListener('exit', early);
      child.stdout?.removeListener('data', look);
      resolve(url);
    };
    child.stdout?.on('data', look);
  });
}

/** Stops it, and throws when a child process outlives it. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL', lingerMs: number): Promise<void> {
  const started = descendants(child.pid ?? 0);
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  if (!gone()) child.kill(signal);
  if (!(await within(stopLimitMs, gone))) {
    child.kill('SIGKILL');
    throw new Error(`still running ${stopLimitMs} ms after ${signal}`);
  }
  if (!(await within(lingerMs, () => stillRunning(started).length === 0))) {
    const left = stillRunning(started);
    for (const { pid } of left) process.kill(pid, 'SIGKILL');
    throw new Error(`left running: ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}`);
  }
}

async function within(limitMs: number, reached: () => boolean): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (!reached()) {
    if (Date.now() > until) return false;
    await sleep(20);
  }
  return true;
}
