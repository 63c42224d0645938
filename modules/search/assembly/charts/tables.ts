import type { Figures } from '../figures/figures';
import { isSourced, lineFor, periodOf, seriesInAll } from '../figures/figures';
import { least, most, present } from '../figures/numbers';
import { cleanText } from '../prose/analysis-text';
import { basisOf, derivationOf, factValue, spansOf, type VerifiedFact } from '../../ledger';
import { endsOf, type Basis, type Table } from '../../report';

/** A finished report has at least two tables (issue and spec section 1). */
export const minTables = 2;
/** Limit of tables in the text beside the ledger, one per section; every chart also has its own table on request. */
export const maxTables = 4;
const maxColumns = 6;
/** Enough for 25 years of months on screen and in exports. Print shows fewer. */
const maxRows = 300;

/** A table for the first dataset of each section, the ledger, and a table of extremes if there would be too few. */
export function makeTables(
  settled: readonly Figures[],
  facts: readonly VerifiedFact[],
  sectionOf: (figures: Figures, origin: string) => string,
  sourceOfSpan: (spanId: string) => string | undefined,
): Table[] {
  const seen = new Set<string>();
  const tables = settled
    .map((figures) => tableOf(figures, sectionOf(figures, figures.id)))
    .filter(({ sectionId }) => !seen.has(sectionId) && seen.add(sectionId))
    .slice(0, maxTables);
  const ledger = ledgerTable(facts, sourceOfSpan);
  const made = ledger ? [...tables, ledger] : tables;
  return made.length < minTables && settled.length > 0
    ? [...made, ...settled.map((figures) => extremes(figures, sectionOf(figures, figures.id)))]
    : made;
}

const shown = (value: number | null): string => (value === null ? '' : String(value));

function tableOf(figures: Figures, sectionId: string): Table {
  const series = figures.series.slice(0, maxColumns - 1);
  const rows = figures.labels.map((label, at) => [
    label,
    ...series.map(({ values }) => shown(values[at] ?? null)),
  ]);
  const unit = figures.unit ? ` (${figures.unit})` : '';
  const columns =
    series.length < seriesInAll(figures) ? `, ${series.length} of ${seriesInAll(figures)} columns` : '';
  const cut = rows.length > maxRows;
  const ends = cut ? `, first and last ${maxRows / 2} of ${rows.length.toLocaleString('en')} rows` : '';
  return {
    id: `table-${figures.id}`,
    title: `${figures.title}${unit}${columns}${ends}`,
    headers: [figures.xLabel || 'Label', ...series.map(({ label }) => label)],
    rows: cut ? endsOf(rows, maxRows) : rows,
    basis: figures.basis,
    sourceLine: figures.sourceLine,
    ...(figures.sourceId !== undefined && { sourceId: figures.sourceId }),
    sectionId,
  };
}

function ledgerTable(
  facts: readonly VerifiedFact[],
  sourceOfSpan: (spanId: string) => string | undefined,
): Table | undefined {
  if (facts.length === 0) return undefined;
  const bases = new Set(facts.map(basisOf));
  const basis = leastSure.find((each) => bases.has(each)) ?? 'source';
  return {
    id: 'table-ledger',
    title: 'Figures used in this report',
    headers: ['Figure', 'Value', 'Period', 'Basis'],
    rows: facts.map((fact) => [
      cleanText(fact.label),
      cleanText(factValue(fact)),
      cleanText(fact.period),
      restsOn(fact, sourceOfSpan),
    ]),
    basis,
    sourceLine: isSourced(basis) ? 'The sources named in each row' : lineFor(basis, undefined),
    sectionId: '',
  };
}

const leastSure: readonly Basis[] = ['illustrative', 'model', 'derived'];

function restsOn(fact: VerifiedFact, sourceOfSpan: (spanId: string) => string | undefined): string {
  const derivation = derivationOf(fact);
  if (derivation !== undefined) return `Derived: ${cleanText(derivation)}`;
  const [span] = spansOf(fact);
  if (span !== undefined) return sourceOfSpan(span) ?? 'Source';
  return fact.basis === 'illustrative' ? 'Illustrative' : 'Model only, not verified';
}

function extremes(figures: Figures, sectionId: string): Table {
  const series = figures.series.slice(0, maxRows);
  const cut =
    series.length < seriesInAll(figures) ? `, ${series.length} of ${seriesInAll(figures)} series` : '';
  const rows = series.map(({ label, values }) => {
    const held = present(values);
    return [label, ...[held[0], held.at(-1), least(held), most(held)].map((value) => shown(value ?? null))];
  });
  return {
    id: `table-${figures.id}-extremes`,
    title: `${figures.title}: first, latest, lowest and highest${periodOf(figures) ? `, ${periodOf(figures)}` : ''}${cut}`,
    headers: ['Series', 'First', 'Latest', 'Lowest', 'Highest'],
    rows,
    basis: figures.basis === 'source' ? 'derived' : figures.basis,
    sourceLine: figures.sourceLine,
    sectionId,
  };
}
