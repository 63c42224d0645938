import { z } from 'zod';
import { defineEvent } from '../modules/kernel/events/event';

/** The journal of one workflow is its own stream. */
export const workflowStream = (workflowId: string) => `workflow-${workflowId}`;

const about = { workflowId: z.string() };
/** `key` is `name#n`; `inputHash` shows whether the workflow still calls the step with the same input. */
const step = { ...about, key: z.string(), name: z.string(), inputHash: z.string() };
/** Kebab-case code and a sentence for people, without personal data. */
const failure = { code: z.string(), message: z.string() };

/** A workflow begins under this id, once. Stream `workflow-<id>`, as for all events of this file. */
export const WorkflowStarted = defineEvent('WorkflowStarted', {
  ...about,
  story: z.string(),
  version: z.number().int(),
  input: z.json(),
});
export type WorkflowStarted = z.infer<typeof WorkflowStarted>;

/**
 * Attempts of these steps begin; appended before they do. A process died in an attempt that neither ends nor is
 * released. `run` identifies the process, on Temporal the attempt.
 */
export const StepsBegun = defineEvent('StepsBegun', { ...about, run: z.string(), keys: z.array(z.string()) });
export type StepsBegun = z.infer<typeof StepsBegun>;

/** A living process releases attempts that it began: a shutdown, a lost lease, an unreachable server. Nothing crashed. */
export const StepsReleased = defineEvent('StepsReleased', {
  ...about,
  run: z.string(),
  keys: z.array(z.string()),
});
export type StepsReleased = z.infer<typeof StepsReleased>;

/** A step is done and never runs again. These events are in the order in which the workflow received the results. */
export const StepFinished = defineEvent('StepFinished', { ...step, result: z.json() });
export type StepFinished = z.infer<typeof StepFinished>;

/** One attempt failed; the next follows `retryInMs` after this event. */
export const StepAttemptFailed = defineEvent('StepAttemptFailed', {
  ...step,
  attempt: z.number().int(),
  ...failure,
  retryInMs: z.number(),
  /** The run whose attempt it was; absent in events from before `StepsBegun`. */
  run: z.string().optional(),
});
export type StepAttemptFailed = z.infer<typeof StepAttemptFailed>;

/** A step failed as terminal; the workflow receives the error. */
export const StepFailed = defineEvent('StepFailed', { ...step, attempt: z.number().int(), ...failure });
export type StepFailed = z.infer<typeof StepFailed>;

/** The workflow pauses, or waits for a signal, until then, also over a restart of the process. */
export const TimerSet = defineEvent('TimerSet', {
  ...about,
  key: z.string(),
  ms: z.number(),
  dueAt: z.string(),
});
export type TimerSet = z.infer<typeof TimerSet>;

/** A pause is over. */
export const TimerFired = defineEvent('TimerFired', { ...about, key: z.string(), ms: z.number() });
export type TimerFired = z.infer<typeof TimerFired>;

/** The workflow received a signal, which every wait for it ends with, now or later. Appended once for each name. */
export const SignalReceived = defineEvent('SignalReceived', { ...about, name: z.string() });
export type SignalReceived = z.infer<typeof SignalReceived>;

/** A wait for a signal is over: the signal was received, or the time set by `TimerSet` of the same key has passed. */
export const WaitEnded = defineEvent('WaitEnded', {
  ...about,
  key: z.string(),
  ms: z.number(),
  received: z.boolean(),
});
export type WaitEnded = z.infer<typeof WaitEnded>;

/** A request to stop the workflow; the process that runs it does so. */
export const WorkflowCancelRequested = defineEvent('WorkflowCancelRequested', about);
export type WorkflowCancelRequested = z.infer<typeof WorkflowCancelRequested>;

/** The workflow is over. `code` and `message` when it failed. */
export const WorkflowFinished = defineEvent('WorkflowFinished', {
  ...about,
  outcome: z.enum(['completed', 'failed', 'cancelled']),
  code: z.string().optional(),
  message: z.string().optional(),
});
export type WorkflowFinished = z.infer<typeof WorkflowFinished>;

export const WorkflowEvent = z.discriminatedUnion('type', [
  WorkflowStarted,
  StepsBegun,
  StepsReleased,
  StepFinished,
  StepAttemptFailed,
  StepFailed,
  TimerSet,
  TimerFired,
  SignalReceived,
  WaitEnded,
  WorkflowCancelRequested,
  WorkflowFinished,
]);
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;
