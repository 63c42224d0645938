import * as rowFormulas from './tables/reading/row-formulas';
import type { Derivation } from '../evidence';
import { amountAt } from './numbers/amounts';
import { fits, percent, points } from './numbers/compare';
import { plainText } from './text/plain-text';
import { type Finding, isVouched } from './tables/check-table';
import { mostInputs } from './tables/structure/formulas';
import { notRead } from './text/language';
import { rowBefore } from './tables/reading/scope';
import { shifted } from './tables/reading/relative-rows';
import type { FigureColumn, Table } from './tables/structure/tables';

/** A figure of a plan's ledger, with the passage or the table that it names. */
export type FactToCheck = {
  label: string;
  value: string;
  unit: string;
  period: string;
  change: string;
  basis: { span: string } | { dataset: string; derivation: string };
};

export type CheckedFact = {
  basis: 'source' | 'derived' | 'model';
  /** As planned where the table gives it, else empty. */
  change: string;
  spanIds: string[];
  derivation?: Derivation;
  /** How the change was recomputed. */
  changeDerivation?: Derivation;
  /** Why the source does not hold it. */
  reason?: string;
  /** Whether the check does not read the language of the source or of the figure. */
  isUnread?: boolean;
};

const leading = new Set(['$', '€', '£', '¥', 'US$']);

/** "Growth in freight carried": what the figure is by which it rose. The sign of a "change in" says which way. */
const changeLabel =
  /^(?:(?<rise>growth|increase|rise|gain)s?|(?<fall>decline|decrease|fall|drop|reduction)s?|(?:(?:annual|year-on-year|absolute|net|percentage) )?(?:change|difference)s?) (?:in|of) (?:the )?(?<rest>[\p{L}\d].+)$/iu;
/** All years of a period stand in the label. */
const years = (label: string, when: string) =>
  (when.match(/\d{4}/g) ?? [when]).every((year) => label.includes(year));
/** "2019–2020" as "from 2019 to 2020". */
function timePhrase(when: string): string {
  const { from, to } = /^(?<from>\d{4})\s*[-–]\s*(?<to>\d{4})$/.exec(when)?.groups ?? {};
  return from === undefined ? `in ${when}` : `from ${from} to ${to}`;
}

/** "Revenue in 2023" beside the period 2020–2023: two times for one figure. */
export const areTimesApart = ({ label, period }: FactToCheck): boolean => {
  const [own, ...others] = label.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const span = period.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return own !== undefined && others.length === 0 && span.length > 1;
};

/** A ledger figure as the sentence it amounts to: "CO2 emissions, 2023: 37.79 Gt"; "Growth in exports" as "exports rose by". */
export function factSentence({ label, value, unit, period }: FactToCheck): string {
  const plain = value.trim();
  const of = unit.trim();
  const written =
    of === '' || plain.toLowerCase().includes(of.toLowerCase())
      ? plain
      : leading.has(of)
        ? prefixed(plain, of)
        : /^[%‰]/.test(of)
          ? `${plain}${of}`
          : `${plain} ${of}`;
  const when = period.trim();
  const change = changeLabel.exec(label.trim())?.groups;
  const isSigned = /^[-+−]/.test(plain);
  const isNamed = change?.rise !== undefined || change?.fall !== undefined;
  if (change && !(isNamed && isSigned)) {
    const verb = change.fall !== undefined || /^[-−]/.test(plain) ? 'fell' : 'rose';
    const time = when === '' || years(label, when) ? '' : ` ${timePhrase(when)}`;
    return `${change.rest} ${verb} by ${written.replace(/^[-+−]/, '')}${time}`;
  }
  return `${label.trim()}${when === '' || label.includes(when) ? '' : `, ${when}`}: ${written}`;
}

const prefixed = (value: string, currency: string) =>
  /^[-+−]/.test(value) ? `${value.charAt(0)}${currency}${value.slice(1)}` : `${currency}${value}`;

/** What a ledger figure is shown as, by what the check of its sentence found. */
export function checkedFact({ change }: FactToCheck, found: Finding): CheckedFact {
  if (found.reason === notRead) return { basis: 'model', change: '', spanIds: [], isUnread: true };
  if (!isVouched(found))
    return { basis: 'model', change: '', spanIds: [], ...(found.reason ? { reason: found.reason } : {}) };
  const changed = found.cell && change.trim() !== '' ? changeOf(change, found.cell) : undefined;
  return {
    basis: found.verdict === 'derived' ? 'derived' : 'source',
    change: changed ? change : '',
    spanIds: found.spanIds,
    ...(found.derivations.length > 0 ? { derivation: joinedDerivation(found.derivations) } : {}),
    ...(changed ? { changeDerivation: changed } : {}),
  };
}

/** The derivation of a change beside a figure: against the row before, a year before, or the first row. */
function changeOf(
  change: string,
  { table, column, row }: { table: Table; column: FigureColumn; row: number },
): Derivation | undefined {
  const text = plainText(change).trim();
  const read = amountAt(text, 0, false);
  if (!read || read.end !== text.length) return undefined;
  const { amount } = read;
  const order = seriesOf(table, row);
  const bases = [
    rowBefore({ order }, row),
    shifted(table, row, 'year', -1, order),
    ...(table.timed ? order.slice(0, 1) : []),
  ];
  for (const base of bases) {
    if (base === undefined || base < 0 || base === row) continue;
    const [grown, moved] = [
      rowFormulas.growth(table, column, base, row),
      rowFormulas.difference(table, column, base, row),
    ];
    const measure = column.unit.dim === 'percent' ? points : column.unit;
    const worked =
      grown && fits(amount, grown.value, percent) === 'yes'
        ? grown
        : moved && amount.unit && fits(amount, moved.value, measure) === 'yes'
          ? moved
          : undefined;
    if (worked)
      return { text: worked.text, formula: worked.formula, inputs: worked.inputs, result: worked.result };
  }
  return undefined;
}

/** The rows of a series in the order of time: all of a table with a row a period, else those with the labels of a row. */
function seriesOf({ timed, order, periods, dataset }: Table, row: number): readonly number[] {
  if (timed) return order;
  const texts = dataset.columns.flatMap(({ type }, place) => (type === 'text' ? [place] : []));
  const own = order.filter((each) =>
    texts.every((place) => dataset.rows[each]?.[place] === dataset.rows[row]?.[place]),
  );
  const times = new Set(own.map((each) => periods?.[each]?.from));
  return times.size === own.length && !times.has(undefined)
    ? own.toSorted((one, other) => (periods?.[one]?.from ?? 0) - (periods?.[other]?.from ?? 0))
    : [];
}

/** Several derivations of one statement as one. */
export function joinedDerivation(all: readonly Derivation[]): Derivation {
  const unique = [...new Map(all.map((each) => [each.formula, each])).values()];
  const inputs = unique.flatMap((each) => each.inputs);
  const byPlace = new Map(inputs.map((input) => [`${input.spanId} ${input.label}`, input]));
  return {
    text: unique.map(({ text }) => text).join('; '),
    formula: unique.map(({ formula }) => formula).join('; '),
    inputs: [...byPlace.values()].slice(0, 2 * mostInputs),
    result: unique[0]?.result ?? null,
  };
}
