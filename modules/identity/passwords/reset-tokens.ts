import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';

const collection = 'password-links';

/** The user, and the epoch of the account. Setting the password starts a new epoch, so a link works once. */
const ResetToken = z.object({ userId: z.string(), epoch: z.number() });
export type ResetToken = z.infer<typeof ResetToken>;

/**
 * Links to set a password. Log and vault store only the id, `<userId>.<random>`; the mailed token adds a signature,
 * computed from the id each time the mail is rendered.
 */
export function createResetTokens(vault: Vault, clock: Clock) {
  async function sign(linkId: string): Promise<string> {
    const secret = await vault.putIfAbsent('secrets', 'password-links', randomBytes(32).toString('base64'));
    return `${linkId}.${createHmac('sha256', String(secret)).update(linkId).digest('base64url')}`;
  }

  return {
    /** Creates a link that expires after `forMs`; returns its id. */
    async make(link: ResetToken, forMs: number): Promise<string> {
      const linkId = `${link.userId}.${randomBytes(16).toString('base64url')}`;
      await vault.put(collection, linkId, link, { expiresAt: clock.now().getTime() + forMs });
      return linkId;
    },
    /** The signed token of an id, the same each time. */
    token: sign,
    /** The link of a token with a valid signature that has not expired. */
    async find(token: string): Promise<ResetToken | undefined> {
      const linkId = token.slice(0, token.lastIndexOf('.'));
      const ours = Buffer.from(await sign(linkId));
      const given = Buffer.from(token);
      if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined;
      return ResetToken.safeParse(await vault.get(collection, linkId)).data;
    },
    endAll: (userId: string): Promise<void> => vault.deleteByPrefix(collection, `${userId}.`),
  };
}
