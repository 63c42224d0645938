import type { Page } from 'puppeteer-core';
import { missingGlyphsSentence } from '../../missing-glyphs';

const place = '[data-letters]';

/**
 * Text in a script that no font of the machine has would be printed as empty boxes, and nobody told. A page names the
 * letters it has no face for (`data-letters`, on a hidden element); what the machine lacks of them is said there.
 */
export async function reportMissingGlyphs(page: Page): Promise<void> {
  const lacking = await page.evaluate(missingGlyphsIn, place);
  if (lacking.length === 0) return;
  await page.$eval(
    place,
    (element, sentence) => {
      element.textContent = sentence;
      element.removeAttribute('hidden');
    },
    missingGlyphsSentence(lacking),
  );
}

/** In the browser: what looks like a code point that never will have a letter has no letter here. */
function missingGlyphsIn(where: string): string[] {
  const element = document.querySelector(where);
  if (!element) return [];
  const unassigned = '\u0378';
  const size = 24;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  brush.font = `16px ${getComputedStyle(element).fontFamily}`;
  brush.textBaseline = 'top';
  const letters = [...(element.getAttribute('data-letters') ?? '')];
  const [box, ...pictures] = [unassigned, ...letters].map((letter) => {
    brush.clearRect(0, 0, size, size);
    brush.fillText(letter, 2, 2);
    return brush.getImageData(0, 0, size, size).data.join();
  });
  return letters.filter((_, index) => pictures[index] === box);
}
