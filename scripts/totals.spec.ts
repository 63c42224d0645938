import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { line, plus, summary, totalsOf } from './totals.mjs';

const folder = mkdtempSync(join(tmpdir(), 'totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the totals of all suites', () => {
  it('add up, and name skipped tests only if there are any', () => {
    expect(line({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    const sum = plus(
      { passed: 3, failed: 1, skipped: 1, failures: ['a'] },
      { passed: 2, failed: 0, skipped: 1, failures: ['b'] },
    );
    expect(line(sum)).toBe('5 passed, 1 failed, 2 skipped');
    expect(sum.failures).toEqual(['a', 'b']);
  });

  it('count a file that does not load as a failure', () => {
    const report = write({
      passed: 4,
      files: [{ ...file, status: 'failed', message: 'No such module\nat line 3', assertionResults: [] }],
    });
    expect(totalsOf(report, 1)).toEqual({
      ...{ passed: 4, failed: 1, skipped: 0 },
      failures: ['Failed: modules/a.spec.ts > does not load: No such module'],
    });
  });

  it('count a failed test once, and end with its name and error', () => {
    const passed = { status: 'passed', fullName: 'a sum adds' };
    const failed = {
      ...{ status: 'failed', fullName: 'a sum carries' },
      failureMessages: ['AssertionError: expected 4 to be 5\nat line 3'],
    };
    const report = write({
      passed: 4,
      files: [{ ...file, status: 'failed', assertionResults: [passed, failed] }],
    });
    const totals = totalsOf(report, 1);
    expect(totals).toMatchObject({ passed: 4, failed: 1, skipped: 0 });
    expect(summary(totals)).toBe(
      'Failed: modules/a.spec.ts > a sum carries: AssertionError: expected 4 to be 5\n4 passed, 1 failed',
    );
  });

  it('never call a failed run a success', () => {
    expect(totalsOf(write({ passed: 4, files: [] }), 1).failed).toBe(1);
    expect(totalsOf(join(folder, 'no-report.json'), 0).failed).toBe(1);
  });
});

const file = { name: join(process.cwd(), 'modules/a.spec.ts') };

function write({ passed, files }: { passed: number; files: object[] }): string {
  const path = join(folder, 'report.json');
  const counts = { numPassedTests: passed, numPendingTests: 0, numTodoTests: 0 };
  writeFileSync(path, JSON.stringify({ ...counts, testResults: files }));
  return path;
}
