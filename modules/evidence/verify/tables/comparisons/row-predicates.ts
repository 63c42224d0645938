import type { Case } from '../reading/case';
import { columnsAt, columnsOf } from '../reading/case-columns';
import { countsRows, plainRows } from '../reading/counted-rows';
import { columnOfLimit } from '../reading/year-limits';
import { isNext } from '../reading/ends';
import { valueAt } from '../structure/formulas';
import { fits } from '../../numbers/compare';
import { columnUnit } from '../../numbers/units';
import type { Cue } from '../reading/cues';
import type { Figure } from '../reading/reading';
import { meaningOf } from '../../words/words';
import * as comparisons from './row-comparisons';
import { ahead, type Changed, type Place, type Relation, saysExcept, single } from './row-comparisons';
import { flagColumns, type FigureColumn, keyMeanings, meaningsIn } from '../structure/tables';

/** A clause that names those rows alone of which a sentence speaks: "ships built before 2010". */
type Restriction = { limit: Figure; column: FigureColumn; rows: ReadonlySet<number>; place: Place };

const begun = /\b(?<noun>\p{Ll}+) (?:built|\p{Ll}+ed) (?:before|after|since|by|in)\b[^,;]{0,20}$/u;
const goesOn = /^ (?!in\b|at\b|on\b|by\b|of\b|for\b|from\b|and\b|or\b|but\b)\p{Ll}+/u;

/** The year that limits those of which a sentence speaks, where the limit was not read with what it says of them. */
export const restrictedTo = ({ reading }: Case): string | undefined =>
  reading.figures.find(
    (limit) =>
      begun.test(reading.text.slice(0, limit.at)) &&
      (columnOfLimit(reading, limit)?.length ?? 0) > 0 &&
      /^ \p{Ll}/u.test(reading.text.slice(limit.end)),
  )?.amount.text;

/** "Every ship built before 2010 exceeded its plan": a limit to a column of years right behind the noun, and a verb behind it. */
function restrictionOf({ reading }: Case): Restriction | undefined {
  const { text, table } = reading;
  for (const limit of reading.figures) {
    const found = begun.exec(text.slice(0, limit.at));
    const column = single(columnOfLimit(reading, limit));
    const noun = found?.groups?.noun ?? '';
    const isOfRows = plainRows.test(noun) || keyMeanings(table).has(meaningOf(noun));
    if (!found || !column || !isOfRows || !goesOn.test(text.slice(limit.end))) continue;
    const isWithin = (row: number) => fits(limit.amount, valueAt(column, row), column.unit) === 'yes';
    const rows = new Set(table.order.filter(isWithin));
    return { limit, column, rows, place: { at: found.index + noun.length, end: limit.end } };
  }
  return undefined;
}

/** "Treated more than 2,000 patients", "a rate below 5%": the one bounded figure of a sentence, as a limit to one column. */
function limitOfRows(given: Case, restriction: Restriction | undefined): Relation | undefined {
  const { reading, scope } = given;
  const [limit, ...more] = reading.figures.filter(
    (figure) => !countsRows(given, figure) && figure !== restriction?.limit,
  );
  if (!limit || more.length > 0 || !/^(?:over|under|at-least|at-most)$/.test(limit.amount.bound))
    return undefined;
  if (given.roles.get(limit) !== 'level') return undefined;
  const column = single(columnsOf(given, limit));
  if (!column || fits(limit.amount, 0, column.unit) === 'unit') return undefined;
  const rows = scope.stretches.length === 1 ? (scope.stretches[0]?.rows ?? []) : scope.order;
  // "In 2022, all regions but Eastvale": the label stands behind the exception, not the period.
  const isInPeriod = !reading.table.timed && reading.table.periods !== undefined;
  const labels = reading.rows.filter(({ kind }) => kind === 'label');
  return {
    rows,
    columns: [column],
    holds: (row) => {
      const value = valueAt(column, row);
      return Number.isNaN(value) ? undefined : fits(limit.amount, value, column.unit) === 'yes';
    },
    text: `rows of ${column.name} ${limit.amount.bound} ${limit.amount.text}`,
    limits: [limit],
    own: [],
    refs: isInPeriod && labels.length > 0 ? labels : scope.singles,
    taken: [],
  };
}

const before =
  /\b(?:compared with|than(?: in)?|from|against|on) the (?<one>year|quarter|month) before\b|\b(?<two>year|quarter|month)[- ]on[- ]\k<two>\b/i;

/** "In 2022, yields fell in all three regions", "cargo fell in three months compared with the month before": steps to the row before. */
function stepsOfRows(given: Case, cue: Changed): Relation | undefined {
  const { reading, scope } = given;
  const { table, columns, rows, text } = reading;
  const column = columns.length === 1 ? single(columnsAt(given, cue.word.at)) : undefined;
  const periods = rows.filter(({ kind }) => kind === 'period');
  const [period, ...more] = periods;
  if (!column || cue.direction === 0 || cue.ofLoss || !table.periods) return undefined;
  const found = before.exec(text);
  const taken = found ? [{ at: found.index, end: found.index + found[0].length }] : [];
  const holds = (base: (row: number) => number | undefined) => (row: number) =>
    ahead(cue, valueAt(column, row) - valueAt(column, base(row) ?? -1));
  const made = {
    columns: [column],
    limits: [],
    text: `steps of ${column.name} ${cue.direction > 0 ? 'up' : 'down'}`,
    cue,
    taken,
  };
  if (table.timed) {
    const rowsBefore = new Map(table.order.map((row, at) => [row, table.order[at - 1]]));
    const base = (row: number) => rowsBefore.get(row);
    const later = table.order.slice(1);
    const isUnbroken = later.every((row) => isNext(table, base(row) ?? row, row, ''));
    const grain = found?.groups?.one ?? found?.groups?.two;
    // "Rose every year except 2022" is from year to year.
    const isStep = found
      ? grain?.toLowerCase() === table.grain
      : saysExcept(text) && new RegExp(`\\bevery ${table.grain} `).test(text);
    if (!isStep || !isUnbroken || scope.stretches.length > 0) return undefined;
    const refs = scope.singles.filter(
      ({ at, end }) => !found || at >= found.index + found[0].length || end <= found.index,
    );
    return { ...made, rows: later, baseOf: base, holds: holds(base), own: [], refs };
  }
  if (!period || more.length > 0 || !/\b[Ii]n $/.test(text.slice(0, period.at))) return undefined;
  const base = baseIn(given, period.rows);
  if (!base) return undefined;
  const own = period.rows.filter((row) => table.order.includes(row));
  return {
    ...made,
    rows: own,
    baseOf: base,
    holds: holds(base),
    own: [period],
    refs: rows.filter(({ kind }) => kind === 'label'),
  };
}

/** The row of the same label one period before. Undefined where one of the rows has none. */
function baseIn(
  { reading: { table } }: Case,
  rows: readonly number[],
): ((row: number) => number | undefined) | undefined {
  const { dataset, periods, order } = table;
  const texts = dataset.columns.flatMap(({ type }, at) => (type === 'text' ? [at] : []));
  const nameOf = (row: number) => texts.map((at) => String(dataset.rows[row]?.[at] ?? '')).join('\n');
  const found = new Map(
    rows.flatMap((row) => {
      const earlier = order.filter(
        (each) => nameOf(each) === nameOf(row) && (periods?.[each]?.from ?? 0) < (periods?.[row]?.from ?? 0),
      );
      const last = earlier.at(-1);
      return last !== undefined && isNext(table, last, row, '') ? [[row, last] as const] : [];
    }),
  );
  return found.size === rows.length ? (row) => found.get(row) : undefined;
}

const denial =
  /\b(?:(?:do|does|did|have|has|is|are|was|were) not|without|no|lacks?|none|never|nor|neither)\b|n't\b/gi;

/** "Three wards have intensive care", "Maternity does not": the cells of a column that answers yes or no. */
function flagOfRows(given: Case): Relation | undefined {
  const { reading, scope } = given;
  const { text, table } = reading;
  const [flag, ...more] = flagColumns(table).flatMap((column) => {
    const at = column.pattern.exec(text);
    return at ? [{ ...column, at: at.index, end: at.index + at[0].length }] : [];
  });
  if (!flag || more.length > 0 || reading.figures.some((figure) => !countsRows(given, figure)))
    return undefined;
  const lead = text.slice(0, flag.at);
  const isPlain =
    /\b(?:has|have|had|with|without|offers?|provides?|is|are|was|were|not|lacks?|no|an?|the)? $/i.test(lead);
  const denials = [...text.matchAll(denial)].filter(({ index }) => index > 0);
  const [denied, ...others] = denials;
  const near =
    denied &&
    /^ (?:(?:have|offer|provide|an?|any|the|be) )*$/.test(
      text.slice(denied.index + denied[0].length, flag.at),
    );
  if (!isPlain || others.length > 0 || (denied && !near)) return undefined;
  const isDenial = denied !== undefined;
  const values = table.dataset.rows.map((row) => answerOf(row[flag.index]));
  const column: FigureColumn = {
    ...{
      index: flag.index,
      name: flag.name,
      unitText: '',
      unit: columnUnit(''),
      meanings: meaningsIn(flag.name),
    },
    values,
  };
  const verb = /\b(?:offers?|provides?|lacks?) (?:an? |the )?$/.exec(lead)?.index ?? flag.at;
  const start = denied && denied.index < verb ? denied.index : verb;
  return {
    rows: scope.order,
    columns: [column],
    holds: (row) => (values[row] === null ? undefined : (values[row] === 1) !== isDenial),
    text: `rows ${isDenial ? 'without' : 'with'} “${flag.name}”`,
    isDenial,
    limits: [],
    own: [],
    refs: scope.singles,
    taken: [{ at: start, end: flag.end }],
  };
}

const answerOf = (cell: string | number | null | undefined): number | null =>
  /^(?:yes|y|true)$/i.test(String(cell)) ? 1 : /^(?:no|n|false)$/i.test(String(cell)) ? 0 : null;

/** The one comparison, sign or year-on-year step that a sentence speaks of, among the rows of the group that it names. */
export function relationOf(given: Case): Relation | undefined {
  const restriction = restrictionOf(given);
  const relation = relationOfAll(given, restriction);
  if (!relation || !restriction) return relation && withinGroup(given, relation);
  return {
    ...relation,
    rows: relation.rows.filter((row) => restriction.rows.has(row)),
    columns: [...relation.columns, restriction.column],
    limits: [...relation.limits, restriction.limit],
    taken: [...relation.taken, restriction.place],
  };
}

/** "All countries in the East", "Alder Lane in every year": one label of several rows names those that it is said of. */
function withinGroup({ scope }: Case, relation: Relation): Relation {
  const groups = relation.refs.filter(({ kind, rows, at }) => kind === 'label' && rows.length > 1 && at >= 0);
  const [group] = groups;
  if (!group || groups.length > 1 || scope.stretches.length > 0) return relation;
  const own = new Set(group.rows);
  const rows = relation.rows.filter((row) => own.has(row));
  const refs = relation.refs.filter((ref) => ref !== group);
  const isOfGroup = refs.every((ref) => ref.rows.every((row) => own.has(row)));
  return isOfGroup && rows.length > 1 ? { ...relation, rows, own: [...relation.own, group], refs } : relation;
}

function relationOfAll(given: Case, restriction: Restriction | undefined): Relation | undefined {
  const signs = given.cues.some(({ kind }) => kind === 'sign');
  if (/\b(?:far|way|alone)\b/i.test(given.reading.text)) return undefined;
  const [cue, ...more] = given.cues.filter((each) => !isQuantifying(each) && !(signs && isMaking(each)));
  if (more.length > 0) return undefined;
  if (!cue) return flagOfRows(given) ?? limitOfRows(given, restriction);
  if (cue.kind === 'sign') return comparisons.signOfRows(given, cue);
  if (cue.kind === 'change') return comparisons.periodsOfLabels(given, cue) ?? stepsOfRows(given, cue);
  if (cue.kind !== 'compare') return undefined;
  return (
    comparisons.columnsCompared(given, cue) ??
    comparisons.yearsCompared(given, cue) ??
    comparisons.labelsCompared(given, cue) ??
    comparisons.periodsOfLabels(given, cue)
  );
}

/** "Made a profit": no share that it makes up. */
const isMaking = ({ kind, word }: Cue) => kind === 'share' && /^(?:made|makes?)$/.test(word.lower);

const isQuantifying = ({ kind, word }: Cue) =>
  kind === 'only' || (kind === 'steady' && /^(?:every|each)$/.test(word.lower));
