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
  /** What is done there first. */
  open?: (page: Page) => Promise<unknown>;
  /** What of it is looked at, where the rest is a screen of its own. */
  within?: string;
  /** Where it has this state. */
  on?: 'desktop' | 'phone';
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
      const doomed = await owner.search('Doomed');
      const running = await owner.search('Something that takes its time');
      await Promise.all([owner.finished(sourced), owner.ended(doomed)]);
      await until('three sections are written', async () => (await owner.status(running)).sectionsDone >= 3);
      return { sourced, doomed, running };
    },
    async stop(): Promise<void> {
      await product.stop();
      await standIn.close();
    },
  };
}

/** What there is to see before anybody has asked for anything. */
export const emptyScreens: Screen[] = [
  { name: 'home with nothing to show', route: '/', path: '/' },
  { name: 'no reports at all', route: '/results', path: '/results' },
  { name: 'a history with nothing in it', route: '/history', path: '/history', as: 'newcomer' },
];

type Reports = Awaited<ReturnType<ScreenWorld['reports']>>;

/** Every page, in each of its states. */
export const screensOf = ({ sourced, doomed, running }: Reports): Screen[] => [
  { name: 'home', route: '/', path: '/' },
  {
    name: 'the mobile menu',
    route: '/',
    path: '/',
    stays: true,
    open: openMenu,
    within: 'header',
    on: 'phone',
  },
  {
    name: 'the sign-in dialog',
    route: '/',
    path: '/',
    stays: true,
    open: openSignIn,
    within: '[role=dialog]',
  },
  { name: 'the sign-up dialog', route: '/', path: '/', stays: true, open: toSignUp, within: '[role=dialog]' },
  { name: 'a toast', route: '/', path: '/?auth=success', open: toastShown, within: 'li[data-state=open]' },
  { name: 'home of somebody signed in', route: '/', path: '/?fill=Tea', as: 'owner' },
  {
    name: 'the user menu',
    route: '/',
    path: '/',
    as: 'owner',
    stays: true,
    open: openUserMenu,
    within: 'header',
  },
  { name: 'signing in', route: '/auth', path: '/auth?mode=sign-in' },
  { name: 'signing up', route: '/auth', path: '/auth?mode=sign-up' },
  { name: 'a sign-up that was wrong', route: '/auth', path: '/auth?mode=sign-up', open: signUpWrongly },
  { name: 'a forgotten password', route: '/auth/forgot', path: '/auth/forgot' },
  { name: 'a link that is no good', route: '/auth/password', path: '/auth/password?link=dead' },
  { name: 'all reports', route: '/results', path: '/results' },
  { name: 'a report', route: '/results/:id', path: `/results/${sourced}`, as: 'owner' },
  {
    name: 'a chart over the page',
    route: '/results/:id',
    path: `/results/${sourced}`,
    as: 'owner',
    stays: true,
    open: enlargeChart,
    within: '[role=dialog]',
  },
  {
    name: 'what a sentence rests on',
    route: '/results/:id',
    path: `/results/${sourced}`,
    as: 'owner',
    stays: true,
    open: openNote,
    within: 'aside[aria-label^="What sentence"], [role=dialog]',
  },
  { name: 'a report under way', route: '/results/:id', path: `/results/${running}`, as: 'owner' },
  { name: 'a search that failed', route: '/results/:id', path: `/results/${doomed}`, as: 'owner' },
  { name: 'an unknown report', route: '/results/:id', path: '/results/00000000-0000-4000-8000-000000000000' },
  { name: 'a history', route: '/history', path: '/history', as: 'owner' },
  { name: 'a history of nobody', route: '/history', path: '/history' },
  { name: 'feedback', route: '/feedback', path: '/feedback', as: 'owner' },
  {
    name: 'feedback that lacks everything',
    route: '/feedback',
    path: '/feedback',
    as: 'owner',
    open: submit,
  },
  { name: 'the account', route: '/account', path: '/account', as: 'owner' },
  { name: 'the accounts', route: '/admin', path: '/admin', as: 'admin' },
  { name: 'a page that is not theirs', route: '/admin', path: '/admin', as: 'owner' },
  { name: 'the research desk', route: '/research-insights', path: '/research-insights', as: 'owner' },
  { name: 'the research desk of nobody', route: '/research-insights', path: '/research-insights' },
  { name: 'the tour', route: '/', path: '/#tutorial', open: dialogShown, within: '[role=dialog]' },
  { name: 'how it works', route: '/how-it-works', path: '/how-it-works' },
  { name: 'the privacy policy', route: '/privacy-policy', path: '/privacy-policy' },
  { name: 'an unknown page', route: '/*', path: '/nowhere/at/all' },
];

/** Pages that lead on at once and are never seen. */
export const unseen: readonly string[] = ['/theme'];

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign In to Get Started' }).press('Enter');
  await page.getByRole('dialog').waitFor();
}

const dialogShown = (page: Page) => page.getByRole('dialog').waitFor();

async function toSignUp(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByLabel('Full Name').waitFor();
}

/** Under a pointer it stays. */
const toastShown = (page: Page) => page.locator('li[data-state=open]').hover();
const openMenu = (page: Page) => page.locator('summary[aria-label=Menu]').press('Enter');
const openUserMenu = (page: Page) => page.locator('summary[aria-label^="Account of"]').press('Enter');

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
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('a[id^=mark-]').first().press('Enter');
  await page.locator('aside[aria-label^="What sentence"], [role=dialog]').waitFor();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Feedback & Earn Searches' }).press('Enter');
  await page.getByRole('alert').first().waitFor();
}
