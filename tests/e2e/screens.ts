import type { BrowserContext, Page } from 'playwright-core';
import { startModelStandIn } from '../doubles/model-stand-in';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './person';
import { startProduct } from './server';
import { until } from './until';

type Visitor = 'nobody' | 'newcomer' | 'owner' | 'admin';

/** A page in one of its states. */
export type Screen = {
  name: string;
  /** The route behind it, as the build names its path. */
  route: string;
  path: string;
  as?: Visitor;
  /** Whether it comes about on the screen before it, which is not loaded again. */
  stays?: boolean;
  /** Whether this browser was never here before. */
  first?: boolean;
  /** What is done there first. */
  open?: (page: Page) => Promise<unknown>;
  /** What of it is looked at, where the rest is a screen of its own. */
  within?: string;
  /** It is only there on a phone. */
  on?: 'phone';
};

export type ScreenWorld = Awaited<ReturnType<typeof createScreenWorld>>;

/** One product with somebody at each stage, and a report of each kind: sourced, under way, failed. */
export async function createScreenWorld() {
  const standIn = await startModelStandIn({
    delays: { plan: 0, sections: [0, 0, 0, 600_000, 600_000, 600_000, 600_000], extras: 600_000 },
    rules: [{ when: { query: 'Doomed' }, then: { status: 401 } }],
  });
  const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
  const product = await startProduct({ env });
  const [newcomer, owner, admin] = await Promise.all([
    signedInPerson(product, 'Nora'),
    signedInPerson(product, 'Olga'),
    signedInAdmin(product),
  ]);
  const people: Record<Visitor, Person> = { nobody: createPerson(product.url), newcomer, owner, admin };

  return {
    product,
    people,
    /** Whoever looks at the pages of this browser from now on. */
    async become(context: BrowserContext, visitor: Visitor = 'nobody'): Promise<void> {
      await context.clearCookies();
      const [name = '', value = ''] = people[visitor].cookie().split(/=(.*)/s);
      if (value) await context.addCookies([{ name, value, url: product.url }]);
    },
    /** Asks for the reports. */
    async reports() {
      const source = await owner.attachExample();
      const sourced = await owner.search('Climate Change', { model: 'qwen', sources: [source] });
      const plain = await owner.search('Electric vehicles', { model: 'qwen' });
      const doomed = await owner.search('Doomed');
      const running = await owner.search('Something that takes its time');
      await Promise.all([owner.finished(sourced), owner.finished(plain), owner.ended(doomed)]);
      const { body: published } = await admin.ask<{ url: string }>(`/api/admin/reports/${plain}/publish`, {
        method: 'POST',
      });
      await until('three sections are written', async () => (await owner.status(running)).sectionsDone >= 3);
      return { sourced, published: published.url, doomed, running };
    },
    async stop(): Promise<void> {
      await product.stop();
      await standIn.close();
    },
  };
}

const note = 'aside[aria-label^="What sentence"], [role=dialog]';
const banner = '[data-cookie-banner]';
const dialogShown = (page: Page) => page.getByRole('dialog').waitFor();
/** Under a pointer it stays. */
const toastShown = (page: Page) => page.locator('li[data-state=open]').hover();
const openMenu = (page: Page) => page.locator('summary[aria-label=Menu]').press('Enter');
const openUserMenu = (page: Page) => page.locator('summary[aria-label^="Account of"]').press('Enter');

/** What there is to see before anybody has asked for anything. */
export const emptyScreens: Screen[] = [
  { name: 'home with nothing to show', route: '/', path: '/' },
  { name: 'no reports at all', route: '/results', path: '/results' },
  { name: 'a history with nothing in it', route: '/history', path: '/history', as: 'newcomer' },
];

type Reports = Awaited<ReturnType<ScreenWorld['reports']>>;

const first = { route: '/', path: '/', first: true };

/** The pages that are the same whatever reports there are. */
export const lastingScreens: Screen[] = [
  { ...first, name: 'the tutorial', open: dialogShown, within: '[role=dialog]' },
  { ...first, name: 'the cookie banner', stays: true, open: bannerShown, within: banner },
  { name: 'signing in', route: '/auth', path: '/auth?mode=sign-in' },
  { name: 'signing up', route: '/auth', path: '/auth?mode=sign-up' },
  {
    name: 'a sign-up that was wrong',
    route: '/auth',
    path: '/auth?mode=sign-up',
    stays: true,
    open: signUpWrongly,
  },
  { name: 'a forgotten password', route: '/auth/forgot', path: '/auth/forgot' },
  { name: 'a link that is no good', route: '/auth/password', path: '/auth/password?link=dead' },
  { name: 'an unknown report', route: '/results/:id', path: '/results/00000000-0000-4000-8000-000000000000' },
  { name: 'a history of nobody', route: '/history', path: '/history' },
  { name: 'feedback', route: '/feedback', path: '/feedback', as: 'owner' },
  {
    name: 'feedback that lacks everything',
    route: '/feedback',
    path: '/feedback',
    stays: true,
    open: submit,
  },
  { name: 'the account', route: '/account', path: '/account', as: 'owner' },
  { name: 'the accounts', route: '/admin', path: '/admin', as: 'admin' },
  { name: 'a page that is not theirs', route: '/admin', path: '/admin', as: 'owner' },
  { name: 'the research desk of nobody', route: '/research-insights', path: '/research-insights' },
  { name: 'an address without a name', route: '/insights', path: '/insights' },
  { name: 'how it works', route: '/how-it-works', path: '/how-it-works' },
  { name: 'the privacy policy', route: '/privacy-policy', path: '/privacy-policy' },
  { name: 'an unknown page', route: '/*', path: '/nowhere/at/all' },
];

const home = { route: '/', path: '/' };

/** The pages on which reports are to be seen, in each of their states. */
export function reportScreens({ sourced, published, doomed, running }: Reports): Screen[] {
  const report = { route: '/results/:id', path: `/results/${sourced}`, as: 'owner' } as const;
  return [
    { ...report, name: 'a report' },
    { ...report, name: 'a chart over the page', stays: true, open: enlargeChart, within: '[role=dialog]' },
    { ...report, name: 'what a sentence rests on', stays: true, open: openNote, within: note },
    { name: 'a published report', route: '/insights/:slug', path: published },
    { ...home, name: 'home' },
    { ...home, name: 'the mobile menu', stays: true, open: openMenu, within: 'header', on: 'phone' },
    { ...home, name: 'the demo', stays: true, open: openDemo, within: '[role=dialog]' },
    { ...home, name: 'the sign-in dialog', stays: true, open: openSignIn, within: '[role=dialog]' },
    { ...home, name: 'the sign-up dialog', stays: true, open: toSignUp, within: '[role=dialog]' },
    { ...home, name: 'a toast', path: '/?auth=success', open: toastShown, within: 'li[data-state=open]' },
    { ...home, name: 'home of somebody signed in', path: '/?fill=Tea', as: 'owner' },
    { ...home, name: 'the user menu', stays: true, open: openUserMenu, within: 'header' },
    { ...report, name: 'a report under way', path: `/results/${running}` },
    { ...report, name: 'a search that failed', path: `/results/${doomed}` },
    { name: 'all reports', route: '/results', path: '/results' },
    { name: 'a history', route: '/history', path: '/history', as: 'owner' },
    { name: 'the research desk', route: '/research-insights', path: '/research-insights', as: 'owner' },
  ];
}

/** Pages that lead on at once and are never seen. */
export const unseen: readonly string[] = ['/theme'];

async function openSignIn(page: Page): Promise<void> {
  await closeDialog(page);
  await page.getByRole('link', { name: 'Sign In to Get Started' }).press('Enter');
  await page.getByRole('dialog').waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openDemo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch Demo' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor();
}

async function bannerShown(page: Page): Promise<void> {
  await closeDialog(page);
  await page.locator(banner).waitFor();
}

async function toSignUp(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByLabel('Full Name').waitFor();
}

async function signUpWrongly(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Bob');
  await page.getByLabel('Email').fill('bob@example.org');
  await page.getByLabel('Password', { exact: true }).fill('one password');
  await page.getByLabel('Confirm Password').fill('another password');
  await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByText('Passwords do not match').first().waitFor();
}

async function enlargeChart(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Enlarge chart/ })
    .first()
    .press('Enter');
  await page.getByRole('dialog').locator('.js-plotly-plot .main-svg').first().waitFor();
}

async function openNote(page: Page): Promise<void> {
  await closeDialog(page);
  await page.locator('a[id^=mark-]').first().press('Enter');
  await page.locator(note).waitFor();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Feedback & Earn Searches' }).press('Enter');
  await page.getByRole('alert').first().waitFor();
}
