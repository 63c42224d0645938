import { Parser } from 'htmlparser2';
import { HtmlGrid, spanIn } from './html-grid';
import { splitBlock } from './split-spans';
import { type GridRow, type Layout, lineOf } from './table-layout';
import { createCollector, maxTables, type ReadSource } from './table-spans';

/** A page nests its elements deeper than any page that people wrote. */
export class NestedTooDeeply extends Error {
  override readonly name = 'NestedTooDeeply';
}

/** Elements inside one another. The parser searches its stack at each end tag, so the depth bounds the time. */
const deepest = 2_000;

const dropped = new Set(
  'script style noscript template nav svg iframe object form button select head footer'.split(' '),
);
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i img ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** HTML as a reader sees it: text in blocks, scripts and navigation dropped, regular tables as datasets as well. */
export function readHtml(html: string, fileTitle: string): ReadSource {
  const page = new Page(html);
  page.read();
  const collector = createCollector();
  const title = (page.title || fileTitle).slice(0, 200);
  for (const part of page.parts) {
    if ('layout' in part) addTable(collector, part, title);
    else for (const { text } of splitBlock(part.text, 1)) collector.add({ text, line: part.line });
  }
  return { title, spans: collector.spans, datasets: collector.datasets };
}

/** The words of a fragment of HTML, without its tags. */
export function textOfHtml(html: string): string {
  const page = new Page(html);
  page.read();
  return page.parts.map((part) => ('layout' in part ? wordsOf(part.layout) : part.text)).join('\n');
}

type Block = { text: string; line: number };
type Table = { caption: string; layout: Layout; line: number };
/** A table on its way. `from`: where its parts begin, which it replaces when it turns out to be one of data. */
type OpenTable = {
  caption: string;
  line: number;
  from: number;
  grid: HtmlGrid;
  isNested: boolean;
  cell: string[] | undefined;
  inCaption: boolean;
};

/** A tag that began. `columns` and `rows`: how many its cell spans. */
type OpenTag = {
  name: string;
  at: number;
  isHidden: boolean;
  columns: number;
  rows: number;
  hasStyle: boolean;
};

/** "12.4<sup>1</sup>" is no 12.41: digits in superscript stay apart. */
const inSuperscript = (text: string) => text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const wordsOf = ({ headers, rows, before, after }: Layout) =>
  [
    ...before.flatMap(({ cells }) => cells),
    ...headers,
    ...[...rows, ...after].flatMap(({ cells }) => cells),
  ].join(' ');

function addTable(
  collector: ReturnType<typeof createCollector>,
  { caption, layout }: Table,
  title: string,
): void {
  const addNotes = (rows: readonly GridRow[]) => {
    for (const row of rows)
      for (const { text } of splitBlock(lineOf(row), 1)) collector.add({ text, line: row.line });
  };
  const passages = collector.above();
  const nearest = caption ? 0 : 1;
  addNotes(layout.before);
  const around = [...layout.before, ...layout.after].map(lineOf);
  const notes = [...passages.slice(0, nearest), ...around];
  collector.addTable(
    caption || title,
    layout.headers,
    layout.rows,
    layout.headerLine,
    notes,
    passages.slice(nearest),
  );
  addNotes(layout.after);
}

/** A page on its way through the parser: one pass, each character seen once. */
class Page {
  readonly parts: (Block | Table)[] = [];
  private pageTitle: string | undefined;
  private heading: string | undefined;
  private depth = 0;
  /** Elements of raised text that are open. */
  private raised = 0;
  /** Depth of the element that hides what lies within; 0 when nothing does. */
  private hiddenFrom = 0;
  private hiddenBy = '';
  /** Collects the words of the first title or the first heading. */
  private named: { kind: 'title' | 'h1'; words: string[]; depth: number } | undefined;
  private words: string[] = [];
  private hasWords = false;
  private start = 0;
  private readonly tables: OpenTable[] = [];
  private datasets = 0;
  private pending: OpenTag | undefined;
  private readonly lineAt: (at: number) => number;

  constructor(private readonly html: string) {
    this.lineAt = lineCounter(html);
  }

  get title(): string {
    return this.pageTitle || this.heading || '';
  }

  read(): void {
    const parser = new Parser(
      {
        // The parser collects all attributes of a tag only for `onopentag`, and that object grows faster than linearly.
        onopentagname: (name) => this.begin(name, parser.startIndex),
        onattribute: (name, value) => this.attribute(name, value),
        onclosetag: (name) => this.close(name),
        ontext: (text) => this.text(text, parser.startIndex),
      },
      { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
    );
    parser.end(this.html);
    this.openPending();
    this.flush();
  }

  /** A tag whose attributes may follow: it opens at the next event of another kind. */
  private begin(name: string, at: number): void {
    this.openPending();
    this.pending = { name, at, isHidden: dropped.has(name), columns: 1, rows: 1, hasStyle: false };
  }

  /** Notes what an attribute means for the text. Of a repeated one the first counts. */
  private attribute(name: string, value: string): void {
    const { pending } = this;
    if (!pending) return;
    if (name === 'hidden') pending.isHidden = true;
    if (name === 'colspan') pending.columns = spanIn(value);
    if (name === 'rowspan') pending.rows = spanIn(value);
    if (name !== 'style' || pending.hasStyle) return;
    pending.hasStyle = true;
    if (/display:\s*none/i.test(value)) pending.isHidden = true;
  }

  private openPending(): void {
    const { pending } = this;
    this.pending = undefined;
    if (pending) this.open(pending);
  }

  private open(tag: OpenTag): void {
    const { name, isHidden } = tag;
    this.depth += 1;
    if (this.depth > deepest) throw new NestedTooDeeply();
    if (
      name === 'title' &&
      this.pageTitle === undefined &&
      (this.hiddenFrom === 0 || this.hiddenBy === 'head')
    )
      this.named = { kind: 'title', words: [], depth: this.depth };
    if (this.hiddenFrom > 0) return;
    if (name === 'title' || isHidden) {
      this.hiddenFrom = this.depth;
      this.hiddenBy = name;
      return;
    }
    if (name === 'h1' && this.heading === undefined && !this.named)
      this.named = { kind: 'h1', words: [], depth: this.depth };
    if (name === 'br' || name === 'wbr') this.words.push(name === 'br' ? ' ' : '');
    else if (!inline.has(name)) this.flush();
    if (name === 'sup') this.raised += 1;
    this.openInTable(tag);
  }

  private openInTable({ name, at, columns, rows }: OpenTag): void {
    const table = this.tables.at(-1);
    if (name === 'table') {
      // Marks only the enclosing table: that one has already marked the tables around it.
      if (table) table.isNested = true;
      this.tables.push({
        ...{ caption: '', line: this.lineAt(at), from: this.parts.length, grid: new HtmlGrid() },
        ...{ isNested: false, cell: undefined, inCaption: false },
      });
    } else if (!table) return;
    else if (name === 'caption') table.inCaption = true;
    else if (name === 'tr') table.grid.addRow(this.lineAt(at));
    else if (name === 'td' || name === 'th') {
      table.cell = [];
      table.grid.addCell(columns, rows, name === 'th');
    } else if (table.cell && !inline.has(name)) table.cell.push(' ');
  }

  private text(words: string, at: number): void {
    this.openPending();
    const text = this.raised > 0 ? inSuperscript(words) : words;
    this.named?.words.push(text);
    if (this.hiddenFrom > 0) return;
    const table = this.tables.at(-1);
    table?.cell?.push(text);
    if (table?.inCaption) table.caption += text;
    if (!this.hasWords && /\S/.test(text)) {
      this.hasWords = true;
      this.start = at + (text.length - text.trimStart().length);
    }
    if (this.hasWords) this.words.push(text);
  }

  private close(name: string): void {
    this.openPending();
    if (this.named && this.named.depth === this.depth) this.closeNamed(this.named);
    const wasHidden = this.hiddenFrom > 0;
    if (this.hiddenFrom === this.depth) this.hiddenFrom = 0;
    this.depth -= 1;
    if (wasHidden) return;
    if (name === 'sup') this.raised -= 1;
    if (!inline.has(name) && name !== 'br') this.flush();
    this.closeInTable(name);
  }

  private closeNamed({ kind, words }: { kind: 'title' | 'h1'; words: string[] }): void {
    const text = tidy(words.join(''));
    if (kind === 'title') this.pageTitle = text;
    else this.heading = text || undefined;
    this.named = undefined;
  }

  private closeInTable(name: string): void {
    const table = this.tables.at(-1);
    if (!table) return;
    if (name === 'caption') table.inCaption = false;
    else if ((name === 'td' || name === 'th') && table.cell) {
      table.grid.fill(tidy(table.cell.join('')));
      table.cell = undefined;
    } else if (name === 'table') {
      this.tables.pop();
      const layout = table.isNested || this.datasets >= maxTables ? undefined : table.grid.layout();
      if (!layout) return;
      this.datasets += 1;
      this.parts.length = table.from;
      this.parts.push({ caption: tidy(table.caption), layout, line: table.line });
    }
  }

  private flush(): void {
    const text = this.hasWords ? tidy(this.words.join('')) : '';
    if (text) this.parts.push({ text, line: this.lineAt(this.start) });
    this.words = [];
    this.hasWords = false;
  }
}

/** The line of a character. Mostly asked in order, so that the text is walked once. */
function lineCounter(text: string): (at: number) => number {
  let seen = 0;
  let line = 1;
  return (at) => {
    for (; seen < at; seen += 1) if (text.charCodeAt(seen) === 10) line += 1;
    return line;
  };
}
