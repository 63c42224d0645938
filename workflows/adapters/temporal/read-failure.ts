import { WorkflowFailedError } from '@temporalio/client';
import { ApplicationFailure, TerminatedFailure, TimeoutFailure } from '@temporalio/common';
import { classify } from '../../retry';
import type { Temporal } from './connection';

/** Code and message of a failed workflow; undefined when it did not fail. */
export async function readFailure(
  { workflows, call }: Temporal,
  workflowId: string,
  runId?: string,
): Promise<{ code: string; message: string } | undefined> {
  try {
    await call(() => workflows.getHandle(workflowId, runId).result());
    return undefined;
  } catch (error) {
    if (!(error instanceof WorkflowFailedError)) throw error;
    return codeAndMessage(error.cause);
  }
}

/** The marker of Temporal's core for a workflow that no longer fits its history. */
const nondeterminism = '[TMPRL1100]';

function codeAndMessage(cause: unknown): { code: string; message: string } {
  if (cause instanceof TerminatedFailure)
    return { code: 'terminated', message: 'It was stopped from outside.' };
  if (cause instanceof TimeoutFailure) return { code: 'timed-out', message: 'It took too long.' };
  if (cause instanceof ApplicationFailure && cause.message.startsWith(nondeterminism))
    return { code: 'story-changed', message: 'The workflow has changed since this run began.' };
  if (cause instanceof ApplicationFailure && cause.type) return { code: cause.type, message: cause.message };
  const { code, message } = classify(cause);
  return { code, message };
}
