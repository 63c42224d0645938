import { extent } from 'd3-array';
import type { ColumnRoles } from '../sources/columns';
import type { Dataset } from '../evidence';

/** A run of rows under a name: "1990s", "2020-2023", "2005-2009". */
export type Bucket = { label: string; rows: number[] };

/** Rows of a series by spans of years: tens are decades. Empty when the labels hold no years, or all fall into one. */
export function bucketsOf(dataset: Dataset, { label, timed }: ColumnRoles, years: 5 | 10): Bucket[] {
  if (!timed) return [];
  const byStart = new Map<number, { rows: number[]; years: Set<number> }>();
  for (const [index, row] of dataset.rows.entries()) {
    const year = yearOf(row[label] ?? null);
    if (year === undefined) return [];
    const start = Math.floor(year / years) * years;
    const bucket = byStart.get(start) ?? { rows: [], years: new Set() };
    bucket.rows.push(index);
    bucket.years.add(year);
    byStart.set(start, bucket);
  }
  const buckets = [...byStart].sort(([a], [b]) => a - b);
  if (buckets.length < 2) return [];
  return buckets.map(([start, bucket]) => ({ label: nameOf(start, years, bucket.years), rows: bucket.rows }));
}

export function yearOf(cell: string | number | null): number | undefined {
  const [found] = /\b[12]\d{3}\b/.exec(String(cell ?? '')) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** A decade that is not whole says which years it holds. */
function nameOf(start: number, length: number, years: ReadonlySet<number>): string {
  const [from, to] = extent(years);
  if (length === 10 && years.size === 10) return `${start}s`;
  return from === to ? String(from) : `${from}-${to}`;
}
