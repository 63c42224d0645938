import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailStandIn } from '../../tests/doubles/mail-stand-in';
import { readMail, type ReadMail } from '../../tests/doubles/read-mail';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { TerminalError } from '../kernel/errors';
import { silentLog, systemClock } from '../kernel/ports';
import { createOutboxMailer } from './adapters/mailer.outbox';
import { createSmtpMailer } from './adapters/mailer.smtp';
import type { Email, Mailer } from './mailer';
import { withOutbox, type Outbox } from './outbox-fallback';

/** The received mails, and a mailer per call, each like a process of its own. */
type World = { mailer(from?: string): Mailer; delivered(): ReadMail[]; close(): Promise<void> };

const adapters: Record<string, () => Promise<World>> = {
  outbox: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evident-outbox-'));
    return {
      mailer: (from = 'Evident <no-reply@localhost>') =>
        createOutboxMailer({ folder, from, clock: systemClock }),
      delivered: () => readdirSync(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8'))),
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
  SMTP: async () => {
    const standIn = await startMailStandIn();
    const vault = createMemoryVault();
    return {
      mailer: (from = 'Evident <no-reply@localhost>') =>
        createSmtpMailer({ url: standIn.url, from, vault, clock: systemClock, logger: silentLog }),
      delivered: () => standIn.mails,
      close: standIn.close,
    };
  },
  'SMTP that takes over from an outbox': async () => {
    const [outbox, smtp] = [await adapters.outbox?.(), await adapters.SMTP?.()];
    if (!outbox || !smtp) throw new Error('no such adapters');
    return {
      mailer: (from) => withOutbox(outbox.mailer(from) as Outbox, smtp.mailer(from)),
      delivered: smtp.delivered,
      close: async () => void (await Promise.all([outbox.close(), smtp.close()])),
    };
  },
};

const link = `https://example.org/auth/password?link=${'x'.repeat(120)}.y_z-1`;
const email: Email = {
  kind: 'password-link',
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Set a new password',
  text: `Hello Zoë,\n\n${link}\n\n.\nFrom now on`,
};

describe.each(Object.entries(adapters))('mail by %s', (_, create) => {
  let world: World;
  beforeEach(async () => {
    world = await create();
  });
  afterEach(() => world.close());

  it('arrives unchanged: headers, whole links and all scripts', async () => {
    await world.mailer().send('mail-1', email);
    const [mail, ...others] = world.delivered();
    expect(others).toEqual([]);
    expect(mail?.text).toBe(email.text);
    expect(mail?.head).toMatchObject({
      from: 'Evident <no-reply@localhost>',
      to: 'ada@example.org',
      subject: 'Set a new password',
      date: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/) as string,
      'message-id': '<mail-1@localhost>',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('arrives once if sent repeatedly, also by several processes', async () => {
    const mailer = world.mailer();
    await mailer.send('mail-1', email);
    await mailer.send('mail-1', email);
    await world.mailer().send('mail-1', email);
    expect(world.delivered()).toHaveLength(1);
    await mailer.send('mail-2', email);
    expect(world.delivered()).toHaveLength(2);
  });

  it('arrives once if sent twice concurrently', async () => {
    await Promise.allSettled([world.mailer(), world.mailer()].map((mailer) => mailer.send('mail-1', email)));
    expect(world.delivered()).toHaveLength(1);
  });

  it('has exactly one sender, for any sender name', async () => {
    await world.mailer('The desk, "upstairs" <desk@example.org>').send('mail-1', email);
    await world.mailer('Évident <desk@example.org>').send('mail-2', email);
    await world.mailer('sales@example.org, Desk <desk@example.org>').send('mail-3', email);
    await world.mailer('desk@example.org').send('mail-4', email);
    const froms = world.delivered().map(({ head }) => head.from);
    expect(froms).toEqual([
      '"The desk, upstairs" <desk@example.org>',
      expect.stringMatching(/^=\?UTF-8\?Q\?=C3=89vident\?= <desk@example\.org>$/),
      '"sales@example.org, Desk" <desk@example.org>',
      'desk@example.org',
    ]);
  });

  it('has only the intended headers, for any subject [SEC-4]', async () => {
    await world.mailer().send('mail-1', { ...email, subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nHa' });
    const [mail] = world.delivered();
    expect(mail?.head).not.toHaveProperty('bcc');
    expect(mail?.text).toBe(email.text);
  });

  it.each([
    '',
    'ada',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\0',
  ])('is refused for good when %j is not exactly one address, in words that do not repeat it', async (to) => {
    const refused: unknown = await world
      .mailer()
      .send('mail-1', { ...email, to })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TerminalError);
    expect(String(refused)).not.toMatch(/example|eve/);
    expect(world.delivered()).toEqual([]);
  });

  it('still reaches others after the mails of one person are deleted', async () => {
    const mailer = world.mailer();
    await mailer.send('mail-1', email);
    await mailer.deleteMailsOf('eve');
    await mailer.deleteMailsOf('mail-1');
    expect(world.delivered()).toHaveLength(1);
    await mailer.close();
  });
});
