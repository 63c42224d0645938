import type { Dataset } from '../../../evidence';
import { ofAgeRows } from './age-rows';
import { changeMeanings } from '../reading/case-columns';
import { memoize } from '../../../../kernel/memoize';
import { keyMeanings, meaningsIn, type FigureColumn, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';
import { month } from '../../words/calendar';

/** A sentence that says a heading of its table in other words, "people aged 65 and over" of "65+", in the words of the heading. */
export const ofHeadings = (table: Table, text: string): string =>
  [
    ofUnitNames,
    ofBranch,
    ofAgeGroups,
    ofAgeRows,
    ofChangeSince,
    ofFastestGrowing,
    ofMonths,
    ofYearOnYear,
    ofShortNames,
    ofFormulas,
    ofOpenPosts,
  ].reduce((all, reword) => reword(table, all), text);

/** Names of one unit each, without their plural. */
const unitNames = [
  'kg|kilogram|kilogramme|kilo',
  't|tonne',
  'l|litre|liter',
  'ha|hectare',
  'kWh|kilowatt hour',
];

/** "42.8 crowns per kilogram" of a column in "crowns per kg": one unit behind a word that is none. */
function ofUnitNames({ columns }: Table, text: string): string {
  const units = columns.flatMap(({ unit, unitText }) => {
    const [, name] = /(?: per |\/)(\p{L}+)$/u.exec(unitText) ?? [];
    return name !== undefined && unit.dim.startsWith('per:') ? [name] : [];
  });
  return unitNames.reduce((all, names) => {
    const own = new Set(units.filter((unit) => new RegExp(`^(?:${names})s?$`).test(unit)));
    const [name, ...more] = own;
    if (name === undefined || more.length > 0) return all;
    return all.replace(
      new RegExp(`(?<=\\d \\p{L}+ )(?:per|an?) (?:${names})(?![\\p{L}-])`, 'gu'),
      `per ${name}`,
    );
  }, text);
}

const branch = / in the (?<name>\p{Ll}+(?: \p{Ll}+)? (?:industry|sector))(?=[ .,;]|$)/u;

/** "Employment in the steel industry" over a table called "Steel industry 2008-2023": what all of it is about. */
function ofBranch({ dataset }: Table, text: string): string {
  const name = branch.exec(text)?.groups?.name;
  const title = ` ${dataset.title.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  const isAbout = name !== undefined && new RegExp(`^ (?:the )?${name} `).test(title);
  return isAbout && !/ (?:and|or|not|non|without|excluding|except|vs|versus) /.test(title)
    ? text.replace(branch, '')
    : text;
}

const aged =
  /(?: (?:among|in|of|for))?(?: the)? (?:people|persons|those|adults|residents|inhabitants|patients)(?: who (?:are|were))? aged (?<age>\d{1,3})(?: years)? (?:and|or) (?:over|older|above|more)(?![\p{L}-])/u;

/**
 * "Influenza coverage among people aged 65 and over" where the one column of that name is called "Influenza coverage 65+": its age
 * group goes without saying. A column of another age or of all leaves the sentence as it is.
 */
function ofAgeGroups({ columns }: Table, text: string): string {
  const found = aged.exec(text);
  if (!found) return text;
  const heading = new RegExp(`^(.+?),? ${found.groups?.age ?? ''}\\+(?![\\p{L}\\p{N}])`, 'u');
  const baseOf = ({ name }: FigureColumn) => heading.exec(name.toLowerCase())?.[1];
  const lead = text.slice(0, found.index).toLowerCase();
  const [own, ...more] = new Set(columns.flatMap((column) => baseOf(column) ?? []));
  if (own === undefined || more.length > 0 || !lead.endsWith(own)) return text;
  const words = [...meaningsIn(own)];
  const isOnly = columns.every(
    (column) => baseOf(column) === own || !words.every((word) => column.meanings.has(word)),
  );
  return isOnly ? text.replace(aged, '') : text;
}

const period = `(?:${month} )?\\d{4}`;
const changed = new RegExp(
  `\\b(?:had|has|counted|employed|recorded|registered) (?<figure>\\d[\\d.,]*(?: million| thousand|%| percent)?) (?<way>more|fewer|less|higher|lower) (?<what>[\\p{Ll}-]+(?: [\\p{Ll}-]+){0,3}?)(?: in (?<now>${period}))? than in (?<then>${period})(?=[.,;]|$)`,
  'u',
);

/**
 * "Had 95 fewer staffed beds in January 2025 than in January 2024" of the columns "Change in staffed beds since January 2024" and
 * "Staffed beds, January 2025", in the table with a row for each period.
 */
function ofChangeSince({ columns, periods, dataset }: Table, text: string): string {
  const { figure = '', way = '', what = '', now, then = '' } = changed.exec(text)?.groups ?? {};
  const named = (name: string) => columns.filter((column) => column.name.toLowerCase() === name);
  const [change, ...changes] = named(`change in ${what} since`);
  const [level, ...levels] = named(what);
  if (!periods || !change || !level || changes.length + levels.length > 0) return text;
  const timesOf = ({ values }: FigureColumn) =>
    new Set(dataset.rows.flatMap((_, row) => (typeof values[row] === 'number' ? [periods[row]?.text] : [])));
  const isAt = (column: FigureColumn, time: string | undefined) => {
    const times = timesOf(column);
    return times.size === 1 && (time === undefined || times.has(time));
  };
  if (!isAt(change, then) || !isAt(level, now)) return text;
  const sign = /^(?:fewer|less|lower)$/.test(way) ? '-' : '';
  return text.replace(changed, `had a change in ${what} since ${then} of ${sign}${figure}`);
}

const fastest =
  /^(?<name>\p{Lu}.{0,60}?) (?<be>was|is) the fastest[- ](?<verb>growing|shrinking) (?<noun>\p{Ll}+)(?: of all)?, with (?<what>\p{Ll}[\p{Ll} -]{0,40}?) (?<way>up|down) (?:by )?(?<figure>\d[\d.,]* ?(?:%|percent|per cent)) (?:year[ -]on[ -]year|on the year)(?=\.?$)/u;

/** "The fastest-growing maker, with shipments up 78.1% year on year" of the one column "Shipments change year on year (%)". */
function ofFastestGrowing(table: Table, text: string): string {
  const { name = '', be, verb, noun = '', what = '', way, figure = '' } = fastest.exec(text)?.groups ?? {};
  const isFall = verb === 'shrinking';
  if (name === '' || isFall !== (way === 'down') || !keyMeanings(table).has(meaningOf(noun))) return text;
  const wanted = meaningsIn(what);
  const changes = table.columns.filter(
    ({ name: own, unit, meanings }) =>
      unit.dim === 'percent' &&
      /\byear[- ]on[- ]year\b/i.test(own) &&
      changeMeanings.some((meaning) => meanings.has(meaning)) &&
      [...meanings].every((meaning) => wanted.has(meaning) || ofChange.has(meaning)),
  );
  const [column, ...more] = changes.filter(({ meanings }) => [...wanted].every((each) => meanings.has(each)));
  if (!column || more.length > 0 || wanted.size === 0) return text;
  const verbOf = be === 'is' ? 'has' : 'had';
  return text.replace(
    fastest,
    `${name} ${verbOf} the ${isFall ? 'lowest' : 'highest'} ${column.name.toLowerCase()}, at ${isFall ? '-' : ''}${figure}`,
  );
}

const ofChange: ReadonlySet<string> = new Set([...changeMeanings, ...meaningsIn('year')]);

const monthCell = new RegExp(`^(?:${month}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)$`);
const dated = new RegExp(`\\b(?<month>${month})(?:,| of)? (?<year>(?:19|20)\\d{2})(?!\\d)`, 'g');
/** Rows of a table that make its labels months. */
const fewestMonths = 3;

/** Whether the rows of a dataset are months without their year, as in a table with a column for each year. */
const hasMonths = memoize(({ columns, rows }: Dataset): boolean =>
  columns.some(
    ({ type }, index) =>
      type !== 'number' &&
      rows.filter((row) => monthCell.test(String(row[index] ?? '').trim())).length >= fewestMonths,
  ),
);

/** "Since August 2023", "by the end of August 2023": more than that month. */
const openTime = new RegExp(
  `\\b(?:since|until|till|by|before|after|through|up to|(?:end|start|beginning|middle) of)(?: the)? ${month}(?:,| of)? (?:19|20)\\d{2}`,
  'i',
);

/** "In August 2023" of the row "August" and the columns of 2023: the row, and the year at the end. */
function ofMonths({ dataset }: Table, text: string): string {
  if (!hasMonths(dataset) || openTime.test(text)) return text;
  const plain = text.replace(/\bmonths of (?=(?:19|20)\d{2}(?!\d))/g, 'months in ');
  const [year, ...more] = new Set([...plain.matchAll(dated)].map(({ groups }) => groups?.year));
  if (year === undefined) return plain;
  return more.length > 0
    ? plain.replace(dated, '$<month> in $<year>')
    : plain.replace(dated, '$<month>').replace(/[.!]?$/, ` in ${year}.`);
}

const onYear = / (?:year on year|on the year|compared with a year earlier|from a year earlier)(?=[.,]|$)/;

/** "Fell by 18.6 percent year on year" of a table of two periods that are a year apart. */
function ofYearOnYear({ periods, timed }: Table, text: string): string {
  if (timed || !onYear.test(text)) return text;
  const known = [
    ...new Map((periods ?? []).flatMap((each) => (each ? [[each.text, each] as const] : []))).values(),
  ];
  const pairs = known.flatMap((one) =>
    known
      .filter((other) => other.from - one.from === 10_000 && other.to - one.to === 10_000)
      .map((other) => [one, other] as const),
  );
  const [pair, ...more] = pairs;
  return pair && more.length === 0 ? text.replace(onYear, ` from ${pair[0].text} to ${pair[1].text}`) : text;
}

/** "Carbon dioxide" of a column called "CO2 emissions". */
const ofFormulas = ({ columns }: Table, text: string): string =>
  columns.some(({ name }) => /\bCO(?:2|₂)/.test(name)) &&
  !columns.some(({ name }) => /\bcarbon\b/i.test(name))
    ? text.replace(/\b[Cc]arbon dioxide(?! equivalents?\b)/g, 'CO2')
    : text;

const shortNames = { max: 'maximum', min: 'minimum', avg: 'average' };

/** "A maximum depth of 52.4 m" of a column called "max depth". */
const ofShortNames = ({ columns }: Table, text: string): string =>
  Object.entries(shortNames).reduce((all, [short, long]) => {
    const nouns = columns.flatMap(
      ({ name }) => new RegExp(`\\b${short}\\.? (\\p{L}+)`, 'iu').exec(name)?.[1] ?? [],
    );
    return nouns.reduce(
      (said, noun) => said.replace(new RegExp(`\\b${long} (?=${noun}\\b)`, 'giu'), `${short} `),
      all,
    );
  }, text);

/** "Open positions", "unfilled posts" of the one column of vacancies of work. */
const ofOpenPosts = ({ columns }: Table, text: string): string =>
  columns.filter(({ name }) => /^(?:job |open )?vacancies$/i.test(name.trim())).length === 1
    ? text.replace(/\b(?:open|unfilled|vacant) (?:positions|posts|jobs)\b/g, 'vacancies')
    : text;
