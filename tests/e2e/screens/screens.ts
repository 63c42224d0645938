import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './screen-world';
import * as to from './screen-states';
import { adminScreens, decidingScreens } from './admin-screens';
import { progress } from '../browser/page-checks';

/** A page in one of its states. */
export type Screen = {
  name: string;
  /** Its route, by the path in the build. */
  route: string;
  path: string;
  as?: Visitor;
  /** Whether it follows on the screen before it, without a new load. */
  stays?: boolean;
  /** Whether this is a first visit. */
  first?: boolean;
  /** The actions that lead to the state. */
  open?: (page: Page) => Promise<unknown>;
  /** The part to check, when the rest is another screen. */
  within?: string;
  /** The control that opened it by key: Escape closes it and returns the focus there. */
  opener?: (page: Page) => Locator;
  /** Set when it exists, or is checked, on one of them only. */
  on?: 'phone' | 'desk';
  /** Parts that are indistinguishable in forced colours. */
  inTwoColours?: (page: Page) => Promise<string[]>;
  /** Whether to go through it with Tab; set for the first of each kind. */
  walked?: boolean;
};

/** The home page marks the selected model. */
async function oneSelected(page: Page): Promise<string[]> {
  const count = await page.getByText('Selected').filter({ visible: true }).count();
  return count === 1 ? [] : [`selected: ${count}`];
}

/** The screens of an unused product. */
export const emptyScreens: Screen[] = [
  { name: 'home with nothing to show', route: '/', path: '/' },
  { name: 'no reports at all', route: '/results', path: '/results' },
  { name: 'public feedback without any', route: '/feedback-public', path: '/feedback-public' },
  { name: 'a history with nothing in it', route: '/history', path: '/history', as: 'newcomer' },
];

const first = { route: '/', path: '/', first: true };

/** The pages that do not depend on reports. */
export const lastingScreens: Screen[] = [
  { ...first, name: 'the tutorial', open: to.dialogShown, within: to.dialog },
  { ...first, name: 'the cookie banner', stays: true, open: to.bannerShown, within: to.banner },
  { name: 'signing in', route: '/auth', path: '/auth?mode=sign-in' },
  { name: 'signing up', route: '/auth', path: '/auth?mode=sign-up', walked: true },
  {
    name: 'a sign-up that was wrong',
    route: '/auth',
    path: '/auth?mode=sign-up',
    stays: true,
    open: to.signUpWrongly,
  },
  { name: 'a forgotten password', route: '/auth/forgot', path: '/auth/forgot' },
  { name: 'a link that is no good', route: '/auth/password', path: '/auth/password?link=dead' },
  { name: 'an unknown report', route: '/results/:id', path: '/results/00000000-0000-4000-8000-000000000000' },
  { name: 'a history without a session', route: '/history', path: '/history' },
  { name: 'feedback', route: '/feedback', path: '/feedback', as: 'owner', walked: true },
  {
    name: 'feedback that lacks everything',
    route: '/feedback',
    path: '/feedback',
    stays: true,
    open: to.submit,
  },
  {
    name: 'public feedback',
    route: '/feedback-public',
    path: '/feedback-public',
    walked: true,
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
    open: to.loseFeedback,
  },
  { name: 'the account', route: '/account', path: '/account', as: 'owner', walked: true },
  ...adminScreens,
  { name: 'a page that is not theirs', route: '/admin', path: '/admin', as: 'owner' },
  {
    name: 'a store that is away',
    route: '/research-insights',
    path: '/privacy-policy',
    as: 'owner',
    open: to.loseTheStore,
  },
  { name: 'the research desk without a session', route: '/research-insights', path: '/research-insights' },
  {
    name: 'a research history without a session',
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

/** The pages that show reports, in each of their states. */
const report = { route: '/results/:id', path: '/results/:sourced', as: 'owner' } as const;
const over = { stays: true, within: to.dialog } as const;
export const reportScreens: readonly Screen[] = [
  ...decidingScreens,
  { ...report, name: 'a report', walked: true },
  { ...report, ...over, name: 'a chart over the page', opener: to.enlarge, open: to.enlargeChart },
  {
    ...report,
    ...over,
    name: 'what a sentence rests on',
    opener: to.firstMark,
    open: to.openNote,
    within: to.note,
  },
  {
    name: 'what is behind a sentence',
    route: '/results/:id/claims/:claimId',
    path: '/results/:sourced/claims/c1',
    as: 'owner',
    walked: true,
  },
  { name: 'a published report', route: '/insights/:slug', path: ':published', walked: true },
  { ...home, name: 'home', inTwoColours: oneSelected },
  {
    ...home,
    ...over,
    name: 'the mobile menu',
    opener: to.menuButton,
    open: to.openMenu,
    within: to.menu,
    on: 'phone',
  },
  { ...home, ...over, name: 'the demo', opener: to.demoLink, open: to.openDemo },
  { ...home, ...over, name: 'the sign-in dialog', opener: to.signInLink, open: to.openSignIn },
  { ...home, ...over, name: 'the sign-up dialog', opener: to.signInLink, open: to.openSignUp },
  { ...home, name: 'a toast', path: '/?auth=success', open: to.toastShown, within: 'li[data-state=open]' },
  { ...home, name: 'home of a signed-in user', path: '/?fill=Tea', as: 'owner', walked: true },
  {
    ...home,
    ...over,
    name: 'the user menu',
    opener: to.userMenuButton,
    open: to.openUserMenu,
    within: to.menu,
  },
  {
    ...home,
    name: 'a question on its way',
    stays: true,
    open: to.holdQuestion,
  },
  { ...report, name: 'a report under way', path: '/results/:running', inTwoColours: progress },
  { ...report, name: 'a search that failed', path: '/results/:doomed', walked: true },
  { name: 'all reports', route: '/results', path: '/results', walked: true },
  {
    name: 'a history',
    route: '/history',
    path: '/history',
    as: 'owner',
    walked: true,
  },
  { ...desk, name: 'the research desk' },
  { ...desk, name: 'a question to research', path: '/research-insights?mode=research', walked: true },
  { ...desk, name: 'a visual report', path: '/research-insights?visual=:sourced', walked: true },
  { ...desk, name: 'a research report that is ready', path: '/research-insights?research=:research' },
  { ...desk, name: 'a research report that waits', path: '/research-insights?research=:awaited' },
  { ...desk, name: 'a research report that is not there', path: '/research-insights?research=nowhere' },
  {
    name: 'a research history',
    route: '/research-insights-history',
    path: '/research-insights-history',
    as: 'owner',
    walked: true,
  },
];

/** Pages that redirect at once. */
export const unseen: readonly string[] = ['/theme'];
