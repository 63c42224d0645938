import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleep } from '../../modules/kernel/sleep';
import {
  ada,
  adaAtGoogle,
  anew,
  createIdentityWorld,
  granted,
  type IdentityWorld,
} from '../../tests/doubles/identity-world';
import type { Context } from '../../modules/kernel/events/event-log';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import type { EventActor } from '../../modules/kernel/events/event';
import type { Log } from '../../modules/kernel/ports';
import { deferred, type Email, type Mailer } from '../../modules/mail';
import { createMailNotifications } from './mail-notifications';

const appUrl = 'https://example.org';
const hourMs = 60 * 60 * 1000;
const by = (actor: EventActor): Context => ({ ...anew(), actor });
const admin: Context['actor'] = { kind: 'person', id: 'admin' };
const bo = { ...ada, email: 'bo@example.org', name: 'Bo' };

/** A mailer that records its mails, and fails on request. */
function createMailer() {
  const sent: { id: string; letter: Email }[] = [];
  const forgotten: string[] = [];
  const behaviour: { fails?: (letter: Email) => Error | undefined; before?: () => Promise<void> } = {};
  const mailer: Mailer = {
    async send(id, letter) {
      const wrong = behaviour.fails?.(letter);
      if (wrong) throw wrong;
      await behaviour.before?.();
      sent.push({ id, letter });
    },
    deleteMailsOf: (userId) => Promise.resolve(void forgotten.push(userId)),
    close: () => Promise.resolve(),
  };
  return { mailer, sent, forgotten, behaviour };
}

describe('mail notifications', () => {
  let world: IdentityWorld;
  let post: ReturnType<typeof createMailer>;
  let logged: string[];
  let url: string;
  let passed: number;
  let end: () => Promise<void>;
  const kinds = () => post.sent.map(({ letter: { to, kind } }) => `${to} ${kind}`);
  const untilSent = (...expected: string[]) => vi.waitFor(() => expect(kinds()).toEqual(expected), 15_000);

  function create() {
    const note = (fields: object, message: string) =>
      void logged.push(JSON.stringify({ ...fields, message }));
    const logger: Log = { debug: note, info: note, warn: note, error: note };
    return createMailNotifications({
      ...world,
      clock: { now: () => new Date(Date.parse('2025-03-01T12:00:00Z') + passed) },
      mailer: post.mailer,
      appUrl: () => url,
      logger,
      wait: () => sleep(1),
    });
  }
  function start() {
    const stop = new AbortController();
    const running = create().run(stop.signal);
    end = async () => {
      stop.abort();
      await running;
    };
    return end;
  }
  /** Waits for a last mail, after which all earlier events have been handled. */
  async function untilAllAreRead() {
    await world.identity.register(bo, anew());
    await world.identity.requestPasswordLink({ email: bo.email }, anew());
    await vi.waitFor(() => expect(kinds()).toContain('bo@example.org password-link'), 15_000);
    return kinds().filter((kind) => !kind.startsWith('bo@'));
  }
  async function signedUp(person = ada): Promise<string> {
    await world.identity.register(person, anew());
    return (await world.identity.accountByEmail(person.email))?.id ?? '';
  }
  const pass = (ms: number) => {
    passed += ms;
    world.pass(ms);
  };

  beforeEach(() => {
    world = createIdentityWorld();
    post = createMailer();
    logged = [];
    url = appUrl;
    passed = 0;
    end = () => Promise.resolve();
  });
  afterEach(async () => {
    await end();
    expect(logged.join('\n')).not.toMatch(/example\.org|Ada/);
  });

  it('notify users of an approval by an admin or the operator', async () => {
    const adasId = await signedUp();
    granted(await world.identity.approve(adasId, { by: 'admin', reason: 'known' }, by(admin)));
    granted(await world.identity.approve(await signedUp(bo), {}, by({ kind: 'operator' })));
    start();
    await untilSent('Ada@Example.org account-approved', 'bo@example.org account-approved');
    expect(post.sent[0]?.letter).toMatchObject({ userId: adasId, to: 'Ada@Example.org' });
    expect(post.sent[0]?.letter.text).toMatch(/^Hello Ada,\n[^]*\nhttps:\/\/example\.org\/auth\n/);
  });

  it('notify of no approval by Google sign-in, but of the password that it removed', async () => {
    start();
    granted(
      await world.identity.signInWithGoogle({ ...adaAtGoogle, sub: 'g-9', email: bo.email }, by(admin)),
    );
    await signedUp();
    granted(await world.identity.signInWithGoogle(adaAtGoogle, anew()));
    await untilSent('Ada@Example.org password-dropped');
  });

  it('notify the owner of an address of a sign-up with it', async () => {
    await signedUp();
    await signedUp({ ...ada, name: 'Mallory' });
    start();
    await untilSent('Ada@Example.org registration-repeated');
    expect(post.sent[0]?.letter.text).toContain('still waits for approval');
    expect(post.sent[0]?.letter.text).not.toContain('Mallory');
  });

  it('send a link that opens the account, while it is valid', async () => {
    await signedUp();
    await world.identity.requestPasswordLink({ email: ada.email }, anew());
    pass(hourMs + 1);
    await world.identity.requestPasswordLink({ email: ada.email }, anew());
    start();
    await untilSent('Ada@Example.org password-link');
    const [link = ''] = /^https:\S+$/m.exec(post.sent[0]?.letter.text ?? '') ?? [];
    expect(link).toMatch(/^https:\/\/example\.org\/auth\/password\?link=[\w.-]+$/);
    const token = new URL(link).searchParams.get('link') ?? '';
    expect(token).toBe(await world.mailedLink());
    expect(await world.identity.linkIsGood(token)).toBe(true);
  });

  it('notify of a password that a user set, signed in or by a link, and of none that the product set', async () => {
    const id = await world.approved();
    const passwords = { password: 'another good one', confirmPassword: 'another good one' };
    const asAda = by({ kind: 'person', id });
    granted(await world.identity.changePassword(id, { currentPassword: ada.password, ...passwords }, asAda));
    await world.identity.requestPasswordLink({ email: ada.email }, anew());
    granted(await world.identity.setPasswordByLink(await world.mailedLink(), passwords, anew()));
    await world.identity.ensureAdmin('root@example.org', 'the first password', anew());
    await world.identity.ensureAdmin('root@example.org', 'the second password', anew());
    start();
    expect(await untilAllAreRead()).toEqual([
      'Ada@Example.org password-changed',
      'Ada@Example.org password-changed',
    ]);
    expect(post.sent[0]?.letter.text).toContain('2025-03-01 at 12:00 UTC');
  });

  it('send nothing to an erased account, and leave no mail of it behind', async () => {
    const adasId = await signedUp();
    await signedUp();
    await world.erased(adasId);
    const bosId = await signedUp(bo);
    granted(await world.identity.approve(bosId, { by: 'admin' }, by(admin)));
    post.behaviour.before = () => world.erased(bosId);
    start();
    await untilSent('bo@example.org account-approved');
    await vi.waitFor(() => expect(post.forgotten).toEqual([adasId, bosId]), 15_000);
  });

  it('send each mail under an id of its own, the same after a restart', async () => {
    await signedUp();
    await signedUp();
    await signedUp();
    const stop = start();
    await vi.waitFor(() => expect(post.sent).toHaveLength(2), 15_000);
    await stop();
    const ids = post.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    await world.vault.delete('checkpoints', 'correspondence');
    start();
    await vi.waitFor(() => expect(post.sent.map(({ id }) => id)).toEqual([...ids, ...ids]), 15_000);
  });

  it('ignore events from before mails existed, and resume at their checkpoint', async () => {
    await signedUp();
    await signedUp();
    await create().prepare();
    await signedUp();
    await create().prepare();
    start();
    await untilSent('Ada@Example.org registration-repeated');
    expect(await world.vault.get('checkpoints', 'correspondence')).toBeGreaterThan(0);
  });

  it('wait for an unreachable mail server, until it answers or the process ends', async () => {
    post.behaviour.fails = () => new RetryableError('mail-server-away', 'Away.');
    await signedUp();
    await signedUp();
    const stop = start();
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(2), 15_000);
    await stop();
    post.behaviour.fails = undefined;
    start();
    await untilSent('Ada@Example.org registration-repeated');
  });

  it('drop a mail that the server rejects for good, and go on', async () => {
    post.behaviour.fails = ({ to }) =>
      to.startsWith('Ada') ? new TerminalError('mail-refused', 'Refused.') : undefined;
    await signedUp();
    await signedUp();
    start();
    expect(await untilAllAreRead()).toEqual([]);
    expect(logged.filter((line) => line.includes('mail dropped, it was'))).toHaveLength(1);
  });

  it('do not wait for a deferred mail, and drop it after three days', async () => {
    let tries = 0;
    const away = new RetryableError(deferred, 'Put off.');
    post.behaviour.fails = ({ to }) => (to.startsWith('Ada') ? ((tries += 1), away) : undefined);
    await signedUp();
    await signedUp();
    start();
    expect(await untilAllAreRead()).toEqual([]);
    const before = tries;
    await vi.waitFor(() => expect(tries).toBeGreaterThan(before), 15_000);
    expect(logged.filter((line) => line.includes('mail dropped'))).toEqual([]);
    pass(3 * 24 * hourMs + 1);
    await vi.waitFor(() => expect(logged.at(-1)).toContain('mail dropped, it was'), 15_000);
  });

  it('send no link before the public address is known', async () => {
    url = '';
    await signedUp();
    await signedUp();
    start();
    await vi.waitFor(() => expect(logged.join()).toContain('please set APP_URL'), 15_000);
    expect(post.sent).toEqual([]);
    url = 'http://127.0.0.1:4711';
    await untilSent('Ada@Example.org registration-repeated');
    expect(post.sent[0]?.letter.text).toContain('http://127.0.0.1:4711/auth/forgot');
  });
});
