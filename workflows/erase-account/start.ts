import type { Context, EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Vault } from '../../modules/kernel/vault';
import type { EvidenceModule } from '../../modules/evidence';
import type { Feedback } from '../../modules/feedback';
import type { Identity } from '../../modules/identity';
import type { Publishing } from '../../modules/publishing';
import type { Reviews } from '../../modules/reviews';
import type { Search } from '../../modules/search';

/** The modules that hold data of a person. */
export type PersonalDataOwners = {
  identity: Pick<Identity, 'account' | 'erase' | 'erasePersonalData'>;
  search: Pick<Search, 'deleteAllOf'>;
  publishing: Pick<Publishing, 'isPublic' | 'purge'>;
  evidence: Pick<EvidenceModule, 'deleteAllOf'>;
  feedback: Pick<Feedback, 'deleteAllOf'>;
  reviews: Pick<Reviews, 'deleteAllOf'>;
  mailer: { deleteMailsOf(userId: string): Promise<void> };
};

export type ErasureDeps = PersonalDataOwners & {
  log: EventLog;
  vault: Vault;
  clock: Clock;
  /** Resolves once the read models show everything up to this position; rejects when aborted before. */
  reached(position: number, signal: AbortSignal): Promise<void>;
  logger: Log;
};
export type Erasure = ReturnType<typeof createStartErasure>;

/** Vault collection of the last addresses: `{ to }` by user id. */
export const erasureConfirmations = 'farewells';
/** How long an address waits for its erasure confirmation at most, in milliseconds. */
const confirmationLifetimeMs = 10 * 60_000;
/** How long the request waits for the read models, in milliseconds. */
const timeoutMs = 10_000;

/** Erases an account. */
export function createStartErasure(deps: ErasureDeps) {
  const { log, vault, clock, identity, reached, logger } = deps;

  async function keepAddress(userId: string): Promise<void> {
    const to = (await identity.account(userId))?.email;
    const expiresAt = clock.now().getTime() + confirmationLifetimeMs;
    if (to) await vault.put(erasureConfirmations, userId, { to }, { expiresAt });
  }

  async function untilVisible(userId: string): Promise<void> {
    try {
      await reached(await log.head(), AbortSignal.timeout(timeoutMs));
    } catch (error) {
      logger.warn({ userId, error: String(error) }, 'the read models have not caught up with an erasure yet');
    }
  }

  return {
    /**
     * When it answers, key, sessions, reports that are not public and read models are gone; the workflow `erase-account`
     * deletes the remaining bytes, and what a crash has left undone. Contract section 5. May be repeated.
     */
    async erase(
      userId: string,
      decision: { by?: string; reason?: string; admins: boolean },
      context: Context,
    ): Promise<{ ok: true } | Refusal> {
      await keepAddress(userId);
      const erased = await identity.erase(userId, decision, context);
      if (isRefusal(erased)) {
        await vault.deleteByPrefix(erasureConfirmations, userId);
        return erased;
      }
      await deletePersonalData(deps, userId, context);
      await untilVisible(userId);
      return { ok: true };
    },
  };
}

/**
 * Deletes everything kept for a person except events and what they made public. The key goes last, as releasing the
 * claims needs it; mails go first, as the erasure confirmation is queued later and stays for a moment. May be repeated.
 */
export async function deletePersonalData(
  { mailer, search, publishing, evidence, feedback, reviews, identity }: PersonalDataOwners,
  userId: string,
  context: Context,
): Promise<void> {
  await mailer.deleteMailsOf(userId);
  for (const reportId of await search.deleteAllOf(userId, publishing.isPublic, context))
    await publishing.purge(reportId, context);
  await evidence.deleteAllOf(userId);
  await feedback.deleteAllOf(userId, context);
  await reviews.deleteAllOf(userId, context);
  await identity.erasePersonalData(userId, context);
}
