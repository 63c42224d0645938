import type { Context } from '../kernel/events/event-log';
import { isRefusal } from '../kernel/refusal';
import type { ClaimCommand } from './accounts/uniqueness';
import type { UserEvent } from './events';
import type { IdentityDependencies } from './dependencies';

/** Deletes the data of an erased person except events: claims, sessions, links, limits, passwords, and last the key. */
export function createErasePersonalData(parts: IdentityDependencies) {
  const { accounts, credentials, failures, keys, links, log, mails, sessions } = parts;

  async function release(of: ClaimCommand['of'], hash: string, userId: string, context: Context) {
    const result = await accounts.handleClaim({ type: 'Release', of, hash, userId }, context);
    return !isRefusal(result) && result.events.length > 0;
  }

  async function releaseClaims(userId: string, context: Context): Promise<void> {
    const { events } = await log.read<UserEvent>(`user-${userId}`);
    for (const { event } of events) {
      if (event.type === 'GoogleAccountLinked') await release('google', event.subjectHash, userId, context);
      if (event.type !== 'UserRegistered' || event.email === null) continue;
      const hash = await accounts.emailHash(event.email);
      if (await release('email', hash, userId, context)) await failures.forget(hash);
    }
  }

  /** Idempotent; does not touch an address that has another owner by now. */
  return async function erasePersonalData(userId: string, context: Context): Promise<void> {
    await releaseClaims(userId, context);
    await sessions.endAll(userId);
    await links.endAll(userId);
    await mails.forget(userId);
    await credentials.removeAll(userId);
    await keys.destroy(userId);
  };
}
