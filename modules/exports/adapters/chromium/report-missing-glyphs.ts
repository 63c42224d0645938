import type { Page } from 'puppeteer-core';
import { missingGlyphsSentence } from '../../missing-glyphs';

const place = '[data-letters]';

/**
 * Replaces the hidden element `data-letters`, which lists characters without a bundled font, by a notice of those
 * that no font of the machine has either: they print as empty boxes.
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

/** In the browser: a character that renders like an unassigned code point has no glyph. */
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
