import { append } from './append';
import { concurrentAppend } from './concurrent-append';
import { durableStep } from './durable-step';
import type { Bench } from './harness';
import { memory } from './memory';
import { callsInSeries, firstSection, reportWall, reportWallRetry } from './report-wall';
import { rebuild } from './rebuild';
import { visible } from './visible';

/** Every benchmark, in the order it is run. */
export const benches: readonly Bench[] = [
  append,
  concurrentAppend,
  rebuild,
  visible,
  durableStep,
  reportWall,
  reportWallRetry,
  firstSection,
  callsInSeries,
  memory,
];
