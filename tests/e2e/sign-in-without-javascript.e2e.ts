import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from '../doubles/read-mail';
import { openBrowser } from './browser/browser';
import { approvedAccount, createPerson, password } from './http/person';
import { fieldError } from './browser/field-error';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';
import { watchedPage } from './browser/watched-page';

const notConfigured = 'Google authentication is not configured. Please use email/password login instead.';
const resetSent =
  'If this address has an account, a link to set a new password is on its way. It is good for one hour.';
const linkUsed = 'This link has been used already or is too old. Please ask for a new one.';
const tooLong = `${'a'.repeat(260)}@example.org`;

describe('sign-in in a browser without JavaScript', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ env: { LOG_LEVEL: 'trace' } }), openBrowser()]);
    await approvedAccount(product, 'Ada');
    ({ page } = await watchedPage(browser, { javaScriptEnabled: false }));
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  /** Opens a page as a new visitor. */
  async function visit(path: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto(product.url + path);
  }
  async function fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
  }

  describe('the sign-in page', () => {
    it('leads back to the page before it, and to no other site', async () => {
      for (const [redirectTo, path] of [
        ['/history?page=1', '/history?page=1'],
        ['https://evil.example/', '/'],
        ['//evil.example/', '/'],
      ] as const) {
        await visit(`/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
        await fill({ Email: 'ada@example.org', Password: password });
        await page.getByRole('button', { name: 'Sign In' }).click();
        await page.waitForURL(product.url + path);
      }
    });

    it('keeps the typed address and the return path through toggles and refusals', async () => {
      await visit('/auth?redirectTo=%2Fhistory');
      await page.getByText(notConfigured).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await fill({ Email: 'ada@example.org', Password: 'not hers' });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
      await fill({ Password: password });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL(`${product.url}/history`);
    });

    it('ends the session this browser had before', async () => {
      const ada = createPerson(product.url);
      await ada.signIn('ada@example.org');
      const before = ada.cookie();
      await ada.signIn('ada@example.org');
      const { status } = await createPerson(product.url).ask('/api/auth/user', {
        headers: { cookie: before },
      });
      expect(status).toBe(401);
      expect((await ada.ask('/api/auth/user')).status).toBe(200);
    });
  });

  describe('a forgotten password', () => {
    const newPassword = 'quite another long one';
    let link: string;

    it('is reset by address, with the same answer for every address', async () => {
      const email = await approvedAccount(product, 'Cleo');
      for (const address of ['nobody@example.org', email]) {
        await visit('/auth');
        await page.getByRole('link', { name: 'Forgot your password?' }).click();
        await page.getByLabel('Email').fill(address);
        await page.getByRole('button', { name: 'Send the link' }).click();
        await page.getByRole('alert').getByText(resetSent).waitFor();
      }
      await visit('/auth/forgot');
      await page.getByLabel('Email').fill(tooLong);
      await page.getByRole('button', { name: 'Send the link' }).click();
      expect(await fieldError(page.getByRole('main'), 'Email')).toBe('This e-mail address is too long.');
      expect(await page.getByLabel('Email').inputValue()).toBe(tooLong);
      link = await mailedLink();
    });

    it('is reset by a mailed link to a page without a referrer', async () => {
      expect(link.startsWith(`${product.url}/auth/password?link=`)).toBe(true);
      const { status, headers } = await fetch(link);
      expect(status).toBe(200);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('is replaced once: an invalid one is refused, a valid one is set and ends all sessions [SEC-74]', async () => {
      const elsewhere = createPerson(product.url);
      await elsewhere.signIn('cleo@example.org');
      await visit(link.slice(product.url.length));
      await set(newPassword, 'something else');
      await page.getByRole('alert').getByText('Passwords do not match').waitFor();
      await set('password123', 'password123');
      expect(await fieldError(page.getByRole('main'), 'New Password')).toMatch(/guessed first/);
      await set(newPassword, newPassword);
      await page.getByRole('alert').getByText('Your new password is set. Please sign in with it.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/auth');
      expect((await elsewhere.ask('/api/auth/user')).status).toBe(401);
      await fill({ Email: 'cleo@example.org', Password: newPassword });
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByLabel('Account of Cleo').waitFor();
      expect((await createPerson(product.url).signIn('cleo@example.org')).status).toBe(401);
    });

    it('has a link that is invalid after that, and says how to get another', async () => {
      for (const path of [link.slice(product.url.length), '/auth/password?link=made.up', '/auth/password']) {
        await visit(path);
        await page.getByRole('alert').getByText(linkUsed).waitFor();
        expect(await page.getByLabel('New Password').count()).toBe(0);
        await page.getByRole('link', { name: 'Ask for a new link' }).click();
        await page.waitForURL(`${product.url}/auth/forgot`);
      }
    });

    it('leaves no trace of its link in the log [SEC-99]', () => {
      const token = link.split('link=')[1] ?? '';
      expect(token.length).toBeGreaterThan(40);
      expect(product.output).not.toContain(token);
    });

    async function set(one: string, again: string): Promise<void> {
      await page.getByLabel('New Password').fill(one);
      await page.getByLabel('Confirm Password').fill(again);
      await page.getByRole('button', { name: 'Set password' }).click();
    }
  });

  /** The link of the only mail with a link. */
  const mailedLink = () =>
    until('the mail with the link is there', async () => {
      const folder = join(product.dataDir, 'outbox');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.password-link.eml'));
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return mails.map((mail) => /^http\S+link=\S+$/m.exec(readMail(mail).text)?.[0])[0];
    });
});
