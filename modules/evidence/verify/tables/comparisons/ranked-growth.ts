import type { Case, Explained } from '../reading/case';
import type { Cue } from '../reading/cues';
import { wrong } from '../reading/case';
import { columnsAt } from '../reading/case-columns';
import { fits, percent } from '../../numbers/compare';
import { derived } from '../reading/cue-columns';
import { type Worked, inputsOf, numberText, rowName, worked } from '../structure/formulas';
import { type Pair, pairsOf, periodsCompared } from '../reading/listed-rows';
import { negations } from '../../words/lexicon';
import * as rowFormulas from '../reading/row-formulas';
import type { FigureColumn, Table } from '../structure/tables';

const fastest =
  /\b(?:(?:grew|grown|rose|risen|increased|climbed|expanded|fell|fallen|declined|dropped|shrank|decreased) (?<after>the )?(?:fastest|most)|the (?:fastest|strongest|highest|steepest|sharpest|largest) (?:percentage |relative )?(?:growth|rise|increase|decline|fall|drop|decrease))\b/i;

/** How often, or where alone: more than one growth from end to end tells. */
const yearly = /\b(?:a|per|each|every) (?:year|quarter|month)\b|\b(?:annual|yearly|alone)/i;

/**
 * "Between 2019 and 2023, traffic grew fastest at Dunmar, by 43.9%": the growth in percent of each label, where all labels have
 * a figure in both periods. Undefined where the sentence says anything besides.
 */
export function explainRankedGrowth(given: Case): Explained[] | undefined {
  const { reading, cues } = given;
  const { text, table, rows, figures, words } = reading;
  const found = fastest.exec(text);
  const within = (at: number) => found !== null && at >= found.index && at < found.index + found[0].length;
  const direction = cues.find((each) => each.kind === 'change' && within(each.word.at));
  // "up 10.5%" behind "the fastest growth" says the same again.
  const isAgain = (each: Cue) =>
    each.kind === 'change' &&
    direction?.kind === 'change' &&
    each.direction === direction.direction &&
    /^(?:up|down)$/.test(each.word.lower) &&
    figures.some(({ at }) => at === each.word.end + 1);
  const [cue, ...more] = cues.filter(
    (each) => !(each.kind === 'extreme' && within(each.word.at)) && !isAgain(each),
  );
  if (yearly.test(text) || !found || cue?.kind !== 'change' || cue.direction === 0 || more.length > 0)
    return undefined;
  if (cue.word.at < found.index || cue.word.end > found.index + found[0].length) return undefined;
  if (words.some(({ lower }) => negations.has(lower) || lower.endsWith("n't") || lower === 'far'))
    return undefined;
  const labels = rows.filter(({ kind }) => kind === 'label');
  const [label] = labels;
  const ends = periodsCompared(given);
  const columns = reading.columns.length === 1 ? columnsAt(given, cue.word.at) : [];
  const [column] = columns;
  if (!label || labels.length > 1 || label.at < 0 || !ends || !column || columns.length > 1) return undefined;
  const pairs = pairsOf(table, column, ends);
  if (
    column.unit.dim === 'percent' ||
    pairs.length < 2 ||
    pairs.length !== ends[1].rows.filter((row) => table.order.includes(row)).length
  )
    return undefined;
  const grown = pairs.flatMap((pair) => {
    const made = rowFormulas.growth(table, column, pair.from, pair.to);
    return made ? [{ pair, made }] : [];
  });
  const ranked = [...grown].sort((a, b) => cue.direction * (b.made.value - a.made.value));
  const [first, second] = ranked;
  const [own, ...alike] = ranked.filter(({ pair }) => label.rows.includes(pair.to));
  if (!first || !second || !own || alike.length > 0 || grown.length !== pairs.length) return undefined;
  const [figure, ...others] = figures;
  const isBeside = figure && /(?:\b(?:at|with|of)|,) $/.test(text.slice(0, figure.at));
  if (others.length > 0 || (figure && given.roles.get(figure) !== 'by' && !isBeside)) return undefined;
  // "The strongest growth" may be one of figures or of percent: without a figure in percent it must be the first of both.
  const size = ({ from, to }: Pair) =>
    cue.direction * ((column.values[to] ?? 0) - (column.values[from] ?? 0));
  const isFirstOfBoth = grown.every(({ pair }) => pair === first.pair || size(pair) < size(first.pair));
  const isOpen = !/fastest|relative|percentage/i.test(found[0]) && figure?.amount.unit?.dim !== 'percent';
  if (isOpen && !isFirstOfBoth) return undefined;
  const { value } = own.made;
  const isSo = own === first && first.made.value !== second.made.value && cue.direction * value > 0;
  if (!isSo) return [wrong(`${rowName(table, first.pair.to)} comes first: ${first.made.formula}.`)];
  if (figure && fits(figure.amount, Math.abs(value), percent) !== 'yes')
    return [wrong(`The ${own.made.text} is ${numberText(value)}%, not ${figure.amount.text}.`)];
  for (const each of cues) given.used.add(each);
  given.taken.push({ at: found.index, end: found.index + found[0].length });
  const made = workedOver(table, column, pairs, first, second);
  return made && [derived(made, column)];
}

type Grown = { pair: Pair; made: Worked };

function workedOver(
  table: Table,
  column: FigureColumn,
  pairs: readonly Pair[],
  first: Grown,
  second: Grown,
): Worked | undefined {
  const rows = pairs.flatMap(({ from, to }) => [from, to]);
  const made = worked(table, column, rows, {
    text: `${first.made.text}, ahead of ${second.pair.label}`,
    formula: `${first.made.formula}; ${second.made.formula}`,
    value: first.made.value,
    unit: '%',
  });
  return made && { ...made, inputs: inputsOf(table, column, rows), about: [first.pair.from, first.pair.to] };
}
