import type { Browser, Locator, Page, Route } from 'playwright-core';
import { withHydration } from '../browser/hydration';
import type { Shown } from './spec-sentences';
import { textsOf } from './visible-texts';

type Asked = { url: string; cookie: string; email: string; password: string; report: string };
type Keep = (what: Shown, sign: string | RegExp | Locator) => Promise<void>;

const isHome = ({ pathname }: URL) => pathname === '/' || pathname === '/_root.data';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Triggers the sentences that only scripts show, and records the page texts; each part runs in a page of its own, in parallel. */
export async function scriptTextsOn(browser: Browser, asked: Asked): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  const parts = [ofVisitor, ofReport, ofHistory, ofResearch, ofFeedback];
  await Promise.all(
    parts.map(async (part) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1360, height: 900 },
        ...(part === ofVisitor ? {} : { storageState: signedIn(asked) }),
      });
      const page = withHydration(await context.newPage());
      await part(page, asked, async (what, sign) => {
        const said = typeof sign === 'string' || sign instanceof RegExp ? page.getByText(sign) : sign;
        await said.filter({ visible: true }).first().waitFor();
        seen.set(what, textsOf(await page.content()));
      });
      await context.close();
    }),
  );
  return seen;
}

/** The state of a browser that is signed in and has answered tour and banner. */
function signedIn({ url, cookie }: Asked) {
  const [name = '', ...value] = cookie.split('=');
  const { hostname, origin } = new URL(url);
  const theirs = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  const localStorage = [
    { name: 'tutorial-seen', value: 'yes' },
    { name: 'cookie-consent', value: 'accepted' },
  ];
  return {
    cookies: [{ ...theirs, name, value: value.join('='), sameSite: 'Lax' as const }],
    origins: [{ origin, localStorage }],
  };
}

async function ofVisitor(page: Page, { url, email, password }: Asked, keep: Keep): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(url);
  await keep('the tour', 'Step 1 of 6');
  await page.getByRole('button', { name: 'Step 6 of 6: That is all' }).click();
  await keep('the end of the tour', /Step 6 of 6/);
  await page.keyboard.press('Escape');
  await keep('the cookie banner', 'Learn More');
  await button(page, 'Accept').click();

  await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
  await dialog.getByLabel('Email').waitFor();
  await keep('the sign-in dialog', 'Forgot your password?');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full Name').fill('Bo');
  await keep('the sign-up dialog', 'Confirm Password');
  await dialog.getByLabel('Email').fill('bo@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('one password');
  await dialog.getByLabel('Confirm Password').fill('another password');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await keep('a sign-up with two passwords', /^Error$/);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  const signIn = dialog.getByRole('button', { name: 'Sign In', exact: true });
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await signIn.click();
  await keep('a sign-in whose answer says nothing', 'Authentication failed');
  await signIn.click();
  await keep('a sign-in', 'Logged in successfully!');
  await dialog.waitFor({ state: 'detached' });

  let lose = () => {};
  const held = new Promise<void>((resolve) => (lose = resolve));
  await page.route(isHome, (route) =>
    route.request().method() === 'POST' ? held.then(() => route.abort()) : route.continue(),
  );
  await page.locator('#query').fill('Tea');
  await button(page, 'Generate report').click();
  await keep('a question on its way', /^Getting Results with/);
  lose();
  await keep('a search that is lost on its way', 'An error occurred while processing your search');
}

async function ofReport(page: Page, { url, report }: Asked, keep: Keep): Promise<void> {
  await page.goto(`${url}/results/${report}`);
  await button(page, /^Enlarge chart/).click();
  await keep('a chart enlarged', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  const answers: [Shown, string, (route: Route) => Promise<void>][] = [
    [
      'a PDF that fails for a reason',
      'The printer is away.',
      (route) => route.fulfill({ status: 503, json: { error: 'The printer is away.' } }),
    ],
    ['a PDF that fails for none', 'Export failed', (route) => route.fulfill({ status: 500, json: {} })],
    [
      'a PDF whose failure is unreadable',
      'Unknown error',
      (route) => route.fulfill({ status: 500, body: '<' }),
    ],
    [
      'a PDF',
      'PDF exported successfully',
      (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF' }),
    ],
  ];
  for (const [n, [what, sign, answer]] of answers.entries()) {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/export', async (route) => {
      await held;
      await answer(route);
    });
    await button(page, 'Export PDF').click();
    if (n === 0) await keep('a PDF under way', 'Generating PDF...');
    go();
    await keep(what, new RegExp(sign));
    await page.unroute('**/api/export');
  }
  const code = '**/assets/csv-*.js';
  await page.route(code, (route) => route.abort());
  await button(page, 'Export CSV').click();
  await keep('tables that cannot be written', 'Failed to export CSV');
  await page.reload();
  await page.unroute(code);
  await button(page, 'Export CSV').click();
  await keep('the tables', 'CSV exported successfully');
}

async function ofHistory(page: Page, { url }: Asked, keep: Keep): Promise<void> {
  await page.goto(`${url}/history`);
  await page
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click();
  await keep('a deletion', /Are you sure/);
  await page.keyboard.press('Escape');
  await page.route('**/api/reviews', (route) => route.abort());
  await page
    .locator('#review')
    .getByLabel(/Excellent/)
    .check();
  await page.getByLabel('Your review').fill('Clear.');
  await button(page, 'Submit Review').click();
  await keep('a review that is lost on its way', 'Failed to submit review. Please try again.');
  await page.goto(url);
  await page.route('**/history.data*', (route) => route.abort());
  await page.locator('summary[aria-label^="Account of"]').click();
  await page.getByRole('link', { name: 'Your history' }).click();
  await keep('a history that cannot be loaded', 'Error Loading History');
  // The page is still signed in.
  await page.locator('summary[aria-label^="Account of"]').waitFor();
}

async function ofResearch(page: Page, { url }: Asked, keep: Keep): Promise<void> {
  await page.goto(`${url}/research-insights-history`);
  await page
    .getByRole('link', { name: /^Delete/ })
    .first()
    .click();
  await keep('a deletion of one of your reports', /Are you sure/);
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await page.route('**/api/results/*', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await yes.click();
  await keep('a deletion that is refused', /^Failed to delete report/);
  await page.unroute('**/api/results/*');
  await page.route('**/api/results/*', (route) => route.abort());
  await yes.click();
  await keep('a deletion without an answer', /^Error deleting report/);
  await page.goto(`${url}/research-insights`);
  await page.route('**/research-insights.data*', (route) => route.abort());
  await page.getByRole('region', { name: 'Recent research reports' }).getByRole('link').first().click();
  await keep('a research report without an answer', 'Error loading research report.');
}

async function ofFeedback(page: Page, { url }: Asked, keep: Keep): Promise<void> {
  await page.goto(`${url}/privacy-policy`);
  await page.route('**/feedback-public.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Community Feedback' }).click();
  await keep('public feedback that cannot be loaded', 'Unable to Load Feedback');
  await page.goto(`${url}/feedback`);
  await page.getByLabel(/Excellent/).check();
  await page.getByLabel('Your experience').fill('Clear.');
  await page.route('**/api/feedback/submit', (route) =>
    route.fulfill({ status: 500, json: { error: 'No.' } }),
  );
  await button(page, 'Submit Feedback & Earn Searches').click();
  await keep('feedback that fails', 'Failed to submit feedback. Please try again.');
  await page.unroute('**/api/feedback/submit');
  await button(page, 'Submit Feedback & Earn Searches').click();
  await keep('feedback', 'Feedback Submitted Successfully!');
}
