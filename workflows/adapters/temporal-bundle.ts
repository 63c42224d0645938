import {
  ActivityFailure,
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  sleep,
} from '@temporalio/workflow';
import { TerminalError } from '../../modules/kernel/failure';
import type { Json, RetryPolicy, StepWorks, Steps, StoryDefinition } from '../engine';
import { eraseAccount } from '../erase-account';
import { generateVisualReport } from '../generate-visual-report';
import { classify } from '../retry';
import { settleAll } from '../settle-all';

/** A story as Temporal runs it: the same function, its steps as activities, its pauses as timers. */
export function asTemporalWorkflow(story: StoryDefinition): (input: Json) => Promise<void> {
  return async (input) => {
    const tools = { steps: stepsOf(story), all: settleAll, sleep: (ms: number) => sleep(ms) };
    try {
      await story.tell(tools, input);
    } catch (error) {
      if (isCancellation(error)) throw error;
      const { code, message } = classify(error);
      throw ApplicationFailure.nonRetryable(message, code);
    }
  };
}

function stepsOf(story: StoryDefinition): Steps<StepWorks> {
  return new Proxy(
    {},
    {
      get: (_, name) => (typeof name === 'string' ? stepOf(story, name) : undefined),
    },
  );
}

function stepOf(story: StoryDefinition, name: string) {
  const activities = proxyActivities<Record<string, (input: Json) => Promise<Json>>>(
    patience(story.retry[name] ?? story.retry.default),
  );
  return async (input: Json) => {
    try {
      return await activities[name]?.(input ?? null);
    } catch (error) {
      throw isCancellation(error) ? error : asTold(error);
    }
  };
}

/** The engine's retry policy in Temporal's words; Retry-After comes as the activity's own next delay. */
function patience({ maxAttempts, firstDelayMs, maxDelayMs, timeoutMs }: RetryPolicy) {
  return {
    startToCloseTimeout: timeoutMs,
    retry: {
      maximumAttempts: maxAttempts,
      initialInterval: firstDelayMs,
      maximumInterval: maxDelayMs,
      backoffCoefficient: 2,
    },
  };
}

/** A failed step as every story knows it: code and sentence. */
function asTold(error: unknown): TerminalError {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && cause.type) return new TerminalError(cause.type, cause.message);
  const { code, message } = classify(cause);
  return new TerminalError(code, message);
}

const visualReport = asTemporalWorkflow(generateVisualReport);
const erasure = asTemporalWorkflow(eraseAccount);

/** Temporal finds a workflow by the name of its export: the story's own. */
export { erasure as 'erase-account', visualReport as 'generate-visual-report' };
