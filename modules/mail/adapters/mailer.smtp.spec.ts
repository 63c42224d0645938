import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailStandIn, type MailStandIn } from '../../../tests/doubles/mail-stand-in';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { StoreUnavailable } from '../../kernel/events/event-store';
import { RetryableError, TerminalError } from '../../kernel/errors';
import { systemClock, type Log } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';
import { deferred, type Email } from '../mailer';
import { createSmtpMailer } from './mailer.smtp';

const email: Email = {
  kind: 'account-approved',
  userId: 'ada',
  to: 'ada@example.org',
  subject: 'Approved',
  text: 'Hello Ada,',
};

/** Timeouts longer than any test: only the abort ends a request with them. */
const patient = 'connectionTimeout=600000&greetingTimeout=600000&socketTimeout=600000';

describe('mail through a server', () => {
  let standIn: MailStandIn;
  let vault: Vault;
  let logged: string[];
  const mailer = (url = standIn.url, over = vault) => {
    const note = (fields: object, message: string) =>
      void logged.push(JSON.stringify({ ...fields, message }));
    const logger: Log = { debug: note, info: note, warn: note, error: note };
    return createSmtpMailer({
      url,
      from: 'Evident <desk@example.org>',
      vault: over,
      lastAnswerMs: 50,
      clock: systemClock,
      logger,
    });
  };
  const failing = (sent: Promise<void>): Promise<unknown> =>
    sent.then(
      () => 'it was sent',
      (error: unknown) => error,
    );

  beforeEach(async () => {
    standIn = await startMailStandIn();
    vault = createMemoryVault();
    logged = [];
  });
  afterEach(async () => {
    await standIn.close();
    expect(logged.join('\n')).not.toMatch(/example\.org|Hello/);
  });

  it('has the configured sender and one recipient', async () => {
    for (let time = 0; time < 2; time += 1) await mailer().send('mail-1', email);
    expect(standIn.mails).toMatchObject([{ from: 'desk@example.org', to: ['ada@example.org'] }]);
    expect(logged).toEqual([]);
  });

  it('is retried while the server is unavailable, and sent once it is back', async () => {
    const { port } = standIn;
    await standIn.close();
    const refused = await failing(mailer().send('mail-1', email));
    expect(refused).toBeInstanceOf(RetryableError);
    expect(refused).toMatchObject({ code: 'mail-server-away' });
    standIn = await startMailStandIn({ port });
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
  });

  it.each([
    ['an address that nobody has', { recipient: () => 550 }],
    ['a message that is never taken', { message: () => 554 }],
  ])('is refused for good for %s, in words that do not repeat it', async (_, answers) => {
    Object.assign(standIn.answers, answers);
    const refused = await failing(mailer().send('mail-1', email));
    expect(refused).toBeInstanceOf(TerminalError);
    expect(String(refused)).toMatch(
      /^TerminalError: The mail server refused this letter for good \(55[04]\)\.$/,
    );
    expect(standIn.mails).toEqual([]);
  });

  it.each([
    ['a recipient', { recipient: () => 451 }],
    ['a message', { message: () => 451 }],
  ])('that is put off for %s is taken later', async (_, answers) => {
    Object.assign(standIn.answers, answers);
    const refused = await failing(mailer().send('mail-1', email));
    expect(refused).toBeInstanceOf(RetryableError);
    expect(refused).toMatchObject({ code: deferred, retryAfterMs: 300_000 });
    expect(String(refused)).not.toContain('example.org');
    Object.assign(standIn.answers, { recipient: undefined, message: undefined });
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it.each([
    ['its recipient', { recipient: () => 421 }],
    ['itself', { message: () => 421 }],
  ])('waits for a server that closes down, which is no word on %s', async (_, answers) => {
    Object.assign(standIn.answers, answers);
    expect(await failing(mailer().send('mail-1', email))).toMatchObject({ code: 'mail-server-away' });
  });

  it('is not sent again if the answer got lost, and logs one warning', async () => {
    standIn.answers.message = () => 'silence';
    await mailer(`${standIn.url}?socketTimeout=200`).send('mail-1', email);
    standIn.answers.message = undefined;
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
      {
        mailId: 'mail-1',
        kind: 'account-approved',
        message: 'mail possibly sent already, not sending it again',
      },
    ]);
  });

  it('is not sent again by the next process if the first died after handing it over', async () => {
    standIn.answers.message = () => 'silence';
    const died = new AbortController();
    const gone = mailer(`${standIn.url}?${patient}`).send('mail-1', email, died.signal);
    await expect.poll(() => standIn.mails.length).toBe(1);
    for (let life = 0; life < 2; life += 1) await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
    expect(logged).toHaveLength(1);
    died.abort();
    await gone;
  });

  it('is sent by the next process if the first died before handing it over', async () => {
    const mute = createServer();
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const died = new AbortController();
    const url = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}?${patient}`;
    const gone = failing(mailer(url).send('mail-1', email, died.signal));
    await once(mute, 'connection');
    died.abort();
    expect(await gone).toBeInstanceOf(RetryableError);
    mute.close();
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
  });

  it('ends at once when aborted, even before it starts', async () => {
    const now = AbortSignal.abort();
    expect(await failing(mailer().send('mail-1', email, now))).toBeInstanceOf(RetryableError);
    expect(standIn.mails).toEqual([]);
  });

  it('is not handed over while the vault cannot store its mark', async () => {
    const full: Vault = {
      ...vault,
      putIfAbsent: () => Promise.reject(new StoreUnavailable('The disk is full.')),
    };
    expect(await failing(mailer(standIn.url, full).send('mail-1', email))).toEqual(
      new StoreUnavailable('The disk is full.'),
    );
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
  });

  it('signs in with the configured name and password; a wrong one is retryable, not a failure of the mail', async () => {
    await standIn.close();
    standIn = await startMailStandIn({ user: { name: 'desk@example.org', password: 'p@ss/word:?' } });
    await mailer().send('mail-1', email);
    expect(standIn.mails).toHaveLength(1);
    const wrong = await failing(mailer(standIn.url.replace('word', 'wort')).send('mail-2', email));
    expect(wrong).toBeInstanceOf(RetryableError);
    expect(wrong).toMatchObject({ code: 'mail-server-away' });
    expect(String(wrong)).not.toMatch(/p@ss|desk/);
  });
});
