import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { line, plus, totalsOf } from './totals.mjs';

const folder = mkdtempSync(join(tmpdir(), 'totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the totals of all suites', () => {
  it('add up, and name skipped tests only if there are any', () => {
    expect(line({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    const sum = plus({ passed: 3, failed: 1, skipped: 1 }, { passed: 2, failed: 0, skipped: 1 });
    expect(line(sum)).toBe('5 passed, 1 failed, 2 skipped');
  });

  it('count a file that does not load as a failure', () => {
    const report = write({ passed: 4, files: [{ status: 'failed', assertionResults: [] }] });
    expect(totalsOf(report, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('count a failed test once', () => {
    const report = write({
      passed: 4,
      failed: 1,
      files: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    });
    expect(totalsOf(report, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('never call a failed run a success', () => {
    expect(totalsOf(write({ passed: 4, files: [] }), 1).failed).toBe(1);
    expect(totalsOf(join(folder, 'no-report.json'), 0).failed).toBe(1);
  });
});

function write({
  passed = 0,
  failed = 0,
  files,
}: {
  passed?: number;
  failed?: number;
  files: object[];
}): string {
  const path = join(folder, 'report.json');
  const counts = { numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 };
  writeFileSync(path, JSON.stringify({ ...counts, testResults: files }));
  return path;
}
