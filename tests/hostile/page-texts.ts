import { load } from 'cheerio';

/** The active parts of a page: its elements, their attributes, its links and requests. */
export type PageWords = {
  /** `a`, `a[href]`, `svg[viewBox]` … */
  vocabulary: Set<string>;
  /** Values that a browser navigates to or fetches. */
  addresses: string[];
  /** Values of `style`. */
  styles: string[];
  /** The text of style elements. */
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

/** The allowed links of a page: within the page, to paths and files of the product, and the one outside link. */
export const isOwnAddress = (address: string): boolean =>
  /^#[\w-]+$/.test(address) ||
  /^\/(?:\?q=[^<>"'\s]*&model=qwen)?$/.test(address) ||
  /^\/(?:assets|api\/results|results|insights|favicon\.svg|how-it-works|privacy-policy|auth|feedback|research-insights)[\w./?=&%-]*$/.test(
    address,
  ) ||
  /^https:\/\/(?:evident\.example|www\.infofinland\.fi)\/[\w./?=-]*$/.test(address);

/** Splits a style sheet into the title of printed pages, as a CSS string, and the rest. */
export function titleApart(sheet: string): { rest: string; title: string } {
  const at = /(?<=@top-right\{content:)"[^"]*"/;
  return { rest: sheet.replace(at, ''), title: at.exec(sheet)?.[0] ?? '' };
}

/** A string of CSS in which everything that could end it, or the style element, is an escape by number. */
export const isSafeCssString = (text: string): boolean => /^"(?:[\w .,:-]|\\[\da-f]{1,6} )*"$/.test(text);
