import { type CheerioAPI, load } from 'cheerio/slim';
import { cutBlock } from './cut-text';
import { createCollector, type ReadSource } from './table-spans';

/** As much of a parsed node as is read here. */
type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
  startIndex?: number | null;
};
type Collector = ReturnType<typeof createCollector>;

const dropped = new Set(
  'title script style noscript template nav svg iframe object form button select head footer'.split(' '),
);
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i img ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Elements inside one another; pages people wrote stay far below, and parsers slow down far above. */
const deepest = 2_000;
const left = new Set(
  'p li dt dd tr td th thead tbody tfoot option area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

/** Whether a page nests deeper than any page should; elements that often stay unclosed do not count. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = '', end] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^<>]*?(\/?)>/g)) {
    if (end || left.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** HTML as a reader sees it: text in blocks, scripts and navigation dropped, regular tables as datasets as well. */
export function readHtml(html: string, fileTitle: string): ReadSource {
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: true, withStartIndices: true } });
  const collector = createCollector();
  const title = tidy($('title').first().text()) || tidy($('h1').first().text()) || fileTitle;
  collectBlocks($, collector, title, lineFinder(html));
  return { title: title.slice(0, 200), spans: collector.spans, datasets: collector.datasets };
}

/** Walks without recursion, so that no depth of nesting can break it. */
function collectBlocks(
  $: CheerioAPI,
  collector: Collector,
  title: string,
  lineOf: (at: number) => number,
): void {
  let text = '';
  let start = 0;
  const flush = () => {
    const block = tidy(text);
    if (block) for (const { text } of cutBlock(block, 1)) collector.add({ text, line: lineOf(start) });
    text = '';
  };
  const stack: (Node | 'end')[] = [$.root()[0] as unknown as Node];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === 'end') flush();
    else if (node.type === 'text') {
      const data = node.data ?? '';
      if (text.trim() === '') start = (node.startIndex ?? 0) + (data.length - data.trimStart().length);
      text += data;
    } else if (isShown(node)) {
      const name = nameOf(node);
      if (name === 'br') text += ' ';
      if (name === 'table' && addTable($, collector, node, title, lineOf, flush)) continue;
      if (!inline.has(name) && name !== 'br') {
        flush();
        stack.push('end');
      }
      for (const child of [...(node.children ?? [])].reverse()) stack.push(child);
    }
  }
}

function isShown(node: Node): boolean {
  if (node.type === 'comment' || node.type === 'directive' || dropped.has(nameOf(node))) return false;
  const { attribs } = node;
  return !attribs || !('hidden' in attribs || /display:\s*none/i.test(attribs.style ?? ''));
}

/** A table with one header row and equal rows; others are read as text. Answers whether it was one. */
function addTable(
  $: CheerioAPI,
  collector: Collector,
  table: Node,
  title: string,
  lineOf: (at: number) => number,
  flush: () => void,
): boolean {
  if (collector.isFull()) return false;
  const found = $(table as never);
  if (found.find('table').length > 0 || found.find('[colspan],[rowspan]').length > 0) return false;
  const rows = found
    .find('tr')
    .toArray()
    .map((row) => ({
      cells: $(row)
        .find('th,td')
        .toArray()
        .map((cell) => tidy($(cell).text())),
      line: lineOf(row.startIndex ?? 0),
    }));
  const [head, ...body] = rows;
  if (!head || body.length === 0 || head.cells.length < 2 || new Set(head.cells).size < head.cells.length)
    return false;
  if (head.cells.includes('') || body.some(({ cells }) => cells.length !== head.cells.length)) return false;
  flush();
  collector.addTable(tidy(found.find('caption').first().text()) || title, head.cells, body, head.line);
  return true;
}

const nameOf = ({ name }: Node) => name?.toLowerCase() ?? '';
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The line of a character, by halving. */
function lineFinder(text: string): (at: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (at) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
