import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Median with the smallest and largest of several rounds. */
export type Summary = { median: number; min: number; max: number };

export type BenchResult = {
  ratio: Summary;
  /** What was measured with, and the figures behind the ratio. */
  settings: Record<string, unknown>;
  /** Whether the median meets the goal. */
  ok: boolean;
};

/** A benchmark: a ratio of two things, taken in alternating rounds of one run. */
export type Bench = {
  name: string;
  goal: string;
  /** The setting that names the server it is measured on: it is not run without. */
  needs?: string;
  run(): Promise<BenchResult>;
};

export function summary(values: readonly number[]): Summary {
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

export const p99 = (values: readonly number[]) => quantile(values, 0.99);

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Milliseconds a piece of work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Pair = { a: number; b: number };

/**
 * Measures two things in turn, changing which goes first, so that a slow spell of the machine meets both. The first
 * round only warms up.
 */
export async function rounds(
  count: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= count; round += 1) {
    const pair = { a: 0, b: 0 };
    if (round % 2) pair.b = await b();
    pair.a = await a();
    if (round % 2 === 0) pair.b = await b();
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

/** Gives the work a folder of its own and removes it afterwards. */
export async function inTempFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
