import type { Page, PDFOptions } from 'puppeteer-core';
import { pdfObjects, type PdfObjects } from './pdf-objects';
import { patchPageNumbers, placeholder, placeholderSpacing } from './patch-page-numbers';

/**
 * Prints the page and fills each element `data-page-of` with the page number of the link target that it names. Chromium
 * has no such counter, so this prints placeholders of zero width and patches the finished file. Prints no numbers if
 * the browser writes PDFs in another form.
 */
export async function printWithPageNumbers(page: Page, layout: PDFOptions): Promise<Buffer> {
  const print = async () => Buffer.from(await page.pdf(layout));
  const targets = await page.evaluate(fillPlaces, placeholder, placeholderSpacing);
  const pdf = await print();
  if (targets.length === 0) return pdf;
  const objects = pdfObjects(pdf);
  const pages = destinationPages(objects);
  if (
    patchPageNumbers(
      pdf,
      objects,
      targets.map((id) => String(pages.get(id) ?? '')),
    )
  )
    return pdf;
  await page.evaluate(fillPlaces, '', '');
  return print();
}

/** In the browser: places the text to the left of its element, so that a number of any length is right-aligned. */
function fillPlaces(text: string, spacing: string): string[] {
  return [...document.querySelectorAll('[data-page-of]')].map((place) => {
    const hanging = document.createElement('span');
    hanging.style.cssText = `display:inline-block;width:0;direction:rtl;white-space:nowrap;letter-spacing:${spacing}`;
    hanging.textContent = text;
    place.replaceChildren(hanging);
    return place.getAttribute('data-page-of') ?? '';
  });
}

/** Page number, from 1, of each link target within a PDF. */
function destinationPages({ text, pages, catalog }: PdfObjects): ReadonlyMap<string, number> {
  const pageOf = new Map(pages.map((id, index) => [id, index + 1]));
  const named = text(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]);
  const found = new Map<string, number>();
  for (const [, name = '', id = ''] of named.matchAll(/\/([^\s/[\]]+) \[(\d+) 0 R \/XYZ/g)) {
    const page = pageOf.get(id);
    if (page !== undefined) found.set(nameOf(name), page);
  }
  return found;
}

/** PDF names escape special bytes as "#20", links as "%20". */
function nameOf(written: string): string {
  const bytes = written.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const name = Buffer.from(bytes, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
