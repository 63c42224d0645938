import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { rateLimitRules } from '../../modules/kernel/rate-limit/rules';
import { systemClock } from '../../modules/kernel/ports';
import { createRateLimiter } from '../../modules/kernel/rate-limit/rate-limiter';
import type { Viewer } from '../../composition/application/application';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { personalDataResponse } from './personal-data-response.server';

const { perMinute } = rateLimitRules['own-data'];

function createDoor() {
  const limits = createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' });
  const made: string[] = [];
  async function* exportOwnData({ id }: Viewer) {
    for (const piece of [`{"id":"${id}"`, '}']) {
      made.push(piece);
      yield await Promise.resolve(piece);
    }
  }
  const outgoing = () => ({ backlog: () => 0, drained: () => Promise.resolve() });
  const context = { system: { limits, identity: { exportOwnData } }, outgoing } as unknown as AppLoadContext;
  return { made, ask: (id: string) => personalDataResponse(context, { id } as Viewer) };
}

describe('the download of personal data', () => {
  it('is streamed as an attachment while it is made', async () => {
    const { ask, made } = createDoor();
    const response = await ask('u-1');
    expect(made.length).toBeLessThan(2);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="evident-own-data.json"');
    expect(await response.json()).toEqual({ id: 'u-1' });
  });

  it('is limited per minute and account, and says when to try again', async () => {
    const { ask, made } = createDoor();
    for (let n = 0; n < perMinute; n += 1) await (await ask('u-1')).text();
    const before = made.length;
    const late = await ask('u-1');
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await late.json()).toMatchObject({ code: 'too-many-requests' });
    expect(made.length).toBe(before);
    expect((await ask('u-2')).status).toBe(200);
  });
});
