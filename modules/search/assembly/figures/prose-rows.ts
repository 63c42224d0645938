import type { Verifier } from '../../../evidence/contract';
import { isTableKind, type Evidence } from '../../../evidence/evidence';
import { memoize } from '../../../kernel/memoize';
import { cleanText } from '../prose/analysis-text';
import type { PlannedDataset } from '../../plan';
import { areTimes } from './figures';
import { labelOf, numberIn } from './numbers';
import { titleOfColumns, type Rows } from './source-rows';

/** Each value of a dataset is checked in a few passages, as the check of one takes milliseconds. */
const maxRows = 12;
const maxColumns = 2;
const maxPassages = 3;

/** What the labels of a chart may be called: no passage states it, and another name could claim something of them. */
const kindsOfLabels = new Set(
  'age area brand category channel city class community company competitor country county date department district era faculty firm gender group institution item kind line location material method model month name occasion office option organisation organization party period place plant port product programme program project province quarter reason region season sector segment service site species sport stage state station step store subject supplier system team term time town type university use variety year'.split(
    ' ',
  ),
);

type Measure = { name: string; unit: string };
/** `values`: of the measures, in their order. */
type Row = { label: string; values: number[] };

/**
 * Typed rows that passages of one source state: each value is checked as a figure of the ledger, "Unemployment, Norway: 4.1%", and a
 * passage vouches for all of a row. The chart has the names that were checked, as the planned title may claim more.
 */
export function proseRows(
  planned: PlannedDataset,
  { evidence, verifier }: { evidence: Evidence; verifier: Verifier },
): Rows | undefined {
  const measures = planned.columns.slice(1).map((name) => measureOf(name, planned.unit));
  const rows = readRows(planned);
  const labels = rows.map(({ label }) => label);
  const xLabel = cleanText(planned.columns[0] ?? '');
  const names = measures.map(({ name }) => name);
  if (
    rows.length === 0 ||
    measures.length > maxColumns ||
    names.includes('') ||
    !kindsOfLabels.has(xLabel.toLowerCase())
  )
    return undefined;
  const timed = areTimes(labels);
  const stating = rows.map((row) =>
    passagesHolding(row, rows, evidence).filter(({ span }) =>
      isStated(row, { measures, timed, span, verifier }),
    ),
  );
  const sourceId = stating[0]?.find((first) =>
    stating.every((passages) => passages.some((each) => each.sourceId === first.sourceId)),
  )?.sourceId;
  if (sourceId === undefined) return undefined;
  const units = new Set(measures.map(({ unit }) => unit));
  const [unit = ''] = units.size === 1 ? units : [];
  return {
    ...{ labels, xLabel, timed, unit, basis: 'source', sourceId },
    title: titleOfColumns(names, [xLabel]),
    series: measures.map((measure, at) => ({
      label: unit === '' && measure.unit !== '' ? `${measure.name} (${measure.unit})` : measure.name,
      values: rows.map(({ values }) => values[at] ?? null),
    })),
    spanIds: stating.map((passages) => passages.find((each) => each.sourceId === sourceId)?.span ?? ''),
  };
}

/** "Share (%)" is "Share" in percent. */
function measureOf(column: string, unit: string): Measure {
  const whole = cleanText(column);
  const { name = whole, own = cleanText(unit) } =
    /^(?<name>.+?) ?[([](?<own>[^()[\]]+)[)\]]$/.exec(whole)?.groups ?? {};
  return { name, unit: own };
}

/** The typed rows, years in order; none where one lacks a value or its label stands twice. */
function readRows({ columns, rows }: PlannedDataset): Row[] {
  if (rows.length > maxRows) return [];
  const read = rows.map(([label = null, ...cells]) => ({
    label: labelOf(label),
    values: columns.slice(1).flatMap((_, at) => numberIn(cells[at]) ?? []),
  }));
  const labels = new Set(read.map(({ label }) => label));
  const isWhole = read.every(({ values }) => values.length === columns.length - 1);
  if (!isWhole || labels.size < read.length || labels.has('')) return [];
  return [...labels].every((label) => /^\d{4}$/.test(label))
    ? read.sort((one, other) => Number(one.label) - Number(other.label))
    : read;
}

type Passage = { span: string; sourceId: string; numbers: ReadonlySet<number> };

/** The passages of prose with their numbers, read once for all datasets. */
const passagesOf = memoize(({ sources, datasets }: Evidence): readonly Passage[] => {
  const cells = new Set(datasets.flatMap(({ spanIds }) => spanIds));
  return sources
    .filter(({ kind }) => !isTableKind(kind))
    .flatMap(({ id, spans }) =>
      spans
        .filter((span) => !cells.has(span.id))
        .map(({ id: span, text }) => ({ span, sourceId: id, numbers: numbersIn(text) }))
        .filter(({ numbers }) => numbers.size > 0),
    );
});

const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', ''))));

/** A few passages with all values of a row: those with most values of the dataset first. */
function passagesHolding(row: Row, rows: readonly Row[], evidence: Evidence): readonly Passage[] {
  const wanted = rows.flatMap(({ values }) => values);
  const held = (values: readonly number[], { numbers }: Passage) =>
    values.filter((value) => numbers.has(Math.abs(value))).length;
  return passagesOf(evidence)
    .filter((passage) => held(row.values, passage) === row.values.length)
    .map((passage) => ({ passage, count: held(wanted, passage) }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxPassages)
    .map(({ passage }) => passage);
}

/** Whether a passage states every value of a row, and none has to be worked out. */
const isStated = (
  { label, values }: Row,
  {
    measures,
    timed,
    span,
    verifier,
  }: { measures: readonly Measure[]; timed: boolean; span: string; verifier: Verifier },
): boolean =>
  measures.every(({ name, unit }, at) => {
    const named = timed ? { label: name, period: label } : { label: `${name}, ${label}`, period: '' };
    const fact = { ...named, value: String(values[at] ?? ''), unit, change: '', basis: { span } };
    return verifier.fact(fact).basis === 'source';
  });
