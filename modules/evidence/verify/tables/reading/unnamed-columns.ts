import type { Case } from './case';
import { figureOfSign } from './signed-figures';
import type { ColumnRef, Figure } from './reading';
import type { FigureColumn } from '../structure/tables';
import { currencies } from '../../numbers/currencies';
import { meaningOf } from '../../words/words';

const bounds =
  '(?: (?:about|around|roughly|nearly|almost|some|approximately|just|over|under|more|less|than))*';
const joint = new RegExp(
  `^,? (?:and|on|spread over|with|but|while)(?: has| had| covers| covered)?${bounds} $`,
);
const ofRow = new RegExp(
  `^,? (?:(?:and|has|had|with|covers|covered|measures|counts|counted|recorded|reported)(?: an area of)?)?${bounds} $`,
);
const earns = new RegExp(`^,? (?:and )?(?:earned|earns|took in|takes in|turned over|grossed)${bounds} $`);
const earned = new Set(['revenue', 'profit', 'result'].map(meaningOf));

/**
 * "22 hotels on 34.6 km²", "sold 300,000 tickets and earned EUR 3.6 million": the columns of a figure whose unit none of the
 * named columns has, where each of those is named by another figure. Only plain words may join the figure to the row.
 */
export function unnamedColumns(given: Case, figure: Figure): readonly FigureColumn[] | undefined {
  const { columns, figures, table, text } = given.reading;
  const { unit } = figure.amount;
  if (!unit || columns.length === 0) return undefined;
  if (columns.some((ref) => ref.columns.some((column) => column.unit.dim === unit.dim))) return undefined;
  const others = figures.filter((each) => each !== figure);
  if (!columns.every((ref) => others.some((other) => isNamedBy(text, other, ref)))) return undefined;
  const fitting = table.columns.filter((column) => column.unit.dim === unit.dim);
  if (given.cues.some((cue) => cue.kind === 'sign' && figureOfSign(given, cue) === figure)) {
    const signed = fitting.filter(({ values }) => values.some((value) => value !== null && value < 0));
    return signed.length === 1 ? signed : undefined;
  }
  const before = <T extends { end: number }>(refs: readonly T[]) =>
    refs.reduce((last, { end }) => (end <= figure.at && end > last ? end : last), 0);
  const row = before(given.reading.rows);
  const edge = [before(columns), before(others)].reduce((last, end) => (end > last ? end : last), row);
  const lead = text.slice(edge, figure.at);
  if (currencies.has(unit.dim) && earns.test(lead)) {
    const found = fitting.filter(({ meanings }) => [...meanings].some((meaning) => earned.has(meaning)));
    return found.length > 0 ? found : undefined;
  }
  const isPlain = (edge === row && row > 0 ? ofRow : joint).test(lead);
  return isPlain && fitting.length === 1 ? fitting : undefined;
}

/** "4,480 residents", "home to 5,870 people": the figure stands right beside the words of a column. */
const isNamedBy = (text: string, { at, end }: Figure, ref: ColumnRef) =>
  [ref, ...(ref.also ?? [])].some(
    (each) =>
      (each.at > end && text.slice(end, each.at) === ' ') ||
      (each.end < at && new RegExp(`^ to${bounds} $`).test(text.slice(each.end, at))),
  );
