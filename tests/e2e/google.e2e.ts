import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGoogleStandIn, type GoogleFault, type GoogleStandIn } from '../doubles/google-stand-in';
import { openBrowser } from './browser/browser';
import { enterByGoogle, onePixel, picture, googlePerson } from './http/google-visitor';
import { approvedAccount, createPerson, password, signedInAdmin, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';
import { watchedPage, type WatchedPage } from './browser/watched-page';

const failed = 'Google authentication failed. Please try again.';
describe('signing in with Google', () => {
  let google: GoogleStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let withScripts: WatchedPage;
  let withoutScripts: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    google = await startGoogleStandIn();
    const env = { ...google.env, LOG_LEVEL: 'trace' };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    withScripts = await watchedPage(browser, { viewport: { width: 1360, height: 900 } });
    withoutScripts = await watchedPage(browser, { javaScriptEnabled: false });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await google.close();
  });
  beforeEach(async () => {
    page = withScripts.page;
    await page.context().unrouteAll();
    for (const one of [withScripts, withoutScripts]) await one.page.context().clearCookies();
  });

  const dialog = () => page.getByRole('dialog', { name: 'Sign In' });
  const account = (of: string) => page.getByLabel(`Account of ${of}`);

  async function openDialog(): Promise<void> {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
    await dialog().waitFor();
  }
  async function openPopup(): Promise<Page> {
    await openDialog();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog().getByRole('link', { name: 'Continue with Google' }).click(),
    ]);
    return popup;
  }

  const whoIs = async (person: Person) =>
    (await person.ask<{ id: string; email: string; searchCount: number }>('/api/auth/user')).body;

  describe('in a popup', () => {
    it('of 500 by 600 closes by itself: the dialog closes and the header shows the person with their picture', async () => {
      google.now({ person: googlePerson('Grethe', { picture }), asks: true });
      await page
        .context()
        .route('https://lh3.googleusercontent.com/**', (route) =>
          route.fulfill({ contentType: 'image/png', body: onePixel }),
        );
      const popup = await openPopup();
      await popup.getByText('Continue').waitFor();
      expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
      await Promise.all([popup.waitForEvent('close'), popup.getByText('Continue').click()]);
      await dialog().waitFor({ state: 'detached' });
      await account('Grethe').waitFor();
      await until('the picture is shown', () =>
        account('Grethe')
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth === 1),
      );
      await page.getByText('Searches remaining: 10/10').waitFor();
      expect(page.url()).toBe(`${product.url}/`);
    });

    it('shows initials when the picture cannot be loaded', async () => {
      google.now({ person: googlePerson('Zoe Quist', { email: 'zoe@example.com', picture }) });
      await page.context().route('https://lh3.googleusercontent.com/**', (route) => route.abort());
      await openPopup();
      await account('Zoe Quist').getByText('ZQ', { exact: true }).waitFor();
      expect(await account('Zoe Quist').locator('img').count()).toBe(0);
    });

    it('from the sign-in page leads on to the requested page', async () => {
      google.now({ person: googlePerson('Hege') });
      await page.goto(`${product.url}/auth?redirectTo=%2Fhistory`);
      await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
      await page.waitForURL(`${product.url}/history`);
      await account('Hege').waitFor();
    });

    it('closed by hand signs no account in, and closes the dialog', async () => {
      google.now({ person: googlePerson('Nobody'), asks: true });
      const popup = await openPopup();
      await popup.getByText('Continue').waitFor();
      expect(await dialog().isVisible()).toBe(true);
      await popup.close();
      await dialog().waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Sign In to Get Started' }).waitFor();
    });

    it('closes on a refusal, and the page behind it says so and keeps the dialog', async () => {
      google.now({ person: googlePerson('Nobody'), fault: 'denies', asks: true });
      const own = await watchedPage(browser);
      page = own.page;
      await page.clock.install();
      const popup = await openPopup();
      await Promise.all([popup.waitForEvent('close'), popup.getByText('Continue').click()]);
      await page.getByRole('status').or(page.getByRole('alert')).getByText(failed).first().waitFor();
      await page.clock.runFor(2_000);
      expect(await dialog().isVisible()).toBe(true);
      expect(page.url()).toBe(`${product.url}/`);
      await own.close();
    });

    it('cut off from its opener by Google’s page still signs that page in', async () => {
      google.now({ person: googlePerson('Ines'), asks: true, openerPolicy: 'same-origin' });
      const popup = await openPopup();
      await popup.getByText('Continue').waitFor();
      await dialog().waitFor({ state: 'detached' });
      await popup.getByText('Continue').click();
      await account('Ines').waitFor();
    });

    it('blocked by the browser becomes a redirect of this window', async () => {
      google.now({ person: googlePerson('Pia') });
      await openDialog();
      await page.evaluate(() => (window.open = () => null));
      await dialog().getByRole('link', { name: 'Continue with Google' }).click();
      await account('Pia').waitFor();
      await page.waitForURL(`${product.url}/`);
      expect(await page.getByText('You have been logged in successfully!').count()).toBe(0);
    });
  });

  describe('without scripts', () => {
    beforeEach(() => {
      page = withoutScripts.page;
    });

    it('is a link to Google and a redirect back', async () => {
      google.now({ person: googlePerson('Olga') });
      await page.goto(`${product.url}/auth`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await account('Olga').waitFor();
      expect(page.url()).toBe(`${product.url}/?auth=success&close=true`);
      await page.getByText('Searches remaining: 10/10').waitFor();
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
        { name: 'evident', httpOnly: true, sameSite: 'Lax' },
      ]);
    });

    it('shows an error on the page', async () => {
      google.now({ person: googlePerson('Nobody'), fault: 'denies' });
      await page.goto(`${product.url}/auth`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('alert').getByText(failed).waitFor();
      await page.getByRole('link', { name: 'Sign In to Get Started' }).waitFor();
    });
  });

  describe('as an account', () => {
    it('is approved at once with ten searches when Google has verified the address', async () => {
      const person = createPerson(product.url);
      google.now({ person: googlePerson('Runa', { email_verified: 'true' }) });
      expect(await enterByGoogle(person)).toBe('/?auth=success&close=true');
      expect(await whoIs(person)).toMatchObject({
        email: 'runa@example.com',
        isApproved: true,
        searchCount: 10,
      });
      await person.search('What do people ask first?');
    });

    it('is found again by its Google account after a change of address, and keeps its spent quota', async () => {
      const sven = googlePerson('Sven');
      const [before, after] = [createPerson(product.url), createPerson(product.url)];
      google.now({ person: sven });
      await enterByGoogle(before);
      await before.search('What changes with a name?');
      google.now({ person: { ...sven, email: 'sven.new@example.com', email_verified: false } });
      await enterByGoogle(after);
      expect(await whoIs(after)).toMatchObject({ id: (await whoIs(before)).id, searchCount: 9 });
    });

    it('takes over the account of its verified address, and ends its password and sessions [SEC-65]', async () => {
      const email = await approvedAccount(product, 'Tilda');
      const tilda = createPerson(product.url);
      await tilda.signIn(email);
      const { id } = await whoIs(tilda);
      google.now({ person: googlePerson('Tilda', { email: 'TILDA@example.org' }) });
      const byGoogle = createPerson(product.url);
      expect(await enterByGoogle(byGoogle)).toBe('/?auth=success&close=true');
      expect(await whoIs(byGoogle)).toMatchObject({ id, email, searchCount: 10 });
      expect((await tilda.ask('/api/auth/user')).status).toBe(401);
      expect((await createPerson(product.url).signIn(email)).status).toBe(401);
    });

    it('is refused with an unverified address, and leaves the account of that address alone', async () => {
      const email = await approvedAccount(product, 'Ulla');
      for (const verified of [false, 'false'] as const) {
        google.now({ person: googlePerson('Ulla', { email, email_verified: verified }) });
        const stranger = createPerson(product.url);
        expect(await enterByGoogle(stranger)).toBe('/auth?error=google_auth_failed');
        expect((await stranger.ask('/api/auth/user')).status).toBe(401);
      }
      expect((await createPerson(product.url).signIn(email, password)).status).toBe(200);
    });

    it('is refused while it is deactivated, with a contact address', async () => {
      google.now({ person: googlePerson('Yrsa') });
      const yrsa = createPerson(product.url);
      await enterByGoogle(yrsa);
      const form = new URLSearchParams({ intent: 'deactivate', item: (await whoIs(yrsa)).id });
      await (await signedInAdmin(product)).send('/admin', { body: form });
      await page.goto(`${product.url}/api/auth/google`);
      await page.getByText('This account has been deactivated.').first().waitFor();
      expect((await yrsa.ask('/api/auth/user')).status).toBe(401);
    });

    it('replaces the session that this browser had before', async () => {
      google.now({ person: googlePerson('Vera') });
      await page.goto(`${product.url}/api/auth/google`);
      await account('Vera').waitFor();
      const vera = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      google.now({ person: googlePerson('Wim') });
      await page.goto(`${product.url}/api/auth/google`);
      await account('Wim').waitFor();
      const asVera = await createPerson(product.url).ask('/api/auth/user', { headers: { cookie: vera } });
      expect(asVera.status).toBe(401);
    });
  });

  describe('that goes wrong', () => {
    it.each<GoogleFault>([
      'denies',
      'forgets-state',
      'changes-state',
      'no-code',
      'token-500',
      'userinfo-garbage',
    ])('signs no account in when Google %s, and says so [SEC-97]', async (fault) => {
      google.now({ person: googlePerson('Nobody'), fault });
      const person = createPerson(product.url);
      expect(await enterByGoogle(person)).toBe('/auth?error=google_auth_failed');
      expect((await person.ask('/api/auth/user')).status).toBe(401);
    });

    it.each<object>([
      { sub: '' },
      { email: 'no address' },
      { email: undefined },
      { email_verified: 'perhaps' },
    ])('signs no account in when Google answers %j about the person', async (wrong) => {
      google.now({ person: googlePerson('Nobody', wrong) });
      expect(await enterByGoogle(createPerson(product.url))).toBe('/auth?error=google_auth_failed');
    });

    it('accepts a callback once, and only in the browser that started [SEC-98]', async () => {
      google.now({ person: googlePerson('Xenia') });
      await page.goto(`${product.url}/api/auth/google`);
      await account('Xenia').waitFor();
      const back = google.sentBack.at(-1) ?? '';
      await page.context().clearCookies();
      await page.goto(back);
      await page.getByText(failed).first().waitFor();
      const elsewhere = await createPerson(product.url).send(back.slice(product.url.length));
      expect(elsewhere.headers.get('location')).toBe('/auth?error=google_auth_failed');
    });
  });

  it('keeps to the protocol throughout, and writes no personal data into the log', () => {
    expect(google.objections).toEqual([]);
    expect(product.output).toContain('/api/auth/google/callback');
    const words = /grethe|tilda|xenia|example\.com|googleusercontent|[?&](code|state)=|Bearer/i;
    expect(product.output.split('\n').filter((line) => words.test(line))).toEqual([]);
  });
});
