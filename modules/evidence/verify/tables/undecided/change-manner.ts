import type { Case, Explained } from '../reading/case';
import { valueAt } from '../structure/formulas';
import type { Word } from '../../text/scan';

const strong =
  /^(?:sharp|steep|strong|considerabl[ey]|significant|substantial|marked|dramatic|rapid|drastic|noticeabl[ey]|heav(?:y|ily))(?:ly|ally|edly)?$/;
const weak = /^(?:slight|marginal|modest|moderate|minimal|mild|gentl[ey]|little|somewhat)(?:ly)?$/;

/**
 * "Fell sharply", "a slight rise": how large the change beside the word is, by its size. Of a word without a change beside it, or of
 * one whose size is not known, nothing is decided.
 */
export function saysManner({ lower, at, end }: Word, given: Case, found: readonly Explained[]): boolean {
  const wanted = strong.test(lower) ? 'strong' : weak.test(lower) ? 'weak' : undefined;
  if (wanted === undefined) return false;
  const { text } = given.reading;
  const isBeside = given.cues.some(
    ({ kind, word }) =>
      (kind === 'change' || kind === 'difference') &&
      ((word.at >= end && between.test(text.slice(end, word.at))) ||
        (word.end <= at && between.test(text.slice(word.end, at)))),
  );
  if (!isBeside) return false;
  const sizes = found.flatMap((each) => (each.state === 'worked' ? (sizeOf(each) ?? []) : []));
  return sizes.length > 0 && sizes.every(wanted === 'strong' ? isStrong : isSlight);
}

const between = /^ (?:back |up |down |\p{Ll}+ly )?$/u;

/** In percent of where it began, and in points of a column in percent. */
type Size = { percent: number; points?: number };

const isStrong = ({ percent, points = 0 }: Size) => points >= 5 || percent >= (points > 0 ? 25 : 10);
const isSlight = ({ percent, points = 0 }: Size) => percent <= 10 && points <= 2;

/** How large a change from one row to another is. */
function sizeOf({ worked, column }: Extract<Explained, { state: 'worked' }>): Size | undefined {
  const [from, to, ...more] = worked.rows;
  if (
    from === undefined ||
    to === undefined ||
    more.length > 0 ||
    !/^(?:change|growth) of /.test(worked.text)
  )
    return undefined;
  const [a, b] = [valueAt(column, from), valueAt(column, to)];
  if (!(Math.abs(a) > 0)) return undefined;
  const percent = (Math.abs(b - a) / Math.abs(a)) * 100;
  return column.unit.dim === 'percent' ? { percent, points: Math.abs(b - a) } : { percent };
}
