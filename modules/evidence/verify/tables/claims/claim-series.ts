import type { Explained } from '../reading/case';
import { type Claim, columnFor, columnsLike, isOfItsTime, type Place, wholeOfRows } from './claim-words';
import { fits } from '../../numbers/compare';
import { extreme, filled, valueAt } from '../structure/formulas';
import { downStems, upStems } from '../../words/lexicon';
import { isUnbroken } from '../reading/missing-rows';
import { difference } from '../reading/row-formulas';
import type { FigureColumn } from '../structure/tables';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const ofSteps = setOf(
  'every each year quarter month next another after by without interruption since until throughout during course start beginning including up between steadily continuously consistently',
);
const stepwise = (grain: string) =>
  new RegExp(
    `\\b(?:(?:every|each)(?: single)? ${grain}|from (?:one )?${grain} to (?:the next|${grain})|${grain} (?:by|after) ${grain}|without interruption|steadily|continuously|consistently)\\b`,
    'i',
  );

/** "Since the start of 2021 customers have risen every quarter", "throughout 2023 the workforce shrank from one quarter to the next": each step goes one way. */
export function stepsTold(claim: Claim): Explained[] | undefined {
  const { table, text, words, figures } = claim;
  const said = table.timed && table.grain !== '' ? stepwise(table.grain).exec(text) : null;
  const place = said && { at: said.index, end: said.index + said[0].length };
  if (!place || figures.some(({ at, end }) => at < place.at || end > place.end)) return undefined;
  const turns = words.filter(
    ({ stem, lower }) => (upStems.has(stem) || downStems.has(stem)) && lower !== 'up',
  );
  const [turn, ...more] = turns;
  const time = stretchSaid(claim);
  if (!turn || more.length > 0 || !time || !isOfItsTime(claim)) return undefined;
  const direction = upStems.has(turn.stem) ? 1 : -1;
  const own = new Set([...ofSteps, turn.lower]);
  const column = columnFor(claim, table.columns, { own, taken: [place, ...time.places] });
  const rows = time.rows;
  if (!column || rows.length < 3 || filled(column, rows).length < rows.length || !isUnbroken(table, rows))
    return undefined;
  if (!goes(column, rows, direction)) return undefined;
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const made = difference(table, column, first, last);
  return made
    ? [
        {
          state: 'worked',
          worked: { ...made, rows: [...rows], text: `each step in the ${made.text}` },
          column,
        },
      ]
    : undefined;
}

const goes = (column: FigureColumn, rows: readonly number[], direction: 1 | -1) =>
  rows.every(
    (row, at) => at === 0 || direction * (valueAt(column, row) - valueAt(column, rows[at - 1] ?? row)) > 0,
  );

/**
 * The rows of the time that a sentence speaks of, with where it says so. "Throughout 2023" begins with the row before, where there is
 * one: the first step leads into that time.
 */
function stretchSaid({
  given,
  table,
  text,
}: Claim): { rows: readonly number[]; places: readonly Place[] } | undefined {
  const { order } = table;
  const periods = given.reading.rows.filter(({ kind }) => kind === 'period');
  if (periods.length === 0 || periods.length > 2 || periods.length < given.reading.rows.length)
    return undefined;
  const placed = periods.map((ref) => {
    const lead =
      /\b(?<since>since|from|between)(?: the (?:start|beginning) of)? $|\b(?<until>until|till|to|and|up to(?: and including)?) $|\b(?<inside>throughout|during|in the course of|over the course of) $/iu.exec(
        text.slice(0, ref.at),
      );
    const kind = lead?.groups?.since
      ? 'since'
      : lead?.groups?.until
        ? 'until'
        : lead?.groups?.inside
          ? 'inside'
          : undefined;
    const ends = ref.rows.map((row) => order.indexOf(row)).filter((at) => at >= 0);
    return {
      kind,
      first: ends[0] ?? -1,
      last: ends.at(-1) ?? -1,
      place: { at: lead?.index ?? ref.at, end: ref.end },
      text: lead?.[0] ?? '',
    };
  });
  const places = placed.map(({ place }) => place);
  const [one, other] = placed;
  if (!one || placed.some(({ kind, first }) => kind === undefined || first < 0)) return undefined;
  if (!other) {
    if (one.kind === 'since')
      return /since/i.test(one.text) ? { rows: order.slice(one.first), places } : undefined;
    return one.kind === 'inside'
      ? { rows: order.slice(one.first > 0 ? one.first - 1 : 0, one.last + 1), places }
      : undefined;
  }
  const [start, end] = one.kind === 'since' ? [one, other] : [other, one];
  return start.kind === 'since' && end.kind === 'until' && start.first < end.last
    ? { rows: order.slice(start.first, end.last + 1), places }
    : undefined;
}

const ofRange = setOf(
  'between and from to range ranges ranged ranging run runs ran vary varies varied moved moves band lie lies lay fluctuated up down everywhere all',
);

/** "From 2012 to 2019 annual tonnage moved between 17,920 and 23,190": the lowest and the highest figure of a stretch, or of all rows. */
export function rangeTold(claim: Claim): Explained[] | undefined {
  const { figures, table, given, text } = claim;
  const whole = wholeOfRows(claim);
  const [low, high, ...more] = figures.filter((each) => each !== whole?.figure);
  if (!low || !high || more.length > 0 || !isOfItsTime(claim)) return undefined;
  if (
    !/\b(?:between|from) [^,;]{0,24}$/i.test(text.slice(0, low.at)) ||
    !/^ (?:and|to) (?:\p{L}+ )?$/u.test(text.slice(low.end, high.at))
  )
    return undefined;
  const verb = /\b(?:rang(?:e|es|ed|ing)|runs?|ran|var(?:y|ies|ied)|moved|fluctuated|lies?|lay)\b/i;
  const { singles, stretches } = given.scope;
  const [stretch, ...others] = stretches;
  if (!verb.test(text) || singles.length + others.length > 0) return undefined;
  const rows = stretch?.rows ?? (whole || !table.timed ? table.order : undefined);
  const grainly = new Set(
    ['annual', 'annually', 'yearly', 'quarterly', 'monthly'].filter((word) =>
      word.startsWith(table.grain === 'year' ? 'annual' : table.grain || '-'),
    ),
  );
  const own = new Set([...ofRange, ...grainly]);
  const like = columnsLike(claim, high).filter((column) => columnsLike(claim, low).includes(column));
  const column = columnFor(claim, like.length > 0 ? like : table.columns, {
    own,
    ...(whole ? { taken: [whole.place] } : {}),
  });
  if (
    !rows ||
    !column ||
    filled(column, rows).length < rows.length ||
    (table.timed && !isUnbroken(table, rows))
  )
    return undefined;
  const ends = [extreme(table, column, rows, -1), extreme(table, column, rows, 1)] as const;
  const [least, most] = ends;
  if (!least || !most) return undefined;
  return fits(low.amount, least.value, column.unit) === 'yes' &&
    fits(high.amount, most.value, column.unit) === 'yes'
    ? [
        { state: 'worked', worked: least, column },
        { state: 'worked', worked: most, column },
      ]
    : undefined;
}
