import type { Explained } from '../reading/case';
import type { Figure, Reading } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';
import { valueAt } from '../structure/formulas';
import { fits, percent } from '../../numbers/compare';
import { unitNamed } from '../../numbers/units';
import { meaningOf } from '../../words/words';

/**
 * Words by which a figure is none of a cell: a rate, a remainder, a sum without some rows, the same a year before. Where
 * no reading works it out, a cell that differs says nothing against it.
 */
const operation =
  /\b(?:for (?:every|each)|ratio|applying|multipl(?:y|ied|ying)|working back|unused|unspent|spare|left over|leaving out|excluding|excluded|not counting|apart from|any other|(?:gap|difference|spread|distance|surplus|excess) (?:between|of [^,;]{2,40}? over)|(?:more|less|fewer) than (?:approved|planned|budgeted|agreed|expected|intended))\b/i;
/**
 * Words that another row, another calculation or a part of the rows is meant by: what was worked out without them says nothing
 * against the statement either.
 */
const otherRows =
  /\band then (?:\p{Ll}+)(?=[.,;]|$)|\b(?:did|had|has|does) not \p{Ll}+ [^,;]{2,60} until\b|\b(?:(?:lowest|smallest) positive|(?:highest|largest|smallest|biggest) negative)\b|\b(?:annual|yearly) (?:growth|increase|rise|change|decline)(?: in [^,;]{2,40})? averaged\b|\b(?:its|their) (?:highest|lowest|largest|smallest|biggest|best|worst) [^,;]{2,60} of the (?:two|three|four|five|six|seven|eight|nine|ten) (?:years|quarters|months)\b/iu;
const severalFirst =
  /\p{L} (?:\([^()]{1,40}\) )?and (?:the )?\p{Lu}[^,;]{1,60}? (?:have|had|posted|recorded|showed|reported|were|are) (?<what>the (?:highest|lowest|largest|smallest|biggest) (?:\p{Ll}+ ){0,3}\p{Ll}+s)\b/u;
const per = /\bper (?:\d[\d,]* |member of |active |full-time )?(?<noun>\p{L}+)/iu;

/** "Housing and roads together": where no more than one of them is read, the figure of that one is not what is meant. */
const jointly =
  /\p{L}[^,;]{0,80} (?:and|plus) [^,;]{1,60}? (?<word>together|combined|jointly|between them)\b/u;

const isExact = /^(?:exact|about|nearly|just-over)$/;
/** Rows in which a quotient is looked for: time grows with their number and the square of the columns. */
const mostRows = 200;
const mostColumns = 40;
const eachThing = /\b(?:each|every|per) (?<noun>\p{Ll}+(?: (?!in\b|of\b|on\b|at\b)\p{Ll}+)?)/iu;

/** "Each employee generated around EUR 90,400": what one column is of another in a row that the sentence names. */
function quotientSaid({ table, rows, figures }: Reading, text: string): string | undefined {
  const [found, noun = ''] = eachThing.exec(text) ?? [];
  const [first = ''] = noun.split(' ');
  const one = unitNamed(noun) ?? unitNamed(first);
  const isUnder = ({ meanings, unit }: FigureColumn) =>
    meanings.has(meaningOf(first)) || (one !== undefined && unit.dim === one.dim);
  const isSo = (over: FigureColumn, under: FigureColumn, row: number) => {
    const size = one && under.unit.dim === one.dim ? under.unit.factor / one.factor : under.unit.scale;
    const value = (valueAt(over, row) * over.unit.factor) / (valueAt(under, row) * size);
    return figures.some(
      ({ amount }) =>
        isExact.test(amount.bound) &&
        fits(amount, value, { dim: over.unit.dim, factor: 1, scale: 1 }) === 'yes',
    );
  };
  const named = (rows.length > 0 ? rows.flatMap((ref) => ref.rows) : table.order).slice(0, mostRows);
  const isQuotient =
    found !== undefined &&
    table.columns
      .filter(isUnder)
      .some((under) =>
        table.columns.some((over) => over !== under && named.some((row) => isSo(over, under, row))),
      );
  return isQuotient ? found : undefined;
}

/** "Turned 32.7% of its revenue into profit": what one column is of another of the same unit, in a row that the sentence names. */
function partSaid({ table, rows, figures, text }: Reading, reason: string): string | undefined {
  const shares = figures.filter(
    ({ amount, end }) =>
      (amount.fraction || amount.unit?.dim === 'percent') &&
      reason.includes(amount.text) &&
      /^ of (?!the (?:total|combined|whole)\b)/.test(text.slice(end)),
  );
  const named = rows.flatMap((ref) => ref.rows).slice(0, mostRows);
  const columns = table.columns.slice(0, mostColumns);
  const isPart = ({ amount }: Figure, row: number) =>
    columns.some((over) =>
      columns.some(
        (under) =>
          over !== under &&
          over.unit.dim === under.unit.dim &&
          over.unit.dim !== 'percent' &&
          isExact.test(amount.bound) &&
          fits(
            amount,
            (100 * valueAt(over, row) * over.unit.factor) / (valueAt(under, row) * under.unit.factor),
            percent,
          ) === 'yes',
      ),
    );
  return shares.find((figure) => named.some((row) => isPart(figure, row)))?.amount.text;
}

/** The words of a statement that ask for a calculation with another column, row or time. */
export function unreadOperation(
  reading: Reading,
  { held, contrary, reason }: Explained & { state: 'wrong' },
): string | undefined {
  const { text, from, to, table } = reading;
  const own = text.slice(from, to);
  const other = otherRows.exec(own)?.[0] ?? severalFirst.exec(own)?.groups?.what;
  if (other !== undefined) return other;
  const joint = jointly.exec(own)?.groups?.word;
  const isOfOne = reading.rows.filter(({ kind }) => kind === 'label').length === 1;
  if (joint !== undefined && isOfOne && held?.row !== undefined) return joint;
  // What was worked out is no cell.
  if (contrary?.worked || held?.column.parts || /^The highest less lowest /.test(reason)) return undefined;
  const quotient = quotientSaid(reading, own);
  if (quotient !== undefined) return quotient;
  const part = partSaid(reading, reason);
  if (part !== undefined) return part;
  const found = operation.exec(own)?.[0];
  const isNamed = table.columns.some(({ name }) => name.toLowerCase().includes(found?.toLowerCase() ?? ''));
  if (found !== undefined && !isNamed) return found;
  if (!table.periods && /\ba year (?:earlier|before)\b/i.test(own)) return 'a year before';
  const rate = held?.row === undefined ? null : per.exec(own);
  const noun = rate?.groups?.noun ?? '';
  const isRate = table.columns.some(({ name, unitText }) => /\bper\b|\//i.test(`${name} ${unitText}`));
  const isTime = /^(?:cent|annum|year|quarter|month|week|day|hour|night)s?$/i.test(noun);
  return rate && !isRate && !isTime ? rate[0] : undefined;
}
