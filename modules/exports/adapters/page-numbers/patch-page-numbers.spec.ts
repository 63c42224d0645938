import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfObjects } from './pdf-objects';
import { patchPageNumbers } from './patch-page-numbers';

describe('numbers in a finished PDF', () => {
  it('are right-aligned to their placeholders', () => {
    const pdf = pdfOf(line(100) + title + line(120));
    expect(patchPageNumbers(pdf, pdfObjects(pdf), ['7', '140'])).toBe(true);
    // Twenty digits of ten points each; the placeholder begins at fifty.
    expect(contentsOf(pdf)).toEqual([
      'BT\n/F1 14 Tf\n1 0 0 -1 240 100 Tm\n<0107> Tj\nET\n' +
        title +
        'BT\n/F1 14 Tf\n1 0 0 -1 220 120 Tm\n<0101> Tj\n10 0 Td <0104> Tj\n10 0 Td <0100> Tj\nET\n',
    ]);
  });

  it('are as wide as their digits', () => {
    const narrowOne = line(100).replace(/<0101> Tj\n10 /g, '<0101> Tj\n4 ');
    const pdf = pdfOf(narrowOne);
    expect(patchPageNumbers(pdf, pdfObjects(pdf), ['12'])).toBe(true);
    expect(contentsOf(pdf)[0]).toContain('-1 224 100 Tm\n<0101> Tj\n4 0 Td <0102> Tj');
  });

  it('continue over the pages, and skip a missing target', () => {
    const pdf = pdfOf(line(100), title, line(100) + line(120));
    expect(patchPageNumbers(pdf, pdfObjects(pdf), ['3', '', '5'])).toBe(true);
    const [first, second, third] = contentsOf(pdf);
    expect(first).toContain('<0103>');
    expect(second).toBe(title);
    expect(third?.match(/BT/g)).toHaveLength(1);
    expect(third).toContain('<0105>');
  });

  it('change no offset in the file', () => {
    const pdf = pdfOf(line(100), title);
    const before = pdf.toString('latin1');
    patchPageNumbers(pdf, pdfObjects(pdf), ['3']);
    const after = pdf.toString('latin1');
    expect(after).toHaveLength(before.length);
    const behind = before.indexOf('5 0 obj');
    expect(after.slice(behind)).toBe(before.slice(behind));
  });

  it.each([
    ['more numbers than places', ['1', '2', '3']],
    ['fewer numbers than places', ['1']],
  ])('are not written when there are %s', (_, numbers) => {
    const pdf = pdfOf(line(100) + line(120));
    const before = Buffer.from(pdf);
    expect(patchPageNumbers(pdf, pdfObjects(pdf), numbers)).toBe(false);
    expect(pdf.equals(before)).toBe(true);
  });

  it('are not written to a file of another producer', () => {
    const other = Buffer.from('%PDF-1.7 in a way of its own');
    expect(patchPageNumbers(other, pdfObjects(other), ['1'])).toBe(false);
  });
});

const glyph = (digit: number) => `<${(0x100 + digit).toString(16).padStart(4, '0')}> Tj\n`;
const there = Array.from({ length: 10 }, (_, digit) => digit);

/** A placeholder as Chromium writes it. */
const line = (y: number) =>
  `BT\n/F1 14 Tf\n1 0 0 -1 50 ${y} Tm\n${[...there, ...there.toReversed()].map(glyph).join('10 0 Td ')}ET\n`;

/** A word of twenty letters is not a placeholder. */
const title = `BT\n/F1 14 Tf\n1 0 0 -1 50 60 Tm\n${Array.from({ length: 20 }, () => glyph(5)).join('10 0 Td ')}ET\n`;

function pdfOf(...contents: string[]): Buffer {
  const pages = contents.map((_, index) => `${3 + 2 * index} 0 R`);
  const objects = [
    '<</Type /Catalog\n/Pages 2 0 R>>',
    `<</Type /Pages\n/Kids [${pages.join(' ')}]>>`,
    ...contents.flatMap((content, index) => {
      const stream = deflateSync(content).toString('latin1');
      return [
        `<</Type /Page\n/Contents ${4 + 2 * index} 0 R>>`,
        `<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n${stream}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `${table}trailer\n<</Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The content of each page, by the length in the file. */
function contentsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/\/Length (\d+)>> stream\n/g)].map((found) => {
    const at = found.index + found[0].length;
    return inflateSync(pdf.subarray(at, at + Number(found[1]))).toString('latin1');
  });
}
