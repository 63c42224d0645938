import { describe, expect, it } from 'vitest';
import { adminCommand } from './admin-arguments';

const given = (line: string, values = {}) =>
  adminCommand({ positionals: line.split(' ').filter(Boolean), values });

describe('the arguments of npm run admin', () => {
  it('create an admin or a user, named after the address by default', () => {
    expect(given('create ada@example.org')).toEqual({
      does: 'create',
      email: 'ada@example.org',
      as: 'admin',
      name: 'ada',
    });
    expect(given('create ada@example.org', { user: true, name: 'Ada L' })).toMatchObject({
      as: 'user',
      name: 'Ada L',
    });
  });

  it.each(['approve', 'deactivate', 'reactivate', 'erase'])('%s an account by its address', (does) => {
    expect(given(`${does} ada@example.org`)).toEqual({ does, email: 'ada@example.org' });
  });

  it('grant a whole number of searches, up to 10000', () => {
    for (const [text, searches] of [
      ['1', 1],
      ['10000', 10_000],
    ] as const)
      expect(given(`grant ada@example.org ${text}`)).toEqual({
        does: 'grant',
        email: 'ada@example.org',
        searches,
      });
    for (const text of ['', '0', '10001', '1.5', '1e3', 'five', '99999999999999999999'])
      expect(given(`grant ada@example.org ${text}`), text).toHaveProperty('problem');
  });

  it.each([
    ['', {}],
    ['promote ada@example.org', {}],
    ['toString ada@example.org', {}],
    ['approve', {}],
    ['approve ada@example.org bob@example.org', {}],
    ['grant ada@example.org 5 6', {}],
    ['approve ada@example.org', { user: true }],
    ['erase ada@example.org', { name: 'Ada' }],
    ['create ada@example.org', { name: ' ' }],
    ['create ada@example.org', { name: 'A'.repeat(101) }],
    ['create ada', {}],
    ['erase ada', {}],
    ['grant ada 5', {}],
  ])('are refused in one sentence without an address: "%s" %o', (line, values) => {
    const answer = given(line, values);
    expect(answer).toHaveProperty('problem', expect.stringMatching(/^[A-Z-].*\. See --help\.$/));
    expect(JSON.stringify(answer)).not.toContain('@');
  });
});
