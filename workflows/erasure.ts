import type { Context, EventLog } from '../modules/kernel/event-log';
import { isRefusal, type Refusal } from '../modules/kernel/refusal';
import type { Vault } from '../modules/kernel/vault';
import type { EvidenceModule } from '../modules/evidence';
import type { Identity } from '../modules/identity';
import type { Mailer } from '../modules/mail/mailer';
import type { Search } from '../modules/search';
import type { Clock } from '../modules/kernel/ports';

export type ErasureDeps = {
  log: EventLog;
  vault: Vault;
  clock: Clock;
  identity: Identity;
  search: Search;
  evidence: EvidenceModule;
  mailer: Mailer;
  /** Resolves once the read models show everything up to this position. */
  reached(position: number): Promise<void>;
};
export type Erasure = ReturnType<typeof createErasure>;

/** Takes an account away for good. */
export function createErasure({ log, identity, evidence, mailer, reached }: ErasureDeps) {
  return {
    /** When it answers, key, sessions, files and read models are gone; the story `erase-account` sees to the bytes. */
    async erase(
      userId: string,
      decision: { by?: string; reason?: string; admins: boolean },
      context: Context,
    ): Promise<{ ok: true } | Refusal> {
      const erased = await identity.erase(userId, decision, context);
      if (isRefusal(erased)) return erased;
      await evidence.forget(userId);
      await mailer.forget(userId);
      await identity.forget(userId, context);
      await reached(await log.head());
      return { ok: true };
    },
  };
}
