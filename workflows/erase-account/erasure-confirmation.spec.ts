import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailStandIn, type MailStandIn } from '../../tests/doubles/mail-stand-in';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { RetryableError } from '../../modules/kernel/errors';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import type { Vault } from '../../modules/kernel/vault';
import { createOutboxMailer } from '../../modules/mail/adapters/mailer.outbox';
import { createSmtpMailer } from '../../modules/mail/adapters/mailer.smtp';
import { erasureConfirmations } from './start';
import { createErasureConfirmation } from './erasure-confirmation';

const to = 'ada@example.org';
const from = 'Evident <no-reply@localhost>';
const addressLeft = (vault: Vault) => vault.get(erasureConfirmations, 'ada-id');

describe('the erasure confirmation', () => {
  let vault: Vault;
  beforeEach(async () => {
    vault = createMemoryVault();
    await vault.put(erasureConfirmations, 'ada-id', { to });
  });

  it('is a file in the outbox, and the address remains nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evident-outbox-'));
    try {
      const confirmation = createErasureConfirmation({
        vault,
        mailer: createOutboxMailer({ folder, from, clock: systemClock }),
      });
      for (let time = 0; time < 2; time += 1) await confirmation.send('ada-id');
      const name = 'farewell-ada-id.ada-id.account-erased.eml';
      expect(readdirSync(folder)).toEqual([name]);
      const mail = readFileSync(join(folder, name), 'utf8');
      expect(mail).toContain(`To: ${to}`);
      expect(mail).toContain('Your account has been erased, for good');
      expect(await addressLeft(vault)).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  describe('through a server', () => {
    let standIn: MailStandIn;
    const say = () => {
      const mailer = createSmtpMailer({
        url: standIn.url,
        from,
        vault,
        clock: systemClock,
        logger: silentLog,
      });
      return createErasureConfirmation({ vault, mailer }).send('ada-id');
    };
    beforeEach(async () => void (standIn = await startMailStandIn()));
    afterEach(() => standIn.close());

    it('is sent once to the last address of the account, and the address is deleted', async () => {
      await say();
      await vault.put(erasureConfirmations, 'ada-id', { to });
      await say();
      expect(standIn.mails.map((mail) => mail.to)).toEqual([[to]]);
      expect(standIn.mails[0]?.text).toMatch(/^Hello,\n/);
      expect(await addressLeft(vault)).toBeUndefined();
    });

    it('is retried soon when the server defers it, and the address stays until then', async () => {
      standIn.answers.message = () => 451;
      const failure: unknown = await say().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RetryableError);
      expect(failure).toMatchObject({ retryAfterMs: undefined });
      expect(await addressLeft(vault)).toEqual({ to });
      standIn.answers.message = undefined;
      await say();
      expect(standIn.mails).toHaveLength(1);
    });

    it('is dropped when the server rejects the address, and the address is deleted', async () => {
      standIn.answers.recipient = () => 550;
      await say();
      expect(standIn.mails).toEqual([]);
      expect(await addressLeft(vault)).toBeUndefined();
    });

    it('is not sent when no address was left', async () => {
      await vault.deleteByPrefix(erasureConfirmations, 'ada-id');
      await say();
      expect(standIn.mails).toEqual([]);
    });
  });
});
