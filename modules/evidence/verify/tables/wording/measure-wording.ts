import { type Reword, nameInSentence, replaced } from './rewording';
import { begunBy, inParticiple } from '../../words/beginnings';
import { type Forms, qualities, type Quality } from '../../words/qualities';
import { capital, meaningOf } from '../../words/words';
import { plainRows } from '../reading/counted-rows';
import { type FigureColumn, holdsYears, keyMeanings, type Table } from '../structure/tables';

/**
 * A sentence that compares rows by an adjective, "is longer than", "the slowest ship", in the words of the one column that holds what the
 * adjective measures: "has a higher length than", "has the lowest service speed".
 */
export function ofMeasures(table: Table, text: string): string {
  const plain = ofSizes(table, ofDates(table, text)).replace(standing, (_all, verb: string) =>
    verb === 'stands' ? 'is ' : 'was ',
  );
  return qualities.reduce((all, quality) => {
    const column = columnOf(table, quality);
    return column
      ? inColumn(table, quality, nameInSentence(column), ofVerb(quality, nameInSentence(column), all))
      : all;
  }, plain);
}

/** "Stands three metres taller than". */
const standing =
  /\b(stands|stood) (?=(?:(?:about|almost|nearly|some|just over) )?(?:\d[\d.,]*|\p{Ll}+) (?:\p{Ll}+ )?(?:taller|higher) than\b)/gu;

/** "Weighs 126 t" as "has a weight of 126 t". */
const ofVerb = ({ verb }: Quality, name: string, text: string): string =>
  verb === undefined
    ? text
    : text.replace(verb, (...rest) => {
        const { end } = rest.at(-1) as { end?: string };
        return `${end === undefined ? 'have' : end === 's' ? 'has' : 'had'} a ${name} of`;
      });

/** The one column of a quality. */
function columnOf({ columns }: Table, { name, dim, isOfYears }: Quality): FigureColumn | undefined {
  const [column, ...more] = columns.filter(
    (each) =>
      name.test(each.name) &&
      (dim === undefined || each.unit.dim === dim) &&
      (isOfYears === true) === holdsYears(each) &&
      each.unit.dim !== 'percent',
  );
  return more.length === 0 ? column : undefined;
}

/** The words for more and less of a quality, each with the way of the figure that it means. */
const waysOf = ({ more, less, isOfYears }: Quality): readonly (readonly [Forms, 1 | -1])[] => [
  ...more.map((forms) => [forms, isOfYears ? -1 : 1] as const),
  ...less.map((forms) => [forms, isOfYears ? 1 : -1] as const),
];

const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const bound =
  '(?:(?:just|only|exactly|about|around|roughly|almost|nearly|more than|less than|over|under|some) )*';
const figure = `(?<figure>${bound}${number}(?: ?(?:%|\\p{L}[\\p{L}²³]*(?: points?)?|square \\p{L}+)))`;
const multiple = `(?<times>${bound}(?:twice|half|${number} times))`;
const be = '(?<be>is|was|are|were)';
const ordinal = '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';

function inColumn(table: Table, quality: Quality, name: string, text: string): string {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return waysOf(quality).reduce((all, [[plain, comparative, superlative], way]) => {
    if (!all.includes(comparative) && !all.includes(superlative) && (plain === '' || !all.includes(plain)))
      return all;
    const [high, highest] = way > 0 ? ['higher', 'highest'] : ['lower', 'lowest'];
    return [
      noneSo(table, { plain, comparative, name: `the ${highest} ${name}` }),
      ...(quality.isOfYears
        ? [yearsApart(comparative, name, high)]
        : apart({ plain, comparative, way }, name, high)),
      compared(table, comparative, `${article} ${name}`, `a ${high} ${name}`),
      ranked(table, superlative, `${highest} ${name}`),
      rankedAhead(table, superlative, `${highest} ${name}`),
    ].reduce((said, reword) => reword(said), all);
  }, text);
}

const has = (verb: string | undefined): string => (verb === 'is' ? 'has' : verb === 'are' ? 'have' : 'had');

/** "Is longer than Dale", "is longer than 200 metres". */
const compared = (table: Table, comparative: string, plain: string, more: string): Reword => {
  const way = / higher /.test(more) ? 'more' : 'less';
  const limit = replaced(
    new RegExp(`\\b${be} ${comparative} than (?=${number} ?(?!times\\b)\\p{L})`, 'gu'),
    ({ be: verb }) => `${has(verb)} ${plain} of ${way} than `,
  );
  const other = replaced(
    new RegExp(
      `\\b${be} (?:an? )?${comparative} (?:(?<noun>\\p{Ll}+) )?than(?= (?:that of |the |all |any |every )?[\\p{L}])`,
      'gu',
    ),
    ({ be: verb, noun }, all) =>
      noun === undefined || isRows(table, noun) ? `${has(verb)} ${more} than` : all,
  );
  return (text) => other(limit(text));
};

/** "Is 12 metres longer than Dale", "is almost six times as long as Dale". */
const apart = (
  { plain, comparative, way }: { plain: string; comparative: string; way: 1 | -1 },
  name: string,
  high: string,
): Reword[] => [
  replaced(
    new RegExp(`\\b${be} ${figure} ${comparative} than\\b`, 'gu'),
    ({ be: verb, figure: size = '' }) => `${has(verb)} a ${name} ${size} ${high} than`,
  ),
  ...(plain === '' || way < 0
    ? []
    : [
        replaced(
          new RegExp(`\\b${be} ${multiple} as ${plain} as\\b`, 'gu'),
          ({ be: verb, times: size = '' }) => `${has(verb)} ${size} the ${name} of`,
        ),
      ]),
];

/** "Is 15 years older than Dale": the years are a difference. */
const yearsApart = (comparative: string, name: string, high: string): Reword =>
  replaced(
    new RegExp(`\\b${be} (?<figure>${number}) years ${comparative} than\\b`, 'gu'),
    ({ be: verb, figure: size = '' }) => `${has(verb)} a ${name} ${size} ${high} than`,
  );

const isRows = (table: Table, noun: string): boolean =>
  plainRows.test(noun) ||
  plainRows.test(`${noun}s`) ||
  keyMeanings(table).has(meaningOf(noun)) ||
  (/^projects?$/.test(noun) && table.columns.some(({ name }) => ofProjects.test(name)));
/** What is built for its cost is a project. */
const ofProjects = /\b(?:investment|construction|building|project) costs?\b/i;

const sizeName =
  /^(?:installed |storage |usable |floor )?(?:capacity|area|volume|size|tonnage|floor space)$/i;

/** "Is smaller than 400 MW" of the one column of sizes that is counted so. */
function ofSizes({ columns }: Table, text: string): string {
  const [column, ...more] = columns.filter(({ name, unit }) => sizeName.test(name) && unit.dim !== 'percent');
  return !column || more.length > 0
    ? text
    : replaced(
        new RegExp(`\\b${be} (?<way>larger|bigger|smaller) than (?=${number} ?(?!times\\b)\\p{L})`, 'gu'),
        ({ be: verb, way }) =>
          `${has(verb)} a ${nameInSentence(column)} of ${way === 'smaller' ? 'less' : 'more'} than `,
      )(text);
}

/** "Is the oldest of the ships", "is the second-longest ship". */
const ranked = (table: Table, superlative: string, name: string): Reword =>
  replaced(
    new RegExp(
      `\\b${be} the (?<place>${ordinal}[- ])?${superlative}(?: (?<noun>(?!of\\b|in\\b|by\\b|and\\b|but\\b|at\\b|with\\b)\\p{Ll}+(?: (?!of\\b|in\\b|by\\b|and\\b|but\\b|at\\b|with\\b|among\\b|on\\b|ahead\\b)\\p{Ll}+)?))?(?=[.,;]|$| (?:of|in|at|with|and|but|by|among|on|ahead)\\b)`,
      'gu',
    ),
    ({ be: verb, place = '', noun }, all) => {
      const first = `${has(verb)} the ${place.replace(' ', '-')}${name}`;
      if (noun === undefined || isRows(table, noun)) return first;
      return isKind(table, noun) ? `${first} of the ${noun}s` : all;
    },
  );

/** "The longest ferry": a cell that several rows may have says among which it is. */
const isKind = ({ labels }: Table, noun: string): boolean =>
  (labels.get(noun.split(' ')[0] ?? '') ?? []).some(({ text }) => text.toLowerCase() === noun);

/** "The slowest ship of all is the Njord" as "The Njord has the lowest service speed". */
const rankedAhead = (table: Table, superlative: string, name: string): Reword =>
  replaced(
    new RegExp(
      `^The (?<place>${ordinal}[- ])?${superlative} (?<noun>\\p{Ll}+)(?<whole> (?:of all|of them all|in the (?:table|list)|on the list|listed))? ${be} (?<who>(?:the )?\\p{Lu}[^,;]{1,60}?)(?=[.,;]|$)`,
      'u',
    ),
    ({ be: verb, place = '', noun = '', who = '' }, all) =>
      isRows(table, noun) ? `${capital(who)} ${has(verb)} the ${place.replace(' ', '-')}${name}` : all,
  );

/** "No ship is faster than the Kestrel", "no other ship is as fast as the Kestrel". */
function noneSo(
  table: Table,
  { plain, comparative, name }: { plain: string; comparative: string; name: string },
): Reword {
  const as = plain === '' ? '' : `|(?:as|so) ${plain} as`;
  return replaced(
    new RegExp(
      `^No (?:other )?(?<noun>\\p{Ll}+)(?: in the (?:table|list)| on the list| listed)? ${be} (?:${comparative} than${as}) (?<who>(?:the )?\\p{Ll}*[^,;]{1,60}?)(?:, which (?:has|is|makes|reaches|measures|weighs|costs?|requires|required|needs|needed|does|attains) (?=[\\p{Sc}\\d]|[A-Z]{3} \\d)(?<size>[^,;]{1,40}?))?(?=[.,;]|$)`,
      'u',
    ),
    ({ be: verb, noun = '', who = '', size }, all) =>
      isRows(table, noun)
        ? `${capital(who)} ${has(verb)} ${name}${size === undefined ? '' : `, at ${size}`}`
        : all,
  );
}

/** "Dating from 1989", "built in 2010 or later" of the one column of years. */
function ofDates(table: Table, text: string): string {
  const quality = qualities.find(({ isOfYears }) => isOfYears);
  const column = quality && columnOf(table, quality);
  if (!column) return text;
  const done = begunBy(column.name) ?? '';
  return inParticiple(done, text)
    .replace(/\b(dat(?:es?|ed|ing)) (?:back to|from)(?: the year)? (?=\d{4}\b)/g, (_all, verb: string) =>
      verb === 'dating' ? `${done} in ` : `${verb === 'dates' ? 'was' : 'were'} ${done} in `,
    )
    .replace(/\bin (\d{4}) or (later|after|earlier|before)\b/g, (_all, year: string, way: string) =>
      /^(?:later|after)$/.test(way) ? `after ${Number(year) - 1}` : `before ${Number(year) + 1}`,
    );
}
