import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import type { EventStore } from '../modules/kernel/events/event-store';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { compiledProgram } from '../tests/doubles/compiled-program';
import { oneByOne, tolerant } from '../tests/doubles/engine-workflows';
import { endAll, temporalAddress, temporalDeps } from '../tests/doubles/temporal';
import { workflowLog } from '../tests/doubles/workflow-world';
import { createInProcessEngine } from './adapters/engine.in-process';
import { createTemporalEngine } from './adapters/engine.temporal';
import type { Engine } from './engine';

const program = fileURLToPath(new URL('../tests/doubles/crashing-engine.ts', import.meta.url));
const workflows = [tolerant, oneByOne];
const waiting = { timeout: 60_000, interval: 20 };
const newId = () => crypto.randomUUID();

const kinds = [
  { name: 'in process', onTemporal: false },
  ...(temporalAddress ? [{ name: 'Temporal', onTemporal: true }] : []),
];

describe.each(kinds)('a step that takes its process down, $name', { timeout: 180_000 }, ({ onTemporal }) => {
  let dir: string;
  let store: EventStore;
  let engine: Engine;
  let queue: string;
  let kills: (() => Promise<unknown>)[];

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'crash-'));
    store = createSqliteEventStore({ file: join(dir, 'events.db') });
    queue = `test-${newId()}`;
    kills = [];
    const log = workflowLog(store, systemClock);
    engine = onTemporal
      ? createTemporalEngine(temporalDeps(store, workflows, {}, { taskQueue: queue }))
      : createInProcessEngine({
          log,
          workflows,
          works: {},
          clock: systemClock,
          logger: silentLog,
        });
  });
  afterEach(async () => {
    for (const kill of kills) await kill();
    if (onTemporal) await endAll(temporalDeps(store, [], {}, { taskQueue: queue }));
    await engine.close();
    await store.close();
    rmSync(dir, { recursive: true });
  });

  /** The n-th process, from 1. It writes a line for each step that it begins. */
  async function start(n: number) {
    // Temporal's bundle is made from the sources, which are found from their own place.
    const code = onTemporal ? ['--import', 'tsx', program] : [compiledProgram(program)];
    const args = [...code, '--log', join(dir, 'events.db'), '--process', String(n)];
    const child = spawn(process.execPath, [...args, ...(onTemporal ? ['--queue', queue] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface(child.stdout).on('line', (line) => lines.push(line));
    const exited = once(child, 'exit');
    const end = (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exited;
    };
    kills.push(() => end('SIGKILL'));
    await once(child, 'spawn');
    return {
      lines,
      end,
      isDead: () => child.signalCode === 'SIGKILL',
      exited,
    };
  }

  /** Starts a process again and again, as a supervisor does, until all are over; answers how many died. */
  async function supervise(ids: readonly string[], first = 1): Promise<number> {
    for (let n = first; ; n += 1) {
      const process = await start(n);
      await vi.waitFor(async () => {
        const states = await Promise.all(ids.map((id) => engine.state(id)));
        if (!process.isDead() && states.some(({ status }) => status === 'running'))
          throw new Error('running');
      }, waiting);
      if (process.isDead()) continue;
      await process.end('SIGTERM');
      return n - first;
    }
  }

  it('fails its workflow after the third crash, and no other workflow', async () => {
    const [guilty, innocent] = [newId(), newId()];
    await engine.start('tolerant', guilty, ['slow-1', 'deadly', 'slow-2']);
    await engine.start('tolerant', innocent, ['slow-3', 'slow-4', 'slow-5']);
    expect(await supervise([guilty, innocent])).toBe(3);
    expect(await engine.state(guilty)).toEqual({
      status: 'failed',
      code: 'step-crashed',
      message: 'The server stopped 3 times while it worked on this, so it is not tried again.',
    });
    expect(await engine.state(innocent)).toEqual({ status: 'completed' });
  });

  it('does not fail a workflow whose process died in different steps, and does not count shutdowns', async () => {
    const [dying, stopped] = [newId(), newId()];
    await engine.start('one-by-one', dying, ['deadly-1', 'deadly-2', 'deadly-3']);
    expect(await supervise([dying])).toBe(3);
    expect(await engine.state(dying)).toEqual({ status: 'completed' });

    await engine.start('one-by-one', stopped, ['waits-4']);
    for (let n = 1; n <= 3; n += 1) {
      const process = await start(n);
      await vi.waitFor(() => expect(process.lines).toEqual(['work#1 waits-4']), waiting);
      await process.end('SIGTERM');
    }
    expect(await supervise([stopped], 4)).toBe(0);
    expect(await engine.state(stopped)).toEqual({ status: 'completed' });
  });
});
