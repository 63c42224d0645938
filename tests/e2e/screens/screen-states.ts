import type { Page } from 'playwright-core';

export const dialog = '[role=dialog]';
export const note = `aside[aria-label^="What sentence"], ${dialog}`;
export const banner = '[data-cookie-banner]';
export const menu = 'header details[open]';
export const dialogShown = (page: Page) => page.locator(dialog).waitFor();
/** A hovered toast does not close. */
export const toastShown = (page: Page) => page.locator('li[data-state=open]').hover();

export const menuButton = (page: Page) => page.locator('summary[aria-label=Menu]');
export const userMenuButton = (page: Page) => page.locator('summary[aria-label^="Account of"]');
export const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In to Get Started' });
export const demoLink = (page: Page) => page.getByRole('link', { name: 'Watch Demo' });
export const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge chart/ }).first();
export const firstMark = (page: Page) => page.locator('a[id^=mark-]').first();

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).press('Enter');
  await page.locator(menu).waitFor();
}

export async function openUserMenu(page: Page): Promise<void> {
  await userMenuButton(page).press('Enter');
  await page.locator(menu).waitFor();
}

export async function openSignIn(page: Page): Promise<void> {
  await signInLink(page).press('Enter');
  await dialogShown(page);
}

export async function openSignUp(page: Page): Promise<void> {
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByLabel('Full Name').waitFor();
}

export async function openDemo(page: Page): Promise<void> {
  await demoLink(page).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor();
}

export async function bannerShown(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });
  await page.locator(banner).waitFor();
}

export async function signUpWrongly(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Bob');
  await page.getByLabel('Email').fill('bob@example.org');
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm Password').fill('another password');
  await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByText('Passwords do not match').first().waitFor();
}

export async function enlargeChart(page: Page): Promise<void> {
  await enlarge(page).press('Enter');
  await page.getByRole('dialog').locator('.js-plotly-plot .main-svg').first().waitFor();
}

export async function openNote(page: Page): Promise<void> {
  await firstMark(page).press('Enter');
  await page.locator(note).waitFor();
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Feedback & Earn Searches' }).press('Enter');
  await page.getByRole('alert').first().waitFor();
}

/** The request never gets an answer. */
export async function holdQuestion(page: Page): Promise<void> {
  const isAsked = ({ pathname }: URL) => pathname === '/' || pathname === '/_root.data';
  await page.route(isAsked, (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await page.locator('#query').press('Enter');
  await page.getByRole('heading', { name: /^Getting Results with/ }).waitFor();
}

/** The request for the list fails. */
export async function loseFeedback(page: Page): Promise<void> {
  await page.route('**/feedback-public.data*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community Feedback' }).press('Enter');
  await page.getByRole('heading', { name: 'Unable to Load Feedback' }).waitFor();
  await styled(page);
}

/**
 * Navigates to a page whose loader answers that its store is unavailable: the product's refusal of a user without the admin
 * right, with the status replaced.
 */
export async function loseTheStore(page: Page): Promise<void> {
  await page.route('**/readyz', (route) => route.fulfill({ status: 503 }));
  await page.route('**/research-insights.data*', async (route) => {
    const refusal = await route.fetch({ url: new URL('/admin.data', page.url()).href });
    const text = (await refusal.text())
      .replace('routes/admin', 'routes/research-insights')
      .replace(',403,', ',503,');
    await route.fulfill({ response: refusal, status: 503, body: text });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Research & Insights' }).press('Enter');
  await page.getByRole('heading', { name: 'One moment, please' }).waitFor();
  await styled(page);
}

/** An error re-renders the root, for a moment without styles. */
async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('#main ~ footer a');
    return footer && parseFloat(getComputedStyle(footer).paddingTop) > 0;
  });
}
