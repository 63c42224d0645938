import type { Page, Route } from 'playwright-core';
import type { Shown } from './catalogue';
import { textsOf } from './said';

type Asked = { url: string; email: string; password: string; report: string };

const isHome = ({ pathname }: URL) => pathname === '/' || pathname === '/_root.data';

/** Does what makes a running page say something, in one browser, and keeps what it said. */
export async function shownOn(
  page: Page,
  { url, email, password, report }: Asked,
): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  const keep = async (what: Shown, sign: string | RegExp) => {
    await page.getByText(sign).filter({ visible: true }).first().waitFor();
    seen.set(what, textsOf(await page.content()));
  };
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
  const dialog = page.getByRole('dialog');

  await page.goto(url);
  await keep('the tour', 'Step 1 of 6');
  await page.getByRole('button', { name: 'Step 6 of 6: That is all' }).click();
  await keep('the end of the tour', /Step 6 of 6/);
  await page.keyboard.press('Escape');
  await keep('the cookie banner', 'Learn More');
  await button('Accept').click();

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
  await keep('a sign-up with two passwords', 'Passwords do not match');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await keep('a sign-in', 'Logged in successfully!');
  await dialog.waitFor({ state: 'detached' });

  await page.route(isHome, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.locator('#query').fill('Tea');
  await button('Generate report').click();
  await keep('a search that is lost on its way', 'An error occurred while processing your search');
  await page.unroute(isHome);

  await page.goto(`${url}/results/${report}`);
  await button(/^Enlarge chart/).click();
  await dialog.waitFor();
  seen.set('a chart enlarged', textsOf(await page.content()));
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
  for (const [what, sign, answer] of answers) {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/export', async (route) => {
      await held;
      await answer(route);
    });
    await button('Export PDF').click();
    if (!seen.has('a PDF under way')) await keep('a PDF under way', 'Generating PDF...');
    go();
    await keep(what, new RegExp(sign));
    await page.unroute('**/api/export');
  }
  await button('Export CSV').click();
  await keep('the tables', 'CSV exported successfully');

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
  await button('Submit Review').click();
  await keep('a review that is lost on its way', 'Failed to submit review. Please try again.');
  await page.goto(url);
  await page.route('**/history.data*', (route) => route.abort());
  await page.locator('summary[aria-label^="Account of"]').click();
  await page.getByRole('link', { name: 'Your history' }).click();
  await keep('a history that cannot be loaded', 'Error Loading History');
  await page.unroute('**/history.data*');

  await page.goto(`${url}/feedback`);
  await page.getByLabel(/Excellent/).check();
  await page.getByLabel('Your experience').fill('Clear.');
  await page.route('**/api/feedback/submit', (route) =>
    route.fulfill({ status: 500, json: { error: 'No.' } }),
  );
  await button('Submit Feedback & Earn Searches').click();
  await keep('feedback that fails', 'Failed to submit feedback. Please try again.');
  await page.unroute('**/api/feedback/submit');
  await button('Submit Feedback & Earn Searches').click();
  await keep('feedback', 'Feedback Submitted Successfully!');
  return seen;
}
