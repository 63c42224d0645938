import type { Block } from '../../report';

/** A line of model text with its kind; still Markdown inside. */
export type RawBlock = { type: Block['type']; raw: string };

/** Section names that may stand on a line of their own without Markdown. Spec section 5 mentions a fixed list. */
const knownNames = new Set(
  `abstract|analysis|background|benefits|case studies|challenges|challenges and opportunities|competitive landscape|
  conclusion|conclusions|current state|data analysis|detailed analysis|discussion|economic impact|executive summary|
  findings|forecast|future outlook|future trends|growth drivers|implications|industry overview|introduction|key findings|
  key insights|key metrics|key takeaways|key trends|limitations|market analysis|market overview|market size|market trends|
  methodology|opportunities|outlook|overview|recommendations|regional analysis|results|risk analysis|risks|
  risks and challenges|strategic recommendations|summary|trends`
    .split('|')
    .map((name) => name.trim()),
);

const heading = /^#{2,6}(?:\s+|(?=[^#\s]))(.+)$/;
const bold = /^(?:\*\*(?!\*)((?:(?!\*\*).)+)\*\*|__((?:(?!__).)+)__)\s*:?$/;
const item = /^(?:[-*+•‣◦▪]\s+|\d{1,3}[.)]\s+|\(\d{1,3}\)\s+)(?:\[[ xX]\]\s+)?(.+)$/;
const noise = /^(?:(?:```|~~~).*|([-*_=])(?:\s*\1){2,}|\[[^\]]+\]:\s+\S.*)$/;

/** Lines without words: fences, rules, the line under the head of a table, link targets. */
const isNoise = (line: string) => noise.test(line) || (line.includes('--') && /^[\s:|-]+$/.test(line));

/** The text of a heading, without closing marks. */
function withoutClosing(title: string): string {
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  return title.slice(0, end).trimEnd();
}

const bare = (text: string) =>
  text
    .replace(/^#+|[*_#:]/g, '')
    .trim()
    .toLowerCase();

/** Spec section 5: splits on blank lines, then lines, and classifies each. Lines without words are dropped. */
export function rawBlocks(markdown: string): RawBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .flatMap((part) =>
      unwrapped(
        part
          .split('\n')
          .map(tidied)
          .filter((line) => line && !isNoise(line)),
      ),
    )
    .filter((line) => bare(line) !== 'complete analysis')
    .flatMap(classified);
}

function tidied(line: string): string {
  const words = line.trim().replace(/^(?:>\s*)+/, '');
  if (!/^\|.*\|$/.test(words)) return words;
  return isNoise(words) ? words : cells(words).join(', ');
}

const cells = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Joins wrapped paragraphs: a line that begins in lower case or is too short to stand alone continues the one before. */
function unwrapped(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  let before: string | undefined;
  for (const line of lines) {
    const open = joined.at(-1);
    const opened = open?.[0];
    if (open && opened !== undefined && before !== undefined && continuesBlock(opened, before, line))
      open.push(line);
    else joined.push([line]);
    before = line;
  }
  return joined.map((parts) => parts.join(' '));
}

/** `opened` is the first line of the paragraph, `before` its latest. */
function continuesBlock(opened: string, before: string, line: string): boolean {
  if (isMarked(line) || isHeading(opened) || opened.startsWith('#')) return false;
  if (/[.!?:]$/.test(before.slice(-8).replace(/["'”’)\]]+$/, ''))) return false;
  return /^[\p{Ll}(]/u.test(line) || line.length <= 15;
}

const isHeading = (line: string) => heading.test(line) || bold.test(line);

const isMarked = (line: string) =>
  line.startsWith('#') || bold.test(line) || item.test(line) || knownNames.has(bare(line));

function titleOf(line: string): string | undefined {
  const headingText = heading.exec(line)?.[1];
  return headingText === undefined
    ? bold.exec(line)?.slice(1).find(Boolean)?.trimEnd()
    : withoutClosing(headingText);
}

function classified(line: string): RawBlock[] {
  const title = titleOf(line);
  if (title) return [{ type: 'subheading', raw: title.replace(/:$/, '') }];
  if (knownNames.has(bare(line)) && !line.startsWith('#'))
    return [{ type: 'subheading', raw: line.replace(/:$/, '') }];
  const listed = item.exec(line)?.[1];
  if (listed !== undefined) return [{ type: 'listItem', raw: listed }];
  return line.startsWith('#') ? [] : [{ type: 'paragraph', raw: line }];
}
