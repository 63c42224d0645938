import type { Recorded } from '../../../modules/kernel/events/event';
import { crashesOf, type Crash } from '../../crashes';
import type { StepFailed, StepFinished, TimerFired, WorkflowEvent, WorkflowStarted } from '../../events';

/** What ends a request of the workflow: the result of a step, its failure, or the end of a pause. */
export type Completion = StepFinished | StepFailed | TimerFired;

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
  /** When each pause ends (ms since the epoch). */
  timers: ReadonlyMap<string, number>;
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
    completions: events.filter(
      (event) => event.type === 'StepFinished' || event.type === 'StepFailed' || event.type === 'TimerFired',
    ),
    requests: new Map(events.flatMap(requestOf)),
    attempts: new Map(attempts),
    crashes: crashesOf(past, (begunBy) => begunBy === run),
    timers: new Map(
      events.flatMap((event) =>
        event.type === 'TimerSet' ? [[event.key, Date.parse(event.dueAt)] as const] : [],
      ),
    ),
  };
}

function requestOf(event: WorkflowEvent): [string, string][] {
  if ('inputHash' in event) return [[event.key, event.inputHash]];
  return 'ms' in event ? [[event.key, pauseOf(event.ms)]] : [];
}

/** Fingerprint of a pause: another length under the same key is a changed workflow. */
export const pauseOf = (ms: number) => `${ms} ms`;
