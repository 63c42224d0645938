import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import type { RateLimiter } from '../../modules/kernel/rate-limit/rules';
import { systemClock } from '../../modules/kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { createRateLimiter } from '../../modules/kernel/rate-limit/rate-limiter';
import { withRateLimit, apiWithRateLimit } from './with-rate-limit.server';

/** A user with that many searches left, as the rate limiter sees them; `take` uses one up, when there is one. */
function person(limits: RateLimiter, left: number) {
  const state = { left, retryAfter: 0 };
  const viewer = () => ({ id: 'ada', isAdmin: left < 0, searchCount: state.left });
  const context = (more: Partial<AppLoadContext> = {}) =>
    ({
      viewer: viewer(),
      sessionToken: 'token',
      address: '203.0.113.7',
      tooMany: undefined,
      retryAfter: (seconds: number) => void (state.retryAfter = seconds),
      system: { limits, identity: { viewer: () => Promise.resolve(viewer()) } },
      ...more,
    }) as unknown as AppLoadContext;
  const take = (): 'started' | Refusal => {
    if (state.left === 0) return refuse('quota-exhausted');
    state.left -= 1;
    return 'started';
  };
  return { state, context, take };
}

type Answer = string | Refusal;
const named = (answer: Answer) => (isRefusal(answer) ? answer.code : answer);
const countOf = (answers: Answer[], name: string) =>
  answers.filter((answer) => named(answer) === name).length;

describe('a report start', () => {
  let limits: RateLimiter;
  beforeEach(
    () => void (limits = createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' })),
  );

  it('is judged by the quota left after all earlier starts are decided, however many come at once', async () => {
    const ada = person(limits, 10);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const start = () =>
      apiWithRateLimit<Answer>('report-start', ada.context(), async () => {
        await gate;
        return ada.take();
      });
    const answers = Promise.all(Array.from({ length: 140 }, start));
    setImmediate(open);
    expect(countOf(await answers, 'started')).toBe(10);
    expect(countOf(await answers, 'quota-exhausted')).toBe(130);
  });

  it('is limited for users with searches left, and for admins', async () => {
    for (const left of [500, -1]) {
      const somebody = person(
        createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' }),
        left,
      );
      const answers: Answer[] = [];
      for (let n = 0; n < 125; n += 1)
        answers.push(
          await apiWithRateLimit<Answer>('report-start', somebody.context(), async () => somebody.take()),
        );
      expect([countOf(answers, 'started'), countOf(answers, 'too-many-requests')]).toEqual([120, 5]);
    }
  });

  it('does not count against the rate limit when it is refused for quota', async () => {
    const ada = person(limits, 0);
    const start = () => apiWithRateLimit<Answer>('report-start', ada.context(), async () => ada.take());
    for (let n = 0; n < 130; n += 1) expect(named(await start())).toBe('quota-exhausted');
    ada.state.left = 1;
    expect(named(await start())).toBe('started');
  });

  it('is refused when the rate limit was exceeded before, except for a user without searches', async () => {
    const tooMany = refuse('too-many-requests', { retryAfter: 7 });
    const [ada, bob] = [person(limits, 3), person(limits, 0)];
    const start = (who: typeof ada, more: Partial<AppLoadContext> = {}) =>
      withRateLimit<Answer>('report-start', who.context({ tooMany, ...more }), async () => who.take());
    expect(named(await start(ada))).toBe('too-many-requests');
    expect([ada.state.left, ada.state.retryAfter]).toEqual([3, 7]);
    expect(named(await start(bob))).toBe('quota-exhausted');
    expect(named(await start(ada, { viewer: undefined }))).toBe('too-many-requests');
  });

  it('is not counted without a session, which is refused first', async () => {
    const anonymous = person(limits, 0).context({ viewer: undefined });
    for (let n = 0; n < 130; n += 1)
      expect(
        await apiWithRateLimit('report-start', anonymous, async () => refuse('unauthenticated')),
      ).toMatchObject({
        code: 'unauthenticated',
      });
  });
});

it('a form names its retry time; a call names it in its own response', async () => {
  const limits = createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' });
  const ada = person(limits, 1);
  for (let n = 0; n < 20; n += 1) await apiWithRateLimit('sign-in', ada.context(), async () => 'in');
  expect(named(await apiWithRateLimit<Answer>('sign-in', ada.context(), async () => 'in'))).toBe(
    'too-many-requests',
  );
  expect(ada.state.retryAfter).toBe(0);
  expect(named(await withRateLimit<Answer>('sign-in', ada.context(), async () => 'in'))).toBe(
    'too-many-requests',
  );
  expect(ada.state.retryAfter).toBeGreaterThan(50);
});

it('a write is counted when it arrives, and not counted again', async () => {
  const limits = createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' });
  const ada = person(limits, 1);
  for (let n = 0; n < 310; n += 1)
    expect(await withRateLimit('write', ada.context(), async () => 'done')).toBe('done');
  const tooMany = refuse('too-many-requests', { retryAfter: 7 });
  expect(await withRateLimit('write', ada.context({ tooMany }), async () => 'done')).toBe(tooMany);
});
