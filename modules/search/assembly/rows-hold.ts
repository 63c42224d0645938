import type { Dataset, Evidence } from '../../evidence/evidence';
import type { PlannedDataset } from '../plan';
import { aggregates, columnsOf, rowsBetween, sameAsWritten } from './derive';
import { numberIn, present, type Cell } from './numbers';

const key = (cell: Cell | undefined) =>
  String(cell ?? '')
    .toLowerCase()
    .trim();

/** Whether every figure a writer typed into a dataset stands in the sources, or follows from them as it says. */
export function rowsHold(planned: PlannedDataset, evidence: Evidence): boolean {
  const rows = planned.rows.filter((row) => figuresOf(row).length > 0);
  const spans = evidence.sources.flatMap((source) => source.spans.map(({ text }) => indexed(text)));
  const isDerived = planned.derivation !== undefined;
  return (
    rows.length > 0 &&
    rows.every(
      (row) =>
        evidence.datasets.some(
          (dataset) => rowInDataset(row, dataset) || (isDerived && follows(row, dataset)),
        ) || spans.some((span) => rowInSpan(row, span)),
    )
  );
}

const figuresOf = (row: readonly Cell[]): number[] => present(row.slice(1).map(numberIn));

function rowInDataset(row: readonly Cell[], dataset: Dataset): boolean {
  const label = key(row[0]);
  const figures = figuresOf(row);
  return dataset.rows.some(
    (held) =>
      held.some((cell) => key(cell) === label) &&
      figures.every((figure) => held.some((cell) => numberIn(cell) === figure)),
  );
}

type IndexedSpan = { text: string; numbers: ReadonlySet<number> };

const digits = /[+\-−]?\d[\d,]*(?:\.\d+)?/g;

/** The numbers that stand in a text. */
export const numbersIn = (text: string): number[] =>
  (text.match(digits) ?? []).flatMap((found) => numberIn(found.replace(/,+$/, '')) ?? []);

const indexed = (text: string): IndexedSpan => ({
  text: text.toLowerCase(),
  numbers: new Set(numbersIn(text)),
});

function rowInSpan(row: readonly Cell[], span: IndexedSpan): boolean {
  return span.text.includes(key(row[0])) && figuresOf(row).every((figure) => span.numbers.has(figure));
}

/** The row tells something of the rows its label speaks of: a decade, a range of years, a category, else all of them. */
function follows(row: readonly Cell[], dataset: Dataset): boolean {
  const results = columnsOf(dataset, rowsNamed(key(row[0]), dataset)).flatMap(aggregates);
  return figuresOf(row).every((figure) => results.some((result) => sameAsWritten(figure, result)));
}

function rowsNamed(label: string, dataset: Dataset): Dataset['rows'] {
  const decade = /^(\d{3}0)s$/.exec(label)?.[1];
  if (decade !== undefined) return rowsBetween(dataset, Number(decade), Number(decade) + 9);
  const range = /^(\d{4})\s*(?:-|–|to)\s*(\d{4})$/.exec(label);
  if (range) return rowsBetween(dataset, Number(range[1]), Number(range[2]));
  const alike = dataset.rows.filter((row) => row.some((cell) => key(cell) === label));
  return alike.length > 0 ? alike : dataset.rows;
}
