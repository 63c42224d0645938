import type { Context } from '../kernel/events/event-log';
import { isRefusal } from '../kernel/refusal';
import type { ClaimCommand } from './accounts/uniqueness';
import type { UserEvent } from './events';
import type { IdentityDependencies } from './dependencies';

/** Takes away everything kept for an erased person but facts: claims, sessions, password, links, and last the key. */
export function createErasePersonalData(parts: IdentityDependencies) {
  const { accounts, credentials, failures, keys, links, log, mails, sessions } = parts;

  async function released(of: ClaimCommand['of'], hash: string, userId: string, context: Context) {
    const told = await accounts.tellClaim({ type: 'Release', of, hash, userId }, context);
    return !isRefusal(told) && told.events.length > 0;
  }

  async function releaseClaims(userId: string, context: Context): Promise<void> {
    const { events } = await log.read<UserEvent>(`user-${userId}`);
    for (const { event } of events) {
      if (event.type === 'GoogleAccountLinked') await released('google', event.subjectHash, userId, context);
      if (event.type !== 'UserRegistered' || event.email === null) continue;
      const hash = await accounts.emailHash(event.email);
      if (await released('email', hash, userId, context)) await failures.forget(hash);
    }
  }

  /** May be repeated: what is gone already stays gone, and the address may have another owner by then. */
  return async function forget(userId: string, context: Context): Promise<void> {
    await releaseClaims(userId, context);
    await sessions.endAll(userId);
    await links.endAll(userId);
    await mails.forget(userId);
    await credentials.removeAll(userId);
    await keys.destroy(userId);
  };
}
