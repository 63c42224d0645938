import type { RetryPolicy, Workflow, WorkflowDefinition, WorkflowContext } from '../engine';
import type { EraseAccountSteps } from './steps';

type Input = { userId: string };

/** How long the mail stays readable where mails are files, before its recipient is removed, in milliseconds. */
const readableMs = 10_000;

/** From the event of an erasure to the last byte. Contract section 5: within 30 seconds. */
const run: Workflow<EraseAccountSteps, Input> = async ({ steps, all, sleep }, { userId }) => {
  await steps.takeAway({ userId });
  await all([confirmByMail(steps, userId), sleep(readableMs)]);
  await steps.takeAway({ userId });
  await steps.sweep({ userId });
};

/** An address that accepts no mail holds nothing up. */
async function confirmByMail(
  steps: WorkflowContext<EraseAccountSteps>['steps'],
  userId: string,
): Promise<void> {
  try {
    await steps.sayFarewell({ userId });
  } catch {
    // The engine has recorded the reason.
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

/** The address is deleted within 30 seconds, whether the mail was sent or not. */
const fewAttempts: RetryPolicy = { maxAttempts: 3, firstDelayMs: 500, maxDelayMs: 1_000, timeoutMs: 4_000 };

export const eraseAccount: WorkflowDefinition = {
  name: 'erase-account',
  version: 1,
  run,
  retry: { default: untilDone, sayFarewell: fewAttempts },
};
