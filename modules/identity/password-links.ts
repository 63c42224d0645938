import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../kernel/ports';
import type { Vault } from '../kernel/vault';

const links = 'password-links';
const uses = 'password-link-uses';

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;

/**
 * One-time links to set a password. The log and the vault know a link by its id, `<userId>.<random>`; the token that
 * goes out adds a signature, which is made anew from the id whenever the mail is.
 */
export function createPasswordLinks(vault: Vault, clock: Clock) {
  async function signed(linkId: string): Promise<string> {
    const secret = await vault.putIfAbsent('secrets', 'password-links', randomBytes(32).toString('base64'));
    return `${linkId}.${createHmac('sha256', String(secret)).update(linkId).digest('base64url')}`;
  }

  /** The id and the person of a token that is ours and still good. */
  async function open(token: string): Promise<{ linkId: string; userId: string } | undefined> {
    const linkId = token.slice(0, token.lastIndexOf('.'));
    const ours = Buffer.from(await signed(linkId));
    const given = Buffer.from(token);
    if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined;
    const userId = await vault.get(links, linkId);
    return typeof userId === 'string' ? { linkId, userId } : undefined;
  }

  return {
    /** A new link for this person, good for so long; answers its id. */
    async make(userId: string, forMs: number): Promise<string> {
      const linkId = `${userId}.${randomBytes(16).toString('base64url')}`;
      await vault.put(links, linkId, userId, { expiresAt: clock.now().getTime() + forMs });
      return linkId;
    },
    /** What goes out for an id: the same each time. */
    token: signed,
    userOf: async (token: string) => (await open(token))?.userId,
    /** Whose link this is, once: the second to ask gets nothing. */
    async use(token: string): Promise<string | undefined> {
      const found = await open(token);
      if (!found) return undefined;
      const expiresAt = clock.now().getTime() + 7 * 24 * 60 * 60 * 1000;
      const { sum } = await vault.increment(uses, found.linkId, 1, { expiresAt });
      return sum === 1 ? found.userId : undefined;
    },
    async endAll(userId: string): Promise<void> {
      await vault.deleteByPrefix(links, `${userId}.`);
    },
  };
}
