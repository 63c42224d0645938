import { TerminalError } from '../modules/kernel/errors';
import type { Recorded } from '../modules/kernel/events/event';
import type { WorkflowDefinition } from './engine';
import type { WorkflowEvent } from './events';

/** The default number of times that a process may die in one step. */
export const maxCrashesPerStep = 3;
/**
 * From so many crashes on a step is a suspect: suspects run one at a time, so that the third crash of many that ran together
 * hits only the one that causes it.
 */
export const suspectFrom = 2;

/** How often a process died in a step, and when the step began last (ms since the epoch). */
export type Crash = { count: number; begunAt: number };

/**
 * Which attempts of a workflow went down with their process, by step key: begun, but neither ended nor released. `alive`
 * names runs whose process is alive. Journals without begun attempts, written by older versions, have none.
 */
export function crashesOf(
  past: readonly Recorded<WorkflowEvent>[],
  alive: (run: string) => boolean = () => false,
): Map<string, Crash> {
  const open = new Map<string, { run: string; at: number }[]>();
  const attempts = (key: string) => open.get(key) ?? [];
  const without = (key: string, run: string) => attempts(key).filter((attempt) => attempt.run !== run);
  for (const { event, metadata } of past) {
    const at = Date.parse(metadata.at);
    if (event.type === 'StepsBegun')
      for (const key of event.keys) open.set(key, [...without(key, event.run), { run: event.run, at }]);
    else if (event.type === 'StepsReleased')
      for (const key of event.keys) open.set(key, without(key, event.run));
    else if (event.type === 'StepAttemptFailed') open.set(event.key, without(event.key, event.run ?? ''));
    else if (event.type === 'StepFinished' || event.type === 'StepFailed') open.delete(event.key);
  }
  const crashes = new Map<string, Crash>();
  for (const [key, begun] of open) {
    const dead = begun.filter(({ run }) => !alive(run));
    if (dead.length > 0) crashes.set(key, { count: dead.length, begunAt: dead.at(-1)?.at ?? 0 });
  }
  return crashes;
}

/** How often a process may die in this step of the workflow. `key`: `name#n`. */
export function crashLimit(
  { retry }: WorkflowDefinition,
  key: string,
  maxCrashes = maxCrashesPerStep,
): number {
  const policy = retry[key.slice(0, key.lastIndexOf('#'))] ?? retry.default;
  return policy.maxCrashes ?? maxCrashes;
}

/** The code of a workflow that ended because a step of it took its process down again and again. */
export const stepCrashed = 'step-crashed';

export const crashedTooOften = (crashes: number) =>
  new TerminalError(
    stepCrashed,
    `The server stopped ${crashes} times while it worked on this, so it is not tried again.`,
  );
