import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/refusal';
import { docxOf, paragraph, styled, wordTable, xlsxOf } from '../../../../tests/doubles/documents/office';
import {
  contentOf,
  flate,
  linesFrom,
  pdfOf,
  pdfOfContents,
  pdfOfObjects,
} from '../../../../tests/doubles/documents/pdf';
import { pack, unpack } from '../packed-reading';
import { readDocumentSource } from '../read-source';
import type { DocumentKind } from './unreadable-document';

async function good(bytes: Uint8Array, kind: DocumentKind) {
  const read = await readDocumentSource({ name: `a.${kind}`, bytes }, kind);
  if (isRefusal(read)) throw new Error(`refused: ${JSON.stringify(read)}`);
  expect(unpack(pack(read))).toEqual(read);
  return read;
}

const texts = async (bytes: Uint8Array, kind: DocumentKind) =>
  (await good(bytes, kind)).spans.map(({ text }) => text);

describe('a PDF', () => {
  it('becomes paragraphs with the pages that they begin on', async () => {
    const bytes = pdfOf(
      ['The tide rises by', '6.1 metres in Brest.', '', 'It falls at noon.'],
      ['A second page says more.'],
    );
    expect((await good(bytes, 'pdf')).spans).toEqual([
      { id: '1', text: 'The tide rises by 6.1 metres in Brest.', page: 1 },
      { id: '2', text: 'It falls at noon.', page: 1 },
      { id: '3', text: 'A second page says more.', page: 2 },
    ]);
  });

  it('joins hyphenated words, but no figures', async () => {
    const bytes = pdfOf(['The harbour admin-', 'istration counted 10-', '20 ships.']);
    expect(await texts(bytes, 'pdf')).toEqual(['The harbour administration counted 10- 20 ships.']);
  });

  it('drops headers and page numbers that most pages repeat', async () => {
    const page = (at: number) => ['Annual report', '', `Chapter ${'abcd'[at]} begins.`, '', `Page ${at + 1}`];
    expect(await texts(pdfOf(page(0), page(1), page(2), page(3)), 'pdf')).toEqual([
      'Chapter a begins.',
      'Chapter b begins.',
      'Chapter c begins.',
      'Chapter d begins.',
    ]);
  });

  it('puts a sentence together that goes on on the next page', async () => {
    const pages = [
      ['The moon is', 'near. The tide rises'],
      ['until noon.', '', 'Then it falls.'],
    ];
    const { spans } = await good(pdfOf(...pages), 'pdf');
    expect(spans).toEqual([
      { id: '1', text: 'The moon is near. The tide rises until noon.', page: 1 },
      { id: '2', text: 'Then it falls.', page: 2 },
    ]);
  });

  it('sets a heading in larger letters apart', async () => {
    const lines = [{ text: 'Tides', y: 734, size: 20 }, ...linesFrom(['They rise', 'at noon.'])];
    expect(await texts(pdfOfContents([flate(contentOf(lines))]), 'pdf')).toEqual([
      'Tides',
      'They rise at noon.',
    ]);
  });

  it('is read without running its scripts or following its references', async () => {
    const bytes = pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (globalThis.polluted = true) >> >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> /Annots [<< /Subtype /Link /A << /S /URI /URI (http://127.0.0.1:1/) >> >>] >>',
      flate(contentOf(linesFrom(['Nothing runs here.']))),
    ]);
    expect(await texts(bytes, 'pdf')).toEqual(['Nothing runs here.']);
    expect(globalThis).not.toHaveProperty('polluted');
  });
});

describe('a Word document', () => {
  it('becomes paragraphs without lines, and its tables become datasets', async () => {
    const table = wordTable([
      ['Port', 'Tide (m)'],
      ['Brest', '6.1'],
      ['Dover', '5.9'],
    ]);
    const bytes = docxOf(`${paragraph('Tides', 'Heading1')}${paragraph('They rise & fall.')}${table}`);
    const { title, spans, datasets } = await good(bytes, 'docx');
    expect(title).toBe('Tides');
    expect(spans.slice(-4)).toEqual([
      { id: '2', text: 'They rise & fall.' },
      { id: '3', text: 'Columns: Port; Tide (m)' },
      { id: '4', text: 'Port: Brest; Tide (m): 6.1' },
      { id: '5', text: 'Port: Dover; Tide (m): 5.9' },
    ]);
    expect(datasets[0]).toMatchObject({
      columns: [{ name: 'Port' }, { name: 'Tide', type: 'number', unit: 'm' }],
      rows: [
        ['Brest', 6.1],
        ['Dover', 5.9],
      ],
    });
  });

  it('is read without deleted words, pictures and instructions of fields', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>Deleted. </w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>Kept.</w:t></w:r></w:p>';
    expect(await texts(docxOf(body), 'docx')).toEqual(['Kept.']);
  });
});

describe('an Excel workbook', () => {
  const ports = [
    ['Port', 'Tide (m)'],
    ['Brest', 6.1],
    ['Dover', 5.9],
  ];

  it('becomes one span for each row, with its number in the sheet', async () => {
    const { title, spans, datasets } = await good(xlsxOf({ sheets: { Tides: ports } }), 'xlsx');
    expect(title).toBe('a.xlsx');
    expect(spans).toEqual([
      { id: '1', text: 'Columns: Port; Tide (m)', line: 1 },
      { id: '2', text: 'Port: Brest; Tide (m): 6.1', line: 2 },
      { id: '3', text: 'Port: Dover; Tide (m): 5.9', line: 3 },
    ]);
    expect(datasets[0]).toMatchObject({ title: 'a.xlsx', spanIds: ['2', '3'] });
  });

  it('names the sheet of each table where there are several', async () => {
    const { datasets } = await good(xlsxOf({ sheets: { North: ports, South: ports } }), 'xlsx');
    expect(datasets.map(({ title }) => title)).toEqual(['a.xlsx: North', 'a.xlsx: South']);
  });

  it('gives dates as ISO 8601, percentages as shown, and numbers without noise', async () => {
    const styles = ['yyyy\\-mm\\-dd', '[$-409]d mmm yyyy hh:mm;@', '0.0%', '0.00', 'mmm yyyy', '"day" 0'];
    const bytes = xlsxOf({
      styles,
      sheets: {
        a: [
          ['Date', 'At', 'Share', 'Sum', 'Month', 'Count'],
          [
            styled(45292, 1),
            styled(45292.5, 2),
            styled(0.125, 3),
            styled(0.1 + 0.2, 4),
            styled(45323, 5),
            styled(3, 6),
          ],
        ],
      },
    });
    const [dataset] = (await good(bytes, 'xlsx')).datasets;
    expect(dataset?.rows).toEqual([['2024-01-01', '2024-01-01T12:00', 12.5, 0.3, '2024-02', 3]]);
    expect(dataset?.columns[2]).toMatchObject({ type: 'number', unit: '%' });
  });

  it('counts days from 1904 where the workbook says so, and knows 1 March 1900', async () => {
    const dates = async (properties: string, day: number) => {
      const sheets = {
        a: [
          ['Date', 'n'],
          [styled(day, 1), 1],
        ],
      };
      return (await good(xlsxOf({ styles: ['yyyy-mm-dd'], sheets, properties }), 'xlsx')).datasets[0]
        ?.rows[0]?.[0];
    };
    expect(await dates('<workbookPr date1904="1"/>', 0)).toBe('1904-01-01');
    expect(await dates('', 61)).toBe('1900-03-01');
    expect(await dates('', 1)).toBe('1900-01-01');
  });

  it('takes formulas by their stored value, and errors as gaps', async () => {
    const row = [
      'Sum',
      { xml: '<c><f>1+1</f><v>2</v></c>' },
      { xml: '<c t="e"><v>#DIV/0!</v></c>' },
      { xml: '<c t="str"><f>A1</f><v>text</v></c>' },
      { xml: '<c t="b"><v>1</v></c>' },
    ];
    const { datasets } = await good(xlsxOf({ sheets: { a: [['a', 'b', 'c', 'd', 'e'], row] } }), 'xlsx');
    expect(datasets[0]?.rows).toEqual([['Sum', 2, null, 'text', 'TRUE']]);
  });

  it('keeps titles above a table and notes below it as passages', async () => {
    const rows = [
      ['Tides of 2024'],
      [],
      [null, ...(ports[0] ?? [])],
      [null, 'Brest', 6.1],
      [],
      [null, 'Source: the harbour'],
    ];
    const { spans, datasets } = await good(xlsxOf({ sheets: { a: rows } }), 'xlsx');
    expect(spans).toEqual([
      { id: '1', text: 'Tides of 2024', line: 1 },
      { id: '2', text: 'Columns: Port; Tide (m)', line: 3 },
      { id: '3', text: 'Port: Brest; Tide (m): 6.1', line: 4 },
      { id: '4', text: 'Source: the harbour', line: 6 },
    ]);
    expect(datasets[0]?.rows).toEqual([['Brest', 6.1]]);
  });

  it('reads shared strings of several runs without the readings of words', async () => {
    const bytes = xlsxOf({
      strings: ['Port', 'Tide'],
      sheets: {
        a: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r><rPh><t>トウキョウ</t></rPh></is></c><c><v>2</v></c></row>',
      },
    });
    expect((await good(bytes, 'xlsx')).datasets[0]?.rows).toEqual([['東京', 2]]);
  });

  it('repeats a cell in the rows that it is merged over', async () => {
    const row = (...cells: (string | number | null)[]) =>
      `<row>${cells.map((cell) => (cell === null ? '<c/>' : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`;
    const rows = `${row('Region', 'Year', 'Sheep')}${row('Aldern', 2022, 12)}${row(null, 2023, 13)}${row('Brook', 2022, 21)}`;
    const sheet = `${rows}</sheetData><mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A4:C4"/><mergeCell ref="A9:A1048576"/></mergeCells><sheetData>`;
    const { datasets } = await good(xlsxOf({ sheets: { a: sheet } }), 'xlsx');
    expect(datasets[0]?.rows).toEqual([
      ['Aldern', '2022', 12],
      ['Aldern', '2023', 13],
      ['Brook', '2022', 21],
    ]);
  });

  it('reads groups above the names, headings between the rows, and units in notes', async () => {
    const rows = [
      ['Table 3: Transport in Orvelland'],
      ['Revenue in million euros; staff in full-time equivalents'],
      [],
      [null, 2021, null, 2022],
      ['Mode', 'Revenue', 'Staff', 'Revenue', 'Staff'],
      ['North'],
      ['Bus', 84.2, 1240, 88.9, 1265],
      ['South'],
      ['Bus', 102.5, 1530, 99.8, 1512],
      ['Grand total', 186.7, 2770, 188.7, 2777],
      ['* provisional'],
    ];
    const { datasets, spans } = await good(xlsxOf({ sheets: { a: rows } }), 'xlsx');
    expect(datasets[0]).toMatchObject({
      title: 'Transport in Orvelland',
      columns: [
        { name: 'Section', unit: '' },
        { name: 'Mode' },
        { name: 'Revenue 2021', unit: 'million euros' },
        { name: 'Staff 2021', unit: 'full-time equivalents' },
        { name: 'Revenue 2022', unit: 'million euros' },
        { name: 'Staff 2022', unit: 'full-time equivalents' },
      ],
      rows: [
        ['North', 'Bus', 84.2, 1240, 88.9, 1265],
        ['South', 'Bus', 102.5, 1530, 99.8, 1512],
        [null, 'Grand total', 186.7, 2770, 188.7, 2777],
      ],
    });
    expect(spans.at(-1)).toEqual({ id: '7', text: '* provisional', line: 11 });
  });

  it('reads a sheet that is no table row by row', async () => {
    const rows = [
      ['Notes', 'Notes'],
      ['A', 'B', 'C'],
      ['Brest', 6.1],
    ];
    const { spans, datasets } = await good(xlsxOf({ sheets: { a: rows } }), 'xlsx');
    expect(datasets).toEqual([]);
    expect(spans.map(({ text }) => text)).toEqual(['Notes; Notes', 'A; B; C', 'Brest; 6.1']);
  });
});
