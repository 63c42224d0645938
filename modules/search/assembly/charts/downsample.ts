import type { Chart, Report } from '../../report';

type Values = readonly (number | null)[];

/** Point limit of a line, for the width of a chart. */
export const maxPoints = 500;

/** "500 of 8,760 points drawn", for the caption. */
export const downsampledNote = (drawn: number, all: number): string =>
  `${drawn.toLocaleString('en')} of ${all.toLocaleString('en')} points drawn`;

/** Downsampled lines: the rows taken, ascending, and the value of each line there, `null` where it is broken. */
export type DownsampledLines = { rows: number[]; values: (number | null)[][] };

/**
 * Downsamples lines over `length` rows to at most `most` rows: the ends of every line, the lowest and the highest value
 * of every stretch, evenly spaced rows beside them so that the axis keeps its scale, and a break wherever a line would
 * otherwise bridge a gap. No value is made up. Ends and extremes are kept for up to forty lines.
 */
export function downsampleLines(
  lines: readonly Values[],
  length: number,
  most = maxPoints,
): DownsampledLines {
  if (length <= most)
    return unbroken(
      lines,
      Array.from({ length }, (_, row) => row),
    );
  const gaps = lines.map((line) => gapsAhead(line, length));
  const ends = endRows(lines, length);
  const each = Math.max(2, 2 * lines.length);
  for (
    let buckets = Math.floor((most - ends.size) / each);
    buckets >= 1;
    buckets = Math.floor(buckets * 0.8)
  ) {
    const drawn = withBreaks(lines, gaps, inBuckets(lines, length, { buckets, each, ends }));
    if (drawn.rows.length <= most) return drawn;
  }
  const few = Math.floor(most / (1 + maxBreakRows));
  const spaced = Array.from({ length: few }, (_, at) => Math.round((at * (length - 1)) / (few - 1)));
  return withBreaks(lines, gaps, spaced);
}

const valueAt = (line: Values | undefined, row: number): number | null => line?.[row] ?? null;

const unbroken = (lines: readonly Values[], rows: number[]): DownsampledLines => ({
  rows,
  values: lines.map((line) => rows.map((row) => valueAt(line, row))),
});

const isGap = (value: number | null | undefined) => value === null || value === undefined;

/** For each row the first one from there on without a value; `length` where none follows. */
function gapsAhead(line: Values, length: number): Int32Array {
  const ahead = new Int32Array(length + 1).fill(length);
  for (let row = length - 1; row >= 0; row -= 1)
    ahead[row] = isGap(line[row]) ? row : (ahead[row + 1] ?? length);
  return ahead;
}

function endRows(lines: readonly Values[], length: number): Set<number> {
  const rows = new Set([0, length - 1]);
  for (const line of lines) {
    const first = line.findIndex((value) => !isGap(value));
    if (first >= 0) rows.add(first).add(line.findLastIndex((value) => !isGap(value)));
  }
  return rows;
}

type Picking = { buckets: number; each: number; ends: ReadonlySet<number> };

function inBuckets(lines: readonly Values[], length: number, { buckets, each, ends }: Picking): number[] {
  const picked = new Set(ends);
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor((bucket * length) / buckets);
    const to = Math.floor(((bucket + 1) * length) / buckets);
    const own = new Set(lines.flatMap((line) => extremeRows(line, from, to)));
    for (let step = 0; step < each && own.size < each; step += 1)
      own.add(from + Math.floor((step * (to - from)) / each));
    for (const row of own) picked.add(row);
  }
  return [...picked].sort((a, b) => a - b);
}

function extremeRows(line: Values, from: number, to: number): number[] {
  let [low, high] = [-1, -1];
  for (let row = from; row < to; row += 1) {
    const value = line[row] ?? null;
    if (value === null) continue;
    if (low < 0 || value < (line[low] ?? 0)) low = row;
    if (high < 0 || value > (line[high] ?? 0)) high = row;
  }
  return low < 0 ? [] : [low, high];
}

/** Rows inserted between two others to break lines. */
const maxBreakRows = 2;

/** Inserts up to two rows between two others wherever a line would bridge a gap. */
function withBreaks(
  lines: readonly Values[],
  gaps: readonly Int32Array[],
  picked: readonly number[],
): DownsampledLines {
  const rows: number[] = [];
  const broken = new Map<number, Set<number>>();
  for (const to of picked) {
    const from = rows.at(-1);
    if (from !== undefined) {
      const gapRows = exactBreak(lines, gaps, from, to);
      for (const row of gapRows ?? []) rows.push(row);
      const [row] = gapRows ? [] : bridged(lines, gaps, from, to).map(({ gap }) => gap);
      if (row !== undefined) {
        rows.push(row);
        broken.set(row, bridging(lines, gaps, from, row, to));
      }
    }
    rows.push(to);
  }
  const at = (line: number, row: number) => (broken.get(row)?.has(line) ? null : valueAt(lines[line], row));
  return { rows, values: lines.map((_, line) => rows.map((row) => at(line, row))) };
}

/** Rows without a value that break every line with a gap there; undefined when these two cannot. */
function exactBreak(
  lines: readonly Values[],
  gaps: readonly Int32Array[],
  from: number,
  to: number,
): number[] | undefined {
  const rows: number[] = [];
  for (let before = from; ;) {
    const [first] = bridged(lines, gaps, before, to);
    if (!first) return rows;
    const isElsewhere = bridged(lines, gaps, before, first.gap).length > 0;
    if (rows.length === maxBreakRows || isElsewhere) return undefined;
    rows.push(first.gap);
    before = first.gap;
  }
}

type Bridged = { line: number; gap: number };

/** The lines that would cross a row without a value between two rows; the first such row first. */
function bridged(lines: readonly Values[], gaps: readonly Int32Array[], from: number, to: number): Bridged[] {
  const found: Bridged[] = [];
  for (const [line, values] of lines.entries()) {
    if (isGap(values[from]) || isGap(values[to])) continue;
    const gap = gaps[line]?.[from + 1] ?? to;
    if (gap < to) found.push({ line, gap });
  }
  return found.sort((a, b) => a.gap - b.gap);
}

/** The lines that a point at `row` would lead over a gap, on either side: they are broken there instead. */
const bridging = (
  lines: readonly Values[],
  gaps: readonly Int32Array[],
  from: number,
  row: number,
  to: number,
): Set<number> =>
  new Set([...bridged(lines, gaps, from, row), ...bridged(lines, gaps, row, to)].map(({ line }) => line));

/** A stored report with lines downsampled to the limit of a chart: older versions stored all points. */
export function withDownsampledPoints(report: Report): Report {
  const { charts } = report.visualData;
  if (!charts.some(isTooLong)) return report;
  return { ...report, visualData: { ...report.visualData, charts: charts.map(thinned) } };
}

const isTooLong = ({ type, data }: Chart) => type === 'line' && data.labels.length > maxPoints;

function thinned(chart: Chart): Chart {
  if (!isTooLong(chart)) return chart;
  const { labels, datasets } = chart.data;
  const { rows, values } = downsampleLines(
    datasets.map(({ data }) => data),
    labels.length,
  );
  return {
    ...chart,
    subtitle: [chart.subtitle, downsampledNote(rows.length, labels.length)].filter(Boolean).join(', '),
    data: {
      labels: rows.map((row) => labels[row] ?? ''),
      datasets: datasets.map((dataset, at) => ({ ...dataset, data: values[at] ?? [] })),
    },
  };
}
