import { z } from 'zod';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import type { Vault } from '../../modules/kernel/vault';
import { messages, type Mailer } from '../../modules/mail';
import { erasureConfirmations } from './start';

const LastAddress = z.object({ to: z.string() });

/** The mail after an erasure, to the last address of the erased account. */
export function createErasureConfirmation({ vault, mailer }: { vault: Vault; mailer: Mailer }) {
  return {
    /**
     * Sends a mail to the address left in `erasureConfirmations`, and deletes the address. Throws `RetryableError`, and
     * keeps the address, while no mail can be sent; may be repeated.
     */
    async send(userId: string, signal?: AbortSignal): Promise<void> {
      const left = LastAddress.safeParse(await vault.get(erasureConfirmations, userId)).data;
      if (left) await sendTo(userId, left.to, signal);
      await vault.deleteByPrefix(erasureConfirmations, userId);
    },
  };

  async function sendTo(userId: string, email: string, signal?: AbortSignal): Promise<void> {
    try {
      await mailer.send(`farewell-${userId}`, messages.accountErased({ userId, email }), signal);
    } catch (error) {
      if (error instanceof TerminalError) return;
      // The address is deleted soon: the confirmation cannot wait as long as a server may ask for.
      throw error instanceof RetryableError ? new RetryableError(error.code, error.message) : error;
    }
  }
}
