import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const noTotals = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** `12 passed, 0 failed`, and the skipped ones if any. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The failed tests with their first error, a line each, then the line of totals: the end of a long log says what broke. */
export const summary = (totals) => [...totals.failures, line(totals)].join('\n');

/** The totals of a vitest JSON report. Failures outside a test (a file that does not load, a stray error) count too. */
export function totalsOf(reportFile, exitCode) {
  const found = counted(reportFile);
  const silentFailure = exitCode !== 0 && found.failed === 0;
  return silentFailure ? plus(found, failure('an error outside the tests: see above.')) : found;
}

/** A failure of something that is no test. */
export const failure = (text) => ({ ...noTotals, failed: 1, failures: [`Failed: ${text}`] });

function counted(reportFile) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return failure('the tests wrote no report: see above.');
  }
  const failures = report.testResults.flatMap(failuresOf);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** One line for each failed test of a file, one for a file that does not load. */
function failuresOf({ name: file, status, message, assertionResults }) {
  if (status !== 'failed') return [];
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [describeFailure(file, 'does not load', message)];
  return failed.map(({ fullName, failureMessages }) => describeFailure(file, fullName, failureMessages?.[0]));
}

function describeFailure(file, test, message = '') {
  const [firstLine] = message.split('\n');
  return `Failed: ${relative(process.cwd(), file)} > ${test}${firstLine ? `: ${firstLine}` : ''}`;
}
