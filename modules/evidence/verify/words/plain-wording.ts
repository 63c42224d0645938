import { everydayWordings } from './everyday-wording';
import { reportWordings } from './report-wording';
import { months } from './calendar';

/** Wordings that say the same, each with the one that stands for all. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:provided that|provided|on condition that|assuming that|as long as) (?=the |a |an |its |their |\p{Lu})/giu,
    'if ',
  ],
  [
    /,? subject to (?:the )?(?:consent|agreement|approval) of (the (?:\p{Ll}+ ){0,3}\p{Ll}+)/gu,
    ' if $1 agrees',
  ],
  [/,? subject to (?:the )?approval by (the (?:\p{Ll}+ ){0,3}\p{Ll}+)/gu, ' if $1 approves'],
  [/\b(intends?|plans?|aims?|wants?) to shut\b/g, '$1 to close'],
  [/\btook over\b/g, 'acquired'],
  [/\b(?:takes|take) over\b/g, 'acquires'],
  [/^Not a single (\p{Ll}+[^sy\W]) (?:was|is) /u, 'No $1s were '],
  [/\bnot a single\b/g, 'no'],
  [/\bnone of the\b/g, 'no'],
  [/\bmade a profit\b(?! of\b)/g, 'were profitable'],
  [/\bmade a loss\b(?! of\b)/g, 'were unprofitable'],
  [/\bno longer allowed\b/g, 'banned'],
  [/\b(has|have) (?:no longer|not) been (?:allowed|permitted)\b/g, '$1 been banned'],
  [/\b(?:is|are) missing\b/g, 'are lacking'],
  [
    /^(?<by>[^,;]+?) (?<verb>blames?|blamed) (?<cause>[^,;]+?) for (?<what>[^,;.]+)/u,
    '$<by> attributes $<what> to $<cause>',
  ],
  [
    /^(?<by>[^,;]+?) (?:puts|put) (?<what>[^,;]+?) down to (?<cause>[^,;.]+)/u,
    '$<by> attributes $<what> to $<cause>',
  ],
  [
    /^(?<by>[^,;]+?) (?:attributed|attribute|ascribes?|ascribed) (?<what>[^,;]+?) to (?<cause>[^,;.]+)/u,
    '$<by> attributes $<what> to $<cause>',
  ],
  [
    /^(?<what>[^,;]+?) (?:is|are|was|were|has been|have been) (?:attributed to|blamed on|put down to|ascribed to) (?<cause>[^,;]+?) by (?<by>[^,;.]+)/u,
    '$<by> attributes $<what> to $<cause>',
  ],
  [/\b(?:is|are|was|were) priced at\b/g, 'cost'],
  [/\b(?:has|had) a capacity of\b/g, 'holds'],
  [/\bhas (\d[\d,.]*) (?:employees|workers|staff members)\b/g, 'employs $1 people'],
  [/\bhad (\d[\d,.]*) (?:employees|workers|staff members)\b/g, 'employed $1 people'],
  [
    /\b(?:received|welcomed|attracted|drew|hosted) (?=(?:about |some |nearly |almost |more than )?\d[\d,.]*(?: million)? (?:visitors|guests|tourists|spectators|visits)\b)/g,
    'had ',
  ],
  [
    /^(?<lead>In (?:19|20)\d{2}, )?[Tt]he number of (?<noun>visitors|guests|tourists|spectators|passengers) (?:to|at|in) (?<where>(?:the )?[\p{L} ’'-]{2,40}?) (?:was|came to|reached|stood at) (?<size>(?:about |some |nearly |almost |more than )?\d[\d,.]*(?: million)?)(?=(?: in (?:19|20)\d{2})?\.?$)/u,
    '$<lead>$<where> had $<size> $<noun>',
  ],
  [
    /^(?<lead>In (?:19|20)\d{2}, )?[Tt]he (?:share|proportion|percentage) of (?<noun>\p{Ll}[^,;\d]{2,50}?) (?:that|who|which) (?<said>[^,;\d]{3,80}?) (?:is|was|stood at|came to) (?<size>(?:about |nearly |almost )?\d[\d.]* ?(?:%|percent|per cent))(?<time>(?: in (?:19|20)\d{2})?)(?=\.?$)/u,
    '$<lead>$<size> of the $<noun> $<said>$<time>',
  ],
  [/\b[Tt]he (?:village|town|city|municipality|island|parish|province) of (?=\p{Lu})/gu, ''],
  [/\b([Tt]he) river (?=\p{Lu})/gu, '$1 '],
  [/\b(?:is|are|was|were) home to (?=\d)/g, 'has '],
  [
    /(?<=(?<![\d.,–-])(?!(?:19|20)\d{2}[–-])\d[\d.,]*)[–-](?=\d[\d.,]* (?:minutes|hours|days|weeks|months|years|percent|per cent|million|billion|euros|people|kilometres|metres|tonnes)\b)/g,
    ' to ',
  ],
  [/\b[Oo]n 31 December(?: of)? ((?:19|20)\d{2})\b/g, 'at the end of $1'],
  [/\b[Oo]n December 31,? ((?:19|20)\d{2})\b/g, 'at the end of $1'],
  [/\bdid not find (?:any|an?) (?=\p{Ll})/gu, 'found no '],
  [/\b(?:did not|didn['’]t) have (?:any|an?) (?=\p{Ll})/gu, 'had no '],
  [
    /\bputs (?<what>(?:the|its|their) [^,;\d]{2,60}?) at (?=(?:between |about |some |around )?\p{Sc}?\d)/gu,
    'estimates $<what> at ',
  ],
  [
    /\bput (?<what>(?:the|its|their) [^,;\d]{2,60}?) at (?=(?:between |about |some |around )?\p{Sc}?\d)/gu,
    'estimated $<what> at ',
  ],
  [/\bGWh\b/g, 'gigawatt hours'],
  [/\bMWh\b/g, 'megawatt hours'],
  [/\bkWh\b/g, 'kilowatt hours'],
  ...everydayWordings,
  ...reportWordings,
];

/** Longer sentences are left as they stand: some wordings take time with the square of the length. */
const longest = 500;

const relative =
  /\b(?:(?:(?:in |of |for |during )the same (?:period|half|quarter|months?) )?(?:in |of |for |during )?the (?:previous|preceding|prior) year|(?:(?:in|of|for|during) )?the year (?:before|earlier)|(?:(?:in |of |for |during )the same (?:period|half|quarter|months?) )?(?:a|one) year (?:earlier|before|previously)|twelve months (?:earlier|before|previously))\b/gi;

/** A part of a year: "the first half of 2024". */
const partOf = (year: number) =>
  new RegExp(
    `\\bthe (?:(?:first|second) half|(?:first|second|third|fourth|last|final) quarter|first (?:three|six|nine) months) of (?=${year}\\b)`,
    'gi',
  );

const sameYear = /\b(?:in the same year|(?:in )?that year)\b/g;

/** "during the year", where it is not said of which. */
const withinYear = /\b(?:during|in|over|throughout) the year(?=[,.;]|$)/g;

/** A text in plain wording, with years for "a year earlier" where it names one year alone, or the text before does. */
export function plainWording(text: string, before = ''): string {
  if (text.length > longest) return text;
  const plain = wordings.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);
  return dated(
    plain.replace(countFirst, (_, letter: string) => `The number of ${letter.toLowerCase()}`),
    before,
  );
}

/** "Passenger numbers" at the start of a sentence, in plain wording. */
const countFirst = /^number of (\p{Lu})(?=\p{Ll})/u;

function dated(text: string, before: string): string {
  const own = yearsIn(text);
  const [year, ...more] = own.length > 0 ? own : ownYears(before);
  if (year === undefined || more.length > 0) return text;
  const month = own.length > 0 ? new RegExp(`(${months}) ${year}`).exec(text)?.[1] : undefined;
  const parts = own.length > 0 ? new Set(text.toLowerCase().match(partOf(year)) ?? []) : new Set<string>();
  const isAtEnd = new RegExp(`\\b(?:at|by) the end of ${year}\\b`).test(text);
  const [onlyPart] = parts.size === 1 ? parts : [];
  const [lead, part] = isAtEnd ? ['at', 'the end of '] : ['in', onlyPart ?? (month ? `${month} ` : '')];
  const plain = text
    .replace(relative, (found: string) => {
      const isFirst = /^(?:In the|A|The|Twelve|One) /.test(found);
      return `${isFirst ? lead.replace(/^./, (letter) => letter.toUpperCase()) : lead} ${part}${year - 1}`;
    })
    .replace(withinYear, `in ${year}`)
    .replace(sameYear, `in ${year}`);
  const isWithin = plain.includes(`in ${year}`);
  if (plain === text || own.length > 0 || isWithin || plain.startsWith('In ')) return plain;
  return `In ${year}, ${/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain}`;
}

const yearsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/(?<![\d,./-])(?:19|20)\d{2}(?![\d/-]|,\d)/g)].map(([year]) => Number(year))),
];

/** The one year of a sentence that is the time it speaks of. */
function ownYears(text: string): number[] {
  const years = yearsIn(text);
  const [year] = years;
  return years.length === 1 && new RegExp(`\\b(?:in|for|during|of|closed|ended) ${year}\\b`).test(text)
    ? years
    : [];
}
