import { describe, expect, it } from 'vitest';
import { backupCommand } from './backup-arguments';

const given = (line: string, values = {}) =>
  backupCommand({ positionals: line.split(' ').filter(Boolean), values });

describe('the arguments of npm run backup', () => {
  it('make, check and restore a folder', () => {
    expect(given('make to')).toEqual({ does: 'make', folder: 'to' });
    expect(given('check to')).toEqual({ does: 'check', folder: 'to' });
    expect(given('restore from')).toEqual({ does: 'restore', folder: 'from' });
    expect(given('restore from', { into: 'there', 'erased-since': 'old' })).toEqual({
      does: 'restore',
      folder: 'from',
      into: 'there',
      erasedSince: 'old',
    });
  });

  it.each([
    ['', {}],
    ['frob', {}],
    ['make', {}],
    ['make one two', {}],
    ['check one', { into: 'there' }],
    ['make one', { 'erased-since': 'old' }],
    ['restore one', { into: ' ' }],
    ['restore one', { 'erased-since': '' }],
  ])('%j with %j is refused in one sentence that names --help', (line, values) => {
    const asked = given(line, values);
    expect('problem' in asked && asked.problem).toMatch(/^[A-Z][^\n]+\. See --help\.$/);
  });
});
