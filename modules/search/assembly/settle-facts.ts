import type { Dataset, Evidence } from '../../evidence/evidence';
import { cleanText } from '../analysis-text';
import { factValue, type Fact } from '../ledger';
import { datasetNamed } from './columns';
import { aggregates, columnsOf, rowsBetween, sameAsWritten } from './derive';
import { sum } from './numbers';
import { numbersIn } from './rows-hold';

/**
 * The ledger as it may be shown. A fact that names a source which does not hold it is the model's own word. What the
 * offline writer derived it computed from the data; what a model derived is computed again.
 */
export function settleFacts(
  facts: readonly Fact[],
  evidence: Evidence,
  { offline, demo }: { offline: boolean; demo: boolean },
): { facts: Fact[]; notices: string[] } {
  const texts = new Map(
    evidence.sources.flatMap(({ spans }) => spans.map(({ id, text }) => [id, text] as const)),
  );
  const notices: string[] = [];
  const settled = facts.map((fact): Fact => {
    if (demo) return { ...fact, basis: 'illustrative' };
    if (typeof fact.basis === 'string' || holds(fact, fact.basis, texts, evidence.datasets, offline))
      return fact;
    notices.push(
      `"${cleanText(fact.label)}" is marked as model-only: the source it names does not hold ${cleanText(factValue(fact))}.`,
    );
    return { ...fact, basis: 'model' };
  });
  return { facts: settled, notices };
}

function holds(
  fact: Fact,
  basis: Exclude<Fact['basis'], string>,
  texts: ReadonlyMap<string, string>,
  datasets: readonly Dataset[],
  offline: boolean,
): boolean {
  if ('span' in basis) return inText(fact.value, texts.get(basis.span) ?? '');
  const dataset = datasetNamed(datasets, basis.dataset);
  return dataset !== undefined && (offline || derivable(fact, basis.derivation, dataset));
}

function inText(value: string, text: string): boolean {
  const figures = numbersIn(value);
  if (figures.length === 0)
    return text.toLowerCase().includes(value.trim().toLowerCase()) && value.trim() !== '';
  const held = numbersIn(text);
  return figures.every((figure) => held.some((each) => sameAsWritten(figure, each) || figure === -each));
}

/** Whether a figure follows from the rows that its words speak of: some years, some category, or all of them. */
function derivable(fact: Fact, derivation: string, dataset: Dataset): boolean {
  const results = groups(`${fact.label} ${fact.period} ${derivation}`, dataset).flatMap((rows) =>
    columnsOf(dataset, rows).flatMap((values) => [...aggregates(values), ...values, ...shares(values)]),
  );
  const figures = numbersIn(fact.value);
  if (figures.length === 0) return inText(fact.value, dataset.rows.flat().join(' '));
  return figures.every((figure) => results.some((result) => sameAsWritten(figure, result)));
}

function groups(words: string, dataset: Dataset): Dataset['rows'][] {
  const years = (words.match(/\b(?:1[5-9]|20|21)\d\d\b/g) ?? []).map(Number);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const window = years.length > 0 ? [rowsBetween(dataset, from, to)] : [];
  const said = words.toLowerCase();
  const named = [dataset.rows, ...window].map((rows) =>
    rows.filter((row) =>
      row.some((cell) => typeof cell === 'string' && cell.length > 2 && said.includes(cell.toLowerCase())),
    ),
  );
  return [dataset.rows, ...window, ...named];
}

function shares(values: readonly number[]): number[] {
  const whole = sum(values);
  return whole === 0 ? [] : values.map((value) => (value / whole) * 100);
}
