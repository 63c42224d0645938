import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogleStandIn, type GoogleStandIn } from '../doubles/google-stand-in';
import { untilFocused } from './browser/focus';
import { openBrowser } from './browser/browser';
import { untilSettled } from './product/until-settled';
import { createPerson, password, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { signInWithGoogle } from './http/google-sign-in';
import { until } from './product/until';
import { sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

const newPassword = 'an even longer password';

describe('the account page', () => {
  let google: GoogleStandIn;
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    google = await startGoogleStandIn();
    [product, browser] = await Promise.all([startProduct({ env: google.env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await google.close();
  });

  const signedIn = async (person: Person) => (await person.send('/api/auth/user')).status === 200;
  const page = async (person: Person) => (await person.send('/account')).text();
  /** A second session of the same account. */
  async function anotherOf(name: string, as = password): Promise<Person> {
    const other = createPerson(product.url);
    expect((await other.signIn(`${name.toLowerCase()}@example.org`, as)).status).toBe(200);
    return other;
  }
  /** Posts one of the forms as a browser without scripts does. */
  const post = (person: Person, fields: Record<string, string>) =>
    person.send('/account', { body: new URLSearchParams(fields) });

  it('is for signed-in users; others are redirected to the sign-in and back', async () => {
    const visitor = createPerson(product.url);
    for (const [path, back] of [
      ['/account', '%2Faccount'],
      ['/account/export', '%2Faccount%2Fexport'],
    ] as const) {
      const answer = await visitor.send(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/auth?redirectTo=${back}`]);
    }
    expect((await post(visitor, { intent: 'erase', confirm: 'yes' })).headers.get('location')).toMatch(
      /^\/auth/,
    );
    const refused = await visitor.ask('/api/auth/user', { method: 'DELETE' });
    expect([refused.status, refused.body.code]).toEqual([401, 'sign-in-required']);
  });

  it('changes the password and ends every other session, but not this one [SEC-87]', async () => {
    const ada = await signedInPerson(product, 'Ada');
    const elsewhere = await anotherOf('Ada');
    const form = { intent: 'change-password', password: newPassword, confirmPassword: newPassword };

    const wrong = await post(ada, { ...form, currentPassword: 'not this one' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('This is not your current password.');
    const differs = await post(ada, { ...form, currentPassword: password, confirmPassword: 'another' });
    expect([differs.status, (await differs.text()).includes('Passwords do not match')]).toEqual([400, true]);
    expect(await signedIn(elsewhere)).toBe(true);

    const changed = await post(ada, { ...form, currentPassword: password });
    expect([changed.status, changed.headers.get('location')]).toEqual([
      302,
      '/account?done=change-password#change-password',
    ]);
    expect([await signedIn(ada), await signedIn(elsewhere)]).toEqual([true, false]);
    expect(await (await ada.send('/account?done=change-password')).text()).toContain(
      'Your password is changed.',
    );
    expect((await elsewhere.signIn('ada@example.org')).status).toBe(401);
    await anotherOf('Ada', newPassword);
  });

  it('signs out all sessions, this one too', async () => {
    const bo = await signedInPerson(product, 'Bo');
    const elsewhere = await anotherOf('Bo');
    const gone = await post(bo, { intent: 'sign-out-everywhere' });
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/?auth=out']);
    expect(gone.headers.get('set-cookie')).toMatch(/^evident=;.*Max-Age=0/);
    expect([await signedIn(bo), await signedIn(elsewhere)]).toEqual([false, false]);
  });

  it('mails a link to set a password to users who sign in with Google only', async () => {
    const person = { sub: '7', email: 'cleo@example.com', email_verified: true, name: 'Cleo Dahl' };
    google.now({ person });
    const cleo = createPerson(product.url);
    await signInWithGoogle(cleo);
    const shown = await page(cleo);
    expect(shown).toContain('With your Google account');
    expect(shown).toContain('No password is set');
    expect(shown).not.toContain('Current Password');
    const asked = await post(cleo, { intent: 'mail-link' });
    expect(asked.headers.get('location')).toBe('/account?done=mail-link#mail-link');
    await until('the link is in the outbox', () =>
      readdirSync(join(product.dataDir, 'outbox')).some((name) => name.endsWith('.password-link.eml')),
    );
  });

  it('exports all data of the user as a file, decrypted, and none of other users [SEC-79]', async () => {
    const [dora, emil] = [await signedInPerson(product, 'Dora'), await signedInPerson(product, 'Emil')];
    const { body } = await dora.attach({ name: 'limpets.csv', bytes: 'Year,Limpets\n2021,4711\n' });
    const sources = body.sources.map(({ sourceId }) => sourceId);
    const id = await dora.search('How many limpets?', { sources });
    await emil.finished(await emil.search('How many cockles?'));
    const { title } = await dora.finished(id);
    await untilSettled(product.dataDir, id);

    const answer = await dora.send('/account/export');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="evident-own-data.json"',
      'cache-control': 'no-store',
    });
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'dora@example.org', name: 'Dora' },
      searchesLeft: 9,
      searches: [{ type: 'WelcomeGranted' }, { type: 'SearchReserved' }, { type: 'SearchSpent' }],
      reports: [{ id, query: 'How many limpets?', status: 'completed', report: { title } }],
      sources: [{ title: 'limpets.csv', content: 'Year,Limpets\n2021,4711\n' }],
      feedback: [],
      reviews: [],
    });
    expect(text).not.toMatch(/cockles|emil/i);
  });

  it('does not delete an account without confirmation, and never an admin', async () => {
    const fred = await signedInPerson(product, 'Fred');
    const asked = await post(fred, { intent: 'erase' });
    expect(asked.status).toBe(400);
    expect(await asked.text()).toContain('Please confirm that you want to delete your account.');
    expect((await post(fred, { intent: 'something else' })).status).toBe(400);
    expect(await signedIn(fred)).toBe(true);

    const admin = await signedInAdmin(product);
    expect(await page(admin)).not.toContain('Delete my account');
    expect((await post(admin, { intent: 'erase', confirm: 'yes' })).status).toBe(409);
    const refused = await admin.ask('/api/auth/user', { method: 'DELETE' });
    expect([refused.status, refused.body.code]).toEqual([409, 'admin-protected']);
    expect(await signedIn(admin)).toBe(true);
  });

  it('is deleted by an API call too, which clears the cookie', async () => {
    const gail = await signedInPerson(product, 'Gail');
    const erased = await gail.ask('/api/auth/user', { method: 'DELETE' });
    expect([erased.status, erased.body]).toEqual([200, { ok: true }]);
    expect(erased.headers.get('set-cookie')).toMatch(/^evident=;.*Max-Age=0/);
    expect(await signedIn(gail)).toBe(false);
  });

  describe('in a browser', () => {
    let watched: WatchedPage;
    let tab: Page;
    beforeAll(async () => {
      await signedInPerson(product, 'Hedda');
      watched = await watchedPage(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
      tab = watched.page;
      await tab.goto(`${product.url}/auth?redirectTo=/`);
      await tab.locator('main').getByLabel('Email').fill('hedda@example.org');
      await tab.locator('main').getByLabel('Password', { exact: true }).fill(password);
      await tab.locator('main').getByRole('button', { name: 'Sign In' }).click();
      await tab.waitForURL(`${product.url}/`);
    });
    afterAll(() => watched.close());

    const fill = async (current: string, next: string) => {
      await tab.getByLabel('Current Password').fill(current);
      await tab.getByLabel('New Password').fill(next);
      await tab.getByLabel('Confirm Password').fill(next);
      await tab.getByRole('button', { name: 'Change password' }).click();
    };

    it('is reached by the initials, and fits a phone', async () => {
      await tab.getByLabel('Account of Hedda').click();
      await tab.getByRole('link', { name: 'Account', exact: true }).click();
      await tab.getByRole('heading', { name: 'Hedda' }).waitFor();
      await tab.getByRole('main').getByText('hedda@example.org').waitFor();
      expect(await sidewaysScroll(tab)).toBe(0);
    });

    it('keeps the input of a refused form and focuses its field, and empties a form that succeeded', async () => {
      await fill('not this one', newPassword);
      await tab.getByText('This is not your current password.').waitFor();
      const current = tab.getByLabel('Current Password');
      await untilFocused(current);
      expect(await tab.getByLabel('New Password').inputValue()).toBe(newPassword);
      await fill(password, newPassword);
      await tab.getByText('Your password is changed.').waitFor();
      await until('the form is empty', async () => (await current.inputValue()) === '');
      expect(await tab.getByText('This is not your current password.').count()).toBe(0);
    });

    it('deletes the account only after confirmation, and says so on the home page', async () => {
      await tab.getByRole('button', { name: 'Delete my account' }).click();
      expect(new URL(tab.url()).pathname).toBe('/account');
      await tab.getByLabel('I understand that this cannot be undone.').check();
      await tab.getByRole('button', { name: 'Delete my account' }).click();
      await tab.getByText('Your account is deleted, with everything that was kept for it.').first().waitFor();
      await tab.getByRole('link', { name: 'Sign In', exact: true }).first().waitFor();
      expect(watched.faults).toEqual([expect.stringContaining('400')]);
    });
  });
});
