import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RetryableError } from '../../kernel/errors';
import { accountErased } from '../templates';
import type { Email, Mailer } from '../mailer';
import { createOutboxMailer } from './mailer.outbox';

const clock = { now: () => new Date('2026-03-04T05:06:07Z') };
const link = `https://example.org/auth/password?link=${'x'.repeat(120)}`;
const email: Email = {
  kind: 'password-link',
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Set a new password',
  text: `Hello Zoë,\n\n${link}`,
};
const confirmation = accountErased({ userId: 'ada', email: `${'long-'.repeat(20)}ada@example.org` });

describe('the outbox', () => {
  let dir: string;
  let folder: string;
  let mailer: Mailer;
  const names = () => readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'evident-outbox-'));
    folder = join(dir, 'outbox');
    mailer = createOutboxMailer({ folder, from: 'Evident <no-reply@localhost>', clock });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('writes each mail as a readable file that only its owner can open', async () => {
    await mailer.send('mail-1', email);
    expect(names()).toEqual(['mail-1.ada.password-link.eml']);
    expect(read('mail-1.ada.password-link.eml').split('\n')).toEqual([
      'From: Evident <no-reply@localhost>',
      'To: ada@example.org',
      'Subject: Set a new password',
      'Date: Wed, 04 Mar 2026 05:06:07 +0000',
      'Message-ID: <mail-1@localhost>',
      'Content-Transfer-Encoding: 8bit',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Hello Zoë,',
      '',
      link,
      '',
    ]);
    expect(statSync(join(folder, 'mail-1.ada.password-link.eml')).mode & 0o777).toBe(0o600);
  });

  it('writes a mail atomically: replaces a partial file of a crash, and keeps an existing mail unchanged', async () => {
    await mailer.send('mail-1', email);
    writeFileSync(join(folder, 'mail-2.ada.password-link.eml.tmp'), 'From: Evid');
    await mailer.send('mail-2', email);
    await mailer.send('mail-1', { ...email, text: 'another' });
    expect(names()).toEqual(['mail-1.ada.password-link.eml', 'mail-2.ada.password-link.eml']);
    expect(read('mail-2.ada.password-link.eml')).toContain(link);
    expect(read('mail-1.ada.password-link.eml')).toContain(link);
  });

  it('deletes the mails of one person, partial ones too, and no others', async () => {
    await mailer.send('mail-1', email);
    await mailer.send('ada', { ...email, userId: 'eve', kind: 'ada' });
    writeFileSync(join(folder, 'mail-2.ada.password-link.eml.tmp'), 'To: ada@example.org');
    writeFileSync(join(folder, 'mail-3.ada.account-erased.eml.tmp'), 'To: ada@example.org');
    await mailer.deleteMailsOf('ada');
    expect(names()).toEqual(['ada.eve.ada.eml']);
  });

  it('keeps an erasure confirmation, without personal data, even if it is sent again', async () => {
    await mailer.send('farewell-ada', confirmation);
    const [name = ''] = names();
    expect(read(name)).toContain(`\nTo: ${confirmation.to}\n`);
    await mailer.deleteMailsOf('ada');
    await mailer.send('farewell-ada', confirmation);
    await mailer.deleteMailsOf('ada');
    expect(names()).toEqual([name]);
    expect(read(name)).toContain('\nTo: (erased)\nSubject: Your Evident account is gone\n');
    expect(read(name)).toContain(confirmation.text);
    expect(read(name)).not.toMatch(/example\.org|long-/);
  });

  it('throws a RetryableError without an address or a path if it cannot be written to', async () => {
    writeFileSync(folder, 'in the way');
    const refused: unknown = await mailer.send('mail-1', email).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RetryableError);
    expect(String(refused)).toMatch(
      /^RetryableError: No mail can be kept in the outbox right now: [^/@]+\.$/,
    );
    await expect(mailer.deleteMailsOf('ada')).rejects.toThrow(RetryableError);
    rmSync(folder);
    await mailer.deleteMailsOf('ada');
    await mailer.send('mail-1', email);
    expect(names()).toHaveLength(1);
  });

  it('never leaves its folder, for any id', async () => {
    for (const id of ['../mail', 'mail.1', ''])
      await expect(mailer.send(id, email)).rejects.toThrow('id not usable');
    await expect(mailer.send('mail-1', { ...email, userId: '../eve' })).rejects.toThrow('id not usable');
    expect(readdirSync(dir)).toEqual([]);
  });
});
