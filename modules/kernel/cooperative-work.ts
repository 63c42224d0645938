import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that pauses between its steps, so that other work of the process can proceed. */
export type CooperativeWork<Result> = Generator<undefined, Result>;

/** How long work may block the event loop before it yields, in milliseconds. */
const maxTurnMs = 12;

/** Runs work step by step and yields to the event loop at this interval. */
export async function runCooperatively<Result>(work: CooperativeWork<Result>): Promise<Result> {
  let since = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < maxTurnMs) continue;
    await nextTurn();
    since = performance.now();
  }
}

/** Runs work to its end without yielding. */
export function runToEnd<Result>(work: CooperativeWork<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
