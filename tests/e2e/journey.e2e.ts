import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../app/publication/findings';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { launchBrowser } from './browser';
import { pageAs } from './page-as';
import { approvedAccount, createPerson, password, signedInAdmin } from './person';
import { startProduct, type RunningProduct } from './server';
import { until } from './until';
import { layoutShift, sidewaysScroll, watchedPage, type WatchedPage } from './watched-page';

const query = 'Climate Change Impact Analysis 2025';

/** One person's way through the product, step by step, in one browser. */
describe('a person with a browser', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  let report: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      delays: { plan: 500, sections: [400, 800, 1_200, 1_600, 2_000, 2_400, 2_800], extras: 300 },
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [product, browser] = await Promise.all([startProduct({ env }), launchBrowser()]);
    await approvedAccount(product, 'Ada');
    watched = await watchedPage(browser, { viewport: { width: 1360, height: 900 } });
    page = watched.page;
    page.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await standIn.close();
  });

  it('signs in through the dialog, is told of a wrong password, and stays where they were', async () => {
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

  it('attaches a file, which is read at once, and asks', async () => {
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

  it('watches the sections arrive one after another before the report is done', async () => {
    const seen: number[] = [];
    await until('three sections are there, the report is not', async () => {
      const now = await sectionsShown(page);
      if (now > (seen.at(-1) ?? 0)) seen.push(now);
      return seen.length >= 3;
    });
    expect(await page.getByRole('heading', { name: 'Getting Results with Model 1' }).isVisible()).toBe(true);
    expect(seen.at(-1)).toBeLessThan(7);
    const said = await page.getByRole('progressbar').getAttribute('aria-valuetext');
    expect(said).toMatch(/^\d+ percent\. Writing sections: \d of 7 done$/);
    await page.getByText(/^\d of 7 sections are here\.$/).waitFor();
  });

  it('cannot take it along before it is done, and is told so', async () => {
    const resultId = new URL(page.url()).pathname.split('/').at(-1);
    const body = { resultId, type: 'pdf' };
    expect(await createPerson(product.url).ask('/api/export', { json: body })).toMatchObject({
      status: 409,
      body: { code: 'report-not-ready' },
    });
  });

  it('reloads in the middle and loses nothing', async () => {
    const before = await sectionsShown(page);
    await page.reload();
    expect(await sectionsShown(page)).toBeGreaterThanOrEqual(before);
    await page.getByRole('heading', { name: 'Getting Results with Model 1' }).waitFor();
  });

  it('gets the report without doing anything more, and no model was asked twice', async () => {
    await page.getByRole('heading', { name: 'Analysis Confidence Scores' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    report = await createPerson(product.url).result(id);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(report.title);
    await page.getByText(`${report.wordCount.toLocaleString('en')} words`).waitFor();
    const asked = standIn.calls.map(({ purpose, sectionId }) => `${purpose} ${sectionId ?? ''}`);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('reads every part of it: figures, summary, charts, tables, sections, questions, suggestions, sources', async () => {
    const { charts, tables, metrics } = report.visualData;
    expect(await page.locator('#key-figures li').count()).toBe(metrics.length);
    expect(await page.locator('#charts figure').count()).toBe(charts.length);
    expect(await page.locator('figure table').count()).toBe(tables.length);
    for (const { title } of [...charts, ...tables])
      await page.getByText(title).first().waitFor({ state: 'attached' });
    for (const { id, title } of report.sections)
      expect(await page.locator(`#section-${id}`).getByRole('heading', { name: title }).count()).toBe(1);
    expect(await page.locator('#faq details').count()).toBe(report.faqs.length);
    expect(await page.locator('#suggestions li').count()).toBe(report.suggestions.length);
    await page.locator('#sources').getByText('co2-and-temperature.csv').first().waitFor();
    await page.locator('#sources').getByText(`sha256 ${report.sources[0]?.sha256}`).waitFor();
  });

  it('sees each chart still at first, and Plotly in its place when it comes near', async () => {
    const charts = page.locator('#charts figure');
    const last = charts.last();
    expect(await last.locator('svg[role=img]:visible').count()).toBe(1);
    expect(await last.locator('.js-plotly-plot').count()).toBe(0);
    await last.scrollIntoViewIfNeeded();
    await last.locator('.js-plotly-plot .main-svg').first().waitFor();
  });

  it('enlarges a chart, and closes it with Escape, with its button and with a click outside', async () => {
    const figure = page.locator('#charts figure').first();
    const enlarge = figure.getByRole('button', { name: /^Enlarge chart/ });
    const overlay = page.getByRole('dialog');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => overlay.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 450),
    ];
    for (const close of ways) {
      await enlarge.click();
      await overlay.locator('.js-plotly-plot .main-svg').first().waitFor();
      const box = await overlay.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(900 * 0.9 + 1);
      await close();
      await overlay.waitFor({ state: 'detached' });
      expect(await isFocused(enlarge)).toBe(true);
    }
  });

  it('takes a chart along as PNG and as SVG, named after its title', async () => {
    const [chart] = report.visualData.charts;
    const figure = page.locator('#charts figure').first();
    const name = chart?.title.toLowerCase().replaceAll(' ', '-');
    const png = await saved(page, figure.getByRole('button', { name: /^Save as PNG/ }));
    expect(png.name).toBe(`${name}.png`);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(1_720);
    const svg = await saved(page, figure.getByRole('link', { name: /^Save as SVG/ }));
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.bytes.toString()).toContain(chart?.title);
  });

  it('filters and orders a table by keyboard, takes along what is shown, and has all of it back', async () => {
    const table = report.visualData.tables.find(({ id }) => id !== 'table-ledger');
    const rows = table?.rows ?? [];
    const figure = page.locator('figure', { has: page.getByRole('heading', { name: table?.title }) });
    const button = figure.getByRole('button', { name: 'Filter' });
    await button.press('Enter');
    expect(await isFocused(figure.getByLabel(`Filter by ${table?.headers[0]}`))).toBe(true);
    await page.keyboard.type('>= 2020');
    const kept = rows.filter(([year]) => Number(year) >= 2020).sort((a, b) => Number(b[1]) - Number(a[1]));
    await figure.getByRole('status').getByText(`${kept.length} of ${rows.length} rows`).waitFor();
    const heading = figure.getByRole('columnheader').nth(1);
    await heading.getByRole('button').press('Enter');
    await heading.getByRole('button').press('Enter');
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    expect(await firstCells(figure)).toEqual(kept.map(([year]) => year));

    const csv = await saved(page, figure.getByRole('link', { name: 'Export CSV' }));
    expect(csv.bytes.toString().trim().split('\r\n').slice(1)).toEqual(kept.map((row) => row.join(',')));
    await page.getByText('CSV exported successfully').first().waitFor();

    await figure.getByLabel(`Filter by ${table?.headers[0]}`).press('Escape');
    expect(await firstCells(figure)).toEqual(rows.map(([year]) => year));
    await page.keyboard.press('Escape');
    expect(await isFocused(button)).toBe(true);
    expect(await figure.getByRole('textbox').count()).toBe(0);
  });

  it('opens several questions at once and closes them one by one', async () => {
    const questions = page.locator('#faq details');
    const open = () => page.locator('#faq details[open]').count();
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').press('Enter');
    expect(await open()).toBe(2);
    expect(await questions.nth(2).locator('p').isVisible()).toBe(true);
    await questions.nth(0).locator('summary').click();
    expect(await open()).toBe(1);
  });

  it('opens what a sentence rests on by keyboard, reads the passage, and is back at the sentence after Escape', async () => {
    const claim = report.claims.find(
      ({ section, verdict, spanIds }) =>
        report.sections.some(({ id }) => id === section) && verdict === 'supported' && spanIds.length > 0,
    );
    const span = report.sources.flatMap(({ spans }) => spans).find(({ id }) => id === claim?.spanIds[0]);
    const mark = page.locator(`#mark-${claim?.id}`);
    await mark.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('complementary', { name: /^What sentence/ });
    await note.getByText(span?.text ?? '').waitFor();
    await note.getByText('co2-and-temperature.csv').waitFor();
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('exports it as PDF while both buttons wait, and is told how it ended', async () => {
    const pdf = page.getByRole('button', { name: /^(Export PDF|Generating PDF\.\.\.)$/ });
    const csv = page.getByRole('button', { name: 'Export CSV' }).first();
    const answers = [
      {
        status: 503,
        json: { error: 'Too many PDFs are being made.', code: 'unavailable' },
        toast: 'Failed to export PDF: Too many PDFs are being made.',
      },
      { status: 502, body: '<h1>Bad gateway</h1>', toast: 'Failed to export PDF: Unknown error' },
      { status: 200, body: '%PDF-', contentType: 'application/pdf', toast: 'PDF exported successfully' },
    ];
    for (const { toast, ...answer } of answers) {
      const asked = new Promise<Route>((resolve) => void page.route('**/api/export', resolve, { times: 1 }));
      await pdf.click();
      const route = await asked;
      expect(route.request().postDataJSON()).toEqual({ resultId: report.id, type: 'pdf' });
      await page.getByRole('button', { name: 'Generating PDF...' }).waitFor();
      expect([await pdf.isDisabled(), await csv.isDisabled()]).toEqual([true, true]);
      const saved = answer.status === 200 ? page.waitForEvent('download') : undefined;
      await route.fulfill(answer);
      await page.getByText(toast).first().waitFor();
      if (answer.status === 200) expect((await saved)?.suggestedFilename()).toBe(`analysis-${report.id}.pdf`);
      else expectOneRefusal(watched, String(answer.status));
      await page.getByRole('button', { name: 'Export PDF' }).waitFor();
      expect(await csv.isDisabled()).toBe(false);
    }
  });

  it('finds the report in their history and under the recent reports, and one search spent', async () => {
    await page.goto(`${product.url}/history`);
    await page.getByText(report.title).first().waitFor();
    await page.goto(product.url);
    await page.getByRole('link', { name: query }).first().waitFor();
    await page.getByText('Searches remaining: 9/10').waitFor();
  });

  it('copies its link from the list of all reports, which says so', async () => {
    await page.goto(`${product.url}/results`);
    await page.getByRole('button', { name: `Copy link “${query}”` }).press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByRole('link', { name: `View report “${query}”` }).click();
    await page.waitForURL(`${product.url}/results/${report.id}`);
  });

  it('asks for publication by keyboard, after reading what becomes public', async () => {
    await page.getByRole('link', { name: `Request publication “${report.title}”` }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Request publication?' });
    await question.getByText('Your name does not appear.').waitFor();
    await question.getByRole('button', { name: 'Request publication' }).press('Enter');
    await page.getByText('Publication was requested.').first().waitFor();
    await publication(page).getByText('Awaiting Admin Approval').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('publication');
    expect(new URL(page.url()).search).toBe('');
  });

  it('reaches an admin, who sees what the evidence check found and publishes; readers are taken to the public page', async () => {
    const decides = await pageAs(await signedInAdmin(product), browser);
    await decides.clock.install();
    await decides.goto(`${product.url}/results/${report.id}`);
    const { counts, doubts } = findingsOf(report);
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

    await decides.goto(`${product.url}/results/${report.id}`);
    await decides.getByText('Its public page opens in 5 seconds.').waitFor();
    await decides.clock.runFor(1_000);
    await decides.getByText('Its public page opens in 4 seconds.').waitFor();
    const leaves = decides.waitForRequest((request) => request.url().includes('/insights/'));
    await decides.clock.runFor(4_000);
    expect((await leaves).isNavigationRequest()).toBe(true);

    await decides.goto(`${product.url}/results/${report.id}?stay=yes`);
    await decides.getByRole('button', { name: 'Unpublish' }).click();
    await publication(decides).getByText('Draft').waitFor();
    await decides.context().close();
  });

  it('can read all of it on a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/',
      `/results/${report.id}`,
      '/results',
      '/history',
      '/how-it-works',
      '/privacy-policy',
    ]) {
      await page.goto(product.url + path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });

  it('reads the report from its title to its last chart on a phone, and nothing moves under their eyes', async () => {
    await page.goto(`${product.url}/results/${report.id}`);
    for (const chart of await page.locator('#charts figure').all()) {
      await chart.scrollIntoViewIfNeeded();
      await chart.locator('.js-plotly-plot .main-svg').first().waitFor({ state: 'attached' });
    }
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  it('deletes it from the history once they have said yes, and it is gone from a list that somebody has open', async () => {
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your history');

    await list.clock.runFor(10_000);
    await list.getByText('No search reports available yet.').waitFor();
    await list.close();
  });

  it('logs out from the menu behind their initials', async () => {
    await page.goto(product.url);
    await page.getByLabel('Account of Ada').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You have been logged out successfully.').first().waitFor();
    await page.getByRole('link', { name: 'Sign In to Get Started' }).waitFor();
    await page.waitForURL(`${product.url}/`);
  });

  it('met no error, no violation of the page’s own policy, and asked no other host for anything', () => {
    expect(watched.faults).toEqual([]);
    expect([...watched.hosts]).toEqual([new URL(product.url).host]);
  });
});

const publication = (page: Page) => page.locator('#publication');
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

const firstCells = (figure: Locator) => figure.locator('tbody tr td:first-child').allTextContents();

async function saved(page: Page, from: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), from.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const sectionsShown = (page: Page) => page.locator('section[id^=section-]').count();

/** The browser itself notes an answer of that status on its console; that one is expected. */
function expectOneRefusal({ faults }: WatchedPage, status: string): void {
  const at = faults.findIndex((fault) => fault.includes(`status of ${status}`));
  if (at >= 0) faults.splice(at, 1);
}
