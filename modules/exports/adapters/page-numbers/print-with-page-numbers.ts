import type { Page, PDFOptions } from 'puppeteer-core';
import { destinationPages } from './pdf-destinations';
import { pdfObjects } from './pdf-objects';
import { placeholder, placeholderSpacing, printNumbers } from './patch-page-numbers';

/**
 * Prints the page and fills each element `data-page-of` with the page number of the link target that it names. Chromium
 * has no such counter, so this prints placeholders of zero width and patches the finished file. Prints no numbers if
 * the browser writes PDFs in another form.
 */
export async function numberedPdf(page: Page, layout: PDFOptions): Promise<Buffer> {
  const print = async () => Buffer.from(await page.pdf(layout));
  const targets = await page.evaluate(fillPlaces, placeholder, placeholderSpacing);
  const pdf = await print();
  if (targets.length === 0) return pdf;
  const objects = pdfObjects(pdf);
  const found = destinationPages(objects);
  if (
    printNumbers(
      pdf,
      objects,
      targets.map((id) => String(found.get(id) ?? '')),
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
