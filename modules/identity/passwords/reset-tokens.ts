import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';

const collection = 'password-links';

/** Whose it is, and the epoch of the account it was made in. The password it sets starts another: it works once. */
const ResetToken = z.object({ userId: z.string(), epoch: z.number() });
export type ResetToken = z.infer<typeof ResetToken>;

/**
 * Links to set a password. The log and the vault know a link by its id, `<userId>.<random>`; the token that goes out
 * adds a signature, which is made anew from the id whenever the mail is.
 */
export function createResetTokens(vault: Vault, clock: Clock) {
  async function signed(linkId: string): Promise<string> {
    const secret = await vault.putIfAbsent('secrets', 'password-links', randomBytes(32).toString('base64'));
    return `${linkId}.${createHmac('sha256', String(secret)).update(linkId).digest('base64url')}`;
  }

  return {
    /** A new link, good for so long; answers its id. */
    async make(link: ResetToken, forMs: number): Promise<string> {
      const linkId = `${link.userId}.${randomBytes(16).toString('base64url')}`;
      await vault.put(collection, linkId, link, { expiresAt: clock.now().getTime() + forMs });
      return linkId;
    },
    /** What goes out for an id: the same each time. */
    token: signed,
    /** The link of a token that is ours and has not expired. */
    async find(token: string): Promise<ResetToken | undefined> {
      const linkId = token.slice(0, token.lastIndexOf('.'));
      const ours = Buffer.from(await signed(linkId));
      const given = Buffer.from(token);
      if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined;
      return ResetToken.safeParse(await vault.get(collection, linkId)).data;
    },
    endAll: (userId: string): Promise<void> => vault.deleteByPrefix(collection, `${userId}.`),
  };
}
