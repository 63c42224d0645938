import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from 'playwright-core';

const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of these levels that axe skips by default. */
const alsoRules = ['label-content-name-mismatch'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on colours, and the elements that each is about. */
const colourRules = [
  { id: 'color-contrast', elements: ['*'] },
  { id: 'link-in-text-block', elements: ['a[href]', '[role=link]'] },
];

type Axe = {
  configure(spec: { rules: { id: string; selector: string }[] }): void;
  run(context: unknown, options: unknown): Promise<{ violations: { id: string; nodes: ViolatingNode[] }[] }>;
  commons: { color: { Color: { prototype: Colour; new (...rgba: number[]): Colour } } };
};
type ViolatingNode = { html: string; any: { message: string }[] };
type Colour = {
  red: number;
  green: number;
  blue: number;
  alpha: number;
  parseString(text: string): unknown;
};
type WithAxe = { axe: Axe; looksOf(parts: readonly Element[]): Element[] };

/** The violations: of all rules in the light theme, and of the colour rules in the dark theme. */
export type Findings = { light: string[]; dark: string[] };

type Asked = {
  /** One part of the page instead of all of it. */
  within?: string;
  /** Skips the header and the footer, which another page has covered. */
  knownFrame?: boolean;
};

/**
 * Runs axe for both themes of a page or of one part of it. For speed, axe stays loaded in the page, parses each colour once,
 * and checks contrast once for all text of the same style, which was four fifths of its time on a report.
 */
export async function askAxe(page: Page, asked: Asked = {}): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (!(await page.evaluate(() => 'looksOf' in window))) {
    await page.evaluate(readColoursOnce);
    await page.evaluate(knowLooks);
  }
  return page.evaluate(lookTwice, { ...asked, tags, colourRules, alsoRules });
}

/** Loads axe with each page of a window: sent once, instead of half a megabyte for each page. */
export const loadAxe = (context: BrowserContext) => context.addInitScript({ content: source });

/** Runs in the page. */
function readColoursOnce(): void {
  const { Color } = (window as unknown as WithAxe).axe.commons.color;
  const known = new Map<string, Colour>();
  const read = Color.prototype.parseString;
  Color.prototype.parseString = function (this: Colour, text: string) {
    const { red, green, blue, alpha } = known.get(text) ?? this;
    if (known.has(text)) return Object.assign(this, { red, green, blue, alpha });
    const answer = read.call(this, text);
    known.set(text, new Color(this.red, this.green, this.blue, this.alpha));
    return answer;
  };
}

/**
 * Runs in the page. Of all elements with text of their own: the first two and the last of each style. Elements have the
 * same style when they and their ancestors have the same names and attributes, except ids, links, labels and coordinates.
 */
function knowLooks(): void {
  const plain =
    /^(id|href|src|for|name|value|title|alt|aria-(label|labelledby|describedby|controls|valuetext|valuenow)|x|y|x1|x2|y1|y2|cx|cy|d|dx|dy|points|transform|data-unformatted|data-math|datetime)$/;
  const looks = new Map<Element, string>();
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const own = [...element.attributes].filter(({ name }) => !plain.test(name));
    const states = [
      element === document.activeElement && 'focused',
      [...element.children].some((child) => child.matches(':checked')) && 'checked',
    ];
    const look = [element.tagName, ...own.map(({ name, value }) => `${name}=${value}`), ...states].join(' ');
    const whole = `${element.parentElement ? lookOf(element.parentElement) : ''} > ${look}`;
    looks.set(element, whole);
    return whole;
  };
  const hasText = (element: Element) =>
    element.matches('a[href], input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
    );
  (window as unknown as WithAxe).looksOf = (parts) => {
    looks.clear();
    const groups = new Map<string, Element[]>();
    for (const part of parts)
      for (const element of [part, ...part.querySelectorAll('*')]) {
        if (!hasText(element)) continue;
        const look = lookOf(element);
        const same = groups.get(look);
        if (same) same.push(element);
        else groups.set(look, [element]);
      }
    return [...groups.values()].flatMap((same) => [...new Set([...same.slice(0, 2), ...same.slice(-1)])]);
  };
}

/**
 * Runs in the page. Runs axe twice: all rules in the light theme, and the colour rules in the dark theme. Each run begins with
 * the styles and places of all elements, which is half of its time on a report. Elements are marked for the colour rules, so
 * that these need no run of their own in the light theme.
 */
async function lookTwice(
  asked: Asked & { tags: string[]; colourRules: { id: string; elements: string[] }[]; alsoRules: string[] },
): Promise<Findings> {
  const { axe, looksOf } = window as unknown as WithAxe;
  const root = document.documentElement;
  const all = asked.within ?? document;
  const frame = asked.knownFrame ? 'header:has(~ #main), #main ~ footer' : 'no-frame';
  const look = async (context: unknown, options: object) => {
    // No page has frames, and no rule needs to fetch files again.
    const cheap = { resultTypes: ['violations'], preload: false, reporter: 'no-passes', selectors: false };
    const { violations } = await axe.run(context, { ...cheap, ...options });
    return violations.map(({ id, nodes: [first, ...more] }) =>
      [`${id}: ${first?.html ?? ''}`, ...(first?.any ?? []).map(({ message }) => message)]
        .concat(more.length > 0 ? `and ${more.length} more` : [])
        .join('; '),
    );
  };
  const marked = (element: string) => `${element}[data-look], [data-look] ${element}`;
  axe.configure({
    rules: asked.colourRules.map(({ id, elements }) => ({ id, selector: elements.map(marked).join(', ') })),
  });
  const markLooks = () => {
    const looks = looksOf([...document.querySelectorAll(asked.within ?? 'body')]).filter(
      (element) => !element.closest(frame),
    );
    for (const element of looks) element.setAttribute('data-look', '');
    return looks;
  };
  const unmark = (looks: readonly Element[]) => {
    for (const element of looks) element.removeAttribute('data-look');
  };
  const checkAll = async () => {
    const looks = markLooks();
    const rules = Object.fromEntries(asked.alsoRules.map((id) => [id, { enabled: true }]));
    const found = await look(all, { runOnly: { type: 'tag', values: asked.tags }, rules });
    unmark(looks);
    return found;
  };
  const lookAtColours = async () => {
    const looks = markLooks();
    const runOnly = { type: 'rule', values: asked.colourRules.map(({ id }) => id) };
    const found = looks.length > 0 ? await look({ include: looks }, { runOnly }) : [];
    unmark(looks);
    return found;
  };
  // A window that the browser does not draw has neither frames nor ends of animations.
  const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
  // Ends short animations: fading elements are checked in their final state, also in a window that is not drawn.
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getComputedTiming().endTime) < 1_000) animation.finish();
  const light = await checkAll();
  /** Live charts redraw in the colours of the theme; axe must not run meanwhile, or it loses its elements. */
  const drawn = async () => {
    if (!document.querySelector('.js-plotly-plot')) return;
    let changes = 1;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    while (changes > 0) {
      changes = 0;
      for (let frame = 0; frame < 3; frame += 1)
        await Promise.race([new Promise(requestAnimationFrame), after(500)]);
    }
    observer.disconnect();
  };
  // No transitions between the themes, so that no frames are drawn for them.
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(atOnce);
  root.dataset.theme = 'dark';
  await drawn();
  const dark = await lookAtColours();
  delete root.dataset.theme;
  // Computes the light styles while transitions are off, so that none runs during the next look.
  void root.offsetWidth;
  document.adoptedStyleSheets.pop();
  await drawn();
  return { light, dark };
}
