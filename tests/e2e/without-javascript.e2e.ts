import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableFileName } from '../../modules/exports/csv';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { readPdf } from '../pdf-text';
import { openBrowser } from './browser/browser';
import { deferred } from './product/deferred';
import { approvedAccount, createPerson, password, signedInAdmin, signedInPerson } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

describe('a user without JavaScript', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  let report: Result;
  /** Blocks the fourth section. */
  const fourth = deferred();

  beforeAll(async () => {
    standIn = await startModelStandIn({
      delays: { plan: 100, sections: 100 },
      rules: [{ when: { purpose: 'section', section: 4 }, then: { after: fourth.opened } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    await approvedAccount(product, 'Ada');
    watched = await watchedPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    page = watched.page;
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    await standIn.close();
  });

  it('signs up, and sees what was wrong and then what happens next', async () => {
    await page.goto(`${product.url}/auth`);
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign Up' }).waitFor();
    const fill = async (confirm: string) => {
      await page.getByLabel('Full Name').fill('Bob');
      await page.getByLabel('Email').fill('bob@example.org');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password').fill(confirm);
      await page.getByRole('button', { name: 'Sign Up' }).click();
    };
    await fill('another password');
    await page.getByRole('alert').getByText('Passwords do not match').waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Bob');
    await fill(password);
    await page.getByText('Account created successfully! Admin will approve your account').waitFor();
    const early = await createPerson(product.url).signIn('bob@example.org');
    expect(early.body).toMatchObject({ code: 'account-pending' });
  });

  it('signs in on the sign-in page and returns to the page before', async () => {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Sign In to Get Started' }).click();
    await page.waitForURL(/\/auth\?/);
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Password').fill('not her password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByRole('alert')
      .getByText('This e-mail address and password do not belong together.')
      .waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${product.url}/`);
    await page.getByText('Searches remaining: 10/10').waitFor();
  });

  it('keeps the query when a file is refused, and sees why', async () => {
    await page.getByLabel('Your question').fill('What do the figures say?');
    await page.locator('input[type=file]').setInputFiles('package.json');
    await page.getByRole('button', { name: 'Generate report' }).click();
    await page
      .getByRole('alert')
      .getByText(
        'The file package.json is not PDF, Word (DOCX), Excel (XLSX), CSV, plain text, Markdown or HTML.',
      )
      .waitFor();
    expect(await page.getByLabel('Your question').inputValue()).toBe('What do the figures say?');
    await page.getByText('Searches remaining: 10/10').waitFor();
  });

  it('searches with a file in the form', async () => {
    await page.getByLabel('Your question').fill('Climate Change Impact Analysis 2025');
    await page.locator('input[type=file]').setInputFiles('examples/co2-and-temperature.csv');
    await page.getByRole('button', { name: 'Generate report' }).click();
    await page.waitForURL(/\/results\/[\w-]+$/);
    await page.getByRole('heading', { name: 'Getting Results with Model 1' }).waitFor();
  });

  it('sees the page refresh itself: first some sections, then the report', async () => {
    const sections = page.locator('section[id^=section-]');
    await sections.nth(5).waitFor();
    expect(await sections.count()).toBe(6);
    await page.getByRole('heading', { name: 'Getting Results with Model 1' }).waitFor();
    fourth.open();
    await page.getByRole('heading', { name: 'Analysis Confidence Scores' }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    report = await (await signedInAdmin(product)).result(id);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(report.title);
  });

  it('reads the whole report, with charts as pictures and without controls that need scripts', async () => {
    const { charts, tables } = report.visualData;
    expect(await page.locator('#charts figure svg[role=img]:visible').count()).toBe(charts.length);
    expect(await page.locator('figure table:visible').count()).toBe(tables.length);
    for (const { id } of report.sections) {
      const text = await page.locator(`#section-${id}`).innerText();
      expect(text.length).toBeGreaterThan(500);
    }
    for (const name of [/^Enlarge chart/, 'Export PDF', 'Filter', 'Show as table', 'Print'])
      expect(await page.getByRole('button', { name }).filter({ visible: true }).count(), String(name)).toBe(
        0,
      );
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('opens several questions at once', async () => {
    const questions = page.locator('#faq details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    expect(await page.locator('#faq details[open]').count()).toBe(2);
    await questions
      .nth(0)
      .locator('p')
      .getByText(report.faqs[0]?.answer ?? '')
      .waitFor();
  });

  it('follows the mark after a sentence to its note and passage, and back', async () => {
    const claim = report.claims.find(
      ({ section, spanIds }) => report.sections.some(({ id }) => id === section) && spanIds.length > 0,
    );
    const span = report.sources.flatMap(({ spans }) => spans).find(({ id }) => id === claim?.spanIds[0]);
    await page.locator(`#mark-${claim?.id}`).click();
    expect(new URL(page.url()).hash).toBe(`#note-${claim?.id}`);
    const note = page.locator(`#note-${claim?.id}`);
    await note
      .getByText(span?.text ?? '')
      .first()
      .waitFor();
    await note.getByRole('link', { name: /^Back to sentence/ }).click();
    expect(new URL(page.url()).hash).toBe(`#mark-${claim?.id}`);
  });

  it('exports the report as PDF', async () => {
    const link = page.getByRole('link', { name: 'Export PDF' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`analysis-${report.id}.pdf`);
    const { title, texts } = readPdf(await readFile(await download.path()));
    expect(title).toBe(report.title);
    expect(texts[1]).toContain('Contents');
  });

  it('exports the tables as CSV', async () => {
    const link = page.getByRole('link', { name: 'Export CSV' }).filter({ visible: true }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`analysis-${report.id}.csv`);
    const [table] = report.visualData.tables;
    const own = page.locator('figure', { has: page.getByRole('heading', { name: table?.title }) });
    const [alone] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(alone.suggestedFilename()).toBe(tableFileName(table?.title ?? ''));
    const csv = await readFile(await alone.path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(1 + (table?.rows.length ?? 0));
  });

  it('exports a chart as a picture', async () => {
    const link = page.getByRole('link', { name: /^Save as SVG/ }).first();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(await readFile(await download.path(), 'utf8')).toContain(report.visualData.charts[0]?.title);
  });

  it('finds it in the history by a word of its query, and sees when a word finds nothing', async () => {
    await page.goto(`${product.url}/history`);
    const field = page.getByRole('searchbox');
    await field.fill('nothing like this');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No report has “nothing like this” in its title, query or keywords.').waitFor();
    expect(await field.inputValue()).toBe('nothing like this');
    await field.fill('climate CHANGE');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: report.title, exact: true }).waitFor();
  });

  it('requests its publication in the history, on a page that says what becomes public', async () => {
    await page.getByRole('link', { name: `Request publication “${report.title}”` }).click();
    const question = page.getByRole('region', { name: 'Request publication?' });
    await question.getByText('Your name does not appear.').waitFor();
    await question.getByRole('link', { name: 'Not now' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: `Request publication “${report.title}”` }).click();
    await question.getByRole('button', { name: 'Request publication' }).click();
    await page.getByText('Publication was requested.').waitFor();
    await page.getByText('Awaiting Admin Approval').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('climate CHANGE');
  });

  it('is redirected to the public page once it is published, unless they choose to stay', async () => {
    const admin = await signedInAdmin(product);
    const publish = { body: new URLSearchParams({ intent: 'publish' }) };
    expect((await admin.send(`/results/${report.id}`, publish)).status).toBe(302);
    const { url } = await admin.result(report.id);
    const leads = `<meta http-equiv="refresh" content="5;url=${url}"/>`;
    const html = await (await createPerson(product.url).send(`/results/${report.id}`)).text();
    expect([url.startsWith('/insights/'), html.includes(leads)]).toEqual([true, true]);
    await page.goto(`${product.url}/results/${report.id}`);
    await page.getByRole('link', { name: 'Stay here' }).click();
    await page.getByText('Everybody can read it on its public page.').waitFor();
    expect(await page.content()).not.toContain('http-equiv="refresh"');
  });

  it('reads a whole published report until it is unpublished', async () => {
    const admin = await signedInAdmin(product);
    const { body } = await admin.ask<{ url: string }>(`/api/admin/reports/${report.id}/publish`, {
      method: 'POST',
      json: {},
    });
    const away = await watchedPage(browser, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    for (const reader of [watched, away]) {
      await reader.page.goto(product.url + body.url);
      expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe(report.title);
      const drawn = reader.page.locator('svg[role="img"]').filter({ visible: true });
      expect(await drawn.count()).toBe(report.visualData.charts.length);
      expect([...reader.hosts]).toEqual([new URL(product.url).host]);
    }
    expect(await sidewaysScroll(away.page)).toBe(0);
    expect(away.faults).toEqual([]);
    await away.close();
    await admin.ask(`/api/admin/reports/${report.id}/unpublish`, { method: 'POST', json: {} });
    expect((await page.goto(product.url + body.url))?.status()).toBe(404);
    await page.getByText('The requested page could not be found.').waitFor();
  });

  it('deletes it after a confirmation page, which other users cannot', async () => {
    const nobody = { body: new URLSearchParams({ intent: 'delete' }) };
    expect(
      (await createPerson(product.url).send(`/results/${report.id}`, nobody)).headers.get('location'),
    ).toBe(`/auth?redirectTo=${encodeURIComponent(`/results/${report.id}`)}`);
    await page.goto(`${product.url}/results/${report.id}`);
    await page.getByRole('link', { name: `Delete “${report.title}”` }).click();
    const question = page.getByRole('region', { name: 'Delete this report?' });
    await question.getByText('This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The report was deleted.').waitFor();
    await page.getByText('No reports yet.').waitFor();
  });

  it('searches by Enter on a model, which attaches no example data', async () => {
    const eve = await signedInPerson(product, 'Eve');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const [name = '', value = ''] = eve.cookie().split(/=(.*)/);
    await context.addCookies([{ name, value, url: product.url }]);
    const home = await context.newPage();
    await home.goto(product.url);
    await home.getByLabel('Your question').fill('Tea of the world');
    await home.getByRole('radio', { name: /Model 2/ }).press('Enter');
    await home.waitForURL(/\/results\/[\w-]+$/);
    const id = new URL(home.url()).pathname.split('/').at(-1) ?? '';
    expect(await eve.finished(id)).toMatchObject({ sources: [], query: { query: 'Tea of the world' } });
    await context.close();
  });

  it('logs out', async () => {
    await page.goto(product.url);
    await page.locator('summary[aria-label^="Account of"]').click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In to Get Started' }).waitFor();
    const [session] = await page.context().cookies();
    expect(session).toBeUndefined();
  });

  it('made no request to another host', () => {
    expect([...watched.hosts]).toEqual([new URL(product.url).host]);
  });
});
