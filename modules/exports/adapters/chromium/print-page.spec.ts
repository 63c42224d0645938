import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleDemo, sampleResult } from '../../../../tests/doubles/sample-result';
import { readPdf, type ReadPdf } from '../../../../tests/pdf-text';
import type { FinishedReport } from '../../finished-report';
import { renderStandalonePage } from '../../html/standalone-page';
import { chromiumLaunch } from './executable';
import { printWithPageNumbers } from '../page-numbers/print-with-page-numbers';
import { printPage, screenshotPage } from './print-page';

let browser: Browser;
beforeAll(async () => {
  // Names resolve in this test, so that only the request filter blocks.
  browser = await puppeteer.launch({ ...(await chromiumLaunch()), headless: 'shell', pipe: true });
});
afterAll(() => browser.close());
const { signal } = new AbortController();
const print = async (html: string) => readPdf(await printPage(browser, html, signal));

describe('printing one page', () => {
  it('sends no request, and still shows inline content [SEC-12]', async () => {
    const { requests, text } = await printHostile(
      (
        at,
      ) => `<link rel="stylesheet" href="${at}/css"><img src="${at}/img"><iframe src="${at}/frame"></iframe>
        <iframe src="data:text/html,<img src='${at}/nested'>inline frame"></iframe>
        <object data="${at}/object"></object><script src="${at}/script"></script>
        <div style="background: url(${at}/background)">Shown</div>`,
    );
    expect(requests).toEqual([]);
    expect(text).toContain('Shown');
    expect(text).toContain('inline frame');
  });

  it('does not follow a navigation of the page', async () => {
    const { requests, text } = await printHostile(
      (at) => `<meta http-equiv="refresh" content="0;url=${at}/other">Still here`,
    );
    expect(requests).toEqual([]);
    expect(text).toContain('Still here');
  });

  it('runs no script', async () => {
    const { text } = await print('<p id="p">As sent</p><script>p.textContent = "Changed"</script>');
    expect(text).toContain('As sent');
    expect(text).not.toContain('Changed');
  });

  it('stops when aborted, and closes its tab', async () => {
    await print('<p>Before</p>');
    const tabs = await browser.pages();
    const prints = tabs.map((tab) => vi.spyOn(tab, 'pdf'));
    const given = new AbortController();
    const ended = expect(printPage(browser, endless, given.signal)).rejects.toThrow('left the page');
    await vi.waitFor(() => expect(prints.flatMap(({ mock }) => mock.calls)).toHaveLength(1), 15_000);
    given.abort(new Error('left the page'));
    await ended;
    expect((await browser.pages()).length).toBe(tabs.length - 1);
  });

  it('reuses a tab without the styles of the page before', async () => {
    await print(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><p>Before</p>`);
    const tabs = (await browser.pages()).length;
    const { text } = await print('<style>p::after { content: " in a style of its own" }</style><p>After</p>');
    expect(flat(text)).toBe(flat('After in a style of its own'));
    expect((await browser.pages()).length).toBe(tabs);
  });
});

describe('the image of a shared link', () => {
  const shown = async (html: string) => (await screenshotPage(browser, html, signal)).toString('base64');

  it('is a PNG of the size that sites show', async () => {
    const png = await screenshotPage(browser, '<p>Weevils</p>', signal);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('shows the page without running its scripts', async () => {
    const plain = await shown('<p id="p">Weevils</p>');
    expect(await shown('<p id="p">Beetles</p>')).not.toBe(plain);
    expect(await shown('<p id="p">Weevils</p><script>p.textContent = "Beetles"</script>')).toBe(plain);
  });
});

describe('a printed report', () => {
  let paper: ReadPdf;
  beforeAll(async () => {
    paper = await print(renderStandalonePage(northern, { onPaper: true }));
  });

  it('starts with a title page: title, finding, date, model and length', () => {
    const [cover = ''] = paper.texts;
    for (const words of [northern.summary, '21 November 2026', 'Model 1', '2,431 words', 'Partial'])
      expect(flat(cover)).toContain(flat(words));
    expect(flat(cover)).toContain(flat(northern.title));
    expect(flat(cover)).not.toContain(flat('Contents'));
    expect(paper.title).toBe(northern.title);
    expect(paper.language).toBe('en');
  });

  it('lists the page of each part in its contents', () => {
    const contents = (paper.texts[1] ?? '').split('\n');
    const titles = paper.bookmarks.filter((title) => /^(Part|Sources|Executive|Strategic|Freq)/.test(title));
    expect(titles.length).toBeGreaterThan(sections.length);
    for (const title of titles) {
      const line = contents.findIndex((words) => flat(words) === flat(title));
      const page = Number(contents[line + 1]);
      expect(flat(paper.texts[page - 1] ?? ''), `${title} on page ${page}`).toContain(flat(title));
      expect(page).toBeGreaterThan(2);
    }
    expect(Number(contents[contents.findIndex((words) => flat(words) === 'Part7') + 1])).toBeGreaterThan(5);
  });

  it('needs one print pass for page numbers', async () => {
    const page = await browser.newPage();
    await page.setContent(renderStandalonePage(sampleResult));
    const printed = vi.spyOn(page, 'pdf');
    await printWithPageNumbers(page, { preferCSSPageSize: true });
    await page.close();
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('omits the page numbers if a placeholder is missing from the file', async () => {
    const place = '<a href="#part">Part one<span data-page-of="part"></span></a>';
    const { text } = await print(`${place}<div hidden>${place}</div><h1 id="part">Part one</h1>`);
    expect(text).toContain('Part one');
    expect(text).not.toMatch(/\d/);
  });

  it('has page number and title on each page after the title page', () => {
    paper.texts.slice(1).forEach((text, index) => {
      expect(flat(text)).toContain(flat(`Page ${index + 2} of ${paper.pages}`));
      expect(flat(text)).toContain(flat(northern.title));
    });
    expect(flat(paper.texts[0] ?? '')).not.toContain('Page1of');
  });

  it('renders Finnish, Swedish, Sami, Greek and Russian in the bundled fonts', () => {
    for (const words of samples) expect(flat(paper.text), words).toContain(flat(words));
    expect(paper.drawnFonts).toBe(0);
    const ours = paper.fonts.filter((name) => /^(SourceSerif4|Inter)-(Regular|SemiBold)$/.test(name));
    expect(ours.sort()).toEqual([
      'Inter-Regular',
      'Inter-SemiBold',
      'SourceSerif4-Regular',
      'SourceSerif4-SemiBold',
    ]);
  });

  it('repeats the table header on each page, and splits no row', () => {
    const pages = paper.texts.filter((text) => /Row\d+first/.test(flat(text)));
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) {
      expect(flat(text)).toContain('Firstheading');
      expect(flat(text).match(/Row\d+first/g)?.length).toBe(flat(text).match(/Row\d+last/g)?.length);
    }
  });

  it('has a bookmark for each part', () => {
    expect(paper.bookmarks).toEqual(
      expect.arrayContaining([northern.title, 'Contents', ...sections.map(({ title }) => title)]),
    );
  });

  it('names the script that the machine has no font for, and only then', async () => {
    // A private-use code point, in no font.
    const { text } = await print(renderStandalonePage({ ...sampleResult, summary: 'Here: \u{F4321}.' }));
    expect(text).toContain('The machine that made this PDF has no font for some of its signs');
    expect(paper.text).not.toContain('has no font');
  });

  it('labels each page of a demo in its footer', async () => {
    const { texts } = await print(renderStandalonePage(sampleDemo));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toContain('Demo: illustrative figures, not facts');
  });
});

/** PDF text comes in pieces, with or without spaces between them. */
const flat = (text: string) => text.replace(/\s/g, '');

const samples = [
  'Sähkön hinta nousi öisin',
  'Älgen åt gräs på Åland, og røyken lå over Tromsø',
  'Buorre beaivi, čáhci ja đŋŧž',
  'Το κλίμα αλλάζει, Ωμέγα',
  'Съешь же ещё этих мягких булок',
];

const sections = Array.from({ length: 7 }, (_, index) => ({
  // An id with every special character that a link can hold.
  id: `part ${index}/å`,
  title: `Part ${index + 1}`,
  words: 0,
  notes: [],
  blocks: Array.from({ length: 12 }, () => ({
    type: 'paragraph' as const,
    content: '',
    sentences: samples.map((text) => ({ text: `${text}.` })),
  })),
}));

const longTable = {
  id: 't-long',
  title: 'A long table',
  headers: ['First heading', 'Second'],
  rows: Array.from({ length: 120 }, (_, row) => [`Row ${row} first`, `Row ${row} last`]),
  basis: 'source' as const,
  sourceLine: '',
  sectionId: 'part 1/å',
};

const northern: FinishedReport = {
  ...sampleResult,
  title: 'Wheat & <rye> in “Åland” \\ "2025"',
  partial: { reason: 'budget' },
  sections,
  visualData: { ...sampleResult.visualData, charts: [], tables: [longTable] },
};

const endless = '<p>A line among many</p>'.repeat(20_000);

/** Prints a page that refers to a local server; returns the requests that this server received. */
async function printHostile(html: (at: string) => string): Promise<{ requests: string[]; text: string }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const { text } = await print(html(`http://127.0.0.1:${port}`));
    return { requests, text };
  } finally {
    server.close();
  }
}
