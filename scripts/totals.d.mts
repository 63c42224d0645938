type Totals = { passed: number; failed: number; skipped: number; failures: string[] };
export const noTotals: Totals;
export function plus(a: Totals, b: Totals): Totals;
export function line(totals: Omit<Totals, 'failures'>): string;
export function summary(totals: Totals): string;
export function failure(text: string): Totals;
export function totalsOf(reportFile: string, exitCode: number): Totals;
