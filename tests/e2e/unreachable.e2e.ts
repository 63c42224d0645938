import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser/browser';
import { pageAs } from './browser/page-as';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';

describe('a user without a connection', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let browser: Browser;
  let ada: Person;
  let page: Page;
  let report: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({ rules: [{ then: { delayMs: 120_000 } }] });
    const env = { QWEN_API_KEY: 'key', QWEN_BASE_URL: standIn.url };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    ada = await signedInPerson(product, 'Ada Lovelace');
    report = await ada.finished(await ada.search('Tea of the world'));
    page = await pageAs(ada, browser);
  });
  afterEach(async () => {
    await page.unrouteAll();
    await offline(false);
  });
  // A call is still blocked: a shutdown would wait for it until its timeout.
  afterAll(async () => {
    await browser.close();
    await product.kill();
    await standIn.close();
  });

  const asked = (label: string) => page.getByRole('link', { name: `${label} “${report.title}”` });
  const offline = (gone: boolean) => page.context().setOffline(gone);

  /** Confirms a dialog while offline; answers the path of the page after that. */
  async function refused(label: string, title: string, failed: string): Promise<string> {
    await offline(true);
    await asked(label).press('Enter');
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: label, exact: true }).press('Enter');
    const notice = question.getByRole('alert');
    await notice.getByText(failed).waitFor();
    await notice.getByText('No answer came').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await offline(false);
    return new URL(page.url()).pathname;
  }

  it.each([
    ['Request publication', 'Request publication?', 'Failed to submit publish request'],
    ['Delete', 'Delete this report?', 'Failed to delete search result'],
  ])('%s: sees an error in the dialog, and history and report stay', async (label, title, failed) => {
    await page.goto(`${product.url}/history`);
    expect(await refused(label, title, failed)).toBe('/history');
    await page.getByRole('heading', { name: 'Your history' }).waitFor();
    await page.getByRole('link', { name: report.title, exact: true }).waitFor();

    await page.goto(`${product.url}/results/${report.id}`);
    expect(await refused(label, title, failed)).toBe(`/results/${report.id}`);
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor();
    expect((await ada.result(report.id)).status).toBe('draft');
  });

  it('closes a dialog with Escape also while a toast lies above it', async () => {
    await page.route('**/api/results/**', (route) => route.abort());
    await page.goto(`${product.url}/history`);
    await asked('Delete').press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this report?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('listitem').getByText('Failed to delete search result').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached', timeout: 5_000 });
  });

  it('sees that a search could not be stopped, and stops it when the connection is back', async () => {
    const id = await ada.search('held back', { model: 'qwen' });
    await page.goto(`${product.url}/results/${id}`);
    const stop = page.getByRole('button', { name: 'Stop and give the search back' });
    await stop.waitFor();
    await offline(true);
    await stop.press('Enter');
    await page.getByRole('alert').getByText('Failed to stop the search. Please try again.').waitFor();
    await offline(false);
    await stop.press('Enter');
    await stop.waitFor({ state: 'detached' });
    expect((await ada.ended(id)).code).toBe('cancelled');
  });

  it('requests publication and deletes once the connection is back', async () => {
    await page.goto(`${product.url}/results/${report.id}`);
    await asked('Request publication').press('Enter');
    await page
      .getByRole('dialog', { name: 'Request publication?' })
      .getByRole('button', { name: 'Request publication' })
      .press('Enter');
    await page.getByText('Publication was requested.').first().waitFor();
    await asked('Delete').press('Enter');
    await page
      .getByRole('dialog', { name: 'Delete this report?' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await page.waitForURL(`${product.url}/history`);
    await page.getByText('The report was deleted.').first().waitFor();
  });

  it('finds the account menu by its visible initials, which are part of its name', async () => {
    await page.goto(product.url);
    const menu = page.getByLabel('Account of Ada Lovelace');
    expect((await menu.textContent())?.trim()).toBe('AL');
    expect(await menu.getAttribute('aria-label')).toContain('AL');
  });
});
