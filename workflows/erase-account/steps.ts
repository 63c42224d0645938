import type { EventLog } from '../../modules/kernel/events/event-log';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { RetryableError } from '../../modules/kernel/errors';
import type { Vault } from '../../modules/kernel/vault';
import type { StepContext } from '../engine';
import { erasureConfirmations, deletePersonalData, type PersonalDataOwners } from './start';

type OfPerson = { userId: string };

/** The steps of the workflow `erase-account`; each may be repeated. */
export type EraseAccountSteps = {
  /** Deletes everything kept for the person, and what was written since. */
  takeAway(input: OfPerson): Promise<null>;
  /** The last mail they get. */
  sayFarewell(input: OfPerson): Promise<null>;
  /** After this no file holds a byte of what was deleted. */
  sweep(input: OfPerson): Promise<null>;
};

type Deps = PersonalDataOwners & {
  log: EventLog;
  vault: Vault;
  confirmation: { send(userId: string, signal: AbortSignal): Promise<void> };
  readModels: { reached(position: number, signal: AbortSignal): Promise<void>; purge(): Promise<void> };
};

type Handlers = {
  [Name in keyof EraseAccountSteps]: (
    input: OfPerson,
    step: StepContext,
  ) => ReturnType<EraseAccountSteps[Name]>;
};

/** How long one attempt waits for the read models, in milliseconds. */
const timeoutMs = 20_000;

/** The handlers of the workflow `erase-account`. */
export function createEraseAccountSteps(deps: Deps): Handlers {
  const { log, vault, confirmation, readModels } = deps;

  /** What a read model folds after a purge would lie there again. */
  async function untilShown(signal: AbortSignal): Promise<void> {
    const enough = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    await readModels.reached(await log.head(), enough).catch(() => {
      throw new RetryableError('read-models-behind', 'The read models have not caught up yet.');
    });
  }

  return {
    takeAway: ({ userId }, { context }) => patiently(() => deletePersonalData(deps, userId, context)),
    sayFarewell: ({ userId }, { signal }) => patiently(() => confirmation.send(userId, signal)),
    sweep: ({ userId }, { signal }) =>
      patiently(async () => {
        await vault.deleteByPrefix(erasureConfirmations, userId);
        await untilShown(signal);
        await readModels.purge();
        await vault.purge();
      }),
  };
}

/** Retryable: an unavailable store may recover. */
async function patiently(work: () => Promise<void>): Promise<null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new RetryableError('store-unavailable', error.message);
    throw error;
  }
}
