import { deflateSync, inflateSync } from 'node:zlib';
import type { PdfObjects } from './pdf-objects';

/**
 * Printed in place of a page number: all digits, forwards and backwards. No other text has this pattern, so it can be
 * found among the glyphs of a finished PDF, and gives glyph and width of each digit.
 */
export const placeholder = '01234567899876543210';

/** Any letter spacing makes Chromium write each glyph with its distance from the one before. */
export const placeholderSpacing = '0.05px';

/**
 * Replaces the placeholders by numbers, in order, right-aligned. The new content of a page is shorter and is padded, so
 * that no offset in the file changes. Returns false and changes nothing unless there are as many placeholders as numbers.
 */
export function patchPageNumbers(pdf: Buffer, objects: PdfObjects, numbers: readonly string[]): boolean {
  const waiting = [...numbers];
  let complete = true;
  const changes = objects.pages.flatMap((page) => {
    const stream = waiting.length > 0 ? contentOf(pdf, objects, page) : undefined;
    if (!stream) return [];
    const content = stream.content.replace(textRun, (run: string, ...[font, x, y, shown]: string[]) => {
      const digits = digitsIn(shown ?? '');
      if (!digits) return run;
      const number = waiting.shift();
      complete &&= number !== undefined;
      return runOf(number ?? '', digits, { font, x: Number(x) + digits.width, y });
    });
    return content === stream.content ? [] : [{ ...stream, content: deflated(content) }];
  });
  if (waiting.length > 0 || !complete || changes.some(({ content, room }) => content.length > room))
    return false;
  for (const change of changes) replaceStream(pdf, change);
  return true;
}

type Stream = { content: string; start: number; dictionary: string; room: number };

function contentOf(pdf: Buffer, { text, offset }: PdfObjects, page: string): Stream | undefined {
  const id = /\/Contents (\d+) 0 R/.exec(text(page))?.[1];
  const start = offset(id);
  const dictionary = /^\d+ 0 obj\n<<[^>]*>> stream\n/.exec(text(id))?.[0] ?? '';
  const room = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  if (start === undefined || !room || !dictionary.includes('/FlateDecode')) return undefined;
  const at = start + dictionary.length;
  return { content: inflateSync(pdf.subarray(at, at + room)).toString('latin1'), start, dictionary, room };
}

/** A run of glyphs, each with its distance from the one before. */
const textRun =
  /BT\n(\/F\d+ [\d.]+ Tf\n1 0 0 -1) ([\d.-]+) ([\d.-]+) Tm\n((?:(?:[\d.-]+ 0 Td )?<\w+> Tj\n)+)ET/g;

type Digits = { glyphs: string[]; advances: number[]; width: number };

function digitsIn(shown: string): Digits | undefined {
  const parts = [...shown.matchAll(/(?:([\d.-]+) 0 Td )?<(\w+)> Tj\n/g)];
  const glyphs = parts.map(([, , glyph = '']) => glyph);
  const there = glyphs.slice(0, 10);
  const back = glyphs.slice(10).reverse();
  if (glyphs.length !== placeholder.length || there.join() !== back.join() || new Set(there).size !== 10)
    return undefined;
  const steps = parts.slice(1).map(([, step = '0']) => Number(step));
  const advances = steps.slice(0, 10);
  return { glyphs: there, advances, width: sum(steps) + (advances[0] ?? 0) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type End = { font: string | undefined; x: number; y: string | undefined };

function runOf(number: string, { glyphs, advances }: Digits, { font, x, y }: End): string {
  if (number === '') return '';
  const digits = [...number].map(Number);
  const steps = digits.map((digit) => advances[digit] ?? 0);
  const shown = digits.map((digit, place) => {
    const step = place === 0 ? '' : `${written(steps[place - 1] ?? 0)} 0 Td `;
    return `${step}<${glyphs[digit] ?? ''}> Tj\n`;
  });
  return `BT\n${font} ${written(x - sum(steps))} ${y} Tm\n${shown.join('')}ET`;
}

const written = (value: number) => String(Number(value.toFixed(4)));

const deflated = (content: string) => deflateSync(Buffer.from(content, 'latin1'), { level: 9 });

type Change = Omit<Stream, 'content'> & { content: Buffer };

/** Pads the shorter object with blanks. */
function replaceStream(pdf: Buffer, { start, dictionary, room, content }: Change): void {
  const head = dictionary.replace(/\/Length \d+/, `/Length ${content.length}`);
  const end = '\nendstream\nendobj\n';
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from(end, 'latin1')]);
  pdf.fill(' ', start, start + dictionary.length + room + end.length);
  whole.copy(pdf, start);
  pdf.fill(
    '\n',
    start + dictionary.length + room + end.length - 1,
    start + dictionary.length + room + end.length,
  );
}
