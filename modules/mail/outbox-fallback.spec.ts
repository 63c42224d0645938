import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../kernel/ports';
import { createOutboxMailer } from './adapters/mailer.outbox';
import type { Email, Mailer } from './mailer';
import { withOutbox } from './outbox-fallback';

const letter: Email = {
  kind: 'account-approved',
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Your account',
  text: 'Hello Ada,',
};

describe('a mail server that takes over from an outbox', () => {
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

  it('sends nothing that became a file there, though a crash came before it was noted', async () => {
    await outbox().send('mail-1', letter);
    const mailer = withOutbox(outbox(), server);
    await mailer.send('mail-1', letter);
    await mailer.send('mail-2', letter);
    expect(sent).toEqual(['mail-2']);
  });

  it('takes away what the outbox still has of a person who is erased', async () => {
    await outbox().send('mail-1', letter);
    await outbox().send('mail-2', { ...letter, userId: 'bo' });
    await withOutbox(outbox(), server).deleteMailsOf('ada');
    expect(readdirSync(folder)).toEqual(['mail-2.bo.account-approved.eml']);
  });
});
