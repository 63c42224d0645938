import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilFocused } from './browser/focus';
import { openBrowser } from './browser/browser';
import { approvedAccount, createPerson, password } from './http/person';
import { fieldError } from './browser/field-error';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';
import { watchedPage, type WatchedPage } from './browser/watched-page';

const notConfigured = 'Google authentication is not configured. Please use email/password login instead.';
const created =
  "Account created successfully! Admin will approve your account and you'll receive an email notification.";
const loggedIn = 'You have been logged in successfully!';

/** Spec section 8, callback codes. */
const codes = [
  ['oauth_not_configured', 'Google OAuth is not configured. Please contact support.'],
  ['oauth_failed', 'Google authentication failed. Please try again.'],
  ['google_auth_failed', 'Google authentication failed. Please try again.'],
  ['something_else', 'Authentication failed. Please try again.'],
] as const;

describe('the sign-in screens', () => {
  let product: RunningProduct;
  let browser: Browser;
  let withScripts: WatchedPage;
  let withoutScripts: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    await approvedAccount(product, 'Ada');
    withScripts = await watchedPage(browser, { viewport: { width: 1360, height: 900 } });
    withoutScripts = await watchedPage(browser, { javaScriptEnabled: false });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  /** Opens a page as a new visitor. */
  async function visit(path: string, watched: WatchedPage = withScripts): Promise<void> {
    page = watched.page;
    await page.unrouteAll();
    await page.context().clearCookies();
    await page.goto(product.url + path);
  }
  const dialog = () => page.getByRole('dialog');
  const toast = (text: string) => page.locator('li[data-state=open]').getByText(text, { exact: true });
  const focused = (element: Locator | string) =>
    untilFocused(typeof element === 'string' ? page.locator(element) : element);

  async function openDialog(mode: 'Sign In' | 'Sign Up'): Promise<void> {
    await visit('/');
    await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
    await dialog().getByRole('heading', { name: 'Sign In' }).waitFor();
    if (mode === 'Sign In') return;
    await dialog().getByRole('button', { name: 'Sign Up', exact: true }).click();
    await dialog().getByRole('heading', { name: 'Sign Up' }).waitFor();
  }
  async function fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await dialog().getByLabel(label, { exact: true }).fill(value);
  }
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).first().click();

  describe('the dialog', () => {
    it('says that Google sign-in is not set up, and its route redirects back with the same message', async () => {
      await openDialog('Sign In');
      await dialog().getByText(notConfigured).waitFor();
      expect(await dialog().getByRole('link', { name: 'Continue with Google' }).count()).toBe(0);
      const answer = await createPerson(product.url).send('/api/auth/google');
      expect(answer.headers.get('location')).toBe('/auth?error=oauth_not_configured');
    });

    it('clears every field when the mode is toggled, and has the fields of each', async () => {
      await openDialog('Sign In');
      await fill({ Email: 'ada@example.org', Password: 'a secret' });
      await dialog().getByRole('button', { name: 'Sign Up', exact: true }).click();
      await dialog().getByLabel('Full Name').waitFor();
      await focused('input[name=name]');
      for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
        expect(await dialog().getByLabel(label, { exact: true }).inputValue()).toBe('');
      await fill({ 'Full Name': 'Ada', Email: 'x@example.org', Password: 'p', 'Confirm Password': 'q' });
      await dialog().getByRole('button', { name: 'Sign In', exact: true }).click();
      await dialog().getByLabel('Full Name').waitFor({ state: 'detached' });
      expect(await dialog().locator('input:not([type=hidden])').evaluateAll(valuesOf)).toEqual(['', '']);
    });

    it('reports different passwords in a toast and beside the field, before a request', async () => {
      await openDialog('Sign Up');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.method()));
      await fill({
        'Full Name': 'Bo',
        Email: 'bo@example.org',
        Password: password,
        'Confirm Password': 'another',
      });
      await press('Sign Up');
      await toast('Error').waitFor();
      await toast('Passwords do not match').waitFor();
      expect(await fieldError(dialog(), 'Confirm Password')).toBe('Passwords do not match');
      await focused('input[name=confirmPassword]');
      expect(sent).not.toContain('POST');
    });

    it('shows each error beside its field, keeps the input, and focuses the first', async () => {
      await openDialog('Sign Up');
      await fill({ 'Full Name': '  ', Email: 'bo@example', Password: 'short', 'Confirm Password': 'short' });
      await press('Sign Up');
      await toast('Please check the marked fields.').waitFor();
      expect(await fieldError(dialog(), 'Full Name')).toBe('Please enter your name.');
      expect(await fieldError(dialog(), 'Password')).toBe('A password has at least 8 characters.');
      expect(await fieldError(dialog(), 'Email')).toBeUndefined();
      await focused('input[name=name]');
      expect(await dialog().getByLabel('Email').inputValue()).toBe('bo@example');
      await fill({ 'Full Name': 'Bo', Password: 'password123', 'Confirm Password': 'password123' });
      await press('Sign Up');
      await until('the next refusal is there', async () =>
        /guessed first/.test((await fieldError(dialog(), 'Password')) ?? ''),
      );
      expect(await fieldError(dialog(), 'Full Name')).toBeUndefined();
    });

    it('says Loading... while it waits, then reports the new account and closes', async () => {
      await openDialog('Sign Up');
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/register', async (route) => {
        await held;
        await route.continue();
      });
      await fill({
        'Full Name': 'Bo',
        Email: 'bo@example.org',
        Password: password,
        'Confirm Password': password,
      });
      await press('Sign Up');
      expect(await dialog().getByRole('button', { name: 'Loading...' }).isDisabled()).toBe(true);
      answer();
      await toast(created).waitFor();
      await dialog().waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
      await dialog().getByRole('heading', { name: 'Sign In' }).waitFor();
    });

    it('keeps the input when there is no answer, and says so', async () => {
      await openDialog('Sign In');
      await page.route('**/api/auth/login', (route) => route.abort());
      await fill({ Email: 'ada@example.org', Password: password });
      await press('Sign In');
      await toast('Authentication failed').waitFor();
      expect(await dialog().getByLabel('Password').inputValue()).toBe(password);
      await page.unroute('**/api/auth/login');
      await press('Sign In');
      await page.getByLabel('Account of Ada').waitFor();
    });

    it('works by keyboard alone: Escape returns the focus to its link, a sign-in moves it into the page', async () => {
      await visit('/');
      const link = page.getByRole('link', { name: 'Sign In to Get Started' });
      await link.focus();
      await page.keyboard.press('Enter');
      await focused('[role=dialog] input[name=email]');
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await focused(link);

      await page.keyboard.press('Enter');
      await focused('[role=dialog] input[name=email]');
      await page.keyboard.type('ada@example.org');
      await page.keyboard.press('Tab');
      await page.keyboard.type('not her password');
      await page.keyboard.press('Enter');
      await toast('This e-mail address and password do not belong together.').waitFor();
      await focused('[role=dialog] input[name=password]');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await toast('Logged in successfully!').waitFor();
      await page.getByLabel('Account of Ada').waitFor();
      await dialog().waitFor({ state: 'detached' });
      await focused('#main');
    });

    it('links to the page for a forgotten password', async () => {
      await openDialog('Sign In');
      await dialog().getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
      await dialog().waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/auth/forgot');
    });
  });

  describe('the callback from Google', () => {
    it.each(codes)(
      'with the code %s shows a toast, opens the dialog again and clears the URL',
      async (code, sentence) => {
        await visit(`/auth?error=${code}`);
        await toast('Error').waitFor();
        await toast(sentence).waitFor();
        await dialog().getByRole('heading', { name: 'Sign In' }).waitFor();
        await page.waitForURL(`${product.url}/`);
      },
    );

    it.each(codes)(
      'with the code %s shows the message on the page without scripts',
      async (code, sentence) => {
        await visit(`/auth?error=${code}`, withoutScripts);
        await page.getByRole('alert').getByText(sentence).waitFor();
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      },
    );

    it('with success shows a toast, except in a popup', async () => {
      await visit('/?auth=success');
      await toast(loggedIn).waitFor();
      await page.waitForURL(`${product.url}/`);
      await page.goto(`${product.url}/?auth=success&close=true`);
      await page.waitForURL(`${product.url}/`);
      expect(await page.getByText(loggedIn).count()).toBe(0);
      await page.goto(`${product.url}/?auth=error&message=<b>own words</b>`);
      await toast('Authentication failed. Please try again.').waitFor();
    });

    it('with success shows the message without scripts too', async () => {
      await visit('/?auth=success', withoutScripts);
      await page.getByRole('alert').getByText(loggedIn).waitFor();
      await page.goto(`${product.url}/?auth=success&close=true`);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('met no uncaught error and no violation of the pages’ own policy', () => {
    expect(withScripts.faults.filter((fault) => !fault.startsWith('console: Failed to load'))).toEqual([]);
  });
});

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);
