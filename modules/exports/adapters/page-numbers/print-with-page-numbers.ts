import type { Page, PDFOptions } from 'puppeteer-core';
import { destinationPages } from './pdf-destinations';
import { pdfObjects } from './pdf-objects';
import { placeholder, placeholderSpacing, printNumbers } from './patch-page-numbers';

/**
 * The page as PDF, with the number of the right page in each element that asks for one (`data-page-of`, naming the id of
 * a target that is linked to). Chromium has no such counter: it prints placeholders that take no room, and the numbers are
 * put into the finished file. A browser that writes other files gets no numbers.
 */
export async function numberedPdf(page: Page, layout: PDFOptions): Promise<Buffer> {
  const print = async () => Buffer.from(await page.pdf(layout));
  const asked = await page.evaluate(fillPlaces, placeholder, placeholderSpacing);
  const pdf = await print();
  if (asked.length === 0) return pdf;
  const objects = pdfObjects(pdf);
  const found = destinationPages(objects);
  if (
    printNumbers(
      pdf,
      objects,
      asked.map((id) => String(found.get(id) ?? '')),
    )
  )
    return pdf;
  await page.evaluate(fillPlaces, '', '');
  return print();
}

/** In the browser: the text hangs to the left of its place, where a number of any length will end. */
function fillPlaces(text: string, spacing: string): string[] {
  return [...document.querySelectorAll('[data-page-of]')].map((place) => {
    const hanging = document.createElement('span');
    hanging.style.cssText = `display:inline-block;width:0;direction:rtl;white-space:nowrap;letter-spacing:${spacing}`;
    hanging.textContent = text;
    place.replaceChildren(hanging);
    return place.getAttribute('data-page-of') ?? '';
  });
}
