import { load } from 'cheerio';

/** Straight quotes and apostrophes, three dots for an ellipsis, one space between words. */
const plain = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…/g, '...')
    .replace(/[\s\u00a0]+/g, ' ');

const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'];

/** All text of a page, visible and in labels. */
export function textsOf(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $('script, style').remove();
  const labels = attributes.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const words = $('*')
    .toArray()
    .map((element) =>
      $(element)
        .contents()
        .filter((_, { nodeType }) => nodeType === 3)
        .text(),
    );
  // A sentence may span several elements, but neighbouring labels are not one sentence.
  return [$.root().text(), words.join(' '), labels.join(' | ')].map(plain);
}

/** Whether the text contains these words, not as part of longer ones. */
export function says(texts: readonly string[], sentence: string): boolean {
  const escaped = plain(sentence).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const words = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
  return texts.some((text) => words.test(text));
}
