import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminFeedbackItem, ReviewItem } from '../../composition/application/moderation';
import { openBrowser } from './browser/browser';
import { run } from './product/command';
import { createWindowPool, type WindowPool } from './browser/window-pool';
import { signedInAdmin, signedInPerson, type Person } from './http/person';
import { secondAdmin } from './product/second-admin';
import { seedReport } from './product/seeded-report';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

const wide = { viewport: { width: 1360, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 } } as const;

describe('the admin dashboard', () => {
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let admin: Person;
  let berta: Person;
  let ada: Person;

  beforeAll(async () => {
    const env = { FEEDBACK_REWARD_EVERY_HOURS: '0', REVIEW_REWARD_EVERY_HOURS: '0' };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
    windows = createWindowPool(browser);
    admin = await signedInAdmin(product);
    berta = await secondAdmin(product, 'Berta Boss');
    ada = await signedInPerson(product, 'Ada');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  async function open(as: Person, path: string, options: BrowserContextOptions): Promise<Page> {
    const { page } = await windows.open(product.url + path, { as, ...options });
    return page;
  }
  const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const press = (page: Page, text: string, button: RegExp) =>
    row(page, text).getByRole('button', { name: button }).click();
  const said = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first().waitFor();
  /** Opens the decisions of an item, chooses one and confirms it. */
  async function confirm(page: Page, text: string, ask: string, yes: string, reason: string): Promise<void> {
    await row(page, text)
      .getByRole('link', { name: /^Manage / })
      .click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByText(ask).click();
    await page.getByRole('button', { name: yes }).click();
  }

  async function feedback(content: string): Promise<AdminFeedbackItem> {
    await ada.ask('/api/feedback/submit', { json: { rating: 5, content } });
    const path = `/api/admin/feedback?q=${encodeURIComponent(content)}`;
    return until('the feedback is listed', async () => (await admin.ask<AdminFeedbackItem[]>(path)).body[0]);
  }
  async function review(content: string): Promise<ReviewItem> {
    await ada.ask('/api/reviews', { json: { rating: 4, content } });
    const path = `/api/reviews?q=${encodeURIComponent(content)}`;
    return until('the review is listed', async () => (await admin.ask<ReviewItem[]>(path)).body[0]);
  }

  describe.each([
    ['with scripts', { ...wide }],
    ['without scripts, on a phone', { ...phone, javaScriptEnabled: false }],
  ] as const)('%s', (how, options) => {
    it('publishes, unpublishes and deletes feedback', async () => {
      const content = `Good charts ${how}.`;
      const { id } = await feedback(content);
      const page = await open(admin, '/admin/feedback', options);
      await press(page, content, /^Publish/);
      await said(page, 'The feedback is public now.');
      expect(JSON.stringify((await ada.ask('/api/feedback/public')).body)).toContain(content);
      await press(page, content, /^Unpublish/);
      await said(page, 'The feedback is no longer public. It is a draft again.');
      expect(JSON.stringify((await ada.ask('/api/feedback/public')).body)).not.toContain(content);
      await confirm(page, content, 'Delete feedback…', 'Delete this feedback', 'spam');
      await said(page, 'The feedback was deleted.');
      await row(page, content).waitFor({ state: 'detached' });
      const again = await admin.ask(`/api/admin/feedback/${id}`, { method: 'DELETE' });
      expect([again.status, again.body.code]).toEqual([404, 'feedback-not-found']);
      await windows.giveBack(page);
    });

    it('approves, rejects and deletes reviews', async () => {
      const [good, bad] = [`Each number has a note ${how}.`, `Buy my watches ${how}.`];
      await review(good);
      await review(bad);
      const page = await open(admin, '/admin/reviews?status=pending', options);
      await press(page, good, /^Approve/);
      await said(page, 'The review was approved.');
      await press(page, bad, /^Reject/);
      await said(page, 'The review was rejected.');
      await page.goto(`${product.url}/admin/reviews?status=rejected`);
      await confirm(page, bad, 'Delete review…', 'Delete this review', 'spam');
      await said(page, 'The review was deleted.');
      await page.goto(`${product.url}/admin/reviews`);
      await row(page, good).getByText('Approved', { exact: true }).waitFor();
      expect(await row(page, bad).count()).toBe(0);
      await windows.giveBack(page);
    });

    it.each([
      ['visual', '/admin/reports'],
      ['research', '/admin/research-reports'],
    ] as const)('decides about a %s report beside the result of its verification', async (kind, path) => {
      const title = `A ${kind} report ${how}`;
      const id = await seedReport(product, ada, { kind, title, query: `query of ${title}` });
      await ada.ask(`/api/results/${id}/request-publish`, { method: 'POST' });
      const page = await open(admin, `${path}?status=pending_publish`, options);
      await row(page, title)
        .getByRole('link', { name: /^Manage / })
        .click();
      const found = page.getByRole('list', { name: 'Verdicts' });
      await found.getByText('Unsupported').waitFor();
      await page.getByText('It was never public.').waitFor();
      await page.getByLabel('Reason').fill('well sourced');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await said(page, 'The report is public now.');
      await page.goto(`${product.url}${path}?q=${encodeURIComponent(title)}&open=${id}`);
      await page.getByText('The report is the same as that version.').waitFor();
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
      await said(page, 'The report is no longer public. It is a draft again.');
      await confirm(page, title, 'Delete report…', 'Delete this report', 'outdated');
      await said(page, 'The report was deleted.');
      expect((await ada.ask(`/api/results/${id}`)).status).toBe(404);
      await windows.giveBack(page);
    });

    it('lists every query with the success rate, and deletes one with its report', async () => {
      const query = `query to delete ${how}`;
      const id = await seedReport(product, ada, { kind: 'visual', title: `To delete ${how}`, query });
      const page = await open(admin, `/admin/queries?q=${encodeURIComponent(query)}`, options);
      await row(page, query).getByText('Completed').waitFor();
      expect(await page.getByRole('main').innerText()).toMatch(/Success rate\s*100%/);
      await confirm(page, query, 'Delete query…', 'Delete this query', 'asked for it');
      await said(page, 'The search query was deleted.');
      expect((await ada.ask(`/api/results/${id}`)).status).toBe(404);
      await page.goto(`${product.url}/search-queries?q=${encodeURIComponent(query)}`);
      await page.getByText('There is no search query with').waitFor();
      await windows.giveBack(page);
    });

    it('approves and publishes many at once, and keeps filters over reload and back', async () => {
      const mark = how.replace(/\W/g, '');
      await review(`first of many ${mark}`);
      await review(`second of many ${mark}`);
      const at = `/admin/reviews?q=many+${mark}&status=pending`;
      const page = await open(admin, at, options);
      for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check();
      await page.getByRole('button', { name: 'Approve selected' }).click();
      await said(page, '2 reviews were approved.');
      await page.goto(product.url + at);
      await page.getByText('No review waits for a decision with').waitFor();
      await page.getByRole('link', { name: /^All / }).click();
      await page.waitForURL(`${product.url}/admin/reviews?q=many+${mark}`);
      await page.goBack();
      await page.waitForURL(product.url + at);
      await page.reload();
      expect(await page.getByRole('searchbox').inputValue()).toBe(`many ${mark}`);
      await windows.giveBack(page);
    });

    it('tells the second admin whose decision came first', async () => {
      const content = `Decided twice ${how}.`;
      await review(content);
      const path = `/admin/reviews?q=${encodeURIComponent(content)}`;
      const [first, second] = [await open(admin, path, options), await open(berta, path, options)];
      await press(second, content, /^Approve/);
      await said(second, 'The review was approved.');
      await press(first, content, /^Reject/);
      await said(
        first,
        'Failed to reject review. Please try again. Berta Boss has decided this already: it is approved now.',
      );
      await row(first, content).first().getByText('Approved', { exact: true }).waitFor();
      await windows.giveBack(first);
      await windows.giveBack(second);
    });
  });

  it('undoes a decision from its toast, by keyboard alone', async () => {
    const content = 'Undone by a key.';
    await feedback(content);
    const page = await open(admin, `/admin/feedback?q=${encodeURIComponent(content)}`, wide);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    expect(await row(page, content).getByRole('checkbox').isChecked()).toBe(true);
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await row(page, content).getByText('Published', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.keyboard.press('u');
    await row(page, content).getByText('Draft', { exact: true }).waitFor();
    await page.keyboard.press('o');
    await page.getByLabel('Reason').waitFor();
    await windows.giveBack(page);
  });

  it('redirects an admin with an ended account to the sign-in, and records no decision', async () => {
    const carl = await secondAdmin(product, 'Carl Former');
    const content = 'Decided too late.';
    const { id } = await review(content);
    const page = await open(carl, `/admin/reviews?q=${encodeURIComponent(content)}`, wide);
    await run('admin', ['erase', 'carl.former@example.org'], { DATA_DIR: product.dataDir });
    await press(page, content, /^Approve/);
    await page.waitForURL(/\/auth\?redirectTo=/);
    expect((await admin.ask<ReviewItem[]>(`/api/reviews?status=pending&q=late`)).body).toMatchObject([
      { id },
    ]);
    await windows.giveBack(page);
  });
});
