import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import { createWorld, runToEnd, runUntil } from '../../tests/doubles/workflow-world';
import { createInProcessEngine } from '../adapters/engine.in-process';
import { eraseAccount } from './workflow';
import { createEraseAccountSteps } from './steps';

const userId = 'u-1';
const workflowId = `erase-${userId}`;

type Deps = Parameters<typeof createEraseAccountSteps>[0];

/** The workflow over stand-ins that record their calls; `hooks` may make one of them fail. */
function createErasing(hooks: Partial<Record<string, () => Promise<void>>> = {}) {
  const world = createWorld();
  const calls: string[] = [];
  const asked =
    (what: string) =>
    async (...args: unknown[]): Promise<void> => {
      calls.push(args.includes(userId) ? `${what} of ${userId}` : what);
      await hooks[what]?.();
    };
  const works = createEraseAccountSteps({
    log: world.log,
    mailer: { deleteMailsOf: asked('mails') },
    search: { deleteAllOf: (...args) => asked('searches')(...args).then(() => []) },
    publishing: { isPublic: () => Promise.resolve(false), purge: asked('publications') },
    evidence: { deleteAllOf: asked('files') },
    feedback: { deleteAllOf: asked('feedback') },
    reviews: { deleteAllOf: asked('reviews') },
    identity: { erasePersonalData: asked('identity') } as unknown as Deps['identity'],
    vault: {
      deleteByPrefix: asked('address'),
      purge: asked('purge the vault'),
    } as unknown as Deps['vault'],
    confirmation: { send: asked('confirmation') },
    readModels: { reached: asked('read models'), purge: asked('purge the read models') },
  });
  const engine = () => createInProcessEngine(world.deps(eraseAccount, works));
  const start = (from = engine()) => from.start('erase-account', workflowId, { userId });
  return { world, calls, engine, start };
}

const taken = ['mails', 'searches', 'files', 'feedback', 'reviews', 'identity'].map(
  (what) => `${what} of ${userId}`,
);
const swept = [`address of ${userId}`, 'read models', 'purge the read models', 'purge the vault'];

describe('the workflow of an erasure', () => {
  it('deletes, confirms by mail, deletes late writes, then purges', async () => {
    const { calls, engine, start, world } = createErasing();
    await start();
    expect(await runToEnd(engine(), workflowId)).toEqual({ status: 'completed' });
    expect(calls).toEqual([...taken, `confirmation of ${userId}`, ...taken, ...swept]);
    expect(world.time.waits.filter((ms) => ms > 0)).toEqual([10_000]);
  });

  it('records no personal data in its journal but the user id', async () => {
    const { engine, start, world } = createErasing();
    await start();
    await runToEnd(engine(), workflowId);
    const inputs = (await world.log.read(`workflow-${workflowId}`)).events.map(({ event }) => event.input);
    expect(inputs[0]).toEqual({ userId });
  });

  it.each([
    new TerminalError('no-such-address', 'No.'),
    new RetryableError('mail-away', 'Not now.'),
    new Error('?'),
  ])('is not held up by a mail that cannot be sent: %s', async (failure) => {
    const { calls, engine, start, world } = createErasing({ confirmation: () => Promise.reject(failure) });
    await start();
    expect(await runToEnd(engine(), workflowId)).toEqual({ status: 'completed' });
    expect(calls.slice(-4)).toEqual(swept);
    const waited = world.time.waits.reduce((sum, ms) => sum + Math.max(0, ms), 0);
    expect(waited).toBeLessThan(15_000);
  });

  it('waits for unavailable stores and lagging read models as long as it takes', async () => {
    const fails = (error: Error) => {
      let left = 40;
      return () => (left-- > 0 ? Promise.reject(error) : Promise.resolve());
    };
    const { engine, start, calls } = createErasing({
      searches: fails(new StoreUnavailable('The disk is full.')),
      'read models': fails(new Error('aborted')),
      'purge the read models': fails(new StoreUnavailable('Somebody is reading.')),
    });
    await start();
    expect(await runToEnd(engine(), workflowId)).toEqual({ status: 'completed' });
    expect(calls.slice(-4)).toEqual(swept);
    expect(calls.filter((call) => call === 'read models')).toHaveLength(81);
  });

  it('sends the confirmation once when it is interrupted, and resumes', async () => {
    const { calls, engine, start, world } = createErasing();
    await start();
    world.time.frozen = true;
    await runUntil(engine(), async () =>
      (await world.journal(workflowId)).includes('StepFinished sayFarewell#1'),
    );
    world.time.frozen = false;
    expect(await runToEnd(engine(), workflowId)).toEqual({ status: 'completed' });
    expect(calls).toEqual([...taken, `confirmation of ${userId}`, ...taken, ...swept]);
  });
});
