import { z } from 'zod';
import { defineEvent } from '../modules/kernel/events/event';

/** The journal of one workflow lies in its own stream. */
export const workflowStream = (workflowId: string) => `workflow-${workflowId}`;

const about = { workflowId: z.string() };
/** `key` is `name#n`; `inputHash` tells whether the story still asks the same question. */
const step = { ...about, key: z.string(), name: z.string(), inputHash: z.string() };
/** Kebab-case code and a sentence for people, without personal data. */
const failure = { code: z.string(), message: z.string() };

/** A story begins under this id, once. Stream `workflow-<id>`, as all facts of this file. */
export const WorkflowStarted = defineEvent('WorkflowStarted', {
  ...about,
  story: z.string(),
  version: z.number().int(),
  input: z.json(),
});
export type WorkflowStarted = z.infer<typeof WorkflowStarted>;

/**
 * Attempts of these steps begin, written before they do. What neither ends nor is released has gone down with its process.
 * `run` tells the processes apart, on Temporal the attempts.
 */
export const StepsBegun = defineEvent('StepsBegun', { ...about, run: z.string(), keys: z.array(z.string()) });
export type StepsBegun = z.infer<typeof StepsBegun>;

/** A living process lets go of attempts it began: a shutdown, a lost lease, a server that was away. Nothing crashed. */
export const StepsReleased = defineEvent('StepsReleased', {
  ...about,
  run: z.string(),
  keys: z.array(z.string()),
});
export type StepsReleased = z.infer<typeof StepsReleased>;

/** A step is done; it is never run again. Facts of this kind stand in the order in which the story heard of them. */
export const StepFinished = defineEvent('StepFinished', { ...step, result: z.json() });
export type StepFinished = z.infer<typeof StepFinished>;

/** One attempt failed; the next follows `retryInMs` after this fact. */
export const StepAttemptFailed = defineEvent('StepAttemptFailed', {
  ...step,
  attempt: z.number().int(),
  ...failure,
  retryInMs: z.number(),
  /** The run whose attempt it was; not written before attempts were written down as begun. */
  run: z.string().optional(),
});
export type StepAttemptFailed = z.infer<typeof StepAttemptFailed>;

/** A step failed for good; the story hears of it. */
export const StepFailed = defineEvent('StepFailed', { ...step, attempt: z.number().int(), ...failure });
export type StepFailed = z.infer<typeof StepFailed>;

/** The story pauses until then, whatever happens to the process. */
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

/** Somebody wants it stopped; whoever runs it does so. */
export const WorkflowCancelRequested = defineEvent('WorkflowCancelRequested', about);
export type WorkflowCancelRequested = z.infer<typeof WorkflowCancelRequested>;

/** It is over. `code` and `message` when it failed. */
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
  WorkflowCancelRequested,
  WorkflowFinished,
]);
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;
