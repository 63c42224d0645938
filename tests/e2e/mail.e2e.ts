import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailStandIn, type MailStandIn } from '../doubles/mail-stand-in';
import { readMail } from '../doubles/read-mail';
import { approvedAccount, createPerson, password } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

const dataDir = mkdtempSync(join(tmpdir(), 'evident-mail-'));
const outbox = join(dataDir, 'outbox');
const kept = () =>
  readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readMail(readFileSync(join(outbox, name), 'utf8')));
const subjects = {
  approved: 'Your Evident account is approved',
  repeated: 'You already have an account with Evident',
};
const about = ({ head }: { head: Record<string, string> }) => `${head.to}: ${head.subject}`;

/** One data folder: first without a mail server, then with one, over two kills of the process. */
describe('mail', () => {
  let standIn: MailStandIn;
  let product: RunningProduct;
  const printed: string[] = [];
  const arrived = () => standIn.mails.map(about);

  async function start(env: Record<string, string> = {}): Promise<void> {
    product = await startProduct({ dataDir, env: { LOG_LEVEL: 'trace', ...env } });
  }
  /** Kills the process and removes the read models. */
  async function die(): Promise<void> {
    await product.kill();
    printed.push(product.output);
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, `views.db${suffix}`), { force: true });
  }
  const signUp = (name: string, email: string) =>
    createPerson(product.url).ask<{ message: string }>('/api/auth/register', {
      json: { name, email, password, confirmPassword: password },
    });

  beforeAll(async () => {
    standIn = await startMailStandIn();
    await standIn.close();
    await start();
  });
  afterAll(async () => {
    await product.kill();
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('without a server is a readable file', async () => {
    const email = await approvedAccount(product, 'Ada');
    const mail = await until('the mail is there', () => kept()[0]);
    expect(about(mail)).toBe(`${email}: ${subjects.approved}`);
    expect(mail.text.split('\n')).toEqual(expect.arrayContaining(['Hello Ada,', `${product.url}/auth`]));
  });

  it('notifies only the owner of an address of a second sign-up with it', async () => {
    const first = await signUp('Eve', 'eve@example.org');
    const again = await signUp('Mallory', 'ADA@example.org');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const mail = await until('the mail is there', () =>
      kept().find(({ head }) => head.subject === subjects.repeated),
    );
    expect(about(mail)).toBe(`ada@example.org: ${subjects.repeated}`);
    expect(kept()).toHaveLength(2);
    expect(mail.text).toContain('Hello Ada,');
  });

  it('waits for its server, and repeats nothing after kill -9 and with new read models', async () => {
    await die();
    await start({ SMTP_URL: `smtp://127.0.0.1:${standIn.port}` });
    const email = await approvedAccount(product, 'Bo');
    await until('it was tried', () => product.output.includes('mail server cannot be used right now'));
    standIn = await startMailStandIn({ port: standIn.port });
    await until('the mail arrives', () => standIn.mails.length > 0);
    expect(arrived()).toEqual([`${email}: ${subjects.approved}`]);
    expect(standIn.mails[0]).toMatchObject({ from: 'no-reply@localhost', to: [email] });
    expect(standIn.mails[0]?.text.split('\n')).toContain(`${product.url}/auth`);
    expect(kept()).toHaveLength(2);
  });

  it('repeats nothing through its server either', async () => {
    const seen = arrived();
    await die();
    await start({
      SMTP_URL: `${standIn.url}?connectionTimeout=600000&greetingTimeout=600000&socketTimeout=600000`,
    });
    await signUp('Mallory', 'bo@example.org');
    await until('the mail arrives', () => standIn.mails.length > seen.length);
    expect(arrived()).toEqual([...seen, `bo@example.org: ${subjects.repeated}`]);
  });

  it('does not delay a shutdown while its server does not answer', async () => {
    await standIn.close();
    const mute = createServer().listen(standIn.port, '127.0.0.1');
    const [connected] = await Promise.all([once(mute, 'connection'), signUp('Mallory', 'bo@example.org')]);
    await product.stop();
    printed.push(product.output);
    (connected[0] as Socket).destroy();
    mute.close();
  });

  it('is in no log line, even at the most verbose level', () => {
    expect(printed.join('')).toContain('reaction failed, retrying');
    const personal = /@example\.org|mallory|hello|\bada\b|\bbo\b/i;
    expect(printed.flatMap((text) => text.split('\n')).filter((line) => personal.test(line))).toEqual([]);
  });
});
