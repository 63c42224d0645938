import type { Source } from '../../../evidence';
import type { Period } from '../../numbers/periods';
import type { Placed, Read } from './read-sentence';

/** How many passages at the head of a source may say which year it reports on. */
const head = 3;

const kind = '(?:annual|yearly) (?:report|review|results|accounts)';
const business = '(?:(?:financial|fiscal|business) )?year';
const named = new RegExp(
  [
    `\\b${kind}(?: (?:for|of|on))?(?: the)?(?: ${business})? (?<a>20\\d\\d)(?![\\d/]|\\s*[-–])`,
    `\\b(?<b>20\\d\\d) ${kind}\\b`,
    `\\b(?:report|results|accounts|review)\\b[^.;:]{0,60}? (?:for|on|of) the ${business} (?<c>20\\d\\d)(?![\\d/]|\\s*[-–])`,
    `\\b(?:closed|ended|completed) the (?<d>20\\d\\d) ${business}\\b`,
  ].join('|'),
  'gi',
);

/** The year that a source reports on, as its title or its first passages say: "Annual report 2023". */
export function reportYearOf({ title, spans }: Source): number | undefined {
  const texts = [title.replace(/[-_]+/g, ' '), ...spans.slice(0, head).map(({ text }) => text.slice(0, 600))];
  const years = texts.flatMap((text) =>
    [...text.matchAll(named)].map(({ groups }) => Object.values(groups ?? {}).find(Boolean)),
  );
  return new Set(years).size === 1 ? Number(years[0]) : undefined;
}

const comparedYear =
  /\bthan (?:(?:in|for) )?(?:a|the) (?:(?:previous|preceding|prior) year|year (?:before|earlier))\b/gi;
const otherTime =
  /\b(?:earlier|before|ago|previous\p{Ll}*|since|then|former\p{Ll}*|until|till|next|coming|current\p{Ll}*|now|today|at present|last|again|later|meanwhile|will|would|shall|could|should|may|might|expect\p{Ll}*|plan\p{Ll}*|aim\p{Ll}*|target\p{Ll}*|goal|forecast\p{Ll}*|budget\p{Ll}*|propos\p{Ll}*|intend\p{Ll}*|had (?:been|had|stood)|used to|founded|every year|each year|a year)\b/iu;

/**
 * Whether a sentence that names no time of its own, or the year before to compare with, is of the year that its source
 * reports on: "we treated 91,420 patients, compared with 88,105 in 2022" in a report on 2023.
 */
export function isOfReportYear(
  { of }: Placed<Period>,
  source: Read,
  before: Read | undefined,
  { reportYear, compared }: { reportYear: number | undefined; compared: readonly Placed<Period>[] },
): boolean {
  if (
    reportYear === undefined ||
    of.from !== reportYear * 10_000 + 101 ||
    of.to !== reportYear * 10_000 + 1231
  )
    return false;
  const isYearBefore = (period: Period) => Math.floor(period.to / 10_000) === reportYear - 1;
  const isCompared = source.periods.every((each) => compared.includes(each) && isYearBefore(each.of));
  const isOfOther = before?.periods.some(
    (each) => Math.floor(each.of.to / 10_000) !== reportYear && !isYearBefore(each.of),
  );
  return isCompared && !isOfOther && !otherTime.test(source.text.replace(comparedYear, ''));
}
