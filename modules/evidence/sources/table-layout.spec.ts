import { describe, expect, it } from 'vitest';
import { type Layout, layoutOf } from './table-layout';

/** The layout of lines of cells, parted by "|". An empty line is no row, as in a sheet. */
function layout(text: string): Layout | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const rows = lines.flatMap((line, at) =>
    line === '' ? [] : [{ cells: line.split('|').map((cell) => cell.trim()), line: at }],
  );
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return layoutOf(
    rows.map(({ cells, line }) => ({
      cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
      line,
    })),
  );
}
const cellsOf = (rows: Layout['rows'] | undefined) => rows?.map(({ cells }) => cells.join('|'));

describe('the header of a table', () => {
  it('is the first row with several names', () => {
    const found = layout('Ports of 2024\nPort|Tide (m)\nBrest|6.1');
    expect(found?.headers).toEqual(['Port', 'Tide (m)']);
    expect(cellsOf(found?.before)).toEqual(['Ports of 2024|']);
    expect(cellsOf(found?.rows)).toEqual(['Brest|6.1']);
  });

  it('joins the names with the periods above them', () => {
    const found = layout('|2021||2022\nMode|Revenue|Staff|Revenue|Staff\nBus|84.2|1240|88.9|1265');
    expect(found?.headers).toEqual(['Mode', 'Revenue 2021', 'Staff 2021', 'Revenue 2022', 'Staff 2022']);
    expect(cellsOf(found?.rows)).toEqual(['Bus|84.2|1240|88.9|1265']);
  });

  it('joins periods with the groups and the unit above them', () => {
    const found = layout('Crop|Area (ha)||Yield 2023 (t/ha)\n|2022|2023|\nRye|41.7|38.2|5.2');
    expect(found?.headers).toEqual(['Crop', 'Area 2022 (ha)', 'Area 2023 (ha)', 'Yield 2023 (t/ha)']);
  });

  it('joins groups of groups', () => {
    const found = layout('|Men||||Women\n|2022||2023||2022\n|Full|Part|Full|Part|Full\nHull|1|2|3|4|5');
    expect(found?.headers).toEqual([
      'Row',
      'Men full 2022',
      'Men part 2022',
      'Men full 2023',
      'Men part 2023',
      'Women full 2022',
    ]);
  });

  it('takes a row of units below the names', () => {
    const found = layout('City|Population|Area\n|thousand|km²\nHull|267.0|71\nYork|141.7|272');
    expect(found?.headers).toEqual(['City', 'Population (thousand)', 'Area (km²)']);
    expect(found?.rows).toHaveLength(2);
    expect(layout('City|Area\nUnit|km²\nHull|71')?.headers).toEqual(['City', 'Area (km²)']);
  });

  it('is none where a name stands twice, or where a figure stands above the names', () => {
    expect(layout('Notes|Notes|\nA|B|C\nBrest|6.1|')).toBeUndefined();
    expect(layout('|12.5||13.1\nMode|Revenue|Staff|Revenue\nBus|1|2|3')).toBeUndefined();
  });
});

describe('the rows of a table', () => {
  const sections = (below: string) => layout(`Mode|Revenue|Staff\nNorth\nBus|1|2\nTram|3|4\n${below}`);

  it('have the heading above them as a section', () => {
    const found = sections('South\nBus|5|6');
    expect(found?.headers).toEqual(['Section', 'Mode', 'Revenue', 'Staff']);
    expect(cellsOf(found?.rows)).toEqual(['North|Bus|1|2', 'North|Tram|3|4', 'South|Bus|5|6']);
  });

  it('that total all sections are in none', () => {
    expect(cellsOf(sections('South\nBus|5|6\nTotal|9|12')?.rows)?.at(-1)).toBe('|Total|9|12');
    const own = sections('Total north|4|6\nSouth\nBus|5|6\nTotal south|5|6\nVarnland|9|12');
    expect(cellsOf(own?.rows)?.slice(-2)).toEqual(['South|Total south|5|6', '|Varnland|9|12']);
    const together = sections('North together|4|6\nSouth\nBus|5|6\nSouth together|5|6\nVarnland|9|12');
    expect(cellsOf(together?.rows)?.slice(-2)).toEqual(['South|South together|5|6', '|Varnland|9|12']);
    const alike = sections('All types|4|6\nSouth\nBus|5|6\nAll types|5|6\nYear as a whole|9|12');
    expect(cellsOf(alike?.rows)?.slice(-2)).toEqual(['South|All types|5|6', '|Year as a whole|9|12']);
    const grand = sections('Total north|4|6\nSouth\nBus|5|6\nGrand total|9|12');
    expect(cellsOf(grand?.rows)?.at(-1)).toBe('|Grand total|9|12');
  });

  it('without figures are no headings where one alone or none stands first', () => {
    expect(layout('City|A|B\nHull|1|2\nYork||\nLeeds|3|4\nBath||')?.headers).toEqual(['City', 'A', 'B']);
    expect(layout('City|A|B\nHull||\nYork|1|2')?.rows).toHaveLength(2);
  });

  it('end before notes', () => {
    const found = layout('City|A|B\nHull|1|2\nYork||\n* provisional\nSource: the census');
    expect(cellsOf(found?.rows)).toEqual(['Hull|1|2', 'York||']);
    expect(cellsOf(found?.after)).toEqual(['* provisional||', 'Source: the census||']);
  });
});
