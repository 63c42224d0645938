import { extent } from 'd3-array';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climateAssembly } from '../../../../tests/doubles/climate-example';
import { assemble } from '../assemble';
import { downsampleLines, maxPoints, withDownsampledPoints } from './downsample';

type Line = (number | null)[];
const value = fc.oneof(
  { weight: 6, arbitrary: fc.double({ noNaN: true, min: -1e6, max: 1e6 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
/** Up to eight lines, of a length on both sides of the limit, with short and long gaps. */
const lines: fc.Arbitrary<Line[]> = fc
  .record({
    length: fc.integer({ min: 1, max: 1_500 }),
    parts: fc.array(fc.array(value, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 8 }),
    hole: fc.tuple(fc.nat(1_500), fc.nat(1_000)),
  })
  .map(({ length, parts, hole: [from, size] }) =>
    parts.map((part, which) =>
      Array.from({ length }, (_, row): number | null => {
        const each = part[row % part.length] ?? null;
        const isHole = row >= from && row < from + size && which === 0;
        return each === null || isHole ? null : each + Math.floor(row / part.length);
      }),
    ),
  );
const known = (values: readonly (number | null)[]) => values.filter((each) => each !== null);
const drawn = (given: Line[]) => downsampleLines(given, given[0]?.length ?? 0);

describe('downsampled lines', () => {
  const holds = (check: (given: Line[], lines: ReturnType<typeof downsampleLines>) => void) =>
    fc.assert(
      fc.property(lines, (given) => check(given, drawn(given))),
      { numRuns: 60, endOnFailure: true },
    );

  it('keep the order of the data, at most the limit of a chart, and all points of a short line', () =>
    holds((given, { rows, values }) => {
      const length = given[0]?.length ?? 0;
      expect(rows.every((row, at) => row < length && row > (rows[at - 1] ?? -1))).toBe(true);
      expect(rows.length).toBeLessThanOrEqual(maxPoints);
      if (length <= maxPoints) expect(values).toEqual(given);
      const isOfData = (each: number | null, line: number, at: number) =>
        each === null || Object.is(each, given[line]?.[rows[at] ?? -1]);
      expect(values.every((line, which) => line.every((each, at) => isOfData(each, which, at)))).toBe(true);
    }));

  it('keep the ends of every line, its lowest and its highest point', () =>
    holds((given, { rows, values }) => {
      expect([rows[0], rows.at(-1)]).toEqual([0, (given[0]?.length ?? 0) - 1]);
      for (const [at, line] of given.entries()) {
        const [all, kept] = [known(line), known(values[at] ?? [])];
        expect([kept[0], kept.at(-1), ...extent(kept)]).toEqual([all[0], all.at(-1), ...extent(all)]);
      }
    }));

  it('never bridge a gap', () =>
    holds((given, { rows, values }) => {
      for (const [at, line] of given.entries())
        for (const [place, row] of rows.entries()) {
          const next = rows[place + 1];
          if (next === undefined || values[at]?.[place] === null || values[at]?.[place + 1] === null)
            continue;
          if (line.slice(row, next).includes(null))
            throw new Error(`line ${at} bridges a gap after row ${row}`);
        }
    }));

  it('omit no value beside a gap that all lines share', () => {
    const line = (up: number) => Array.from({ length: 9_000 }, (_, row) => (row % 900 < 9 ? null : row * up));
    const given = [line(1), line(-2)];
    const { rows, values } = drawn(given);
    expect(values).toEqual(given.map((each) => rows.map((row) => each[row])));
  });

  it('have evenly spaced points, so that the axis keeps its scale', () => {
    const line = Array.from({ length: 10_000 }, (_, row) => (row < 5_000 ? row : 7));
    const { rows } = drawn([line]);
    const before = rows.filter((row) => row < 5_000).length;
    expect(Math.abs(before - rows.length / 2)).toBeLessThan(5);
  });

  it('stay within the limit with many lines as well', () => {
    const line = Array.from({ length: 2_000 }, (_, row) => (row % 2 === 0 ? row : null));
    const { rows } = drawn(Array.from({ length: 80 }, () => line));
    expect(rows.length).toBeLessThanOrEqual(maxPoints);
    expect([rows[0], rows.at(-1)]).toEqual([0, 1_999]);
  });
});

describe('a stored report of an older version', () => {
  it('is read with downsampled lines and a note about them', () => {
    const report = assemble(climateAssembly());
    const [chart] = report.visualData.charts;
    if (!chart) throw new Error('the example has a chart');
    const labels = Array.from({ length: 200_000 }, (_, row) => `row ${row}`);
    const datasets = [{ ...chart.data.datasets[0], label: 'Hours', data: labels.map((_, row) => row % 977) }];
    const stored = { ...chart, type: 'line' as const, data: { labels, datasets } };
    const huge = { ...report, visualData: { ...report.visualData, charts: [stored as typeof chart] } };
    const [read] = withDownsampledPoints(huge).visualData.charts;
    expect(read?.data.labels.length).toBeLessThanOrEqual(maxPoints);
    expect(read?.data.datasets[0]?.data).toHaveLength(read?.data.labels.length ?? 0);
    expect(read?.subtitle).toContain(`${read?.data.labels.length} of 200,000 points drawn`);
    expect(withDownsampledPoints(report)).toBe(report);
  });
});
