import type { Locator, Page } from 'playwright-core';
import type { Reports, Visitor } from './screen-world';
import { adminScreens } from './screens-of-admins';

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
  /** What it was opened with by key: Escape closes it, and the focus goes back there. */
  opener?: (page: Page) => Locator;
  /** What is left behind by it. */
  close?: (page: Page) => Promise<unknown>;
  /** It is only there on a phone. */
  on?: 'phone';
  /** On a phone it is made of other parts than at a desk, so that axe looks at it there too. */
  otherOnPhone?: boolean;
  /** Goes through it with Tab, as the first of a kind. */
  walked?: boolean;
};

const dialog = '[role=dialog]';
const note = `aside[aria-label^="What sentence"], ${dialog}`;
const banner = '[data-cookie-banner]';
const menu = 'header details[open]';
const dialogShown = (page: Page) => page.locator(dialog).waitFor();
/** Under a pointer it stays. */
const toastShown = (page: Page) => page.locator('li[data-state=open]').hover();

const menuButton = (page: Page) => page.locator('summary[aria-label=Menu]');
const userMenuButton = (page: Page) => page.locator('summary[aria-label^="Account of"]');
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In to Get Started' });
const demoLink = (page: Page) => page.getByRole('link', { name: 'Watch Demo' });
const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge chart/ }).first();
const firstMark = (page: Page) => page.locator('a[id^=mark-]').first();

/** What there is to see before anybody has asked for anything. */
export const emptyScreens: Screen[] = [
  { name: 'home with nothing to show', route: '/', path: '/' },
  { name: 'no reports at all', route: '/results', path: '/results' },
  { name: 'public feedback without any', route: '/feedback-public', path: '/feedback-public' },
  { name: 'a history with nothing in it', route: '/history', path: '/history', as: 'newcomer' },
];

const first = { route: '/', path: '/', first: true };

/** The pages that are the same whatever reports there are. */
export const lastingScreens: Screen[] = [
  { ...first, name: 'the tutorial', open: dialogShown, within: dialog },
  { ...first, name: 'the cookie banner', stays: true, open: bannerShown, within: banner },
  { name: 'signing in', route: '/auth', path: '/auth?mode=sign-in' },
  { name: 'signing up', route: '/auth', path: '/auth?mode=sign-up', walked: true },
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
  { name: 'feedback', route: '/feedback', path: '/feedback', as: 'owner', walked: true },
  {
    name: 'feedback that lacks everything',
    route: '/feedback',
    path: '/feedback',
    stays: true,
    open: submit,
  },
  {
    name: 'public feedback',
    route: '/feedback-public',
    path: '/feedback-public',
    walked: true,
    otherOnPhone: true,
  },
  {
    name: 'public feedback that is searched in vain',
    route: '/feedback-public',
    path: '/feedback-public?q=nowhere',
  },
  {
    name: 'public feedback that is away',
    route: '/feedback-public',
    path: '/privacy-policy',
    open: loseFeedback,
    close: (page) => page.unrouteAll(),
  },
  { name: 'the account', route: '/account', path: '/account', as: 'owner', walked: true },
  ...adminScreens,
  { name: 'a page that is not theirs', route: '/admin', path: '/admin', as: 'owner' },
  {
    name: 'a store that is away',
    route: '/research-insights',
    path: '/privacy-policy',
    as: 'owner',
    open: loseTheStore,
    close: (page) => page.unrouteAll(),
  },
  { name: 'the research desk of nobody', route: '/research-insights', path: '/research-insights' },
  {
    name: 'a research history of nobody',
    route: '/research-insights-history',
    path: '/research-insights-history',
  },
  { name: 'an address without a name', route: '/insights', path: '/insights' },
  { name: 'how it works', route: '/how-it-works', path: '/how-it-works' },
  { name: 'the privacy policy', route: '/privacy-policy', path: '/privacy-policy' },
  { name: 'an unknown page', route: '/*', path: '/nowhere/at/all' },
];

const home = { route: '/', path: '/' };
const desk = { route: '/research-insights', path: '/research-insights', as: 'owner' } as const;

/** The pages on which reports are to be seen, in each of their states. */
export function reportScreens(reports: Reports): Screen[] {
  const { audited, sourced, published, doomed, running, research, awaited } = reports;
  const report = { route: '/results/:id', path: `/results/${sourced}`, as: 'owner' } as const;
  const over = { stays: true, within: dialog } as const;
  return [
    {
      name: 'an event of the audit',
      route: '/admin/audit/:id',
      path: `/admin/audit/${audited}`,
      as: 'admin',
      walked: true,
      otherOnPhone: true,
    },
    { ...report, name: 'a report', walked: true, otherOnPhone: true },
    { ...report, ...over, name: 'a chart over the page', opener: enlarge, open: enlargeChart },
    { ...report, ...over, name: 'what a sentence rests on', opener: firstMark, open: openNote, within: note },
    { name: 'a published report', route: '/insights/:slug', path: published, walked: true },
    { ...home, name: 'home' },
    {
      ...home,
      ...over,
      name: 'the mobile menu',
      opener: menuButton,
      open: openMenu,
      within: menu,
      on: 'phone',
      otherOnPhone: true,
    },
    { ...home, ...over, name: 'the demo', opener: demoLink, open: openDemo },
    { ...home, ...over, name: 'the sign-in dialog', opener: signInLink, open: openSignIn },
    { ...home, ...over, name: 'the sign-up dialog', opener: signInLink, open: openSignUp },
    { ...home, name: 'a toast', path: '/?auth=success', open: toastShown, within: 'li[data-state=open]' },
    { ...home, name: 'home of somebody signed in', path: '/?fill=Tea', as: 'owner', walked: true },
    { ...home, ...over, name: 'the user menu', opener: userMenuButton, open: openUserMenu, within: menu },
    {
      ...home,
      name: 'a question on its way',
      stays: true,
      open: holdQuestion,
      close: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
    },
    { ...report, name: 'a report under way', path: `/results/${running}`, otherOnPhone: true },
    { ...report, name: 'a search that failed', path: `/results/${doomed}`, walked: true },
    { name: 'all reports', route: '/results', path: '/results', walked: true },
    {
      name: 'a history',
      route: '/history',
      path: '/history',
      as: 'owner',
      walked: true,
      otherOnPhone: true,
    },
    { ...desk, name: 'the research desk' },
    { ...desk, name: 'a question to research', path: '/research-insights?mode=research', walked: true },
    { ...desk, name: 'a visual report', path: `/research-insights?visual=${sourced}`, walked: true },
    { ...desk, name: 'a research report that is ready', path: `/research-insights?research=${research}` },
    { ...desk, name: 'a research report that waits', path: `/research-insights?research=${awaited}` },
    { ...desk, name: 'a research report that is not there', path: '/research-insights?research=nowhere' },
    {
      name: 'a research history',
      route: '/research-insights-history',
      path: '/research-insights-history',
      as: 'owner',
      walked: true,
      otherOnPhone: true,
    },
  ];
}

/** Pages that lead on at once and are never seen. */
export const unseen: readonly string[] = ['/theme'];

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).press('Enter');
  await page.locator(menu).waitFor();
}

async function openUserMenu(page: Page): Promise<void> {
  await userMenuButton(page).press('Enter');
  await page.locator(menu).waitFor();
}

async function openSignIn(page: Page): Promise<void> {
  await signInLink(page).press('Enter');
  await dialogShown(page);
}

async function openSignUp(page: Page): Promise<void> {
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).press('Enter');
  await page.getByLabel('Full Name').waitFor();
}

async function openDemo(page: Page): Promise<void> {
  await demoLink(page).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).waitFor();
}

async function bannerShown(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(dialog).waitFor({ state: 'detached' });
  await page.locator(banner).waitFor();
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
  await enlarge(page).press('Enter');
  await page.getByRole('dialog').locator('.js-plotly-plot .main-svg').first().waitFor();
}

async function openNote(page: Page): Promise<void> {
  await firstMark(page).press('Enter');
  await page.locator(note).waitFor();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Feedback & Earn Searches' }).press('Enter');
  await page.getByRole('alert').first().waitFor();
}

/** The question never gets anywhere. */
async function holdQuestion(page: Page): Promise<void> {
  const isAsked = ({ pathname }: URL) => pathname === '/' || pathname === '/_root.data';
  await page.route(isAsked, (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await page.locator('#query').press('Enter');
  await page.getByRole('heading', { name: /^Getting Results with/ }).waitFor();
}

/** No answer comes to the list. */
async function loseFeedback(page: Page): Promise<void> {
  await page.route('**/feedback-public.data*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community Feedback' }).press('Enter');
  await page.getByRole('heading', { name: 'Unable to Load Feedback' }).waitFor();
  await styled(page);
}

/**
 * Goes on to a page whose loader answers that its store is away: the refusal that the product gives to somebody who may not
 * look after accounts, with the other status.
 */
async function loseTheStore(page: Page): Promise<void> {
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

/** The root of the pages is made anew for an error, for a moment without the measures of the styles. */
async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('#main ~ footer a');
    return footer && parseFloat(getComputedStyle(footer).paddingTop) > 0;
  });
}
