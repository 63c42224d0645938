import type { Amount } from '../../numbers/amounts';
import { fits } from '../../numbers/compare';
import type { FigureColumn } from '../structure/tables';
import type { Case } from './case';
import { type Cue, lossBefore } from './cues';
import type { Figure, Reading } from './reading';

/** "A loss of 12.4 million" says -12.4 million; a bare figure says what it shows, sign and all. */
export function signed(given: Case, figure: Figure): Amount {
  const { amount } = figure;
  const below = /^,? ?below (?:zero|freezing)/i.test(given.reading.text.slice(figure.end));
  const loss =
    given.rowOf.get(figure)?.isNegative === true ||
    given.cues.some(
      (cue) => cue.kind === 'sign' && cue.direction < 0 && figureOfSign(given, cue) === figure,
    ) ||
    isOneOfLosses(given, figure) ||
    isEndOfLoss(given, figure);
  // Net exports of -14.8 TWh are net imports of 14.8 TWh.
  if (loss && /\bnet (?:\p{Ll}+ )?(?:im|ex)ports\b/iu.test(given.reading.text)) return negative(amount);
  return (loss || below) && amount.sign === '' ? negative(amount) : amount;
}

const belowZero =
  /\b(?:loss(?:es)?|deficits?|shortfalls?|net (?:\p{Ll}+ )?(?:importer|imports?|outflows?|borrow\p{Ll}+)|negative|in the red)\b/iu;

/** "Surplus/deficit": the name of figures of both signs. */
const ofEither = /\b(?:surplus|profit) ?(?:\/|or) ?\(?(?:deficit|loss)\b/i;

/** "A deficit of 4,720 million" of a balance of -4,720 million, in words that were not read: no figure differs. */
export const isOfOtherSign = (
  { amount }: Figure,
  value: number,
  { unit, name }: FigureColumn,
  text: string,
): boolean =>
  value < 0 &&
  belowZero.test(text) &&
  !belowZero.test(name.replace(ofEither, '')) &&
  fits(negative(amount), value, unit) === 'yes';

const turned: Readonly<Partial<Record<Amount['bound'], Amount['bound']>>> = {
  over: 'under',
  under: 'over',
  'at-least': 'at-most',
  'at-most': 'at-least',
  nearly: 'just-over',
  'just-over': 'nearly',
};

/** A loss of more than 12 million is a result below -12 million. */
const negative = (amount: Amount): Amount => ({
  ...amount,
  value: -amount.value,
  bound: turned[amount.bound] ?? amount.bound,
});

/** "The loss narrowed from EUR 38 million to EUR 19 million": both are losses. */
function isEndOfLoss({ cues, reading, roles }: Case, figure: Figure): boolean {
  const change = cues.find((cue) => lossBefore(cues, cue, reading.text) !== undefined);
  return (
    change !== undefined &&
    figure.at > change.word.end &&
    /^(?:from|to)$/.test(roles.get(figure) ?? '') &&
    !/;|\b(?:but|while|whereas|profits?|surplus(?:es)?)\b/i.test(
      reading.text.slice(change.word.end, figure.at),
    )
  );
}

/** "losses of EUR 58k and EUR 112k", "lost EUR 5 million in 2020 and EUR 4 million in 2021": each of them is a loss. */
function isOneOfLosses(given: Case, figure: Figure): boolean {
  const { figures, text } = given.reading;
  const lead = text.slice(0, figure.at);
  const word = [...lead.matchAll(/\b(?:loss(?:es)?|deficits?|shortfalls?|lost|losing)\b/gi)].at(-1);
  if (!word || given.reading.table.columns.some(({ name }) => /loss|deficit|shortfall/i.test(name)))
    return false;
  const between = lead.slice(word.index + word[0].length);
  const first = figures.find(({ at }) => at > word.index);
  // "A loss of EUR 12.7 million on revenue of EUR 396.8 million": the column right before the figure is another one.
  const own = given.reading.columns.find(({ end }) => /^ (?:of|at|was) $/.test(lead.slice(end)));
  if (own?.columns.every(({ values }) => values.every((value) => value === null || value >= 0))) return false;
  return (
    /\d/.test(between) &&
    first?.amount.unit?.dim === figure.amount.unit?.dim &&
    !/;|\b(?:but|while|whereas|from|to|profits?|surplus(?:es)?|gains?|positive|back)\b/i.test(between)
  );
}

/** "The largest loss, EUR 15.3 million, was made in 2022". */
const apposed = /^,(?: (?:of|at|about|some|nearly|almost|roughly|around))* $/;

/** "The combined loss of Falk, Orbit and Vinter was 743,000": only the names of rows stand between. */
function isOfNames({ text, rows }: Reading, from: number, to: number): boolean {
  let rest = '';
  let at = from;
  for (const ref of rows.filter((each) => each.at >= from && each.end <= to && each.kind === 'label')) {
    rest += text.slice(at, ref.at);
    at = ref.end;
  }
  return (
    at > from &&
    /^ (?:of|at|for) (?:the )?(?:, |,? and |the )*(?:,? ?(?:was|were|is|came to|amounted to|totalled|totaled|reached|stood at)) (?:(?:about|around|roughly|nearly|almost|some) )?$/.test(
      `${rest}${text.slice(at, to)}`.replace(/ {2,}/g, ' '),
    )
  );
}

/**
 * The figure that a word such as "loss" or "surplus" gives its sign: the next one behind it, else the one before. "In the red"
 * and "short" stand behind theirs.
 */
export function figureOfSign({ reading }: Case, { word }: Cue): Figure | undefined {
  const { figures, text } = reading;
  const measured = /^(?:red|black|short)$/.test(word.lower)
    ? figures.find(({ end }) => end <= word.at && /^ (?:in the )?$/.test(text.slice(end, word.at)))
    : undefined;
  if (measured) return measured;
  const behind = figures.find(
    ({ at }) =>
      at >= word.end &&
      at - word.end < 50 &&
      (!/[,;]/.test(text.slice(word.end, at)) || apposed.test(text.slice(word.end, at))),
  );
  const ofRows = behind ? undefined : figures.find(({ at }) => at >= word.end);
  if (ofRows && isOfNames(reading, word.end, ofRows.at)) return ofRows;
  return behind ?? figures.filter(({ end }) => end <= word.at && word.at - end < 12).at(-1);
}
