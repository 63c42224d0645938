import type { Dataset, Evidence } from '../../evidence/evidence';
import type { PlannedDataset } from '../plan';
import { decimalsOf, least, mean, most, numberIn, present, sum, type Cell } from './numbers';

const key = (cell: Cell | undefined) =>
  String(cell ?? '')
    .toLowerCase()
    .trim();
const digits = /[+\-−]?\d[\d,]*(?:\.\d+)?/g;

/** Whether every figure a writer typed into a dataset stands in the sources, or follows from them as it says. */
export function rowsHold(planned: PlannedDataset, evidence: Evidence): boolean {
  const rows = planned.rows.filter((row) => row.slice(1).some((cell) => numberIn(cell) !== null));
  const spans = spanIndex(evidence);
  return (
    rows.length > 0 &&
    rows.every(
      (row) =>
        evidence.datasets.some((dataset) => rowInDataset(row, dataset)) ||
        spans.some((span) => rowInSpan(row, span)) ||
        (planned.derivation !== undefined &&
          evidence.datasets.some((dataset) => follows(row, planned, dataset))),
    )
  );
}

const figuresOf = (row: readonly Cell[]): number[] => present(row.slice(1).map(numberIn));

function rowInDataset(row: readonly Cell[], dataset: Dataset): boolean {
  const label = key(row[0]);
  return dataset.rows.some((held) => {
    if (!held.some((cell) => key(cell) === label)) return false;
    return figuresOf(row).every((figure) => held.some((cell) => numberIn(cell) === figure));
  });
}

type IndexedSpan = { text: string; numbers: Set<number> };

function spanIndex({ sources }: Evidence): IndexedSpan[] {
  return sources.flatMap(({ spans }) =>
    spans.map(({ text }) => ({
      text: text.toLowerCase(),
      numbers: new Set(text.match(digits)?.flatMap((found) => numberIn(found) ?? []) ?? []),
    })),
  );
}

function rowInSpan(row: readonly Cell[], span: IndexedSpan): boolean {
  return span.text.includes(key(row[0])) && figuresOf(row).every((figure) => span.numbers.has(figure));
}

/** A total, mean, extreme, count or growth of the rows a label speaks of: a decade, a range, a category or all. */
function follows(row: readonly Cell[], planned: PlannedDataset, dataset: Dataset): boolean {
  const group = rowsNamed(key(row[0]), dataset);
  if (group.length === 0) return false;
  const named = new Set(planned.columns.map(key));
  const places = dataset.columns.flatMap(({ type, name }, at) =>
    type === 'number' ? [{ at, named: named.has(key(name)) }] : [],
  );
  const results = places.flatMap(({ at }) => aggregates(present(group.map((held) => numberIn(held[at])))));
  return figuresOf(row).every((figure) => results.some((result) => same(figure, result)));
}

function rowsNamed(label: string, dataset: Dataset): Dataset['rows'] {
  const [from, to] = yearsOf(label);
  if (from !== undefined && to !== undefined)
    return dataset.rows.filter((row) => {
      const year = Number(/^\d{4}/.exec(key(row[timePlace(dataset)]))?.[0] ?? Number.NaN);
      return year >= from && year <= to;
    });
  const alike = dataset.rows.filter((row) => row.some((cell) => key(cell) === label));
  return alike.length > 0 ? alike : dataset.rows;
}

function timePlace({ columns }: Dataset): number {
  const dated = columns.findIndex(({ type }) => type === 'date');
  const called = columns.findIndex(({ name }) => /year|date|month|time|period/i.test(name));
  return Math.max(0, dated >= 0 ? dated : called);
}

function yearsOf(label: string): [number?, number?] {
  const decade = /^(\d{3}0)s$/.exec(label)?.[1];
  if (decade !== undefined) return [Number(decade), Number(decade) + 9];
  const range = /^(\d{4})\s*(?:-|–|to)\s*(\d{4})$/.exec(label);
  return range ? [Number(range[1]), Number(range[2])] : [];
}

function aggregates(values: readonly number[]): number[] {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return [];
  const growth = first === 0 ? [] : [((last - first) / Math.abs(first)) * 100];
  return [
    sum(values),
    mean(values),
    least(values),
    most(values),
    first,
    last,
    last - first,
    values.length,
    ...growth,
  ];
}

/** Equal at the precision it was written with. */
function same(figure: number, result: number): boolean {
  return Math.abs(figure - result) <= 0.5 * 10 ** -decimalsOf(figure) + 1e-9;
}
