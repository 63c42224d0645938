type Totals = { passed: number; failed: number; skipped: number };
export const noTotals: Totals;
export function plus(a: Totals, b: Totals): Totals;
export function line(totals: Totals): string;
export function totalsOf(reportFile: string, exitCode: number): Totals;
