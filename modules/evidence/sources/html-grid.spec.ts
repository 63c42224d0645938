import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/refusal';
import { readSource } from './read-source';

function read(html: string) {
  const found = readSource({ name: 'a.html', bytes: Buffer.from(html) }, 'html');
  if (isRefusal(found)) throw new Error(found.code);
  return found;
}
const rows = (...lines: string[]) => lines.map((line) => `<tr>${line}</tr>`).join('');

describe('a table of a page', () => {
  it('has the names of groups that span columns, and of cells that span rows', () => {
    const [dataset] = read(
      `<table>${rows('<th rowspan="2">Sector<th colspan="2">Men<th colspan="2">Women', '<th>2023<th>2024<th>2023<th>2024', '<th>Industry<td>274<td>266<td>118<td>115')}</table>`,
    ).datasets;
    expect(dataset?.columns.map(({ name }) => name)).toEqual([
      'Sector',
      'Men 2023',
      'Men 2024',
      'Women 2023',
      'Women 2024',
    ]);
    expect(dataset?.rows).toEqual([['Industry', 274, 266, 118, 115]]);
  });

  it('repeats the label of several rows in each of them', () => {
    const [dataset] = read(
      `<table>${rows('<th>District<th>Year<th>Sheep', '<td rowspan="2">Aldern<td>2022<td>12', '<td>2023<td>13', '<td rowspan="2">Brook<td>2022<td>21', '<td>2023<td>22')}</table>`,
    ).datasets;
    expect(dataset?.rows).toEqual([
      ['Aldern', '2022', 12],
      ['Aldern', '2023', 13],
      ['Brook', '2022', 21],
      ['Brook', '2023', 22],
    ]);
  });

  it('has headings that span its columns as sections', () => {
    const [dataset] = read(
      `<table>${rows('<th>Crop<th>Area (ha)<th>Yield', '<th colspan="3">North', '<td>Rye<td>38.2<td>5.2', '<th colspan="3">South', '<td>Rye<td>12.1<td>4.9')}</table>`,
    ).datasets;
    expect(dataset?.rows).toEqual([
      ['North', 'Rye', 38.2, 5.2],
      ['South', 'Rye', 12.1, 4.9],
    ]);
  });

  it('keeps the marks of footnotes apart from its figures', () => {
    const { datasets, spans } = read(
      `<p>Sales were 12.4<sup>1</sup> million; CO<sub>2</sub> covers 71 km<sup>2</sup>.</p><table>${rows('<th>City<th>Sales', '<td>Hull<sup>2</sup><td>12.4<sup>1</sup>', '<td>York<td>13.5')}</table>`,
    );
    expect(spans[0]?.text).toBe('Sales were 12.4¹ million; CO2 covers 71 km².');
    expect(datasets[0]?.rows).toEqual([
      ['Hull²', 12.4],
      ['York', 13.5],
    ]);
    expect(datasets[0]?.annotations).toEqual(['¹']);
  });

  it('is text where its rows are of different widths, or wider than a table may be', () => {
    expect(read(`<table>${rows('<th>A<th>B', '<td>1<td>2<td>3')}</table>`).datasets).toEqual([]);
    const wide = '<td colspan="1000">x'.repeat(2_000);
    expect(read(`<p>Before.</p><table>${rows(wide, wide)}</table>`).datasets).toEqual([]);
  });

  it('takes time in proportion to its cells, whatever they claim to span', { timeout: 60_000 }, () => {
    const spanning = '<tr>' + '<td rowspan="1000" colspan="190">x</td>' + '</tr>';
    const before = process.cpuUsage();
    read(`<p>Before.</p><table>${spanning.repeat(20_000)}</table>`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});
