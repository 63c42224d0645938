import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserDocument } from '../../projections/documents';
import { createAccountWorld, type AccountWorld } from './http/account-world';
import { openBrowser } from './browser/browser';
import { createPerson } from './http/person';
import { unknownId } from './http/unknown-id';
import { sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

describe('an admin of accounts', () => {
  let desk: AccountWorld;
  let browser: Browser;
  let url: string;
  let signedIn: { data: { email: string; password: string } };

  beforeAll(async () => {
    [desk, browser] = await Promise.all([createAccountWorld(), openBrowser()]);
    const { product } = desk;
    url = product.url;
    signedIn = { data: { email: product.adminEmail, password: product.adminPassword } };
  });
  afterAll(async () => {
    await browser.close();
    await desk.close();
  });

  describe.each([
    ['with scripts', true, { width: 1360, height: 900 }],
    ['without scripts, on a phone', false, { width: 390, height: 844 }],
  ] as const)('in a browser %s', (_, javaScriptEnabled, viewport) => {
    let watched: WatchedPage;
    let page: Page;
    let frank: UserDocument;
    const name = javaScriptEnabled ? 'Frank' : 'Grace';

    beforeAll(async () => {
      frank = await desk.waiting(name);
      watched = await watchedPage(browser, { javaScriptEnabled, viewport });
      page = watched.page;
      await page.context().request.post(`${url}/api/auth/login`, signedIn);
    });
    afterAll(() => watched.close());

    const row = () => page.getByRole('row').filter({ hasText: frank.email });
    const said = (sentence: string) => page.getByText(sentence).first().waitFor();
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    async function manage() {
      await row()
        .getByRole('link', { name: `Manage ${name}` })
        .click();
      await page.getByLabel('Reason').waitFor();
    }

    it('sees waiting accounts first, and approves one with one press', async () => {
      await desk.approve(await desk.waiting(`${name}Later`));
      await page.goto(`${url}/admin`);
      const first = page.getByRole('row').nth(1);
      expect(await first.textContent()).toContain(frank.email);
      await first.getByText('Waiting', { exact: true }).waitFor();
      await button(`Approve ${name}`).click();
      await said('The account was approved. Its owner is told by mail.');
      await row().getByText('Approved', { exact: true }).waitFor();
      expect(await button(`Approve ${name}`).count()).toBe(0);
      expect(await row().textContent()).toMatch(/10(?!\d)/);
      expect(await desk.signIn(frank)).toBe('200');
    });

    it('deactivates an account with a reason, which ends its sessions, and reactivates it [SEC-92]', async () => {
      const person = createPerson(url);
      await person.signIn(frank.email);
      await page.goto(`${url}/admin?q=${frank.email}`);
      await manage();
      await page.getByLabel('Reason').fill('asks too much');
      await button('Deactivate').click();
      await said('The account was deactivated and signed out everywhere.');
      await row().getByText('Deactivated', { exact: true }).waitFor();
      expect((await person.ask('/api/auth/user')).status).toBe(401);
      expect(await desk.signIn(frank)).toBe('403 account-inactive');
      expect((await desk.listed('?status=inactive')).users).toMatchObject([
        { id: frank.id, isActive: false },
      ]);

      await manage();
      await button('Reactivate').click();
      await said('The account was reactivated. Its owner can sign in again.');
      await row().getByText('Approved', { exact: true }).waitFor();
      expect(await desk.signIn(frank)).toBe('200');
    });

    it('confirms the deletion of an account, which is then gone', async () => {
      await page.goto(`${url}/admin?q=${frank.email}`);
      await manage();
      expect(await button('Delete this account').isVisible()).toBe(false);
      await page.getByText('Delete account…').click();
      await page.getByText('This action cannot be undone.').waitFor();
      await page.getByLabel('Reason').fill('asked for it');
      await button('Delete this account').click();
      await said('The account was deleted for good.');
      await page.getByText('There is no account with').waitFor();
      expect(await row().count()).toBe(0);
      expect(await desk.signIn(frank)).toBe('401 wrong-credentials');
    });

    it('has no control to delete an admin, and gets the reason for a forged request [SEC-96]', async () => {
      await page.goto(`${url}/admin?status=admin&open=${desk.self}`);
      const protectedRow = page.getByRole('row').filter({ hasText: desk.product.adminEmail });
      await protectedRow.getByText('Protected').waitFor();
      expect(await page.getByRole('table').getByRole('button').count()).toBe(0);
      expect(await protectedRow.getByRole('link').count()).toBe(0);
      const forced = await posted({ intent: 'erase', item: desk.self });
      expect(forced.status).toBe(409);
      expect(forced.text).toContain(
        'Failed to delete user. Please try again. Admin accounts cannot be changed here.',
      );
    });

    it('keeps the input when a decision is refused, and sees why', async () => {
      const member = await desk.found('member 00');
      const reason = 'far too long '.repeat(50);
      const form = { intent: 'deactivate', item: member.id, reason };
      const { status, text } = await posted(form, '?q=member+00');
      expect(status).toBe(400);
      expect(text).toContain(`>${reason}</textarea>`);
      expect(text).toContain(
        'Failed to deactivate user. Please try again. A reason has at most 500 characters.',
      );
      expect((await posted({ intent: 'approve', item: unknownId })).text).toContain(
        'Failed to approve user. Please try again. There is no such account.',
      );
      expect((await posted({ intent: 'promote', item: member.id })).status).toBe(400);
    });

    it('searches, filters and turns pages, with all of it in the URL', async () => {
      await page.goto(`${url}/admin`);
      await page.getByLabel('Name or address').fill('member');
      await button('Search').click();
      await page.waitForURL(/[?&]q=member/);
      await page.getByRole('link', { name: 'Approved 60' }).click();
      await page.waitForURL(/status=approved/);
      await page.getByRole('link', { name: 'Next' }).click();
      await page.getByText('Page 2 of 2').waitFor();
      expect(new URL(page.url()).search).toMatch(/^\?q=member&status=approved&page=2&after=[\w.-]+$/);
      expect(await page.getByRole('link', { name: /^Manage Member/ }).count()).toBe(10);
      await page.getByRole('link', { name: 'Previous' }).click();
      await page.getByText('Page 1 of 2').waitFor();
      await page.goto(`${url}/admin?page=99`);
      await page.getByText(/^Page 2 of 2$/).waitFor();
      await page.goto(`${url}/admin?status=inactive`);
      await page.getByText('No account is deactivated.').waitFor();
    });

    it('does not have to scroll sideways', async () => {
      await page.goto(`${url}/admin`);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    /** Posts a form as the browser of this page would; the page that answers. */
    async function posted(form: Record<string, string>, query = '') {
      const response = await page.context().request.post(`${url}/admin${query}`, { form });
      return { status: response.status(), text: decoded(await response.text()) };
    }
  });

  it('can do it all by keyboard: focus stays on the account, and the URL contains no decision', async () => {
    const ivan = await desk.waiting('Ivan');
    const watched = await watchedPage(browser);
    const { page, faults } = watched;
    await page.context().request.post(`${url}/api/auth/login`, signedIn);
    await page.goto(`${url}/admin`);
    await page.getByRole('button', { name: 'Approve Ivan' }).press('Enter');
    await page.getByRole('row').filter({ hasText: ivan.email }).getByText('Approved').waitFor();
    await page.waitForURL(`${url}/admin`);
    await page.locator('a:focus').filter({ hasText: 'Manage' }).waitFor();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Manage Ivan');
    await page.keyboard.press('Enter');
    await page.getByLabel('Reason').waitFor();
    await page.locator(':focus[aria-expanded=true]').waitFor();
    expect(faults).toEqual([]);
    await watched.close();
  });
});

/** The visible text of a page. */
const decoded = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
