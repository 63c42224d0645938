import { researchSections } from '../modules/research/plan';
import { summary, type Bench, type BenchResult } from './harness';
import type { ReportKind } from '../modules/search/contract';
import { startWorld } from './product-world';

export const plan = 2_000;
const sections = [1_600, 2_400, 1_900, 2_800, 2_100, 1_500, 3_000];
const extras = 1_700;
/** Each structured part of a research report: it asks for twice the words of a section. */
const parts = 4_600;
export const slowest = Math.max(...sections);
const slowestResearch = Math.max(...sections.slice(0, researchSections.length), parts);
const first = Math.min(...sections);
const retryAfter = 1_000;
const reports = 5;

export const delays = { plan, sections, extras, parts };
const settings = { planMs: plan, sectionsMs: sections, extrasMs: extras, partsMs: parts, reports };

/** How much a report takes beyond what its model calls must take one after another. */
export const reportWall: Bench = {
  name: 'report-wall',
  goal: 'report wall time / critical path of scripted model delays <= 1.03',
  run: () => measure({ delays }, ({ completed }) => completed / (plan + slowest), 1.03),
};

/** The same of a research report: six sections, questions and three structured parts. */
export const researchWall: Bench = {
  name: 'research-wall',
  goal: 'research report wall time / critical path of scripted model delays <= 1.03',
  run: () =>
    measure({ delays }, ({ completed }) => completed / (plan + slowestResearch), 1.03, { kind: 'research' }),
};

/** The same with one call on the critical path answered by 429 (Retry-After 1 s): the wait counts as its delay. */
export const reportWallRetry: Bench = {
  name: 'report-wall-retry',
  goal: 'report wall time / critical path <= 1.10 with one retry on it',
  run: () =>
    measure(
      {
        delays,
        rules: [
          {
            when: { purpose: 'plan', nth: [1, 3, 5, 7, 9, 11] },
            then: { status: 429, retryAfter: 1, delayMs: 0 },
          },
        ],
      },
      ({ completed }) => completed / (retryAfter + plan + slowest),
      1.1,
    ),
};

/** How long a reader waits for something to read. */
export const firstSection: Bench = {
  name: 'first-section',
  goal: 'first section visible / (plan + first section) <= 1.10',
  run: () => measure({ delays }, ({ firstSection: seen }) => seen / (plan + first), 1.1),
};

/** Model calls that have to wait for one another, in a clean report. */
export const callsInSeries: Bench = {
  name: 'calls-in-series',
  goal: 'at most 3 model calls one after another for a clean report',
  run: () => measure({ delays }, ({ calls }) => longestChain(calls), 3),
};

/** Model calls of a research report that have to wait for one another. */
export const researchCallsInSeries: Bench = {
  name: 'research-calls-in-series',
  goal: 'at most 3 model calls one after another for a clean research report',
  run: () => measure({ delays }, ({ calls }) => longestChain(calls), 3, { kind: 'research' }),
};

/** Several reports of the built product, one after another; `env` are settings of its own. */
export async function measure(
  script: Parameters<typeof startWorld>[0],
  figure: (timing: Awaited<ReturnType<Awaited<ReturnType<typeof startWorld>>['report']>>) => number,
  goal: number,
  { kind, env = {} }: { kind?: ReportKind; env?: Record<string, string> } = {},
): Promise<BenchResult> {
  const world = await startWorld(script, env);
  try {
    await world.report({ kind });
    const figures: number[] = [];
    let calls = 0;
    for (let n = 0; n < reports; n += 1) {
      const timing = await world.report({ kind });
      calls = timing.calls.length;
      figures.push(figure(timing));
    }
    const ratio = summary(figures);
    return { ratio, settings: { ...settings, callsPerReport: calls }, ok: ratio.median <= goal };
  } finally {
    await world.stop();
  }
}

/** The longest row of calls each of which began after the one before had ended. */
function longestChain(calls: readonly { startedAt: number; endedAt?: number }[]): number {
  const byEnd = [...calls].sort((a, b) => (a.endedAt ?? Infinity) - (b.endedAt ?? Infinity));
  const longest: number[] = [];
  for (const [index, call] of byEnd.entries()) {
    const before = byEnd
      .slice(0, index)
      .map((earlier, at) => ((earlier.endedAt ?? Infinity) <= call.startedAt ? (longest[at] ?? 0) : 0));
    longest.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...longest);
}
