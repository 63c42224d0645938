import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createSqliteVault } from '../adapters/vault.sqlite';
import type { RateLimitName, RateLimiter } from './rules';
import { systemClock } from '../ports';
import type { Vault } from '../vault';
import { createRateLimiter } from './rate-limiter';

const createLimits = (vault: Vault) =>
  createRateLimiter({ vault, clock: systemClock, secret: 'a secret of this product' });

describe('the rate limits', () => {
  let limits: RateLimiter;
  beforeEach(() => void (limits = createLimits(createMemoryVault())));
  afterEach(() => limits.close());

  const takenOf = async (count: number, name: RateLimitName, who: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => limits.take(name, who)));
    return answers.filter((answer) => answer === undefined).length;
  };

  it.each([
    ['request', 1_000],
    ['write', 300],
    ['report-start', 120],
    ['sign-in', 20],
    ['sign-up', 20],
    ['reset', 20],
  ] as const)('of %s is %i a minute', async (name, most) => {
    expect(await takenOf(most + 10, name, '203.0.113.7')).toBe(most);
    const refusal = await limits.take(name, '203.0.113.7');
    expect(refusal?.code).toBe('too-many-requests');
    expect(refusal?.values.retryAfter).toBeGreaterThan(50);
    expect(refusal?.values.retryAfter).toBeLessThanOrEqual(60);
    expect(Number.isInteger(refusal?.values.retryAfter)).toBe(true);
  });

  it('count independently of each other', async () => {
    await takenOf(20, 'sign-in', '203.0.113.7');
    expect(await takenOf(21, 'sign-up', '203.0.113.7')).toBe(20);
  });

  it('count all addresses of one subscriber as one network, and account ids as they are', async () => {
    expect(await takenOf(15, 'sign-in', '2001:db8:1:2::1')).toBe(15);
    expect(await takenOf(15, 'sign-in', '2001:db8:1:2:ffff::9')).toBe(5);
    expect(await takenOf(15, 'sign-in', '2001:db8:1:3::1')).toBe(15);
    expect(await takenOf(120, 'report-start', '2001:db8::1')).toBe(120);
    expect(await takenOf(120, 'report-start', '2001:db8::2')).toBe(120);
  });

  it('store neither addresses nor accounts in the vault', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limits-'));
    const vault = createSqliteVault({ file: join(folder, 'vault.db') });
    const kept = createLimits(vault);
    for (const name of ['request', 'write', 'sign-in'] as const) await kept.take(name, '203.0.113.7');
    await kept.take('report-start', 'account-of-ada');
    await kept.close();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    await vault.close();
    rmSync(folder, { recursive: true });
    expect(bytes.join('')).toContain('report-start/');
    expect(bytes.join('')).not.toMatch(/203\.0\.113|account-of-ada/);
  });
});
