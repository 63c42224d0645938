import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Whether this run uses the full stack (`npm run test:stack`) or the embedded default. */
export const onFullStack = process.env.JOURNEYS_OVER === 'full-stack';

const standIn = fileURLToPath(new URL('../../doubles/eventstoredb/process.ts', import.meta.url));

/** The log of one data folder, in a process that outlives the product, as a database does. */
type LogServer = { process: ChildProcess; url: string; port: number };
const logs = new Map<string, Promise<LogServer>>();

/**
 * The settings for the engines of the product over this folder: none for the embedded default. On the full stack the log
 * is in an EventStoreDB stand-in of its own; MongoDB and Temporal are the servers of the environment, which separate logs
 * themselves.
 */
export async function enginesOf(dataDir: string): Promise<Record<string, string>> {
  if (!onFullStack) return {};
  const { url } = await logOf(dataDir);
  const { MONGODB_URL, TEMPORAL_ADDRESS } = process.env;
  return {
    EVENTSTORE_URL: url,
    SESSION_SECRET: 'a secret that every process of a test knows',
    ...(MONGODB_URL ? { MONGODB_URL: String(new URL(database, MONGODB_URL)) } : {}),
    ...(TEMPORAL_ADDRESS ? { TEMPORAL_ADDRESS } : {}),
  };
}

/**
 * The database of this test file. It is never dropped: the small server of tests deletes row by row under a lock of the
 * whole server, which held every other test up for minutes.
 */
const database = `/journeys-${randomUUID()}`;

function logOf(dataDir: string): Promise<LogServer> {
  const known = logs.get(dataDir);
  if (known) return known;
  const started = startLog(dataDir, 0);
  logs.set(dataDir, started);
  return started;
}

/** kill -9 for the log's server; `restartLog` restarts it on the same port with all acknowledged events. */
export async function killLog(dataDir: string): Promise<void> {
  const { process: child } = await logOf(dataDir);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

export async function restartLog(dataDir: string): Promise<void> {
  const { port } = await logOf(dataDir);
  logs.set(dataDir, startLog(dataDir, port));
  await logs.get(dataDir);
}

/** Stops every log of this process. */
export async function endLogs(): Promise<void> {
  for (const dataDir of logs.keys()) await killLog(dataDir);
  logs.clear();
}

const files = new Map<string, string>();
let folder = '';

/** Beside the data folders, as a database keeps its files elsewhere. */
function fileOf(dataDir: string): string {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), 'evident-logs-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  const file = files.get(dataDir) ?? join(folder, `${files.size}.ndjson`);
  files.set(dataDir, file);
  return file;
}

async function startLog(dataDir: string, port: number): Promise<LogServer> {
  const file = fileOf(dataDir);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', standIn, '--port', String(port), '--file', file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const reaped = () => void child.kill('SIGKILL');
  process.once('exit', reaped);
  child.once('exit', () => process.removeListener('exit', reaped));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the log's stand-in ended with ${code}`)));
  });
  // Nothing more to read; the test process must not wait for it to end.
  child.stdout.destroy();
  child.unref();
  const url = line.slice('EVENTSTORE_URL='.length);
  return { process: child, url, port: Number(new URL(url.replace('esdb:', 'http:')).port) };
}
