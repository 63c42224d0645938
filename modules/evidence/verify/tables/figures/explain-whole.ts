import { saidAs } from '../../numbers/amounts';
import { type Case, type Explained, open, wrong } from '../reading/case';
import { countsRows } from '../reading/counted-rows';
import { signed } from '../reading/signed-figures';
import { fitsStated } from '../../numbers/compare';
import * as formulas from '../structure/formulas';
import type { Figure, RowRef } from '../reading/reading';
import type { Stretch } from '../reading/scope';
import { ownerStems } from '../../words/lexicon';
import { type FigureColumn, labelMeanings } from '../structure/tables';
import { meaningOf, stem } from '../../words/words';

/** "31 percent of the combined result of EUR 4,756 thousand": the total that a share is of, given beside it. */
export function combinedOf(given: Case, figure: Figure): Explained | undefined {
  const { reading, scope, roles } = given;
  const lead = reading.text.slice(0, figure.at);
  const ref = reading.columns.find(({ end }) =>
    /^ of (?:about |around |roughly |some |nearly |almost )?$/i.test(lead.slice(end)),
  );
  const asks = ref && /\b(?:combined|total|overall|joint) $/i.test(lead.slice(0, ref.at));
  const hasShare = reading.figures.some((other) => roles.get(other) === 'share' && other.at < figure.at);
  const [column, ...more] = ref?.columns ?? [];
  if (!asks || !hasShare || !column || more.length > 0 || scope.stretches.length > 0) return undefined;
  const made = formulas.total(reading.table, column, scope.order);
  return made && fitsStated(figure.amount, made.value, column.unit) === 'yes'
    ? { state: 'worked', worked: made, column }
    : undefined;
}

/**
 * "30.7% of the 1,764 dwellings completed": the total that a share is of, between it and the name of its column, in a table of one
 * time or with a row for each.
 */
export function totalBeside({ reading, scope, roles, cues }: Case, figure: Figure): Explained | undefined {
  const { text, table, figures, columns } = reading;
  const share = figures.find((other) => ofTotal.test(text.slice(other.end, figure.at)));
  const ref = columns.find(({ at }) => at === figure.end + 1);
  const [column, ...more] = ref?.columns ?? [];
  if (!share || roles.get(share) !== 'share' || !column || more.length > 0 || columns.length > 1)
    return undefined;
  const isOneTime = table.periods === undefined || table.timed;
  const isWhole = formulas.filled(column, table.order).length === table.order.length;
  const isKnown = isOneTime && isWhole && scope.stretches.length === 0 && !figure.amount.range;
  const made = isKnown ? formulas.total(table, column, table.order) : undefined;
  if (made && fitsStated(figure.amount, made.value, column.unit) === 'yes')
    return { state: 'worked', worked: made, column };
  // "Foundry Park accounted for 40.7% of the 541 dwellings": its own figure is no total that it has a share of.
  if (!cues.some(({ kind, word }) => kind === 'share' && word.end <= share.at)) return undefined;
  return made
    ? wrong(`The ${made.text} is ${formulas.numberText(made.value)}, not ${saidAs(figure.amount)}.`)
    : open(`The check could not decide of what “${figure.amount.text}” is the total.`);
}

const ofTotal = /^ of (?:the|all|all the|a total of|the total of) $/;

/** "121 days of frost over the year": all twelve months or four quarters of a table of one year. */
function isOfWholeYear({ reading: { table, text } }: Case): boolean {
  const { periods, order, grain } = table;
  const wanted = grain === 'month' ? 12 : grain === 'quarter' ? 4 : 0;
  const years = new Set(order.map((row) => Math.floor((periods?.[row]?.from ?? 0) / 10_000)));
  return (
    order.length === wanted &&
    years.size === 1 &&
    /\b(?:over|during|throughout|in) the (?:whole |full |entire )?year(?=[.,;]|$| as a whole)/.test(text)
  );
}

const owner =
  /^(?:(?:In|For) (?:the year )?\d{4},? )?(?:The|This) (?<noun>\p{Ll}+) (?:has|had|have|\p{Ll}+ed|employs|treats|counts|covers|serves|runs|operates)(?: (?:a total of|about|around|some|roughly|nearly|almost))? $/u;

/** "The university employs 494 professors": what a table without times is about has all of its rows, where all of them are cited. */
function isOfOwner({ reading, cues, cited, scope }: Case, figure: Figure): boolean {
  const { table, text, rows, figures } = reading;
  const noun = owner.exec(text.slice(0, figure.at))?.groups?.noun;
  const isWhole = table.periods === undefined && scope.order.every((row) => cited.has(row));
  const isAlone = rows.length === 0 && cues.length === 0 && figures.length === 1;
  return (
    noun !== undefined &&
    isWhole &&
    isAlone &&
    ownerStems.has(stem(noun)) &&
    table.context.has(meaningOf(noun)) &&
    !labelMeanings(table).has(meaningOf(noun))
  );
}

const ofEach =
  /\b(?:each|every|per|apiece|average|mean|typical\w*|usual\w*|either|both|any|another|individual\w*)\b/i;
const oneOf = /\b(?:an?|one|no|some|any|every|each) (?:\p{Ll}+ )?$/iu;

/**
 * "Norline carried 545,000 passengers" of the operator of two routes: a label that several rows of one time share has their
 * total. No label has it of which one row is meant, and no figure that does not add up.
 */
export function totalOfLabel(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
  ref: RowRef,
): Explained | undefined {
  const { reading, scope, cues, roles } = given;
  const { table, text } = reading;
  const [column, ...more] = columns;
  const rows = scope.order.filter((row) => ref.rows.includes(row));
  const times = new Set(rows.map((row) => table.periods?.[row]?.from));
  const nouns = /^(?:['’]s?)? (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(text.slice(ref.end))?.slice(1) ?? [];
  const isOneRow = nouns.some((noun = '') => labelMeanings(table).has(meaningOf(noun)) && !/s$/.test(noun));
  const isPlain =
    ref.kind === 'label' &&
    scope.singles.length === 1 &&
    scope.stretches.length === 0 &&
    (reading.columns.length > 0 || table.columns.length === 1) &&
    cues.every(({ kind }) => kind === 'total') &&
    roles.get(figure) === 'level' &&
    !oneOf.test(text.slice(0, ref.at)) &&
    !ofEach.test(text) &&
    !/^[ -](?:long|wide|high|tall|deep|old|large|big)\b/.test(text.slice(figure.end));
  // "Over the five years": one label at several times, all of which it counts.
  const isOverTimes =
    times.size === rows.length &&
    reading.figures.some(
      (other) => other !== figure && countsRows(given, other) && other.amount.value === rows.length,
    ) &&
    /\b(?:over|during|across|in) (?:the|all|all the|these) (?:\p{L}+ )?(?:\p{L}+ )?(?:years|quarters|months)\b/u.test(
      text,
    );
  if (
    !isPlain ||
    isOneRow ||
    !column ||
    more.length > 0 ||
    rows.length < 2 ||
    (times.size > 1 && !isOverTimes)
  )
    return undefined;
  const made = formulas.filled(column, rows).length === rows.length && formulas.total(table, column, rows);
  if (!made || fitsStated(signed(given, figure), made.value, column.unit) !== 'yes') return undefined;
  return { state: 'worked', worked: made, column };
}

/** "In 2023", "in the third quarter": one period of several rows, and not the time between two. */
const isOnePeriod = ({ reading: { rows } }: Case, { at, end }: Stretch): boolean =>
  rows.some((ref) => ref.kind === 'period' && ref.at === at && ref.end === end);

const deeds =
  '(?:sold|recorded|registered|handled|carried|transported|moved|shipped|produced|generated|harvested|delivered|treated|admitted|counted|welcomed|served|processed|completed|built|made|issued|born|killed|used|consumed|burned|burnt|collected|recycled|crossed|passed|travelled|visited|arrived|departed|landed|fell|came|took place|were caught|changed hands)';
const happened = new RegExp(
  `^(?: \\p{L}+){0,4}? (?:(?:were|was|had been) )?${deeds}(?=[.,;]|$| (?:in|at|on|by|to|through|from|across) )`,
  'u',
);
/** What there is at one time, and which adds up to nothing over several. */
const ofStock =
  /\b(?:employees?|staff|workforce|members?|subscribers?|accounts?|customers|beds?|vehicles?|fleet|stores?|branches|inventor(?:y|ies)|stocks?|debts?|assets?|deposits?|loans?|inhabitants?|population|balance|reserves?|capacity|level|depth|height|price|rate|index|average|mean|median|share|ratio|density)\b/i;

/** "Between October and December, 158 rooms were sold": what happened within a time is the total of its rows. */
function happenedWithin({ reading, cues }: Case, figure: Figure, { at, end }: Stretch): boolean {
  const { text, table, columns } = reading;
  const isBetween = /\b(?:between|from) (?:the )?$/i.test(text.slice(0, at)) && end <= figure.at;
  const isPlain = cues.length === 0 && reading.figures.length === 1 && !ofEach.test(text);
  const isFlow = columns.every((ref) => ref.columns.every(({ name }) => !ofStock.test(name)));
  return table.timed && isBetween && isPlain && isFlow && happened.test(text.slice(figure.end));
}

/** "Across all nine countries, 281,350 bicycles were sold": a figure of all rows together is their total. */
export function wholeTotal(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
): Explained | undefined {
  const { reading, scope } = given;
  const all =
    reading.figures.some(
      (other) => other !== figure && countsRows(given, other) && other.amount.value === scope.order.length,
    ) ||
    /\b(?:across|over|for|in) all\b|^all\b/i.test(reading.text) ||
    isOfWholeYear(given) ||
    isOfOwner(given, figure);
  const named =
    scope.singles.every(({ rows }) => rows.length === scope.order.length) && scope.stretches.length === 0;
  const levels = reading.figures.filter((each) => /^(?:level|from|to)$/.test(given.roles.get(each) ?? ''));
  const spans =
    scope.singles.length === 0 && scope.stretches.length === levels.length
      ? scope.stretches[levels.indexOf(figure)]
      : undefined;
  const ofPeriod = spans && (isOnePeriod(given, spans) || happenedWithin(given, figure, spans));
  if (reading.columns.length === 0 || !((all && named) || ofPeriod)) return undefined;
  if (!/^(?:exact|about|nearly|just-over)$/.test(figure.amount.bound)) return undefined;
  for (const column of columns) {
    if (
      column.unit.dim === 'percent' ||
      [...column.meanings].some((meaning) => meaning === meaningOf('average'))
    )
      continue;
    if (
      [...column.meanings].some((meaning) =>
        /^(?:price|rate|temperatur|index|staff|population|ratio)/.test(meaning),
      ) ||
      column.unit.dim.includes('/')
    )
      continue;
    const made = formulas.total(reading.table, column, ofPeriod ? spans.rows : scope.order);
    if (made && fitsStated(signed(given, figure), made.value, column.unit) === 'yes')
      return { state: 'worked', worked: made, column };
  }
  return undefined;
}
