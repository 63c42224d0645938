import { append } from './append';
import { concurrentAppend } from './concurrent-append';
import { durableStep } from './durable-step';
import type { Bench } from './harness';
import { memory } from './memory';
import { millionEvents } from './million-events';
import { openStreams } from './open-streams';
import { callsInSeries, firstSection, reportWall, reportWallRetry } from './report-wall';
import { publishedBytes, publishedPage } from './published-page';
import { rebuild } from './rebuild';
import { rebuildMongo } from './rebuild-mongo';
import { temporalStep } from './temporal-step';
import { temporalWall } from './temporal-wall';
import { visible } from './visible';

/** Every benchmark, in the order it is run. */
export const benches: readonly Bench[] = [
  append,
  concurrentAppend,
  rebuild,
  rebuildMongo,
  visible,
  durableStep,
  reportWall,
  reportWallRetry,
  firstSection,
  callsInSeries,
  memory,
  openStreams,
  publishedPage,
  publishedBytes,
  temporalStep,
  temporalWall,
  millionEvents,
];
