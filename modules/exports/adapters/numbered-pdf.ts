import type { Page, PDFOptions } from 'puppeteer-core';
import { destinationPages } from './pdf-destinations';

type PageNumbers = Readonly<Record<string, string>>;

/** Numbers that move what they count are no numbers: the page is then printed without them. */
const mostTries = 3;

/**
 * The page as PDF, with the number of the right page in each element that asks for one (`data-page-of`, naming the id of
 * a target that is linked to). Chromium has no such counter: it prints first, then again with what was found.
 */
export async function numberedPdf(page: Page, layout: PDFOptions): Promise<Buffer> {
  const asked = await page.$$eval('[data-page-of]', (places) =>
    places.map((place) => place.getAttribute('data-page-of') ?? ''),
  );
  const print = async (options: PDFOptions) => Buffer.from(await page.pdf(options));
  if (asked.length === 0) return print(layout);
  const read = (pdf: Buffer): PageNumbers => {
    const found = destinationPages(pdf);
    return Object.fromEntries(asked.map((id) => [id, String(found.get(id) ?? '')]));
  };
  await page.evaluate(hideAllButLinks);
  let numbers = read(await print({ ...layout, printBackground: false, tagged: false, outline: false }));
  await page.evaluate(showAll);
  for (let tries = 0; tries < mostTries; tries += 1) {
    await write(page, numbers);
    const pdf = await print(layout);
    const now = read(pdf);
    if (asked.every((id) => now[id] === numbers[id])) return pdf;
    numbers = now;
  }
  await write(page, {});
  return print(layout);
}

const write = (page: Page, numbers: PageNumbers) =>
  page.$$eval(
    '[data-page-of]',
    (places, written) => {
      for (const place of places) place.textContent = written[place.getAttribute('data-page-of') ?? ''] ?? '';
    },
    numbers,
  );

/** In the browser: what is hidden keeps its place and takes a quarter of the time to print. Links must be seen. */
function hideAllButLinks(): void {
  const style = document.createElement('style');
  style.dataset.hiding = '';
  style.textContent =
    'body *{visibility:hidden!important}body a:has([data-page-of]){visibility:visible!important}';
  document.head.append(style);
}

function showAll(): void {
  document.querySelector('style[data-hiding]')?.remove();
}
