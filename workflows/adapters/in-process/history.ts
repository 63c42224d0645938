import type { Recorded } from '../../../modules/kernel/events/event';
import { crashesOf, type Crash } from '../../crashes';
import type {
  StepFailed,
  StepFinished,
  TimerFired,
  WaitEnded,
  WorkflowEvent,
  WorkflowStarted,
} from '../../events';

/** What ends a request of the workflow: the result of a step, its failure, or the end of a pause or of a wait. */
export type Completion = StepFinished | StepFailed | TimerFired | WaitEnded;

const completing = [
  'StepFinished',
  'StepFailed',
  'TimerFired',
  'WaitEnded',
] as const satisfies Completion['type'][];
const isCompletion = (event: WorkflowEvent): event is Completion =>
  completing.some((type) => type === event.type);

/** What a journal holds from before this runner. */
export type History = {
  started: WorkflowStarted | undefined;
  over: boolean;
  cancelRequested: boolean;
  /** In the order in which the workflow received them; a replay delivers them in the same order. */
  completions: readonly Completion[];
  /** The fingerprint of the request under each key. */
  requests: ReadonlyMap<string, string>;
  /** Attempts that failed, and when the next one is due (ms since the epoch). */
  attempts: ReadonlyMap<string, { failed: number; dueAt: number }>;
  /** Steps in which a process died before this runner. */
  crashes: ReadonlyMap<string, Crash>;
  /** When each pause or wait ends (ms since the epoch). */
  timers: ReadonlyMap<string, number>;
  /** The names of received signals. */
  signals: ReadonlySet<string>;
};

/** Reads a journal; what this very `run` has begun did not crash. */
export function historyOf(past: readonly Recorded<WorkflowEvent>[], run: string): History {
  const events = past.map(({ event }) => event);
  const attempts = past.flatMap(({ event, metadata }) =>
    event.type === 'StepAttemptFailed'
      ? [[event.key, { failed: event.attempt, dueAt: Date.parse(metadata.at) + event.retryInMs }] as const]
      : [],
  );
  return {
    started: events.find((event) => event.type === 'WorkflowStarted'),
    over: events.some((event) => event.type === 'WorkflowFinished'),
    cancelRequested: events.some((event) => event.type === 'WorkflowCancelRequested'),
    completions: events.filter(isCompletion),
    requests: new Map(events.flatMap(requestOf)),
    attempts: new Map(attempts),
    crashes: crashesOf(past, (begunBy) => begunBy === run),
    timers: new Map(
      events.flatMap((event) =>
        event.type === 'TimerSet' ? [[event.key, Date.parse(event.dueAt)] as const] : [],
      ),
    ),
    signals: new Set(events.flatMap((event) => (event.type === 'SignalReceived' ? [event.name] : []))),
  };
}

function requestOf(event: WorkflowEvent): [string, string][] {
  if ('inputHash' in event) return [[event.key, event.inputHash]];
  return 'ms' in event ? [[event.key, pauseOf(event.ms)]] : [];
}

/** Fingerprint of a pause or wait: another length under the same key is a changed workflow. */
export const pauseOf = (ms: number) => `${ms} ms`;
