import type { Amount } from '../../numbers/amounts';
import { type Placed, type Read, readSentence } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { auxiliaries } from '../../words/verbs';
import {
  approximate,
  countedBehind,
  isAlike,
  isShare,
  isWritten,
  isWrittenShare,
  mostWorkings,
  number,
  replaced,
  small,
  type Working,
  written,
} from '../reading/worked-figures';
import { capital } from '../../words/words';
import { month } from '../../words/calendar';

const more = '(?:more|higher|larger|longer|greater|dearer|heavier|above|over)';
const less = '(?:less|fewer|lower|smaller|shorter|cheaper|lighter|below|under|short of)';
const comparing = new RegExp(
  `^(?: \\p{Ll}+)?,? (?<side>${more}|${less})(?: (?!than)\\p{Ll}+)?(?<than> than)? (?<ref>[^,;]{3,90})$`,
  'u',
);
/** "than the 2.41 million of the previous year" */
const ofThen = /^(?: \p{Ll}+)? (?:of|in|from) (?<when>(?:the |a |last )?[\p{L}\d][^,;]{3,40})$/u;
const withoutThan = /^(?:above|over|below|under|short of)$/;
const isMore = new RegExp(`^${more}$`);

/**
 * "Night nurses slept 6.1 hours, 0.8 hours less than day nurses": the statement before the comparison, and what the figure that it
 * is compared with must be of.
 */
export function differencesOf(claim: Read, figures: readonly Amount[]): Working[] {
  const text = claim.text.replace(/[.!]$/, '');
  return claim.amounts.slice(1).flatMap((by, index) => {
    const { side = '', than, ref } = comparing.exec(text.slice(by.end))?.groups ?? {};
    if (ref === undefined || by.of.ordinal || by.of.range || (than === undefined) !== withoutThan.test(side))
      return [];
    const lead = new RegExp(
      `,(?: (?:or|which (?:is|was|makes|made)|that is|a full|and so|and thus|i\\.e\\.))? ?${approximate}$`,
    ).exec(text.slice(0, by.at));
    const main = lead && readSentence(text.slice(0, lead.index));
    const level = main?.amounts.findLast(({ of }) => isComparable(by.of, of));
    if (!main || !level || level.of.bound !== 'exact' || claim.amounts.length > index + 3) return [];
    const given = claim.amounts[index + 2];
    const when = given && ofThen.exec(text.slice(given.end))?.groups?.when;
    if (
      given &&
      (when === undefined ||
        !isAlike(given.of, level.of) ||
        !/^(?:the |its )?$/.test(ref.slice(0, ref.indexOf(given.of.text.trim()))))
    )
      return [];
    return figures
      .filter(
        (other) =>
          isAlike(other, level.of) &&
          (!given || other.value === given.of.value) &&
          isDistance(by.of, level.of.value, other.value, isMore.test(side)),
      )
      .flatMap((other) =>
        comparedWith(main, level, other, when === undefined ? ref : `in ${when}`).map(
          (statement): Working => {
            const relative = isShare(by.of) && !isShare(level.of);
            return {
              statements: [`${main.text}.`, `${statement}.`],
              operands: [level.of, other],
              text: `${level.of.text.trim()} against ${other.text.trim()}`,
              formula: relative
                ? `(${level.of.value} − ${other.value}) / ${other.value} = ${number((100 * (level.of.value - other.value)) / other.value)} %`
                : `${level.of.value} − ${other.value} = ${number(level.of.value - other.value)}`,
              result: relative
                ? number((100 * (level.of.value - other.value)) / other.value)
                : number(level.of.value - other.value),
            };
          },
        ),
      )
      .slice(0, mostWorkings);
  });
}

/** Percentage points of shares, a share of other figures, or both counted alike. */
function isComparable(by: Amount, level: Amount): boolean {
  if (level.ordinal || level.range) return false;
  if (by.unit?.dim === 'points') return level.unit?.dim === 'percent';
  if (isShare(by)) return !isShare(level) && level.unit?.dim !== 'points';
  return isAlike(by, level);
}

function isDistance(by: Amount, level: number, other: number, isAbove: boolean): boolean {
  const off = isAbove ? level - other : other - level;
  if (off <= 0) return false;
  return isShare(by) && by.unit?.dim !== 'points'
    ? other > 0 && isWrittenShare(by, (100 * off) / other)
    : isWritten(by, off);
}

const time = new RegExp(
  `^(?:(?:in|at|during|for|over) )?(?:(?:the )?(?:same|previous|preceding|prior|last) |(?:(?:a|one|two|three) )?years? (?:ago|before|earlier)|the year (?:before|earlier)|before$|previously$|earlier$|(?:19|20)\\d{2}|${month}\\b)`,
);

/** What must hold of the other figure: the same of another subject or of another time, or what the reference itself says. */
function comparedWith(main: Read, level: Placed<Amount>, other: Amount, ref: string): string[] {
  const swapped = replaced(main.text, level, written(other));
  if (time.test(ref)) {
    const bare = withoutTime(swapped);
    const when = /^(?:in|at|during|for|over|an?|one|two|three|the|before|previously|earlier)\b/.test(ref)
      ? ref
      : `in ${ref}`;
    return [`${bare} ${when}`, `${capital(when)}, ${small(bare)}`];
  }
  const place = /^(?<lead>in|at|on|for|among) /.exec(ref)?.groups?.lead;
  if (place !== undefined) return elsewhere(swapped, place, ref);
  const noun = level.of.unit ? '' : countedBehind(main.text.slice(level.end));
  const own = ref.replace(/^(?:what|that which) /, '');
  const at = predicateAt(main);
  const own2 = at > 0 ? [`${capital(own)} ${swapped.slice(at)}`] : [];
  const isClause = verbUses(readSentence(`${own}.`)).length > 0 || endsWithAuxiliary.test(own);
  return isClause
    ? [`${capital(own)} ${written(other)}${noun}`]
    : [...own2, `${capital(own)} ${/s$/.test(own) ? 'were' : 'was'} ${written(other)}${noun}`];
}

/** "300 euros more than in Brem": the same there. */
function elsewhere(text: string, lead: string, ref: string): string[] {
  const own = new RegExp(` ${lead} (?:the )?\\p{L}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*$`, 'u');
  return own.test(text) ? [text.replace(own, ` ${ref}`)] : [];
}

const endsWithAuxiliary =
  /\b(?:had|has|have|was|were|did|do|does|carry|carries|employs?|produces?|costs?)(?: for)?$/;

const withoutTime = (text: string) =>
  text
    .replace(/^(?:In|During|At the end of|For) (?:\p{L}+ )?(?:19|20)\d{2}(?:\/\d{2})?,? /u, '')
    .replace(/ (?:in|during|at the end of) (?:\p{L}+ )?(?:19|20)\d{2}(?:\/\d{2})?/u, '');

/** Where the predicate of a sentence begins. */
function predicateAt(read: Read): number {
  const aux = read.words.find(({ lower }) => auxiliaries.has(lower));
  const [use] = verbUses(read);
  return Math.min(aux?.at ?? read.text.length, use?.word.at ?? read.text.length) % read.text.length;
}
