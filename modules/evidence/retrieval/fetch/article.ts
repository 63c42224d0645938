import { Parser } from 'htmlparser2';

/** Readability walks the tree many times: larger or deeper pages are read whole. */
const maxElements = 10_000;
const maxDepth = 100;
/** Pieces of text: the parser makes one of each character reference. */
const maxTexts = 40_000;
/** Sum of the depths of all elements. */
const maxTotalDepth = 150_000;
/** Characters of an article; less is a teaser or a menu. */
const minArticleLength = 200;

/**
 * The article of a page as HTML of its own, without menus and advertising. Undefined when the page has none, or is too
 * large or too deep to look for one.
 */
export async function articleIn(html: string): Promise<string | undefined> {
  if (!isSmall(html)) return undefined;
  // Loaded by the threads that need them.
  const [{ parseHTML }, { Readability }] = await Promise.all([
    import('linkedom'),
    import('@mozilla/readability'),
  ]);
  try {
    const { document } = parseHTML(html);
    const article = new Readability(document, { maxElemsToParse: maxElements }).parse();
    if (!article?.content || (article.textContent ?? '').trim().length < minArticleLength) return undefined;
    return pageOf(article.title ?? '', article.content);
  } catch {
    // Both libraries throw on pages that they cannot take; the page is read whole.
    return undefined;
  }
}

const pageOf = (title: string, body: string): string =>
  `<html><head><title>${escaped(title)}</title></head><body>${body}</body></html>`;

function isSmall(html: string): boolean {
  let [elements, texts, depth, total] = [0, 0, 0, 0];
  let isWithin = true;
  const parser = new Parser({
    onopentag() {
      elements += 1;
      depth += 1;
      total += depth;
      isWithin &&= elements <= maxElements && depth <= maxDepth && total <= maxTotalDepth;
      if (!isWithin) parser.pause();
    },
    ontext() {
      texts += 1;
      isWithin &&= texts <= maxTexts;
      if (!isWithin) parser.pause();
    },
    onclosetag: () => (depth -= 1),
  });
  parser.end(html);
  return isWithin;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
