import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { vi } from 'vitest';

/** The path of the program `temporal`, when a test may start a server with it. */
export const temporalCommand = process.env.TEMPORAL_CLI;

/** A development server on a free port, with its data in a file. `cleanUp` receives its stop function. */
export async function startTemporalServer(command: string, cleanUp: (() => Promise<void>)[]) {
  const dir = mkdtempSync(join(tmpdir(), 'temporal-'));
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const args = ['server', 'start-dev', '--headless', '--ip', '127.0.0.1', '--port', String(port)];
  const more = ['--db-filename', join(dir, 'temporal.db'), '--log-level', 'never'];
  let child: ChildProcess | undefined;

  async function start() {
    child = spawn(command, [...args, ...more], { stdio: 'ignore' });
    await once(child, 'spawn');
    await vi.waitFor(() => answers(address), { timeout: 30_000, interval: 200 });
  }
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  cleanUp.push(async () => {
    await kill();
    rmSync(dir, { recursive: true });
  });
  await start();
  return { address, start, kill };
}

/** An open port is not enough: the namespace must exist. */
async function answers(address: string): Promise<void> {
  const connection = Connection.lazy({ address, interceptors: [] });
  try {
    const ask = () => connection.workflowService.describeNamespace({ namespace: 'default' });
    await connection.withDeadline(Date.now() + 1_000, ask);
  } finally {
    await connection.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
