import { load } from 'cheerio';

/** Of a page: its elements, their attributes, and where it leads or fetches from; all that could do something. */
export type PageWords = {
  /** `a`, `a[href]`, `svg[viewBox]` … */
  vocabulary: Set<string>;
  /** Values that a browser goes to or fetches. */
  addresses: string[];
  /** Values of `style`, and what stands in style elements. */
  styles: string[];
  /** Scripts that run, and data in scripts that do not. */
  scripts: string[];
  data: string[];
};

const leading =
  /^(?:href|src|srcset|action|formaction|data|poster|ping|background|cite|manifest|xlink:href|content|srcdoc|values|to|from|code|codebase)$/;

export function pageWords(html: string): PageWords {
  const page = load(html);
  const words: PageWords = { vocabulary: new Set(), addresses: [], styles: [], scripts: [], data: [] };
  page('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const name = element.name;
    words.vocabulary.add(name);
    if (name === 'style') words.styles.push(page(element).text());
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
