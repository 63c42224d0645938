import { load } from 'cheerio';

/** Of a page: its elements, their attributes, and where it leads or fetches from; all that could do something. */
export type PageWords = {
  /** `a`, `a[href]`, `svg[viewBox]` … */
  vocabulary: Set<string>;
  /** Values that a browser goes to or fetches. */
  addresses: string[];
  /** Values of `style`. */
  styles: string[];
  /** What stands in style elements. */
  sheets: string[];
  /** Scripts that run, and data in scripts that do not. */
  scripts: string[];
  data: string[];
};

const leading =
  /^(?:href|src|srcset|action|formaction|data|poster|ping|background|cite|manifest|xlink:href|content|srcdoc|values|to|from|code|codebase)$/;

export function pageWords(html: string): PageWords {
  const page = load(html);
  const words: PageWords = {
    vocabulary: new Set(),
    addresses: [],
    styles: [],
    sheets: [],
    scripts: [],
    data: [],
  };
  page('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const name = element.name;
    words.vocabulary.add(name);
    if (name === 'style') words.sheets.push(page(element).text());
    if (name === 'script') {
      const isData = element.attribs.type === 'application/ld+json';
      (isData ? words.data : words.scripts).push(page(element).text());
    }
    for (const [attribute, value] of Object.entries(element.attribs)) {
      words.vocabulary.add(`${name}[${attribute}]`);
      if (attribute === 'style') words.styles.push(value);
      else if (leading.test(attribute) && name !== 'meta') words.addresses.push(value);
    }
  });
  return words;
}

/** Where a page of the product leads: into itself, to its own paths, to its own files, and to its one outside link. */
export const isOwnAddress = (address: string): boolean =>
  /^#[\w-]+$/.test(address) ||
  /^\/(?:\?q=[^<>"'\s]*&model=qwen)?$/.test(address) ||
  /^\/(?:assets|api\/results|results|insights|favicon\.svg|how-it-works|privacy-policy|auth|feedback|research-insights)[\w./?=&%-]*$/.test(
    address,
  ) ||
  /^https:\/\/(?:evident\.example|www\.infofinland\.fi)\/[\w./?=-]*$/.test(address);

/** A sheet without the title that heads each printed page, and that title as CSS holds it. */
export function titleApart(sheet: string): { rest: string; title: string } {
  const at = /(?<=@top-right\{content:)"[^"]*"/;
  return { rest: sheet.replace(at, ''), title: at.exec(sheet)?.[0] ?? '' };
}

/** A string of CSS in which everything that could end it, or the style element, is an escape by number. */
export const isSafeCssString = (text: string): boolean => /^"(?:[\w .,:-]|\\[\da-f]{1,6} )*"$/.test(text);
