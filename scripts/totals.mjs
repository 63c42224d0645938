import { readFileSync } from 'node:fs';

export const noTotals = { passed: 0, failed: 0, skipped: 0 };

export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** `12 passed, 0 failed`, and the skipped ones if any. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The totals of a vitest JSON report. Failures outside a test (a file that does not load, a stray error) count too. */
export function totalsOf(reportFile, exitCode) {
  const found = counted(reportFile);
  const silentFailure = exitCode !== 0 && found.failed === 0;
  return silentFailure ? { ...found, failed: 1 } : found;
}

function counted(reportFile) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { ...noTotals, failed: 1 };
  }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
