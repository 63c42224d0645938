import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../kernel/ports';
import { createOutboxMailer } from './adapters/mailer.outbox';
import type { Email, Mailer } from './mailer';
import { withOutbox } from './outbox-fallback';

const email: Email = {
  kind: 'account-approved',
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Your account',
  text: 'Hello Ada,',
};

describe('a mail server configured after an outbox', () => {
  let folder: string;
  let sent: string[];
  const outbox = () => createOutboxMailer({ folder, from: 'no-reply@localhost', clock: systemClock });
  const server: Mailer = {
    send: (id) => Promise.resolve(void sent.push(id)),
    deleteMailsOf: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evident-outbox-'));
    sent = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('does not send a mail that is in the outbox, even if a crash prevented its checkpoint', async () => {
    await outbox().send('mail-1', email);
    const mailer = withOutbox(outbox(), server);
    await mailer.send('mail-1', email);
    await mailer.send('mail-2', email);
    expect(sent).toEqual(['mail-2']);
  });

  it('deletes the mails of an erased person from the outbox', async () => {
    await outbox().send('mail-1', email);
    await outbox().send('mail-2', { ...email, userId: 'bo' });
    await withOutbox(outbox(), server).deleteMailsOf('ada');
    expect(readdirSync(folder)).toEqual(['mail-2.bo.account-approved.eml']);
  });
});
