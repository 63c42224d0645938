import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/refusal';
import { maxFileBytes } from '../contract';
import { readSource, type TextKind } from './read-source';

const read = (text: string | Uint8Array, kind: TextKind = 'csv', name = 'figures.csv') =>
  readSource({ name, bytes: typeof text === 'string' ? Buffer.from(text) : text }, kind);

function good(text: string | Uint8Array, kind: TextKind = 'csv') {
  const found = read(text, kind);
  if (isRefusal(found)) throw new Error(`refused: ${JSON.stringify(found)}`);
  return found;
}

const table = (text: string) => {
  const [dataset] = good(text).datasets;
  if (!dataset) throw new Error('no dataset');
  return dataset;
};

describe('a CSV', () => {
  it('becomes one span for its header and one for each row, with the lines they stand on', () => {
    const { spans } = good('# From the harbour office\nYear,CO2 (Gt)\n1990,22.75\n1991,23.2\n');
    expect(spans).toEqual([
      { id: '1', text: 'From the harbour office', line: 1 },
      { id: '2', text: 'Columns: Year; CO2 (Gt)', line: 2 },
      { id: '3', text: 'Year: 1990; CO2 (Gt): 22.75', line: 3 },
      { id: '4', text: 'Year: 1991; CO2 (Gt): 23.2', line: 4 },
    ]);
  });

  it('counts the lines of a row that holds a line break', () => {
    const { spans } = good('Name,Note\nA,"one\ntwo"\nB,last\n');
    expect(spans.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('gives columns their types and units, and gaps as null', () => {
    const { columns, rows } = table('Year,Mass (Gt),Share %,Name\n1990,"1,234.5",12%,x\n1991,n/a,−3%,\n');
    expect(columns).toEqual([
      { name: 'Year', type: 'date', unit: '' },
      { name: 'Mass', type: 'number', unit: 'Gt' },
      { name: 'Share %', type: 'number', unit: '%' },
      { name: 'Name', type: 'text', unit: '' },
    ]);
    expect(rows).toEqual([
      ['1990', 1234.5, 12, 'x'],
      ['1991', null, -3, null],
    ]);
  });

  it('takes the years of founding and building for figures, as they are no times of the other figures', () => {
    const { columns } = table('Park,Founded (year),Year built,Year\nA,1951,1960,2020\nB,1938,1972,2022\n');
    expect(columns.map(({ name, type }) => [name, type])).toEqual([
      ['Park', 'text'],
      ['Founded', 'number'],
      ['Year built', 'number'],
      ['Year', 'date'],
    ]);
  });

  it('reads decimal commas where a column can be read no other way', () => {
    expect(table('Land;Umsatz\nDE;1.234,5\nFR;2.000,25\n').rows).toEqual([
      ['DE', 1234.5],
      ['FR', 2000.25],
    ]);
    expect(table('Land;Umsatz\nDE;1,234\nFR;2,000\n').rows[0]).toEqual(['DE', 1234]);
  });

  it('reads points as thousands where whole numbers below a thousand stand beside them', () => {
    const grouped = good('City;Inhabitants;Debt\nArden;84.200;1.240\nCorvin;203.900;980\n');
    expect(grouped.datasets[0]?.rows).toEqual([
      ['Arden', 84_200, 1240],
      ['Corvin', 203_900, 980],
    ]);
    expect(grouped.spans[1]?.text).toBe('City: Arden; Inhabitants: 84.200 (= 84200); Debt: 1.240 (= 1240)');
    expect(table('Item;Weight\nBolt;0.125\nPlate;1.250\nBeam;12\n').rows[1]).toEqual(['Plate', 1.25]);
    expect(table('Item;Weight\nBolt;1.125\nPlate;1.375\nBeam;12\n').rows[1]).toEqual(['Plate', 1.375]);
    expect(table('Item;Weight\nBolt;1.120\nPlate;1.250\nBeam;12.500\n').rows[1]).toEqual(['Plate', 1.25]);
  });

  it('says in the span what a figure with a decimal comma means', () => {
    const { spans } = good('Land;Umsatz\nDE;1.234,5\nFR;200\n');
    expect(spans.map(({ text }) => text).slice(1)).toEqual([
      'Land: DE; Umsatz: 1.234,5 (= 1234.5)',
      'Land: FR; Umsatz: 200',
    ]);
  });

  it('keeps codes with leading zeros as text', () => {
    expect(table('Code,Count\n007,1\n012,2\n').columns[0]?.type).toBe('text');
  });

  it('takes the currency of its cells as the unit, and brackets as minus', () => {
    const { columns, rows } = table('Item,Result\na,$1.50\nb,($2.00)\n');
    expect(columns[1]).toEqual({ name: 'Result', type: 'number', unit: '$' });
    expect(rows.map((row) => row[1])).toEqual([1.5, -2]);
  });

  it('keeps the full headers of columns that differ only in their unit', () => {
    expect(table('Year,CO2 (Gt),CO2 (ppm)\n1990,1,2\n').columns.map(({ name }) => name)).toEqual([
      'Year',
      'CO2 (Gt)',
      'CO2 (ppm)',
    ]);
  });

  it.each([
    ['a,b\n1,2,3\n', 'line 2 has 3 fields where the header has 2'],
    ['a,b\n1\n', 'line 2 has 1 field where the header has 2'],
    ['a,a\n1,2\n', 'two columns are called "a"'],
    ['a,,c\n1,2,3\n', 'column 2 has no name'],
    ['1,2\n3,4\n', 'its first line holds figures, not the names of columns'],
    ['a,b\n', 'it has a header but no rows'],
    ['a,b\n"x,2\n', 'a quotation mark around line'],
  ])('that is broken (%j) is refused with what is wrong', (text, problem) => {
    expect(read(text)).toMatchObject({ refused: true, code: 'csv-broken', values: { name: 'figures.csv' } });
    const refused = read(text);
    expect(isRefusal(refused) && refused.values.problem).toContain(problem);
  });

  it('may have titles above its header and notes below its rows, which are passages', () => {
    const { spans, datasets } = good(
      '"Spending on health, in million euros",,\nRegion,2021,2022\nNorth,12.5,\nSouth,8.0,8.4\nSource: Statistics office.\n',
    );
    expect(spans.map(({ text, line }) => `${line} ${text}`)).toEqual([
      '1 Spending on health, in million euros',
      '2 Columns: Region; 2021; 2022',
      '3 Region: North; 2021: 12.5',
      '4 Region: South; 2021: 8.0; 2022: 8.4',
      '5 Source: Statistics office.',
    ]);
    expect(datasets[0]?.title).toBe('Spending on health, in million euros');
    expect(datasets[0]?.columns.map(({ unit }) => unit)).toEqual(['', 'million euros', 'million euros']);
  });

  it('has a header of empty cells above figures for no title', () => {
    expect(read('Region,,\nNorth,12,13\nSouth,8,9\n')).toMatchObject({ code: 'csv-broken' });
  });

  // In time of the processor: that of the clock is longer where others work beside it.
  it('of five megabytes is read in a moment', { timeout: 120_000 }, () => {
    const row = (index: number) => `Place ${index},${2000 + (index % 20)},${index * 1.5},${index % 7}\n`;
    let text = 'Name,Year,Amount (t),Grade\n';
    for (let index = 0; text.length < maxFileBytes - 60; index += 1) text += row(index);
    const before = process.cpuUsage();
    const { datasets } = good(text);
    const { user, system } = process.cpuUsage(before);
    expect(datasets[0]?.rows.length).toBeGreaterThan(100_000);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});

describe('a table in Markdown', () => {
  const read = (text: string) => good(text, 'markdown');
  const dataset = (text: string) => read(text).datasets[0];

  it('may have headings between its rows, and no name above its labels', () => {
    const found = dataset(
      '|  | Flats | Houses |\n|---|---|---|\n| **East** |  |  |\n| City | 214 | 18 |\n| **West** |  |  |\n| City | 158 | 9 |\n',
    );
    expect(found?.columns.map(({ name }) => name)).toEqual(['Section', 'Row', 'Flats', 'Houses']);
    expect(found?.rows).toEqual([
      ['East', 'City', 214, 18],
      ['West', 'City', 158, 9],
    ]);
  });

  it('takes the unit that the line above it gives', () => {
    const found = dataset(
      'Amounts are in thousand crowns.\n\n| Item | Grants |\n|---|---|\n| Staff | 4,650 |\n',
    );
    expect(found?.columns[1]).toMatchObject({ name: 'Grants', unit: 'thousand crowns' });
  });

  it('of one column stays text', () => {
    const { datasets, spans } = read('| Note |\n|---|\n| one |\n| two |\n');
    expect(datasets).toEqual([]);
    expect(spans.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});

describe('any file', () => {
  it('may be UTF-8 with a byte order mark, or UTF-16 with one', () => {
    const text = 'Größe,b\nä,1\n';
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [Buffer.from(`\ufeff${text}`), little, Buffer.from(little).swap16()])
      expect(good(bytes).datasets[0]?.columns[0]?.name).toBe('Größe');
  });

  it.each([
    ['NUL bytes', Buffer.from('a,b\n\0,1\n')],
    ['bytes that are no UTF-8', Buffer.from([0x61, 0xff, 0xc0, 0x62])],
    ['many control characters', Buffer.from('\u0001\u0002\u0003\u0004 a')],
  ])('with %s is refused as binary [SEC-22]', (_, bytes) => {
    expect(read(bytes, 'text')).toMatchObject({ code: 'file-binary' });
  });

  it.each(['', ' \n\t ', '\ufeff'])('without words (%j) is refused as empty', (text) => {
    expect(read(text, 'text')).toMatchObject({ code: 'file-empty' });
  });
});

describe('prose', () => {
  it('is cut into spans of whole sentences with the lines they start on', () => {
    const first = `${'A sentence of some length about tides. '.repeat(12).trim()}`;
    const { spans } = good(`${first}\n\nThe last one, e.g. this, stands alone.\n`, 'text');
    expect(spans.every(({ text }) => text.length <= 400 && text.endsWith('.'))).toBe(true);
    expect(spans.at(-1)).toEqual({
      id: String(spans.length),
      text: 'The last one, e.g. this, stands alone.',
      line: 3,
    });
  });

  it('in Markdown loses its marks, and its tables become datasets', () => {
    const { title, spans, datasets } = good(
      '# Tides\n\nThey *rise* and [fall](http://x.example).\n\n| Port | Metres |\n|---|---|\n| Brest | 6.1 |\n',
      'markdown',
    );
    expect(title).toBe('Tides');
    expect(spans[0]).toMatchObject({ text: 'They rise and fall.', line: 3 });
    expect(datasets[0]?.rows).toEqual([['Brest', 6.1]]);
  });

  it('in HTML is read without scripts, navigation and hidden parts [SEC-10]', () => {
    const { title, spans, datasets } = good(
      '<title>Tides</title><nav>Menu</nav><script>evil()</script><p hidden>Hidden.</p>\n<p>They <b>rise</b>.</p><table><tr><th>Port</th><th>Metres</th></tr><tr><td>Brest</td><td>6.1</td></tr></table>',
      'html',
    );
    expect(title).toBe('Tides');
    expect(spans.map(({ text }) => text)).toEqual([
      'They rise.',
      'Columns: Port; Metres',
      'Port: Brest; Metres: 6.1',
    ]);
    expect(spans[0]?.line).toBe(2);
    expect(datasets[0]?.columns[1]?.type).toBe('number');
  });

  it('in HTML that nests without end is refused at once', () => {
    expect(read('<div>'.repeat(100_000), 'html', 'deep.html')).toMatchObject({ code: 'file-too-deep' });
  });
});
