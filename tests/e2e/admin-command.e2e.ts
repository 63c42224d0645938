import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../composition/application/application';
import { run } from './product/command';
import { createPerson, password, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { storesOf } from './product/stores-of';

const place = mkdtempSync(join(tmpdir(), 'evident-admin-'));
const DATA_DIR = join(place, 'data');
const appUrl = 'https://evident.example.org';

/** Runs `npm run admin -- ...`; its output without the trailing newline. */
async function admin(line: string, dataDir = DATA_DIR) {
  const { code, stdout, stderr } = await run('admin', line.split(' '), {
    DATA_DIR: dataDir,
    APP_URL: appUrl,
  });
  return { code, said: stdout.toString().trimEnd(), stderr };
}

/** The number of erased accounts, and of those whose erasure is complete. */
async function erasures(): Promise<{ begun: number; finished: number }> {
  const stores = await storesOf(DATA_DIR);
  const { store } = stores;
  const count = { begun: 0, finished: 0 };
  for await (const events of store.readAll({ from: 0, types: ['UserErased'] }))
    for (const { data } of events) {
      const story = await store.readStream(`workflow-erase-${String(data.userId)}`);
      count.begun += 1;
      count.finished += story.filter(({ type }) => type === 'WorkflowFinished').length;
    }
  await stores.close();
  return count;
}

describe('npm run admin', () => {
  let product: RunningProduct;
  let link: string;
  let visitor: Person;

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  async function signedIn(email: string): Promise<Person> {
    const person = createPerson(product.url);
    expect((await person.signIn(email)).status).toBe(200);
    return person;
  }
  const viewer = async (person: Person) => (await person.ask<Viewer>('/api/auth/user')).body;

  /** Posts a password with a link, as its page does. */
  async function setPassword(address: string): Promise<{ status: number; text: string }> {
    const body = new URLSearchParams({ password, confirmPassword: password });
    const answer = await visitor.send(address.slice(appUrl.length), { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  }

  describe('without a running server', () => {
    it('creates an admin and prints only a link to set the password on stdout', async () => {
      const made = await Promise.all(
        ['create ops@example.org', 'create old@example.org'].map((line) => admin(line)),
      );
      for (const { code, said, stderr } of made) {
        expect(code).toBe(0);
        expect(said).toMatch(/^https:\/\/evident\.example\.org\/auth\/password\?link=[\w.%-]+$/);
        expect(stderr).toBe(
          'An approved admin was made. This link sets the password, once, within 24 hours:\n',
        );
      }
      link = made[0]?.said ?? '';
    });

    it('erases an account, an admin’s too, shows its progress, and ends when the erasure is complete', async () => {
      const { code, said, stderr } = await admin('erase old@example.org');
      expect([code, said]).toEqual([0, 'The account was erased.']);
      expect(stderr).toMatch(/^ +10 % .*\n +50 % .*\n100 % .*\n$/);
      expect(await erasures()).toEqual({ begun: 1, finished: 1 });
    });

    it('explains a refusal in one sentence, with exit 1', async () => {
      const expected: [string, string][] = [
        ['approve old@example.org', 'There is no account with this address.\n'],
        ['deactivate ops@example.org', 'Admin accounts cannot be changed here.\n'],
        ['grant ops@example.org 5', 'An admin has unlimited searches; nothing was granted.\n'],
      ];
      const answers = await Promise.all(expected.map(([line]) => admin(line)));
      expect(answers).toEqual(expected.map(([, stderr]) => ({ code: 1, said: '', stderr })));
    });
  });

  describe('while the server runs', () => {
    beforeAll(async () => {
      product = await startProduct({ dataDir: DATA_DIR, env: { LOG_LEVEL: 'debug' } });
      visitor = createPerson(product.url);
    });
    afterAll(() => product.stop());

    it('prints a link that sets the password once, and then says that it was used', async () => {
      const look = await visitor.send(link.slice(appUrl.length));
      expect(look.status).toBe(200);
      expect((await setPassword(link)).status).toBe(302);
      const again = await setPassword(link);
      expect(again.status).toBe(410);
      expect(again.text).toContain('This link has been used already or is too old.');
      expect(await viewer(await signedIn('ops@example.org'))).toMatchObject({ isAdmin: true, name: 'ops' });
      const twice = await admin('create OPS@example.org');
      expect(twice).toEqual({ code: 1, said: '', stderr: 'This address has an account already.\n' });
    });

    it('creates a user with ten searches, and grants more', async () => {
      const { said } = await admin('create uma@example.org --user --name=Uma');
      await setPassword(said);
      const uma = await signedIn('uma@example.org');
      expect(await viewer(uma)).toMatchObject({ name: 'Uma', isAdmin: false, isApproved: true });
      expect(await uma.remaining()).toBe(10);
      const granted = await admin('grant uma@example.org 5');
      expect(granted).toMatchObject({ code: 0, said: 'Granted 5 searches; 15 searches left now.' });
      expect(await uma.remaining()).toBe(15);
    });

    it('approves, deactivates and reactivates one account while it erases another', async () => {
      const uma = await signedIn('uma@example.org');
      const erasing = admin('erase uma@example.org');
      const email = 'wim@example.org';
      const json = { name: 'Wim', email, password, confirmPassword: password };
      await visitor.ask('/api/auth/register', { json });
      expect(await admin(`approve ${email}`)).toMatchObject({ code: 0, said: 'The account was approved.' });
      const wim = await signedIn(email);
      expect(await wim.remaining()).toBe(10);
      expect((await admin(`deactivate ${email}`)).said).toBe('The account was deactivated.');
      expect((await wim.ask('/api/auth/user')).status).toBe(401);
      const shutOut = await visitor.ask('/api/auth/login', { json: { email, password } });
      expect([shutOut.status, shutOut.body.code]).toEqual([403, 'account-inactive']);
      expect((await admin(`reactivate ${email}`)).said).toBe('The account was reactivated.');
      await signedIn(email);

      expect(await erasing).toMatchObject({ code: 0, said: 'The account was erased.' });
      expect(await erasures()).toEqual({ begun: 2, finished: 2 });
      expect((await uma.ask('/api/auth/user')).status).toBe(401);
      const ops = await signedIn('ops@example.org');
      const left = (await ops.ask<Viewer[]>('/api/admin/users')).body.map((user) => user.email);
      expect(left.sort()).toEqual([product.adminEmail, 'ops@example.org', 'wim@example.org'].sort());
    });

    it('writes no e-mail address into the log of the server', () => {
      expect(product.output).toContain('/api/auth/register');
      expect(product.output).not.toMatch(/(ops|old|uma|wim)(@|%40)example/i);
    });
  });
});
