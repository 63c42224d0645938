import * as rowFormulas from './tables/reading/row-formulas';
import type { Derivation } from '../evidence';
import { type Amount, amountAt } from './numbers/amounts';
import { fits, type Measure, percent, points } from './numbers/compare';
import type { Period } from './numbers/periods';
import { rowBefore } from './tables/reading/scope';
import { shifted } from './tables/reading/relative-rows';
import { valueAt } from './tables/structure/formulas';
import type { FigureColumn, Table } from './tables/structure/tables';
import { plainText } from './text/plain-text';
import { scan, type Token } from './text/scan';

/** What a change beside a key figure says: "up 3,315 from 88,105 in 2022" has a size, an earlier figure and its time. */
export type StatedChange = {
  by: Amount | undefined;
  from: Amount | undefined;
  /** 1 for a rise, -1 for a fall, undefined where neither a word nor a sign says it. */
  direction: 1 | -1 | undefined;
  /** When the earlier figure was: a period, or a step back ("a year earlier"). */
  time: Period | 'year' | 'quarter' | 'month' | undefined;
};

/** The cell of a figure: the change is worked out from its column. */
type Cell = { table: Table; column: FigureColumn; row: number };

/** Longer changes are left out. */
const longestChange = 120;

const words = (text: string) => new Set(text.split(' '));
const rises = words(
  'up rose rise rises rising grew growth increase increased higher more longer larger gain gained widened above',
);
const falls = words(
  'down fell fall falls falling declined decline decreased decrease lower fewer less shorter smaller lost narrowed dropped drop below shrank',
);
const leadsToEarlier = words('from after with to against versus vs was previously');
const besideEarlier = words('a the loss deficit profit surplus of net operating');
const others = new Set([
  ...leadsToEarlier,
  ...besideEarlier,
  ...words(
    'by on since over than in at an compared year quarter month earlier before ago previous prior preceding last yoy y',
  ),
]);

const stepBack =
  /\b(?:(?:a|one|the) (?<ago>year|quarter|month) (?:earlier|before|ago)|(?:previous|preceding|prior|last) (?<last>year|quarter|month)|over the (?<over>year|quarter|month))\b|\b(?<annual>year[- ]on[- ]year|yoy|y\/y)\b/i;

/** Reads a change as a model writes it beside a figure; undefined where a word of it is not known. */
export function readStatedChange(change: string): StatedChange | undefined {
  const text = plainText(change).trim();
  const tokens = text.length > longestChange ? [] : scan(text);
  const amounts = tokens.flatMap((token) => (token.kind === 'amount' ? [token] : []));
  const periods = tokens.flatMap((token) => (token.kind === 'period' ? [token.period] : []));
  const lowers = tokens.flatMap((token) => (token.kind === 'word' ? [token.lower] : []));
  const isKnown = lowers.every((word) => rises.has(word) || falls.has(word) || others.has(word));
  if (!isKnown || amounts.length === 0 || amounts.length > 2 || periods.length > 1) return undefined;
  const earlier = amounts.filter((token) => isEarlier(token, tokens));
  const sizes = amounts.filter((token) => !earlier.includes(token));
  if (earlier.length > 1 || sizes.length > 1 || amounts.some(({ amount }) => amount.ordinal))
    return undefined;
  const by = sizes[0]?.amount;
  const directions = [
    ...lowers.flatMap((word) => (rises.has(word) ? [1] : falls.has(word) ? [-1] : [])),
    ...(by?.sign === '+' ? [1] : by?.sign === '-' ? [-1] : []),
  ];
  if (new Set(directions).size > 1) return undefined;
  const { ago, last, over, annual } = stepBack.exec(text)?.groups ?? {};
  const step = annual ? 'year' : (ago ?? last ?? over)?.toLowerCase();
  if (step !== undefined && periods.length > 0) return undefined;
  const isLoss = lowers.includes('loss') || lowers.includes('deficit');
  const from = earlier[0]?.amount;
  return {
    by: by && { ...by, value: Math.abs(by.value) * (directions[0] ?? 1) },
    from: from && isLoss ? { ...from, value: -Math.abs(from.value) } : from,
    direction: directions[0] as 1 | -1 | undefined,
    time: periods[0] ?? (step as StatedChange['time']),
  };
}

/** "from 27.4 million", "after a loss of 54,000": the figure of an earlier time. */
function isEarlier(amount: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, tokens.indexOf(amount)).reverse();
  const lead = before.find((token) => !(token.kind === 'word' && besideEarlier.has(token.lower)));
  return lead?.kind === 'word' && leadsToEarlier.has(lead.lower);
}

/** The change worked out between the rows of a figure and of an earlier time; undefined where the table gives another one. */
export function changeInTable(
  stated: StatedChange,
  { value, unit }: { value: string; unit: string },
  { table, column, row }: Cell,
): Derivation | undefined {
  const shown = amountAt(plainText(value).trim(), 0, false)?.amount.value ?? 0;
  // "Operating loss: 2.2 million" of a cell of -2.2: its change is that of the loss.
  const sign = shown > 0 && valueAt(column, row) < 0 ? -1 : 1;
  for (const base of earlierRows(stated.time, table, row)) {
    const [before, now] = [sign * valueAt(column, base), sign * valueAt(column, row)];
    if (!Number.isFinite(before) || !Number.isFinite(now)) continue;
    if (stated.direction !== undefined && Math.sign(now - before) !== stated.direction) continue;
    const from =
      stated.from && sign < 0 ? { ...stated.from, value: Math.abs(stated.from.value) } : stated.from;
    if (from && !isLevel(from, before, column.unit, unit)) continue;
    const moved = rowFormulas.difference(table, column, base, row);
    const grown = sign > 0 ? rowFormulas.growth(table, column, base, row) : undefined;
    const worked = stated.by === undefined ? moved : sizeOf(stated.by, { moved, grown, sign, column, unit });
    if (worked)
      return { text: worked.text, formula: worked.formula, inputs: worked.inputs, result: worked.result };
  }
  return undefined;
}

type Worked = NonNullable<ReturnType<typeof rowFormulas.difference>>;

/** The growth or difference that a size states. */
function sizeOf(
  by: Amount,
  given: {
    moved: Worked | undefined;
    grown: Worked | undefined;
    sign: number;
    column: FigureColumn;
    unit: string;
  },
): Worked | undefined {
  const { moved, grown, sign, column, unit } = given;
  if (grown && fits(by, grown.value, percent) === 'yes') return grown;
  const isPercent = column.unit.dim === 'percent';
  const isMoved =
    moved !== undefined &&
    (isPercent
      ? by.unit !== undefined && fits(by, sign * moved.value, points) === 'yes'
      : isLevel(by, sign * moved.value, column.unit, unit));
  return isMoved ? moved : undefined;
}

/** An amount says a value of a column; one without a unit is in the unit of the key figure. */
function isLevel(amount: Amount, value: number, measure: Measure, unit: string): boolean {
  if (fits(amount, value, measure) === 'yes') return true;
  if (amount.unit || unit.trim() === '') return false;
  const withUnit = amountAt(
    `${amount.text.trim().replace(/^[-+−]\s?/, '')} ${unit.trim()}`,
    0,
    false,
  )?.amount;
  return (
    withUnit !== undefined &&
    fits({ ...withUnit, value: Math.sign(amount.value) * withUnit.value }, value, measure) === 'yes'
  );
}

/** The rows that a change may count from, in the series of its row. */
function earlierRows(time: StatedChange['time'], table: Table, row: number): number[] {
  const order = seriesOf(table, row);
  const bases =
    typeof time === 'string'
      ? [shifted(table, row, time, -1, order)]
      : time
        ? order.filter((each) => isOfPeriod(table.periods?.[each], time))
        : [
            rowBefore({ order }, row),
            shifted(table, row, 'year', -1, order),
            ...(table.timed ? order.slice(0, 1) : []),
          ];
  return bases.flatMap((base) => (base === undefined || base < 0 || base === row ? [] : [base]));
}

const isOfPeriod = (own: Period | undefined, { from, to }: Period) => own?.from === from && own.to === to;

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
