import MarkdownIt, { type Token } from 'markdown-it';
import { splitBlock } from './split-spans';
import { textOfHtml } from './read-html';
import { layoutOf, lineOf } from './table-layout';
import { createCollector, type ReadSource } from './table-spans';

type Row = { cells: string[]; line: number };

/** Blocks only: the words within them are parsed one block at a time, so that their tokens need not all be kept. */
const markdown = new MarkdownIt({ html: true });
markdown.core.ruler.enableOnly(['normalize', 'block']);

/** Markdown with pipe tables: headings, list items and paragraphs become spans, tables become datasets as well. */
export function readMarkdown(text: string, fileTitle: string): ReadSource {
  const document = new MarkdownDocument(fileTitle);
  document.read(withoutFrontMatter(text));
  return { title: document.title, spans: document.collector.spans, datasets: document.collector.datasets };
}

class MarkdownDocument {
  readonly collector = createCollector();
  title: string;
  private lastHeading = '';
  /** Definitions of links, which the blocks are read with. */
  private readonly environment = {};
  private rows: Row[] | undefined;
  private hasTitle = false;

  constructor(fileTitle: string) {
    this.title = fileTitle;
  }

  read(text: string): void {
    const tokens = markdown.parse(text, this.environment);
    for (const [at, token] of tokens.entries()) this.take(token, tokens[at - 1]);
    // A file of one heading says at least that.
    if (this.collector.spans.length === 0 && this.hasTitle) this.collector.add({ text: this.title, line: 1 });
  }

  private take(token: Token, before: Token | undefined): void {
    const line = (token.map?.[0] ?? 0) + 1;
    switch (token.type) {
      case 'inline':
        if (this.rows) this.rows.at(-1)?.cells.push(this.plain(token.content).replace(/\s+/g, ' ').trim());
        else if (before?.type === 'heading_open')
          this.heading(this.plain(token.content), line, before.markup);
        else this.block(this.plain(token.content), line);
        break;
      case 'table_open':
        this.rows = [];
        break;
      case 'tr_open':
        this.rows?.push({ cells: [], line });
        break;
      case 'table_close':
        this.table(this.rows ?? []);
        this.rows = undefined;
        break;
      case 'code_block':
      case 'fence':
        this.block(token.content, token.type === 'fence' ? line + 1 : line);
        break;
      case 'html_block':
        this.block(textOfHtml(token.content), line);
        break;
      default:
    }
  }

  private block(text: string, line: number): void {
    for (const cut of splitBlock(text, line)) this.collector.add(cut);
  }

  /** The first heading of the highest level names the source; the others are passages. */
  private heading(words: string, line: number, markup: string): void {
    const text = words.replace(/\s+/g, ' ').trim();
    if (!text) return;
    this.lastHeading = text;
    if (!this.hasTitle && (markup === '#' || markup === '=')) {
      this.hasTitle = true;
      this.title = text.slice(0, 200);
    } else this.collector.add({ text, line });
  }

  /** A table whose columns have different names is a dataset; the lines of any other one are passages. */
  private table(rows: Row[]): void {
    const found = this.collector.isFull() ? undefined : layoutOf(rows);
    const layout = found && found.headers.length > 1 ? found : undefined;
    const lines = layout ? layout.before : rows.slice(1);
    for (const { cells, line } of lines) this.collector.add({ text: cells.join('; '), line });
    if (!layout) return;
    const { headers, headerLine } = layout;
    const [nearest = '', ...farther] = this.collector.above();
    const title = this.lastHeading || this.title;
    this.collector.addTable(title, headers, layout.rows, headerLine, [nearest], farther);
    for (const row of layout.after) this.collector.add({ text: lineOf(row), line: row.line });
  }

  /** Text without its marks; links keep their words, pictures what they say they show. */
  private plain(content: string): string {
    const tokens: Token[] = [];
    markdown.inline.parse(content, markdown, this.environment, tokens);
    return tokens.map(wordsOf).join('');
  }
}

function wordsOf({ type, content }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return type === 'html_inline' ? '' : content;
}

/** Front matter is dropped; its lines stay counted. */
function withoutFrontMatter(text: string): string {
  if (!text.startsWith('---\n')) return text;
  const end = text.indexOf('\n---\n', 3);
  return end < 0 ? text : text.slice(0, end + 4).replace(/[^\n]/g, '') + text.slice(end + 4);
}
