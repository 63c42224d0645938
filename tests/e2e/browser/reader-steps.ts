import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Result } from '../../../projections/documents';
import { untilFocused } from './focus';
import { expectOneRefusal, type WatchedPage } from './watched-page';

/** The steps of a journey for a reader of a report. `shown` is called at the start of each step. */
export function readerSteps(shown: () => { page: Page; watched: WatchedPage; report: Result }): void {
  it('reads every part of it: figures, summary, charts, tables, sections, questions, suggestions, sources', async () => {
    const { page, report } = shown();
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

  it('sees each chart as a picture first, and live when it scrolls near', async () => {
    const { page } = shown();
    const charts = page.locator('#charts figure');
    const last = charts.last();
    expect(await last.locator('svg[role=img]:visible').count()).toBe(1);
    expect(await last.locator('.js-plotly-plot').count()).toBe(0);
    await last.scrollIntoViewIfNeeded();
    await last.locator('.js-plotly-plot .main-svg').first().waitFor();
  });

  it('enlarges a chart, and closes it with Escape, with its button and with a click outside', async () => {
    const { page } = shown();
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
      await untilFocused(enlarge);
    }
  });

  it('exports a chart as PNG and SVG, named after its title', async () => {
    const { page, report } = shown();
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

  it('filters and sorts a table by keyboard, exports the shown rows, and resets it', async () => {
    const { page, report } = shown();
    const table = report.visualData.tables.find(({ id }) => id !== 'table-ledger');
    const rows = table?.rows ?? [];
    const figure = page.locator('figure', { has: page.getByRole('heading', { name: table?.title }) });
    const button = figure.getByRole('button', { name: 'Filter' });
    await button.press('Enter');
    await untilFocused(figure.getByLabel(`Filter by ${table?.headers[0]}`));
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
    await untilFocused(button);
    expect(await figure.getByRole('textbox').count()).toBe(0);
  });

  it('opens several questions at once and closes them one by one', async () => {
    const { page } = shown();
    const questions = page.locator('#faq details');
    const open = () => page.locator('#faq details[open]').count();
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').press('Enter');
    expect(await open()).toBe(2);
    expect(await questions.nth(2).locator('p').isVisible()).toBe(true);
    await questions.nth(0).locator('summary').click();
    expect(await open()).toBe(1);
  });

  it('opens the evidence of a sentence by keyboard, reads the passage, and returns to the sentence with Escape', async () => {
    const { page, report } = shown();
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
    await untilFocused(mark);
  });

  it('exports it as PDF while both buttons wait, and sees the result', async () => {
    const { page, watched, report } = shown();
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
}

const firstCells = (figure: Locator) => figure.locator('tbody tr td:first-child').allTextContents();

async function saved(page: Page, from: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), from.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
