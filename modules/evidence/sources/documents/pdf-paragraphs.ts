/** A line of a page: its words, where its baseline is, and the height of its letters. */
export type PdfLine = { text: string; y: number; size: number };

/** A paragraph with the number of the page that it begins on. */
export type PdfParagraph = { text: string; page: number };

/** Lines from the edge of a page in which running headers and footers are looked for. */
const edgeLines = 2;
/** A line is part of the same paragraph up to so many times the usual distance of lines. */
const widestGap = 1.35;
/** Letters of another size begin another paragraph: a heading. */
const sameSize = 1.15;

/** The paragraphs of all pages, in order, without headers and footers that most pages repeat. */
export function paragraphsOf(pages: readonly (readonly PdfLine[])[]): PdfParagraph[] {
  const running = runningLines(pages);
  const bodies = pages.map((lines) =>
    lines.filter(({ text }, at) => !(isAtEdge(at, lines.length) && running.has(shapeOf(text)))),
  );
  const usual = usualGap(bodies);
  const paragraphs: PdfParagraph[] = [];
  for (const [index, body] of bodies.entries())
    for (const [at, text] of blocksOf(body, usual).entries()) {
      const last = paragraphs.at(-1);
      if (at === 0 && last && continuesParagraph(last.text, text)) last.text = joined(last.text, text);
      else paragraphs.push({ text, page: index + 1 });
    }
  return paragraphs;
}

/** A page of few lines has nothing between its edges. */
const isAtEdge = (at: number, count: number) => count > 2 && (at < edgeLines || at >= count - edgeLines);

/** Page numbers differ from page to page. */
const shapeOf = (text: string) => text.replace(/\d+/g, '#').trim();

function runningLines(pages: readonly (readonly PdfLine[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = lines.filter((_, at) => isAtEdge(at, lines.length));
    for (const shape of new Set(edges.map(({ text }) => shapeOf(text))))
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const running = [...counts].filter(([, count]) => count >= 3 && count > pages.length / 2);
  return new Set(running.map(([shape]) => shape));
}

function blocksOf(lines: readonly PdfLine[], usual: number): string[] {
  const blocks: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = blocks.at(-1);
    if (before && last !== undefined && belongs(before, line, last, usual))
      blocks[blocks.length - 1] = joined(last, line.text);
    else blocks.push(line.text);
  }
  return blocks;
}

/** A column that begins at the top goes on with a sentence, but not with a finished one. */
function belongs(before: PdfLine, { y, size, text }: PdfLine, last: string, usual: number): boolean {
  const ratio = size / before.size;
  if (ratio > sameSize || ratio < 1 / sameSize) return false;
  const gap = before.y - y;
  return gap < 0 ? continuesParagraph(last, text) : gap <= usual * widestGap;
}

/** The lower quartile of the distances from one line to the next beneath it: most lines are within a paragraph. */
function usualGap(pages: readonly (readonly PdfLine[])[]): number {
  const gaps = pages
    .flatMap((lines) =>
      lines.flatMap(({ y, size }, at) => {
        const gap = (lines[at - 1]?.y ?? y) - y;
        // A raised or lowered figure is nearer.
        return gap > size / 2 ? [gap] : [];
      }),
    )
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}

const continuesParagraph = (before: string, after: string) =>
  !/[.!?:;”"’)\]]$/.test(before) && /^\p{Ll}/u.test(after);

/** A word that is hyphenated at the end of a line is one word. */
function joined(before: string, after: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : `${before} ${after}`;
}
