import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  groupsOf,
  hostileTexts,
  leftMark,
  plantedExtras,
  plantedPlan,
  plantedSection,
  wholes,
} from '../doubles/hostile-answers';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { openBrowser } from './browser/browser';
import { startRequestRecorder } from './http/request-recorder';
import { signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { allSlotsAt, apiKey } from './product/slots';
import { until } from './product/until';
import { watchedPage, type WatchedPage } from './browser/watched-page';

type GuardedPage = WatchedPage & { dialogs: string[]; popups: string[] };

/** A watched page that also records dialogs and windows. */
async function wary(browser: Browser, cookie?: { url: string; cookie: string }): Promise<GuardedPage> {
  const watched = await watchedPage(browser, {
    viewport: { width: 1360, height: 900 },
    reducedMotion: 'reduce',
  });
  const dialogs: string[] = [];
  const popups: string[] = [];
  const context = watched.page.context();
  if (cookie) {
    const [name = '', value = ''] = cookie.cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: cookie.url }]);
  }
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('page', (page) => popups.push(page.url()));
  return { ...watched, dialogs, popups };
}

/** Opens and clicks every control of the reader. */
async function readAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const link of document.querySelectorAll('main a, main summary'))
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
}

/** Hides the parts that were read: Plotly causes a layout of the whole page for each label that it measures. */
async function openChart(page: Page) {
  const enlarge = page.getByRole('button', { name: /^Enlarge chart/ }).first();
  await enlarge.evaluate((button) => {
    for (let kept = button; kept.tagName !== 'MAIN' && kept.parentElement; kept = kept.parentElement)
      for (const other of kept.parentElement.children)
        if (other !== kept && other instanceof HTMLElement) other.style.display = 'none';
  });
  await enlarge.click();
  const plot = page.locator('[role=dialog] .js-plotly-plot');
  await plot.waitFor();
  await plot.hover();
  await page.keyboard.press('Escape');
  await plot.waitFor({ state: 'detached' });
}

describe('hostile answers of models', () => {
  let standIn: ModelStandIn;
  let recorder: Awaited<ReturnType<typeof startRequestRecorder>>;
  let product: RunningProduct;
  let browser: Browser;
  let admin: Person;
  let ada: Person;
  let folder: string;

  beforeAll(async () => {
    [standIn, recorder, browser] = await Promise.all([
      startModelStandIn(),
      startRequestRecorder(),
      openBrowser(),
    ]);
    product = await startProduct({ env: { ...allSlotsAt(standIn.url), MODEL_MAX_ATTEMPTS: '2' } });
    [admin, ada] = [await signedInAdmin(product), await signedInPerson(product, 'Ada')];
    folder = await mkdtemp(join(tmpdir(), 'evident-hostile-'));
  });
  afterAll(async () => {
    await Promise.all([browser.close(), product.stop(), rm(folder, { recursive: true })]);
    await Promise.all([standIn.close(), recorder.close()]);
  });

  /** Makes the stand-in write a report of these texts. */
  function script(query: string, texts: readonly string[]) {
    standIn.script(
      { when: { query, purpose: 'plan' }, then: { text: plantedPlan(texts) } },
      { when: { query, purpose: 'extras' }, then: { text: plantedExtras(texts) } },
      ...Array.from({ length: 8 }, (_, i) => ({
        when: { query, section: i + 1 },
        then: { text: plantedSection(texts, i), delayMs: i === 7 ? 300 : 0 },
      })),
    );
  }

  async function expectQuiet(guarded: GuardedPage, what: string) {
    const left = await guarded.page.evaluate(
      (mark) => (window as unknown as Record<string, unknown>)[mark],
      leftMark,
    );
    const { faults, dialogs, popups } = guarded;
    const foreign = [...guarded.hosts].filter((host) => host !== '' && host !== new URL(product.url).host);
    expect([what, { left, faults, dialogs, popups, foreign }]).toEqual([
      what,
      { left: undefined, faults: [], dialogs: [], popups: [], foreign: [] },
    ]);
  }

  /** A report of these texts, finished; the query is the name of its group. */
  async function written(query: string, group: ReturnType<typeof hostileTexts>) {
    script(
      query,
      group.map(({ text }) => text),
    );
    const id = await admin.search(query);
    return { query, id, report: await admin.finished(id) };
  }
  type Written = Awaited<ReturnType<typeof written>>;

  async function readLive({ id, query }: Written) {
    const live = await wary(browser, { url: product.url, cookie: admin.cookie() });
    await live.page.goto(`${product.url}/results/${id}`);
    await live.page.locator('#charts').waitFor();
    await readAll(live.page);
    await openChart(live.page);
    await expectQuiet(live, query);
    await live.close();
  }

  async function readFromDisk({ id, query }: Written) {
    const still = await wary(browser);
    const file = join(folder, `${id}.html`);
    await writeFile(file, await (await admin.send(`/api/results/${id}/page`)).text());
    await still.page.goto(`file://${file}`);
    await readAll(still.page);
    await expectQuiet(still, `${query}, from disk`);
    await still.close();
  }

  async function readPublished({ id, query }: Written) {
    await admin.ask(`/api/results/${id}/request-publish`, { method: 'POST', json: {} });
    await admin.ask(`/api/admin/reports/${id}/publish`, { method: 'POST', json: {} });
    const { url } = await until('it is published', async () => {
      const now = await admin.result(id);
      return now.url.startsWith('/insights/') && now;
    });
    expect(url).toMatch(/^\/insights\/[a-z0-9-]+$/);
    const still = await wary(browser);
    const answer = await still.page.goto(product.url + url);
    expect([url, answer?.status()]).toEqual([url, 200]);
    await readAll(still.page);
    await expectQuiet(still, `${query}, published`);
    await still.close();
  }

  async function readPrinted({ id }: Written) {
    const printed = await admin.send('/api/export', { json: { resultId: id, type: 'pdf' } });
    const pdf = Buffer.from(await printed.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    // In compressed bytes, any three characters occur by chance.
    const objects = pdf.toString('latin1').replace(/stream\r?\n[^]*?endstream/g, '');
    expect(objects).toContain('/Type /Page');
    expect(objects).not.toMatch(/\/(?:JavaScript|JS|Launch|SubmitForm|EmbeddedFile)\b/);
  }

  it('run nothing and fetch nothing, on any page and in any file', async () => {
    // A plan of more than 52 texts exceeds the length limit.
    const groups = groupsOf(hostileTexts(recorder.url), 52);
    const reports = await Promise.all(groups.map((group, at) => written(`group ${at} of many`, group)));
    for (const { report } of reports) expect(JSON.stringify(report)).not.toContain(apiKey);
    await Promise.all([
      // One PDF is enough: it prints the page that is read from disk.
      ...reports.slice(0, 1).map(readPrinted),
      ...reports.map(async (one) => {
        await readLive(one);
        await readFromDisk(one);
        await readPublished(one);
      }),
    ]);
    expect(recorder.hits).toEqual([]);
  });

  it('end in a report that says so or in a refunded search, never in a crash', async () => {
    const before = await ada.remaining();
    const answerOf = (name: string) => wholes.find((whole) => whole.name === name)?.answer() ?? '';
    const asked = async (query: string, when: object, then: object) => {
      standIn.script({ when: { query, ...when }, then });
      const id = await ada.search(query);
      return { query, ...(await ada.ended(id)) };
    };
    const [long, whole, deep, wide] = await Promise.all([
      asked('far too long', { section: 2 }, { text: answerOf('five megabytes of words') }),
      asked(
        'far too long at once',
        { purpose: 'plan' },
        { text: answerOf('five megabytes of brackets'), whole: true },
      ),
      asked('far too deep', { purpose: 'plan' }, { text: answerOf('JSON of 100,000 levels') }),
      asked('far too wide', { purpose: 'plan' }, { text: answerOf('a table of 2,500 rows') }),
    ]);
    expect([long, whole, deep, wide].map(({ query, status, code }) => [query, status, code])).toEqual([
      ['far too long', 'completed', undefined],
      ['far too long at once', 'failed', 'answer-unusable'],
      ['far too deep', 'failed', 'answer-unusable'],
      ['far too wide', 'completed', undefined],
    ]);
    expect((await ada.result(long.id)).sections[1]?.notes).toContain('This section stops before its end.');
    expect((await ada.result(wide.id)).notices.join(' ')).toContain('1,500 are left out');
    await until('two are given back', async () => (await ada.remaining()) === before - 2);
    expect(product.output.split('\n').filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });
});
