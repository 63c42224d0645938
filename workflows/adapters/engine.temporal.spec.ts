import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import { inARow, oneStep, oneStepLater, twoSteps } from '../../tests/doubles/engine-workflows';
import { temporalAddress } from '../../tests/doubles/temporal';
import { openTemporalClient } from '../../tests/doubles/temporal-client';
import { temporalEnginesForEachTest } from '../../tests/doubles/temporal-engines';
import { runToEnd, runUntil, untilAborted } from '../../tests/doubles/workflow-world';
import type { StepContext } from '../engine';

const timeoutMs = 40_000;
const newId = () => crypto.randomUUID();
const { create, cleanUp } = temporalEnginesForEachTest();
const bundle = (name: string) =>
  fileURLToPath(new URL(`../../tests/doubles/${name}-engine-workflows.bundle.ts`, import.meta.url));
const changedBundle = bundle('changed');
const formerBundle = bundle('former');

describe('an unreachable Temporal server', () => {
  /** A closed port, and a server that accepts connections and never answers. */
  const absences = [
    () => Promise.resolve('127.0.0.1:1'),
    async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      cleanUp.push(async () => void silent.close());
      await once(silent, 'listening');
      return `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    },
  ];

  it('makes every call reject', async () => {
    const calls = await Promise.all(
      absences.map(async (where) => {
        const { engine } = create(oneStep, {}, { address: await where() });
        return Promise.allSettled([
          engine.start('one-step', newId(), null),
          engine.cancel(newId()),
          engine.state(newId()),
          engine.reachable(),
        ]);
      }),
    );
    for (const outcome of calls.flat()) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) as unknown });
      expect(outcome).toHaveProperty('reason.message', expect.stringMatching(/not available.*\.$/));
    }
  });
});

if (temporalAddress) {
  describe('a workflow on Temporal', { timeout: 90_000 }, () => {
    it('records once in the log that it failed', async () => {
      const works = { work: () => Promise.reject(new TerminalError('model-refused', 'Refused.')) };
      const { engine, events } = create(oneStep, works);
      const w = newId();
      await engine.start('one-step', w, null, 'request-1');
      await runToEnd(engine, w, timeoutMs);
      const failed = { workflowId: w, outcome: 'failed', code: 'model-refused', message: 'Refused.' };
      expect(await events(w)).toEqual([{ type: 'WorkflowFinished', ...failed, correlationId: 'request-1' }]);
    });

    it('records each failed attempt and its completion in the log, and no result of a step', async () => {
      const { engine, events } = create(oneStep, {
        work: (_: null, { attempt }: StepContext) =>
          attempt === 1
            ? Promise.reject(new RetryableError('model-busy', 'The model is busy.', 10))
            : Promise.resolve('an answer'),
      });
      const w = newId();
      await engine.start('one-step', w, null);
      await runToEnd(engine, w, timeoutMs);
      const about = { workflowId: w, correlationId: w };
      expect(await events(w)).toMatchObject([
        { type: 'StepAttemptFailed', key: 'work#1', attempt: 1, code: 'model-busy', ...about },
        { type: 'WorkflowFinished', outcome: 'completed', ...about },
      ]);
    });

    it.each([
      {
        how: 'terminated' as const,
        told: { outcome: 'failed', code: 'terminated', message: 'It was stopped from outside.' },
        state: { status: 'failed', code: 'terminated' },
      },
      {
        how: 'cancelled' as const,
        told: { outcome: 'cancelled', code: 'cancelled', message: 'It was stopped before it was done.' },
        state: { status: 'cancelled' },
      },
    ])('that was $how from outside is recorded in the log by a worker', async ({ how, told, state }) => {
      const { engine, events, deps } = create(oneStep, {});
      const client = openTemporalClient(deps, cleanUp);
      const w = newId();
      await engine.start('one-step', w, null, 'request-1');
      const handle = client.workflow.getHandle(w);
      if (how === 'terminated') await handle.terminate();
      else await handle.cancel();
      await runUntil(engine, async () => (await events(w)).length > 0, timeoutMs);
      expect(await events(w)).toEqual([
        { type: 'WorkflowFinished', workflowId: w, ...told, correlationId: 'request-1' },
      ]);
      expect(await engine.state(w)).toMatchObject(state);
    });

    it('reports the running step and the number of finished ones, also after its end', async () => {
      const seen: unknown[] = [];
      const { engine, deps } = create(twoSteps, {
        work: async (_: null, { key, signal }: StepContext) => {
          if (key === 'work#2') seen.push(await client.workflow.getHandle(w).query('progress'));
          signal.throwIfAborted();
        },
      });
      const client = openTemporalClient(deps, cleanUp);
      const w = newId();
      await engine.start('two-steps', w, null);
      await runUntil(
        engine,
        async () => {
          if ((await engine.state(w)).status === 'running') return false;
          seen.push(await client.workflow.getHandle(w).query('progress'));
          return true;
        },
        timeoutMs,
      );
      expect(seen).toEqual([
        { running: ['work#2'], finished: 1 },
        { running: [], finished: 2 },
      ]);
    });

    it('stores no plain text on the server', async () => {
      const words = ['input-word', 'result-word', 'failure-word', 'request-word'];
      const { engine, deps } = create(oneStep, {
        work: (_: unknown, { attempt }: StepContext) =>
          attempt === 1
            ? Promise.reject(new RetryableError('model-busy', words[2] ?? ''))
            : Promise.reject(new TerminalError('model-refused', words[2] ?? '')),
      });
      const client = openTemporalClient(deps, cleanUp);
      const w = newId();
      await engine.start('one-step', w, { words: words[0] ?? '' }, words[3]);
      await runToEnd(engine, w, timeoutMs);
      const history = await client.historyOf(w);
      expect(history).toContain('model-refused');
      for (const word of words)
        for (const form of [word, Buffer.from(word).toString('base64').slice(0, -2)])
          expect(history).not.toContain(form);
    });

    it('rejects with a clear message when the secret is another one', async () => {
      const works = { work: () => Promise.reject(new TerminalError('model-refused', 'Refused.')) };
      const { engine, another } = create(oneStep, works);
      const w = newId();
      await engine.start('one-step', w, null);
      await runToEnd(engine, w, timeoutMs);
      const stranger = another({ secret: 'a secret of somebody else' });
      await expect(stranger.state(w)).rejects.toThrow(/another SESSION_SECRET/);
    });

    it('of a version unknown to one worker is run by a worker that knows it', async () => {
      const { another, engine } = create(oneStep, { work: () => Promise.resolve(null) });
      const former = another({ workflowsPath: formerBundle });
      const newer = another({ workflows: [oneStepLater, oneStep] });
      const [old, young] = [newId(), newId()];
      await newer.start('one-step', young, null);
      await engine.start('one-step', old, null);
      expect(await runToEnd(former, old, timeoutMs)).toEqual({ status: 'completed' });
      expect(await engine.state(young)).toEqual({ status: 'running' });
      expect(await runToEnd(newer, young, timeoutMs)).toEqual({ status: 'completed' });
    });

    it('that changed without a new version fails with a clear message', async () => {
      let reached = false;
      let hang = true;
      const works = {
        work: (name: string, { signal }: StepContext) => {
          reached ||= name === 'second';
          return name === 'second' && hang ? untilAborted(signal) : Promise.resolve(name);
        },
      };
      const { engine, another, events } = create(inARow, works);
      const w = newId();
      await engine.start('in-a-row', w, null);
      await runUntil(engine, () => reached, timeoutMs);
      hang = false;
      const changed = another({ workflowsPath: changedBundle });
      expect(await runToEnd(changed, w, timeoutMs)).toEqual({
        status: 'failed',
        code: 'story-changed',
        message: 'The workflow has changed since this run began.',
      });
      await runUntil(changed, async () => (await events(w)).length > 0, 20_000);
      expect(await events(w)).toMatchObject([{ outcome: 'failed', code: 'story-changed' }]);
    });
  });
}
