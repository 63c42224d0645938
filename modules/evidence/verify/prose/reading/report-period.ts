import type { Source } from '../../../evidence';
import { grainOf, periodAt, type Period, samePeriod } from '../../numbers/periods';
import { months } from '../../words/calendar';
import { memoize } from '../../../../kernel/memoize';
import type { Placed, Read } from './read-sentence';

/** How many passages at the head of a source may say which period it reports on. */
const head = 3;

const year = '(?<year>20\\d\\d)(?![\\d/]|\\s*[-–])';
const report = '(?:reports?|results|accounts|review|figures|statement|update)';
const business = '(?:(?:financial|fiscal|business) )?year';
const quarters = 'first|second|third|fourth';

/** A title or an opening sentence that names the period of a report, and that period in words which `periodAt` reads. */
const named: readonly (readonly [RegExp, (parts: Record<string, string | undefined>) => string])[] = [
  [
    new RegExp(
      `\\b(?:annual|yearly) (?:report|review|results|accounts)(?: (?:for|of|on))?(?: the)?(?: ${business})? ${year}`,
      'gi',
    ),
    (parts) => parts.year ?? '',
  ],
  [/\b(?<year>20\d\d) (?:annual|yearly) (?:report|review|results|accounts)\b/gi, (parts) => parts.year ?? ''],
  [
    new RegExp(`\\b${report}\\b[^.;:]{0,60}? (?:for|on|of) the ${business} ${year}`, 'gi'),
    (parts) => parts.year ?? '',
  ],
  [
    /\b(?:closed|ended|completed) the (?<year>20\d\d) (?:(?:financial|fiscal|business) )?year\b/gi,
    (parts) => parts.year ?? '',
  ],
  [
    new RegExp(
      `\\b(?:half-year(?:ly)?|half year|interim|six-month) (?:financial )?${report}(?: for)? ${year}`,
      'gi',
    ),
    (parts) => `H1 ${parts.year}`,
  ],
  [
    new RegExp(
      `\\b${report}\\b[^.;:]{0,60}? (?:for|on|of) the (?<part>(?:first|second) half|(?:${quarters}) quarter)(?: of)? ${year}`,
      'gi',
    ),
    (parts) => `${parts.part} of ${parts.year}`,
  ],
  [
    new RegExp(`\\b(?<part>${quarters})[ -]quarter ${report}(?: for)? ${year}`, 'gi'),
    (parts) => `${parts.part} quarter of ${parts.year}`,
  ],
  [new RegExp(`\\bQ(?<part>[1-4]) ${year} ${report}\\b`, 'gi'), (parts) => `Q${parts.part} ${parts.year}`],
];

/** The period that a source reports on, as its title or its first passages say: "Annual report 2023", "half-year report 2024". */
export function reportPeriodOf({ title, spans }: Source): Period | undefined {
  const texts = [title.replace(/[-_]+/g, ' '), ...spans.slice(0, head).map(({ text }) => text.slice(0, 600))];
  const found = texts.flatMap((text) =>
    named.flatMap(([pattern, nameOf]) =>
      [...text.matchAll(pattern)].flatMap(({ groups }) => periodAt(nameOf(groups ?? {}), 0) ?? []),
    ),
  );
  const [first] = found;
  return first && found.every((each) => samePeriod(each, first)) ? first : undefined;
}

const comparedYear =
  /\bthan (?:(?:in|for) )?(?:a|the) (?:(?:previous|preceding|prior) year|year (?:before|earlier))\b/gi;
const otherTime =
  /\b(?:earlier|before|ago|previous\p{Ll}*|since|then|former\p{Ll}*|until|till|next|coming|current\p{Ll}*|now|today|at present|last|again|later|meanwhile|will|would|shall|could|should|may|might|expect\p{Ll}*|plan(?:s|ned|ning)?|aim\p{Ll}*|target\p{Ll}*|goal|forecast\p{Ll}*|budget\p{Ll}*|propos\p{Ll}*|intend\p{Ll}*|had (?:been|had|stood)|used to|founded|every year|each year|a year)\b/iu;
/** A month, a quarter or a half without its year. */
const bareTime = new RegExp(
  `\\b(?:${months}|(?:first|second) half|(?:${quarters}) quarter)\\b(?! (?:of )?(?:the year )?20\\d\\d)`,
);

/**
 * Whether a sentence that names no time of its own, or the same time a year before to compare with, is of the period that its source
 * reports on: "we treated 91,420 patients, compared with 88,105 in 2022" in a report on 2023.
 */
export function isOfReportPeriod(
  { of }: Placed<Period>,
  source: Read,
  before: Read | undefined,
  { reportPeriod, compared }: { reportPeriod: Period | undefined; compared: readonly Placed<Period>[] },
): boolean {
  if (reportPeriod === undefined) return false;
  if (!samePeriod(of, reportPeriod)) return isPartOfReportYear(of, source, reportPeriod);
  const yearBefore = { from: of.from - 10_000, to: of.to - 10_000, text: '' };
  const isCompared = source.periods.every(
    (each) => compared.includes(each) && samePeriod(each.of, yearBefore),
  );
  const isOfOther = before?.periods.some(
    (each) => yearOf(each.of) !== yearOf(of) && yearOf(each.of) !== yearOf(yearBefore),
  );
  return (
    isCompared &&
    !isOfOther &&
    !bareTime.test(source.text) &&
    !otherTime.test(source.text.replace(comparedYear, ''))
  );
}

const yearOf = ({ to }: Period): number => Math.floor(to / 10_000);

/** "At the end of June" in a report on the first half of 2024: June 2024. */
function isPartOfReportYear(of: Period, { text, periods }: Read, reportPeriod: Period): boolean {
  if (yearOf(of) !== yearOf(reportPeriod) || yearOf({ ...of, to: of.from }) !== yearOf(of)) return false;
  const part = /^(?:month|quarter|half)$/.test(grainOf(of)) ? of.text.replace(/(?: of)? 20\d\d$/, '') : '';
  return (
    part.length > 3 &&
    periods.length === 0 &&
    new RegExp(`\\b${part}\\b`).test(text) &&
    !/\b(?:last|next|previous|earlier|before|ago)\b/i.test(text)
  );
}

/** Passages of a source in which is looked for years that are compared. */
const mostPassages = 60;
const sizeBetween = '(?:[^.;:()"“”]|\\.(?=\\d)){1,120}?';
const comparedYears = new RegExp(
  `\\bfrom ${sizeBetween} in (?<then>20\\d\\d) to ${sizeBetween} in (?<now>20\\d\\d)\\b|\\bin (?<year>20\\d\\d),? (?:from|up from|down from|compared with|compared to|against|after) ${sizeBetween} (?:in (?<before>20\\d\\d)\\b|(?:a|one) year (?:earlier|before)\\b|the (?:year before|previous year)\\b)`,
  'gu',
);

/** A sentence on what may come. */
const openSentence =
  /[^.!?]{0,300}\b(?:may|might|will|would|could|should|expect\p{Ll}*|forecast\p{Ll}*|plan(?:s|ned)?|target\p{Ll}*|project(?:s|ed)|aims?|hop\p{Ll}+)\b[^.!?]{0,300}/giu;

/**
 * The year that a source tells of, where its first prose compares it with the year before and nothing in it compares another: "fell to 3.2
 * billion in 2023 from 4.0 billion a year earlier".
 */
export const leadYearOf = memoize(({ spans }: Source): string | undefined => {
  const texts = spans.slice(0, mostPassages).map(({ text }) => text.slice(0, 1500));
  const first = texts.find((text) => text.length > 60 && /[.]$/.test(text.trim()));
  const pairsIn = (text: string) =>
    [...text.replace(openSentence, ' ').matchAll(comparedYears)].map(({ groups = {} }) => {
      const now = groups.now ?? groups.year ?? '';
      return { now, then: groups.then ?? groups.before ?? String(Number(now) - 1) };
    });
  const [lead] = pairsIn(first ?? '');
  const isOne = ({ now, then }: { now: string; then: string }) =>
    now === lead?.now && Number(then) === Number(now) - 1;
  return lead && texts.flatMap(pairsIn).every(isOne) ? lead.now : undefined;
});
