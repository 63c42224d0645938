import type { Explained } from '../reading/case';
import { changeMeanings } from '../reading/case-columns';
import { type Claim, columnFor, type Place, rowOfClaim, wholeOfRows } from './claim-words';
import { countFits, countsRows } from '../reading/counted-rows';
import { fits } from '../../numbers/compare';
import { countBeyond, rowName, worked } from '../structure/formulas';
import { downStems, lessWords, moreWords, upStems } from '../../words/lexicon';
import { datedColumnsOf } from '../structure/period-columns';
import type { FigureColumn, Table } from '../structure/tables';
import type { Word } from '../../text/scan';

const turns = new Set(
  `more less fewer higher lower than up down by of go goes went gone go going rise rises fall falls drop drops decline declines increase increases
  growth year season earlier before previous one within space falling rising year-on-year`.split(/\s+/),
);

/** Which way the words of change and comparison go: undefined where there are none or two that differ. */
function directionOf(words: readonly Word[]): 1 | -1 | undefined {
  const found = new Set(words.flatMap((word) => turnOf(word) ?? []));
  const [one, ...more] = found;
  return more.length === 0 ? one : undefined;
}

const turnOf = ({ stem, lower }: Word): 1 | -1 | undefined =>
  upStems.has(stem) || /^(?:more|higher|greater|larger|stronger)$/.test(lower)
    ? 1
    : downStems.has(stem) || /^(?:less|fewer|lower|smaller|weaker)$/.test(lower)
      ? -1
      : undefined;

const isTurn = (word: Word) =>
  turnOf(word) !== undefined || moreWords.has(word.lower) || lessWords.has(word.lower);

/** A column of changes with what they are measured against: the text of a period, or "year" for the year before. */
type Changes = { column: FigureColumn; base: string; of: FigureColumn };

const yearly =
  /\b(?:one year|year[- ]on[- ]year|annual|yearly|on (?:the )?(?:previous )?year|(?:a|per) year|year)\b/i;

/** The columns of changes in percent. One that is only called "Change" is of the two columns whose growth it gives in each row. */
function changesIn(table: Table): Changes[] {
  const dated = datedColumnsOf(table.dataset);
  return table.columns.flatMap((column): Changes[] => {
    const isChange = changeMeanings.some((meaning) => column.meanings.has(meaning));
    if (!isChange || column.unit.dim !== 'percent') return [];
    const period = /(?:19|20)\d{2}(?:\/\d{2})?/.exec(column.name)?.[0];
    const rest = [...column.meanings].filter(
      (meaning) => !changeMeanings.includes(meaning) && !/^\d+$|^(?:year|annual|one|on)$/.test(meaning),
    );
    if (rest.length > 0)
      return [
        {
          column,
          base: period ?? (yearly.test(column.name) ? 'year' : ''),
          of: levelOf(table, rest) ?? column,
        },
      ];
    const pair = dated.flatMap((one) =>
      dated.flatMap((other) =>
        one.base === other.base && one.period.to < other.period.from ? [[one, other] as const] : [],
      ),
    );
    return pair.flatMap(([one, other]) => {
      const [from, to] = [one, other].map(({ index }) => table.columns.find((each) => each.index === index));
      return from && to && isGrowthOf(column, from, to, table)
        ? [{ column, base: one.period.text, of: to }]
        : [];
    });
  });
}

/** The one column of levels with all of these words in its name: whose change it is. */
function levelOf({ columns }: Table, meanings: readonly string[]): FigureColumn | undefined {
  const found = columns.filter(
    (column) => column.unit.dim !== 'percent' && meanings.every((meaning) => column.meanings.has(meaning)),
  );
  const plain = found.length > 1 ? found.filter((column) => column.meanings.size === meanings.length) : found;
  return plain.length === 1 ? plain[0] : undefined;
}

const isGrowthOf = (column: FigureColumn, from: FigureColumn, to: FigureColumn, { order }: Table) =>
  order.every((row) => {
    const [change, a, b] = [column, from, to].map(({ values }) => values[row]);
    if (typeof change !== 'number' || typeof a !== 'number' || typeof b !== 'number' || a === 0) return false;
    return Math.abs(((b - a) / a) * 100 - change) < 0.6;
  });

const againstYear =
  /\b(?:(?:on|against|from|over|in|within|compared (?:with|to)|than(?: in)?|(?:with)?in the space of)(?: in)? )?(?:the (?:previous|preceding|prior) (?:year|season)|(?:the|a|one) (?:year|season)(?: (?:earlier|before))?|last year|year[- ]on[- ]year|twelve months)(?![\p{L}-])/iu;
const against =
  /\b(?:on|against|from|over|than(?: in)?|compared (?:with|to)|relative to|versus)(?: the (?:year|season))? $/i;

/**
 * Where a sentence says what a change is measured against, where that is what the column measures against: its period, or the year
 * before the one that the table is about. Undefined where it is something else.
 */
function baseSaid({ text, periods, table, given }: Claim, changes: Changes): readonly Place[] | undefined {
  const { base } = changes;
  const taken: Place[] = [];
  const year = againstYear.exec(text);
  const isYearBefore =
    base === 'year' || (base !== '' && isAbout(table, Number(base.slice(0, 4)) + 1, changes));
  const named = [...periods, ...given.reading.rows.filter(({ kind }) => kind === 'period')];
  for (const { at, end } of periods) {
    const lead = against.exec(text.slice(0, at));
    if (lead && text.slice(at, end).endsWith(base) && base !== '') taken.push({ at: lead.index, end });
    else if (
      lead ||
      text.slice(at, end).endsWith(base) ||
      !isAbout(table, Number(/\d{4}/.exec(text.slice(at, end))?.[0]), changes)
    )
      return undefined;
  }
  if (year && !named.some(({ at }) => at >= year.index && at < year.index + year[0].length)) {
    if (!isYearBefore) return undefined;
    taken.push({ at: year.index, end: year.index + year[0].length });
  }
  return taken;
}

/** The table is about this year: it says so, or names it in another column. */
const isAbout = ({ about, dataset }: Table, year: number, { column }: Changes): boolean =>
  about.length > 0
    ? about.some(({ from, to }) => Math.floor(from / 10_000) <= year && year <= Math.floor(to / 10_000))
    : dataset.columns.some(({ name }) => name !== column.name && name.includes(String(year)));

/** "Shipments to Belgium declined by 6.4 percent", of a column of changes: its figure, with the sign that the words give it. */
export function changeTold(claim: Claim): Explained[] | undefined {
  const { figures, words, given } = claim;
  const [figure, ...more] = figures;
  const place = rowOfClaim(claim);
  const direction = directionOf(words);
  if (!figure || more.length > 0 || !place || direction === undefined) return undefined;
  if (figure.amount.unit?.dim !== 'percent' || figure.amount.sign || figure.amount.range) return undefined;
  if (!/^(?:by|level)$/.test(given.roles.get(figure) ?? '')) return undefined;
  const found = changeNamed(claim, []);
  const value = found?.column.values[place.row];
  if (!found || typeof value !== 'number' || Math.sign(value) !== direction) return undefined;
  if (fits(figure.amount, Math.abs(value), found.column.unit) !== 'yes') return undefined;
  return [{ state: 'cell', column: found.column, row: place.row }];
}

/** The one column of changes that a claim speaks of, every word of it accounted for. */
function changeNamed(claim: Claim, places: readonly Place[]): Changes | undefined {
  const { words, table } = claim;
  const own = new Set([...turns, ...words.filter(isTurn).map(({ lower }) => lower)]);
  const found = changesIn(table).filter((changes) => {
    const taken = baseSaid(claim, changes);
    if (!taken) return false;
    const account = { own, taken: [...taken, ...places] };
    const isNamed = columnFor(claim, [changes.column], { ...account, also: [changes.of] }) !== undefined;
    return (
      (isNamed || columnFor(claim, [changes.of], account) !== undefined) &&
      !hasBetter(claim, changes, account)
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Of several columns of changes, another one is named by more words. */
function hasBetter(claim: Claim, { column }: Changes, account: { own: ReadonlySet<string>; taken: Place[] }) {
  const columns = changesIn(claim.table).map((each) => each.column);
  return columns.length > 1 && columnFor(claim, columns, account) !== column;
}

/** "Six of the eleven hospitals had more cases than in 2022": the rows whose change has the sign that the words give it. */
export function changesCounted(claim: Claim): Explained[] | undefined {
  const { figures, words, given, table, text } = claim;
  const direction = directionOf(words);
  const whole = wholeOfRows(claim);
  const limit = figures.find(({ amount }) => amount.unit?.dim === 'percent');
  const [count, ...more] = figures.filter((figure) => figure !== whole?.figure && figure !== limit);
  if (!count || more.length > 0 || direction === undefined || given.scope.stretches.length > 0)
    return undefined;
  if (given.reading.rows.length > 0 || !countsRows(given, count) || count.amount.ordinal) return undefined;
  if (limit && !/^(?:over|at-least|under|at-most)$/.test(limit.amount.bound)) return undefined;
  if (whole && !/^ of $/.test(text.slice(count.end, whole.place.at))) return undefined;
  if (/\b(?:all|only|the|other|these) $/i.test(text.slice(0, count.at))) return undefined;
  const found = changeNamed(claim, whole ? [whole.place] : []);
  if (!found) return undefined;
  const { column } = found;
  if (table.order.some((row) => typeof column.values[row] !== 'number')) return undefined;
  const made = limit
    ? countedPast(table, column, direction, (value) => fits(limit.amount, value, column.unit) === 'yes')
    : countBeyond(table, column, table.order, direction, 0);
  return made && countFits(count, made.value) ? [{ state: 'worked', worked: made, column }] : undefined;
}

function countedPast(
  table: Table,
  column: FigureColumn,
  direction: 1 | -1,
  isPast: (value: number) => boolean,
) {
  const rows = table.order.filter((row) => {
    const value = (column.values[row] ?? 0) * direction;
    return value > 0 && isPast(value);
  });
  return worked(table, column, table.order, {
    text: `rows of ${column.name} past a limit ${direction > 0 ? 'upwards' : 'downwards'}`,
    formula: `${rows.length} of ${table.order.length}: ${rows.map((row) => rowName(table, row)).join(', ')}`,
    value: rows.length,
    unit: 'count',
  });
}
