import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPublicationIssues } from '../../app/publication/publication-issues';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser/browser';
import { deferred } from './product/deferred';
import { pageAs } from './browser/page-as';
import { approvedAccount, createPerson, password, signedInAdmin } from './http/person';
import { readerSteps } from './browser/reader-steps';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';
import {
  expectOneRefusal,
  layoutShift,
  sidewaysScroll,
  watchedPage,
  type WatchedPage,
} from './browser/watched-page';

const query = 'Climate Change Impact Analysis 2025';

/** One person's way through the product, step by step, in one browser. */
describe('a person with a browser', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  let report: Result;
  /** Blocks each section until its test. */
  const gates = Array.from({ length: 7 }, deferred);

  beforeAll(async () => {
    standIn = await startModelStandIn({
      delays: { plan: 500, extras: 300 },
      rules: gates.map(({ opened }, at) => ({
        when: { purpose: 'section', section: at + 1 },
        then: { after: opened },
      })),
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    await approvedAccount(product, 'Ada');
    watched = await watchedPage(browser, { viewport: { width: 1360, height: 900 } });
    page = watched.page;
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await standIn.close();
  });

  it('signs in through the dialog, sees that a password is wrong, and stays on the page', async () => {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('ada@example.org');
    await dialog.getByLabel('Password').fill('not her password');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog
      .getByRole('alert')
      .getByText('This e-mail address and password do not belong together.')
      .waitFor();
    expectOneRefusal(watched, '401');

    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Logged in successfully!').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Searches remaining: 10/10').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('attaches a file, which is read at once, and searches', async () => {
    await page.getByLabel('Choose files').setInputFiles('examples/co2-and-temperature.csv');
    const attached = page.getByRole('list', { name: 'Attached sources' });
    await attached.getByText('co2-and-temperature.csv').waitFor();
    await attached.getByText('CSV, 38 passages').waitFor();
    const submit = page.getByRole('button', { name: 'Generate report' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByRole('button', { name: query }).click();
    await submit.click();
    await page.waitForURL(/\/results\/[\w-]+$/);
    await page.getByRole('heading', { name: 'Getting Results with Model 1' }).waitFor();
  });

  it('sees the sections arrive one after another before the report is done', async () => {
    for (const written of [1, 2, 3]) {
      gates[written - 1]?.open();
      await until(`sections shown: ${written}`, async () => (await sectionsShown(page)) === written);
    }
    expect(await page.getByRole('heading', { name: 'Getting Results with Model 1' }).isVisible()).toBe(true);
    const said = await page.getByRole('progressbar').getAttribute('aria-valuetext');
    expect(said).toMatch(/^\d+ percent\. Writing sections: 3 of 7 done$/);
    await page.getByText('3 of 7 sections are here.', { exact: true }).waitFor();
  });

  it('cannot export it before it is done, and sees why', async () => {
    const resultId = new URL(page.url()).pathname.split('/').at(-1);
    const body = { resultId, type: 'pdf' };
    expect(await createPerson(product.url).ask('/api/export', { json: body })).toMatchObject({
      status: 409,
      body: { code: 'report-not-ready' },
    });
  });

  it('reloads in the middle and loses nothing', async () => {
    await page.reload();
    expect(await sectionsShown(page)).toBe(3);
    await page.getByRole('heading', { name: 'Getting Results with Model 1' }).waitFor();
  });

  it('gets the report without further action, and no model call was repeated', async () => {
    for (const { open } of gates) open();
    await page.getByRole('heading', { name: 'Analysis Confidence Scores' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    report = await (await signedInAdmin(product)).result(id);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(report.title);
    await page.getByText(`${report.wordCount.toLocaleString('en')} words`).waitFor();
    const asked = standIn.calls.map(({ purpose, sectionId }) => `${purpose} ${sectionId ?? ''}`);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  readerSteps(() => ({ page, watched, report }));

  it('finds the report in their history but in no public list, and one search spent', async () => {
    await page.goto(`${product.url}/history`);
    await page.getByText(report.title).first().waitFor();
    await page.goto(product.url);
    await page.getByText('No search reports available yet.').waitFor();
    await page.getByText('Searches remaining: 9/10').waitFor();
    await page.goto(`${product.url}/results`);
    await page.getByText('No search reports available yet.').waitFor();
  });

  it('requests publication by keyboard, after reading what becomes public', async () => {
    await page.goto(`${product.url}/results/${report.id}`);
    await publication(page).getByText('It is in no public list.').waitFor();
    await page.getByRole('link', { name: `Request publication “${report.title}”` }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Request publication?' });
    await question.getByText('Your name does not appear.').waitFor();
    await question.getByRole('button', { name: 'Request publication' }).press('Enter');
    await page.getByText('Publication was requested.').first().waitFor();
    await publication(page).getByText('Awaiting Admin Approval').waitFor();
    await page.locator('#publication:focus').waitFor();
    await page.waitForURL(({ search }) => search === '');
  });

  it('gets it published by an admin, who sees the evidence check; readers are redirected to the public page', async () => {
    const decides = await pageAs(await signedInAdmin(product), browser);
    await decides.clock.install();
    await decides.goto(`${product.url}/results/${report.id}`);
    const { counts, doubts } = findPublicationIssues(report);
    expect(await publication(decides).locator('dl dd').allTextContents()).toEqual(
      counts.map(({ count }) => String(count)),
    );
    expect(await publication(decides).locator('ul a[href^="#"]').count()).toBe(doubts.length);
    await publication(decides).getByLabel('Reason').fill('Well sourced.');
    await decides.getByRole('button', { name: 'Publish' }).click();
    await decides.getByText('Its public page opens in 5 seconds.').waitFor();
    await decides.getByText('The report is public now.').first().waitFor();
    await decides.getByRole('link', { name: 'Stay here' }).press('Enter');
    await decides.getByRole('button', { name: 'Unpublish' }).waitFor();
    await decides.clock.runFor(10_000);
    expect(new URL(decides.url()).pathname).toBe(`/results/${report.id}`);

    // The clock stands still, because on a busy machine loading takes longer than the five seconds.
    await decides.clock.pauseAt(Date.now() + 60_000);
    await decides.goto(`${product.url}/results/${report.id}`);
    await decides.getByText('Its public page opens in 5 seconds.').waitFor();
    await decides.clock.runFor(1_000);
    await decides.getByText('Its public page opens in 4 seconds.').waitFor();
    const leaves = decides.waitForRequest((request) => request.url().includes('/insights/'));
    await decides.clock.runFor(4_000);
    expect((await leaves).isNavigationRequest()).toBe(true);
    await decides.clock.resume();

    await decides.goto(`${product.url}/results/${report.id}?stay=yes`);
    // The page clears its URL after each decision; the next click must not wait for that navigation.
    let clear = () => {};
    const cleared = new Promise<void>((resolve) => (clear = resolve));
    await decides.route(/\/results\/[^?]+\.data(?!.*done=)/, async (route) => {
      await cleared;
      await route.continue();
    });
    await decides.getByRole('button', { name: 'Unpublish' }).click();
    await publication(decides).getByText('Draft').waitFor();
    await decides.getByRole('button', { name: 'Publish', exact: true }).click();
    clear();
    await decides.getByText('The report is public now.').first().waitFor();
    await decides.context().close();
  });

  it('copies its link from the list of all reports, with a notice', async () => {
    await page.goto(`${product.url}/results`);
    await page.getByRole('button', { name: `Copy link “${query}”` }).press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('link', { name: `View report “${query}”` }).click();
    await page.waitForURL(`${product.url}/insights/*`);
  });

  it('reads the report from its title to its last chart on a phone, without layout shifts or scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${product.url}/results/${report.id}?stay=yes`);
    for (const chart of await page.locator('#charts figure').all()) {
      await chart.scrollIntoViewIfNeeded();
      await chart.locator('.js-plotly-plot .main-svg').first().waitFor({ state: 'attached' });
    }
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('deletes it from the history after confirmation, also from a list open elsewhere', async () => {
    const list = await page.context().newPage();
    await list.clock.install();
    await list.goto(`${product.url}/results`);
    await list.getByRole('heading', { name: query }).waitFor();

    await page.goto(`${product.url}/history`);
    const entry = page.getByRole('link', { name: `Delete “${report.title}”` });
    await entry.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this report?' });
    await question
      .getByText('Are you sure you want to delete this search result? This action cannot be undone.')
      .waitFor();
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await entry.press('Enter');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByText('The report was deleted.').first().waitFor();
    await page.getByText('No reports yet.').waitFor();
    await page
      .locator(':focus')
      .filter({ hasText: /^Your history$/ })
      .waitFor();

    await list.clock.runFor(10_000);
    await list.getByText('No search reports available yet.').waitFor();
    await list.close();
  });

  it('logs out from the account menu', async () => {
    await page.goto(product.url);
    await page.getByLabel('Account of Ada').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You have been logged out successfully.').first().waitFor();
    await page.getByRole('link', { name: 'Sign In to Get Started' }).waitFor();
    await page.waitForURL(`${product.url}/`);
  });

  it('met no error and no violation of the page’s policy, and made no request to another host', () => {
    expect(watched.faults).toEqual([]);
    expect([...watched.hosts]).toEqual([new URL(product.url).host]);
  });
});

const publication = (page: Page) => page.locator('#publication');
const sectionsShown = (page: Page) => page.locator('section[id^=section-]').count();
