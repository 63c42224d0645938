import { Runtime, type LogLevel, type LogMetadata } from '@temporalio/worker';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../../modules/kernel/ports';
import { describeUnexpectedError } from '../unexpected-error';

/** The fields of Temporal's log lines that reach our log; any other field may carry text of users. */
const loggedFields = [
  'workflowId',
  'workflowType',
  'activityId',
  'activityType',
  'attempt',
  'taskQueue',
  'kind',
  'at',
  'words',
];
/** An identical message is not repeated for so long, in milliseconds. */
const throttleMs = 30_000;

let installed = false;

/**
 * Temporal's core, once per process: its warnings go to our log, and signals stay ours. Later callers share the log of
 * the first one.
 */
export function installRuntime(logger: Log): void {
  if (installed) return;
  installed = true;
  const say = createThrottledLog(logger);
  const above = (level: LogLevel, message: string, meta?: LogMetadata) =>
    level === 'WARN' || level === 'ERROR' ? say(message, meta) : undefined;
  Runtime.install({
    logger: {
      log: above,
      trace: () => {},
      debug: () => {},
      info: () => {},
      warn: (message, meta) => say(message, meta),
      error: (message, meta) => say(message, meta),
    },
    telemetryOptions: { logging: { filter: { core: 'WARN', other: 'ERROR' }, forward: {} } },
    shutdownSignals: [],
    workerHeartbeatInterval: 0,
  });
}

function createThrottledLog(logger: Log) {
  const said = new LRUCache<string, true>({ max: 100, ttl: throttleMs });
  return (message: string, meta: LogMetadata = {}) => {
    if (said.has(message)) return;
    said.set(message, true);
    const about = Object.fromEntries(
      loggedFields.filter((key) => key in meta).map((key) => [key, meta[key]]),
    );
    logger.warn(
      { ...about, ...('error' in meta ? describeUnexpectedError(meta.error) : {}) },
      `temporal: ${message}`,
    );
  };
}
