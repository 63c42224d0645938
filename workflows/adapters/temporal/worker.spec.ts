import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import { silentLog, type Log } from '../../../modules/kernel/ports';
import { inARow, oneStep } from '../../../tests/doubles/engine-workflows';
import { temporalAddress, testSecret } from '../../../tests/doubles/temporal';
import { openTemporalClient } from '../../../tests/doubles/temporal-client';
import { temporalEnginesForEachTest } from '../../../tests/doubles/temporal-engines';
import { startTemporalServer, temporalCommand } from '../../../tests/doubles/temporal-server';
import { startTemporalWorker } from '../../../tests/doubles/temporal-worker';
import { runToEnd, runUntil, untilAborted } from '../../../tests/doubles/workflow-world';
import type { StepContext } from '../../engine';
import { openTemporal } from './connection';
import { createDataConverter } from './data-converter';
import { prepareNamespace } from './namespace';

const timeoutMs = 40_000;
const daySeconds = 24 * 60 * 60;
const newId = () => crypto.randomUUID();
const { create, cleanUp } = temporalEnginesForEachTest();

/** A namespace that only this test knows, gone afterwards. */
function open() {
  const namespace = `test-${crypto.randomUUID()}`;
  const address = temporalAddress ?? '';
  const { service, operator } = openTemporalClient({ address, namespace, secret: testSecret }, cleanUp);
  const temporal = openTemporal({ address, namespace, dataConverter: createDataConverter(testSecret) });
  cleanUp.push(async () => {
    // The server itself learns of a new namespace with some delay.
    await vi.waitFor(() => operator.deleteNamespace({ namespace }), timeoutMs);
    await temporal.close();
  });
  const retention = async () => {
    const { config } = await service.describeNamespace({ namespace });
    return Number(config?.workflowExecutionRetentionTtl?.seconds) / daySeconds;
  };
  const said: string[] = [];
  const logger: Log = { ...silentLog, warn: (_, message) => void said.push(message) };
  return { namespace, service, temporal, retention, logger, said };
}

describe('a worker of Temporal', { timeout: 60_000 }, () => {
  it('waits for an unreachable server, logs that once, and stops when aborted', async () => {
    const said: string[] = [];
    const say = (_: object, message: string) => void said.push(message);
    const logger = { debug: say, info: say, warn: say, error: say };
    const { engine } = create(oneStep, {}, { address: '127.0.0.1:1', logger });
    await runUntil(engine, () => said.some((line) => line.includes('Temporal worker failed')), timeoutMs);
    expect(said.filter((line) => line.includes('Temporal worker failed'))).toHaveLength(1);
  });
});

if (temporalAddress) {
  describe('workers of Temporal', { timeout: 90_000 }, () => {
    it('share the work', async () => {
      const by = new Map<string, number>();
      const works = (name: string) => ({
        work: async (_: null, { signal }: StepContext) => {
          by.set(name, (by.get(name) ?? 0) + 1);
          await vi.waitFor(() => expect(by.size).toBe(2), timeoutMs);
          signal.throwIfAborted();
        },
      });
      const { engine, another } = create(oneStep, works('one'));
      const other = another({ works: works('other') });
      const ids = Array.from({ length: 12 }, newId);
      for (const id of ids) await engine.start('one-step', id, null);
      const stop = new AbortController();
      const running = other.run(stop.signal);
      await runUntil(
        engine,
        async () =>
          (await Promise.all(ids.map((id) => engine.state(id)))).every(
            ({ status }) => status === 'completed',
          ),
        timeoutMs,
      );
      stop.abort();
      await running;
      expect([...by.values()].reduce((sum, count) => sum + count)).toBe(12);
    });

    it('take over the steps of a killed worker, and repeat no finished one', async () => {
      const calls: { name: string; attempt: number }[] = [];
      const { engine, deps } = create(inARow, {
        work: (name: string, { attempt }: StepContext) => {
          calls.push({ name, attempt });
          return Promise.resolve(name);
        },
      });
      const w = newId();
      await engine.start('in-a-row', w, null);
      const doomed = await startTemporalWorker(deps, cleanUp);
      await doomed.says('second');
      await doomed.kill();
      expect(await runToEnd(engine, w, timeoutMs)).toEqual({ status: 'completed' });
      expect(calls).toMatchObject([
        { name: 'second', attempt: 1 },
        { name: 'third after first', attempt: 1 },
      ]);
    });

    const command = temporalCommand;
    if (command)
      it('resume by themselves after the server was killed and restarted', async () => {
        const server = await startTemporalServer(command, cleanUp);
        const calls: string[] = [];
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        const works = {
          work: async (name: string) => {
            calls.push(name);
            if (name === 'second') await held;
            return name;
          },
        };
        const { engine } = create(inARow, works, { address: server.address });
        const w = newId();
        await engine.start('in-a-row', w, null);
        const stop = new AbortController();
        const running = engine.run(stop.signal);
        await vi.waitFor(() => expect(calls).toContain('second'), timeoutMs);
        await server.kill();
        await expect(engine.reachable()).rejects.toThrow(StoreUnavailable);
        release();
        await server.start();
        await vi.waitFor(
          async () => expect(await engine.state(w)).toEqual({ status: 'completed' }),
          timeoutMs,
        );
        stop.abort();
        await running;
        expect(calls.filter((name) => name === 'first')).toHaveLength(1);
        expect(calls.at(-1)).toBe('third after first');
      });

    if (command)
      it('stop while the server is unreachable', async () => {
        const server = await startTemporalServer(command, cleanUp);
        let begun = false;
        const works = {
          work: (_: null, { signal }: StepContext) => {
            begun = true;
            return untilAborted(signal);
          },
        };
        const { engine } = create(oneStep, works, { address: server.address });
        await engine.start('one-step', newId(), null);
        const stop = new AbortController();
        const running = engine.run(stop.signal);
        await vi.waitFor(() => expect(begun).toBe(true), timeoutMs);
        await server.kill();
        stop.abort();
        await running;
      });

    it('stop waiting for a step that ignores its signal', async () => {
      let begun = false;
      const retry = { default: { ...oneStep.retry.default, timeoutMs: 600_000 } };
      const { engine } = create(
        { ...oneStep, retry },
        {
          work: () => {
            begun = true;
            return new Promise(() => {});
          },
        },
      );
      await engine.start('one-step', newId(), null);
      const stop = new AbortController();
      const running = engine.run(stop.signal);
      await vi.waitFor(() => expect(begun).toBe(true), timeoutMs);
      stop.abort();
      await running;
    });

    it('record the result of a step that returns within the grace period', async () => {
      const calls: number[] = [];
      let cutShort = false;
      let comeBack = () => {};
      const { engine, another } = create(
        oneStep,
        {
          work: (_: null, { attempt, signal }: StepContext) => {
            calls.push(attempt);
            signal.addEventListener('abort', () => (cutShort = true));
            return new Promise<null>((resolve) => (comeBack = () => resolve(null)));
          },
        },
        { graceMs: 5_000 },
      );
      const w = newId();
      await engine.start('one-step', w, null);
      const stop = new AbortController();
      const running = engine.run(stop.signal);
      await vi.waitFor(() => expect(calls).toEqual([1]), timeoutMs);
      stop.abort();
      setTimeout(() => comeBack(), 300);
      await running;
      expect(cutShort).toBe(false);
      expect(await runToEnd(another(), w, timeoutMs)).toEqual({ status: 'completed' });
      expect(calls).toEqual([1]);
    });
  });

  describe('the namespace of Temporal', { timeout: 60_000 }, () => {
    it('is created where it is missing, with a retention of one day', async () => {
      const { temporal, retention, logger, said } = open();
      await Promise.all([prepareNamespace(temporal, logger), prepareNamespace(temporal, logger)]);
      expect(await retention()).toBe(1);
      expect(said).toEqual([]);
    });

    it('with a longer retention is logged with the command that shortens it', async () => {
      const { namespace, service, temporal, retention, logger, said } = open();
      const seconds = (30 * daySeconds) as never;
      await service.registerNamespace({ namespace, workflowExecutionRetentionPeriod: { seconds } });
      await prepareNamespace(temporal, logger);
      expect(said).toEqual([
        expect.stringContaining(`temporal operator namespace update -n ${namespace} --retention 1d`),
      ]);
      expect(await retention()).toBe(30);
    });
  });
}
