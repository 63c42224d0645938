import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser/browser';
import { createWindowPool, type WindowPool } from './browser/window-pool';
import { signedInAdmin, signedInPerson, type Person } from './http/person';
import { seedReport } from './product/seeded-report';
import { startProduct, type RunningProduct } from './product/server';

const at = '/research-insights-history';

describe('R&I history', () => {
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
    windows = createWindowPool(browser);
    [ada, bob] = await Promise.all([signedInPerson(product, 'Ada'), signedInPerson(product, 'Bob')]);
    await seedReport(product, ada, { kind: 'visual', title: 'Heat pumps in Finland', query: 'warm homes' });
    await seedReport(product, ada, { kind: 'research', title: 'Salt caverns', query: 'HEAT storage' });
    await seedReport(product, ada, { kind: 'visual', title: 'Tidal power', query: 'tides' });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function visit(path: string, as?: Person, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await windows.open(product.url + path, { as, ...options });
    return page;
  }
  const plain = { javaScriptEnabled: false };
  async function titles(page: Page): Promise<string[]> {
    await page.waitForLoadState();
    return page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts();
  }
  const remove = (page: Page, title: string) => page.getByRole('link', { name: `Delete “${title}”` });

  it('asks a signed-out visitor to sign in', async () => {
    const page = await visit(at, undefined, plain);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL(/\/auth\?redirectTo=%2Fresearch-insights-history$/);
    await windows.giveBack(page);
  });

  it('is empty at first, and leads to a first report', async () => {
    const page = await visit(at, bob, plain);
    await page.getByRole('heading', { name: 'No Reports Yet' }).waitFor();
    await page.getByRole('link', { name: 'Create Your First Report' }).click();
    await page.waitForURL(`${product.url}/research-insights`);
    await windows.giveBack(page);
  });

  it('is linked in the account menu, for admins in the header too', async () => {
    const page = await visit('/', bob);
    await page.locator('summary[aria-label^="Account of"]').click();
    await page.getByRole('link', { name: 'Your research' }).click();
    await page.waitForURL(product.url + at);
    expect(await page.getByRole('link', { name: 'R&I History' }).count()).toBe(0);
    await windows.giveBack(page);
    const header = await visit('/', await signedInAdmin(product), { viewport: { width: 1440, height: 900 } });
    await header.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'R&I History' }).click();
    await header.waitForURL(product.url + at);
    await windows.giveBack(header);
  });

  it('lists the reports of both kinds, newest first, with how many there are', async () => {
    const page = await visit(at, ada, plain);
    expect(await titles(page)).toEqual(['Tidal power', 'Salt caverns', 'Heat pumps in Finland']);
    const counters = await page.getByRole('main').locator('dl > div').allInnerTexts();
    expect(counters.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Total Reports 3',
      'Visual Insights 2',
      'Research Reports 1',
    ]);
    const entry = page.getByRole('listitem').filter({ hasText: 'Salt caverns' });
    await entry.getByText('Research Report', { exact: true }).waitFor();
    await entry.getByText('just now').waitFor();
    const view = entry.getByRole('link', { name: /^View/ });
    expect([await view.getAttribute('href'), await view.getAttribute('target')]).toEqual([
      expect.stringMatching(/^\/research-insights\?research=/),
      '_blank',
    ]);
    await windows.giveBack(page);
  });

  it('is filtered while typing and by tab, and stays so after a reload', async () => {
    const page = await visit(at, ada);
    const asked: string[] = [];
    // Requests for page data only: the router also fetches its route manifest, at any time.
    page.on(
      'request',
      (request) => new URL(request.url()).pathname.endsWith('.data') && asked.push(request.url()),
    );
    await page.getByRole('searchbox').pressSequentially('heat');
    await page.getByText('2 reports are shown').waitFor();
    expect(await titles(page)).toEqual(['Salt caverns', 'Heat pumps in Finland']);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Research Reports' }).click();
    await page.waitForURL(`${product.url}${at}?tab=research&q=heat`);
    await page.getByText('One report is shown').waitFor();
    await page.reload();
    expect(await titles(page)).toEqual(['Salt caverns']);
    expect(await page.getByRole('searchbox').inputValue()).toBe('heat');
    await windows.giveBack(page);
  });

  it('is filtered by a form and links without scripts', async () => {
    const page = await visit(`${at}?tab=visual`, ada, plain);
    expect(await titles(page)).toEqual(['Tidal power', 'Heat pumps in Finland']);
    await page.getByRole('searchbox').fill('HEAT');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`${product.url}${at}?tab=visual&q=HEAT`);
    expect(await titles(page)).toEqual(['Heat pumps in Finland']);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.waitForURL(`${product.url}${at}?q=HEAT`);
    expect(await titles(page)).toEqual(['Salt caverns', 'Heat pumps in Finland']);
    await windows.giveBack(page);
  });

  it('deletes a report after confirmation, and says when it failed', async () => {
    await seedReport(product, ada, { kind: 'research', title: 'Doomed', query: 'to be deleted' });
    const page = await visit(at, ada);
    await remove(page, 'Doomed').click();
    const dialog = page.getByRole('dialog', { name: 'Delete this report?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await remove(page, 'Doomed').click();
    const yes = dialog.getByRole('button', { name: 'Delete' });
    await page.route('**/api/results/*', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
    await yes.click();
    await dialog.getByRole('alert').getByText('Failed to delete report. Please try again.').waitFor();
    await page.unroute('**/api/results/*');
    await page.route('**/api/results/*', (route) => route.abort());
    await yes.click();
    await dialog.getByRole('alert').getByText('Error deleting report. Please try again.').waitFor();
    await page.unroute('**/api/results/*');
    await yes.click();
    await page.getByText('The report was deleted.').first().waitFor();
    await page.waitForURL(product.url + at);
    expect(await titles(page)).toEqual(['Tidal power', 'Salt caverns', 'Heat pumps in Finland']);
    await windows.giveBack(page);
  });

  it('deletes a report without scripts, and stays in the filtered list', async () => {
    await seedReport(product, ada, { kind: 'visual', title: 'Doomed', query: 'to be deleted' });
    const page = await visit(`${at}?tab=visual`, ada, plain);
    await remove(page, 'Doomed').click();
    const question = page.getByRole('region', { name: 'Delete this report?' });
    await question.getByText('This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The report was deleted.').waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('visual');
    expect(await titles(page)).toEqual(['Tidal power', 'Heat pumps in Finland']);
    await windows.giveBack(page);
  });

  it('refuses to delete the report of another user', async () => {
    const id = await seedReport(product, ada, { kind: 'visual', title: 'Hers', query: 'hers' });
    const answer = await bob.send(at, { body: new URLSearchParams({ report: id }) });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Failed to delete report. Please try again.');
    expect((await ada.result(id)).title).toBe('Hers');
  });
});
