import type { RetryPolicy, Workflow, WorkflowDefinition, WorkflowContext } from '../engine';
import type { EraseAccountSteps } from './steps';

type Input = { userId: string };

/** How long a farewell may be read where mails are files, before its recipient is blotted out, in milliseconds. */
const readableMs = 10_000;

/** From the fact of an erasure to the last byte. Contract section 5: within 30 seconds. */
const run: Workflow<EraseAccountSteps, Input> = async ({ steps, all, sleep }, { userId }) => {
  await steps.takeAway({ userId });
  await all([farewell(steps, userId), sleep(readableMs)]);
  await steps.takeAway({ userId });
  await steps.sweep({ userId });
};

/** An address that takes no mail holds nothing up. */
async function farewell(steps: WorkflowContext<EraseAccountSteps>['steps'], userId: string): Promise<void> {
  try {
    await steps.sayFarewell({ userId });
  } catch {
    // The engine has written down why.
  }
}

/**
 * For about a month: deleted account data is removed within 30 days, whatever happens, crashes included. Spec section 2,
 * privacy page.
 */
const untilDone: RetryPolicy = {
  maxAttempts: 15_000,
  firstDelayMs: 200,
  maxDelayMs: 5 * 60_000,
  timeoutMs: 10 * 60_000,
  maxCrashes: Infinity,
};

/** The address is swept away within 30 seconds, whether the mail has gone out or not. */
const briefly: RetryPolicy = { maxAttempts: 3, firstDelayMs: 500, maxDelayMs: 1_000, timeoutMs: 4_000 };

export const eraseAccount: WorkflowDefinition = {
  name: 'erase-account',
  version: 1,
  run,
  retry: { default: untilDone, sayFarewell: briefly },
};
