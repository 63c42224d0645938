import { adminLists } from './admin-lists';
import { append } from './append';
import { chartCode } from './chart-code';
import { concurrentAppend } from './concurrent-append';
import { durableStep } from './durable-step';
import type { Bench } from './harness';
import { homeScript } from './home-script';
import { hostileReading } from './hostile-files';
import { largeFilesInSmallHeap } from './large-files';
import { memory } from './memory';
import { millionEvents } from './million-events';
import { openStreams } from './open-streams';
import { reportPage } from './report-page';
import {
  callsInSeries,
  firstSection,
  reportWall,
  reportWallRetry,
  researchCallsInSeries,
  researchWall,
} from './report-wall';
import { publishedBytes, publishedPage } from './published-page';
import { pdfEight, pdfWarm } from './pdf';
import { retrievalMemory } from './retrieval-memory';
import { retrievalWall } from './retrieval-wall';
import { rebuild } from './rebuild';
import { rebuildMongo } from './rebuild-mongo';
import { temporalStep } from './temporal-step';
import { temporalWall } from './temporal-wall';
import { verdicts } from './verdicts';
import { verify } from './verify';
import { visible } from './visible';

/** Every benchmark, in the order it is run. */
export const benches: readonly Bench[] = [
  append,
  concurrentAppend,
  rebuild,
  rebuildMongo,
  visible,
  adminLists,
  durableStep,
  reportWall,
  reportWallRetry,
  firstSection,
  callsInSeries,
  researchWall,
  researchCallsInSeries,
  retrievalWall,
  memory,
  retrievalMemory,
  largeFilesInSmallHeap,
  openStreams,
  hostileReading,
  publishedPage,
  publishedBytes,
  pdfWarm,
  pdfEight,
  reportPage,
  homeScript,
  chartCode,
  verdicts,
  verify,
  temporalStep,
  temporalWall,
  millionEvents,
];
