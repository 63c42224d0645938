import { cutBlock } from './cut-text';
import { createCollector, type ReadSource } from './table-spans';

const divider = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const heading = /^#{1,6}\s+(.*?)\s*#*$/;
const listItem = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;

/** Markdown: headings, list items and paragraphs become spans, pipe tables become datasets as well. */
export function readMarkdown(text: string, fileTitle: string): ReadSource {
  const collector = createCollector();
  const lines = text.replace(/^---\n[\s\S]*?\n---(?=\n)/, blanked).split('\n');
  let title = fileTitle;
  let lastHeading = '';
  let block: string[] = [];
  let start = 1;
  const flush = () => {
    if (block.length > 0) for (const cut of cutBlock(plain(block.join('\n')), start)) collector.add(cut);
    block = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const name = heading.exec(line)?.[1];
    const item = listItem.exec(line)?.[1];
    if (name !== undefined) {
      flush();
      lastHeading = plain(name);
      if (title === fileTitle && line.startsWith('# ') && lastHeading) title = lastHeading;
      else if (lastHeading) collector.add({ text: lastHeading, line: index + 1 });
    } else if (divider.test(lines[index + 1] ?? '') && line.includes('|')) {
      flush();
      index = addTable(collector, lines, index, lastHeading || title);
    } else if (line.trim() === '' || /^\s*(?:```|~~~|[-*_]{3,}\s*$)/.test(line)) flush();
    else {
      if (item !== undefined) flush();
      if (block.length === 0) start = index + 1;
      block.push(item ?? line.replace(/^\s*>\s?/, ''));
    }
  }
  flush();
  return { title, spans: collector.spans, datasets: collector.datasets };
}

/** Adds the table that starts here when it is a regular one, else its lines as text; answers its last line. */
function addTable(
  collector: ReturnType<typeof createCollector>,
  lines: readonly string[],
  from: number,
  title: string,
): number {
  const headers = cellsOf(lines[from] ?? '');
  const rows: { cells: string[]; line: number }[] = [];
  let at = from + 2;
  for (; lines[at]?.includes('|'); at += 1) rows.push({ cells: cellsOf(lines[at] ?? ''), line: at + 1 });
  const regular = headers.length > 1 && new Set(headers).size === headers.length && !headers.includes('');
  const full = rows.filter(({ cells }) => cells.length === headers.length);
  if (regular && full.length > 0 && !collector.isFull()) collector.addTable(title, headers, full, from + 1);
  else for (const { cells, line } of rows) collector.add({ text: cells.join('; '), line });
  return at - 1;
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => plain(cell.replace(/\\\|/g, '|')).trim());
}

/** Text without its marks; links keep their words, pictures what they say they show. */
function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?!\s)([^*\n]+?)\*(?![\w*])/g, '$1');
}

/** Front matter is dropped, its lines stay counted. */
const blanked = (matter: string) => matter.replace(/[^\n]/g, '');
