import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser/browser';
import { deferred } from './product/deferred';
import { createWindowPool, type WindowPool } from './browser/window-pool';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './http/person';
import { seedReport } from './product/seeded-report';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

const at = '/research-insights';
const csv = 'examples/co2-and-temperature.csv';

describe('Research & Insights', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let ada: Person;
  let bob: Person;
  let admin: Person;
  let visual: string;
  let research: string;
  /** Blocks the last section of a report by Model 1. */
  const last = deferred();

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [
        { when: { query: 'held back' }, then: { delayMs: 600_000 } },
        { when: { purpose: 'section', section: 4 }, then: { after: last.opened } },
      ],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    windows = createWindowPool(browser);
    [ada, bob, admin] = await Promise.all([
      signedInPerson(product, 'Ada'),
      signedInPerson(product, 'Bob'),
      signedInAdmin(product),
    ]);
    visual = await seedReport(product, ada, {
      kind: 'visual',
      title: 'Warming in figures',
      query: 'Warming',
    });
    research = await seedReport(product, ada, { kind: 'research', title: 'Salt caverns', query: 'Hydrogen' });
  });
  afterAll(async () => {
    await browser.close();
    await product.kill();
    await standIn.close();
  });

  async function visit(path: string, as?: Person, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await windows.open(product.url + path, { as, ...options });
    return page;
  }
  const plain = { javaScriptEnabled: false };
  const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

  it('starts a visual report in a mode and shows it while it is written, also after a reload', async () => {
    const page = await visit(at, ada);
    await page.getByRole('region', { name: 'Recent research reports' }).getByText('Salt caverns').waitFor();
    await link(page, 'Visual Insights').click();
    await page.waitForURL(`${product.url}${at}?mode=visual`);
    const field = page.getByLabel('Your question');
    await field.fill('Tidal power');
    await field.press('Enter');
    await page.waitForURL(/\?visual=[\w-]+$/);
    const address = page.url();
    await heading(page, 'Generating Report...').waitFor();
    await page.getByText('Model 1 writes it.').waitFor();
    await page.reload();
    await heading(page, 'Generating Report...').waitFor();
    last.open();
    await heading(page, 'Key Performance Metrics').waitFor();
    expect(page.url()).toBe(address);
    await link(page, 'New Search').click();
    await page.waitForURL(`${product.url}${at}?mode=visual`);
    expect(await page.getByLabel('Your question').inputValue()).toBe('');
    await link(page, /^Back$/).click();
    await heading(page, 'Choose a mode').waitFor();
    await windows.giveBack(page);
  });

  it('starts a report over an attached file without scripts, and then shows it by itself', async () => {
    const page = await visit(at, ada, plain);
    await link(page, 'Visual Insights').click();
    await page.getByLabel('Your question').fill('What do the figures say?');
    await page.getByRole('radio', { name: 'Model 2' }).check({ force: true });
    await page.locator('input[type=file]').setInputFiles(csv);
    await page.getByRole('button', { name: 'Generate', exact: true }).last().click();
    await page.waitForURL(/\?visual=[\w-]+$/);
    await heading(page, 'Key Performance Metrics').waitFor({ timeout: 30_000 });
    const id = new URL(page.url()).searchParams.get('visual') ?? '';
    expect((await ada.result(id)).sources.map(({ title }) => title)).toEqual(['co2-and-temperature.csv']);
    await windows.giveBack(page);
  });

  it('keeps query and mode when the query is blank, without scripts', async () => {
    const page = await visit(`${at}?mode=research`, ada, plain);
    await page.getByLabel('Your question').fill('   ');
    await page.getByRole('button', { name: 'Generate', exact: true }).last().click();
    await page.getByRole('alert').getByText('Please enter a search query').waitFor();
    expect(new URL(page.url()).search).toBe('?mode=research');
    await heading(page, 'Research').last().waitFor();
    await windows.giveBack(page);
  });

  it('starts a research report and shows the ready card once it is written', async () => {
    const page = await visit(`${at}?mode=research`, ada);
    await page.getByRole('radio', { name: 'Model 2' }).check({ force: true });
    await page.getByLabel('Your question').fill('Hydrogen in salt caverns');
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.waitForURL(/\?research=[\w-]+$/);
    await heading(page, 'Research Report Ready').waitFor({ timeout: 30_000 });
    await windows.giveBack(page);
  });

  it('stops a report and stays, with a link to a new search in the same mode', async () => {
    const slow = await startSlow();
    const page = await visit(`${at}?visual=${slow}`, ada);
    await page.getByRole('button', { name: 'Stop and give the search back' }).click();
    await heading(page, 'Search Stopped').waitFor();
    expect(new URL(page.url()).search).toBe(`?visual=${slow}`);
    expect(await link(page, 'Start a new search').getAttribute('href')).toBe(`${at}?mode=visual`);
    const again = await startSlow();
    await windows.giveBack(page);
    const still = await visit(`${at}?visual=${again}`, ada, plain);
    await still.getByRole('button', { name: 'Stop and give the search back' }).click();
    await heading(still, 'Search Stopped').waitFor();
    expect(new URL(still.url()).search).toBe(`?visual=${again}`);
    await windows.giveBack(still);
  });

  /** A report by Model 1 whose plan call gets no response. */
  const startSlow = () => ada.search('Something held back');

  it('shows the visual report view with one answer open at a time, without an account', async () => {
    const page = await visit(`${at}?visual=${visual}`);
    for (const name of ['Key Insights', 'Key Performance Metrics', 'Complete Analysis'])
      await heading(page, name).waitFor();
    await page.getByText('Demo', { exact: true }).first().waitFor();
    const answers = page.locator('#faq details');
    await answers.nth(0).locator('summary').click();
    await answers.nth(1).locator('summary').click();
    const open = await answers.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
    expect(open.slice(0, 2)).toEqual([false, true]);
    const inline = await page.locator('#charts .chart-fluid').first().boundingBox();
    expect(inline?.height).toBe(300);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page
      .getByRole('button', { name: /^Enlarge chart/ })
      .first()
      .click();
    const large = await page.getByRole('dialog').locator('.chart-fluid').boundingBox();
    expect(Math.round(large?.height ?? 0)).toBe(600);
    await windows.giveBack(page);
  });

  it('shows a draft as a card, with the report only for its owner and admins', async () => {
    const page = await visit(`${at}?research=${research}`, ada, plain);
    await heading(page, 'Research Report Ready').waitFor();
    const view = link(page, /^View Report/);
    expect([await view.getAttribute('href'), await view.getAttribute('target')]).toEqual([
      `${at}?research=${research}&view=full`,
      '_blank',
    ]);
    expect(await link(page, 'Start New Search').getAttribute('href')).toBe(`${at}?mode=research`);
    await windows.giveBack(page);
    const seenBy = async (person: Person, more = '') =>
      (await person.send(`${at}?research=${research}${more}`)).text();
    for (const stranger of [bob, createPerson(product.url)]) {
      for (const more of ['', '&view=full']) {
        const text = await seenBy(stranger, more);
        expect(text).toContain('Research Report Ready');
        expect(text).not.toMatch(/View Report|two instrumental records/);
      }
    }
    for (const reader of [ada, admin])
      expect(await seenBy(reader, '&view=full')).toContain('two instrumental records');
  });

  it('redirects to a report of the other kind', async () => {
    const { status, headers } = await ada.send(`${at}?visual=${research}`);
    expect([status, headers.get('location')]).toEqual([302, `${at}?research=${research}`]);
  });

  it('says that a report is unknown, and stays usable', async () => {
    for (const [kind, sentence] of [
      ['visual', 'Error loading report'],
      ['research', 'Failed to load the research report. Please try again.'],
    ] as const) {
      expect((await ada.send(`${at}?${kind}=${unknownId}`)).status).toBe(404);
      const page = await visit(`${at}?${kind}=${unknownId}`, ada);
      await page.getByRole('alert').getByText(sentence).waitFor();
      await link(page, 'New Search').click();
      await page.getByLabel('Your question').waitFor();
      await windows.giveBack(page);
    }
  });

  it('says that a report could not be loaded when there is no answer', async () => {
    const page = await visit(at, ada);
    await page.route('**/research-insights.data*', (route) => route.abort());
    await page.getByRole('link', { name: /Salt caverns/ }).click();
    await page.getByText('Error loading research report.').waitFor();
    await windows.giveBack(page);
  });

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('requests publication on the card, and then waits for an admin: %s', async (how, javaScriptEnabled) => {
    const id = await seedReport(product, ada, {
      kind: 'research',
      title: `Caverns ${how}`,
      query: 'Caverns',
    });
    const page = await visit(`${at}?research=${id}`, ada, { javaScriptEnabled });
    await link(page, /^Request publication/).click();
    await page.getByText('Your name does not appear.').waitFor();
    await page.getByRole('button', { name: 'Request publication' }).click();
    await heading(page, 'Awaiting Admin Approval').waitFor();
    await page.getByText('Publication was requested.').first().waitFor();
    expect(new URL(page.url()).searchParams.get('research')).toBe(id);
    await windows.giveBack(page);
  });

  it('shows a published research report to visitors', async () => {
    const id = await seedReport(product, ada, { kind: 'research', title: 'Open caverns', query: 'Open' });
    await admin.ask(`/api/admin/reports/${id}/publish`, { method: 'POST' });
    const text = await (await createPerson(product.url).send(`${at}?research=${id}`)).text();
    expect(text).toContain('Open caverns');
    expect(text).not.toMatch(/Research Report Ready|Awaiting Admin Approval/);
  });
});
