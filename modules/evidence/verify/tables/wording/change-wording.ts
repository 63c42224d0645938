import { memoize } from '../../../../kernel/memoize';
import type { Table } from '../structure/tables';
import { downStems, upStems } from '../../words/lexicon';
import { capital, escapeRegExp, stem } from '../../words/words';

/** A column that holds changes: of what, from when and to when, and what it is called without its times. */
export type ChangeColumn = {
  what: string;
  name: string;
  then: string | undefined;
  now: string | undefined;
  isYearly: boolean;
  /** Which ways its changes go: where none falls, none is the largest fall. */
  ways: ReadonlySet<number>;
  isPercent: boolean;
};

const year = '(?:19|20)\\d{2}(?:/\\d{2})?';
const spanIn = new RegExp(
  `,? ?\\(?(?<link>(?:since|on|from|over|vs\\.?|versus|against|compared with|compared to|between)?) ?(?<then>${year})(?: ?(?:-|–|to|and|/| ) ?(?<now>${year}))?\\)?$`,
  'u',
);
const yearly =
  /\b(?:year[- ]on[- ]year|yoy|annual|on (?:the )?(?:previous|prior|last) year|on the year|over (?:the )?(?:previous|prior) year)\b/i;
const changing = /^(?:change|growth|increase)$/i;
const ofWhat = /^(?:change|growth|increase) (?:in|of) (?:the )?(?<what>.+)$/i;
const behindWhat = /^(?<what>.+?) (?:change|growth)$/i;
const dated = new RegExp(`,? ?\\(?(?:in )?(?<year>${year})\\)?$`, 'u');

/** The columns of changes of a table, each with the column of figures before it where it does not name its own. */
export const changeColumns = memoize(({ dataset, about }: Table): readonly ChangeColumn[] => {
  const abouts = [...new Set(about.map(({ text }) => text))];
  return dataset.columns.flatMap((column, index): ChangeColumn[] => {
    if (column.type !== 'number') return [];
    const span = spanIn.exec(column.name)?.groups ?? {};
    const isOfYear =
      span.link === '' &&
      span.now === undefined &&
      isLast([...dataset.columns.map((each) => each.name), ...abouts], span.then);
    const [then, now] = isOfYear ? [undefined, span.then] : [span.then, span.now];
    const name = column.name.replace(spanIn, '').trim();
    const bare = name.replace(yearly, '').replace(/^[, ]+|[, ]+$/g, '');
    const before = dataset.columns[index - 1];
    const level = before?.type === 'number' ? before.name : '';
    const found = ofWhat.exec(bare) ?? behindWhat.exec(bare);
    const what = found?.groups?.what ?? (changing.test(bare) ? level.replace(dated, '') : '');
    if (what === '' || /\b(?:since|on|from|vs)$/.test(name)) return [];
    const named = dataset.columns.find(
      (other) =>
        other.type === 'number' &&
        other !== column &&
        other.name.replace(dated, '').toLowerCase() === what.toLowerCase(),
    );
    const [only, ...more] = abouts.filter((text) => text !== then);
    const ways = new Set(dataset.rows.map((row) => Math.sign(Number(row[index] ?? 0))));
    const end = now ?? dated.exec(named?.name ?? '')?.groups?.year ?? (more.length === 0 ? only : undefined);
    const isYearly = isOfYear || yearly.test(name) || areYearApart(then, end);
    return [{ what, name, then, now: end, isYearly, ways, isPercent: isOfPercent(column.name) }];
  });
});

const isOfPercent = (name: string): boolean => /%|\bper ?cent\b/i.test(name);

/** "Storage change 2022": the change in that year, where no heading has a later one that it may lead up to. */
const isLast = (names: readonly string[], then: string | undefined): boolean =>
  names.every((name) => !(Number(/(?:19|20)\d{2}/.exec(name)?.[0] ?? 0) > Number.parseInt(then ?? '', 10)));

const areYearApart = (then: string | undefined, now: string | undefined): boolean =>
  then !== undefined && now !== undefined && Number.parseInt(now, 10) - Number.parseInt(then, 10) === 1;

const times = `(?<times>(?: (?:between|from) ${year} (?:and|to) ${year}| (?:since|compared with|compared to|on|against|over|from) ${year}| (?:in|during) ${year}| (?:year on year|on the year|compared with the previous year|from the previous year|over the previous year))?)`;
export const figure =
  '(?:(?:about|almost|nearly|around|more than|over|just over) )?(?:(?:[A-Z]{3} |[$€£])?\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thousand|million|billion))?(?: ?(?:%|percent|per cent|percentage points?|points?|(?:cubic|square) \\p{L}+|\\p{L}[\\p{L}²³]*(?:/\\p{L}+)?))?';

const moved = new RegExp(
  `^(?<lead>[^;]{3,120}?) (?:has |had |have )?(?<verb>\\p{Ll}+)(?: up| down)? by (?<size>${figure})${times}\\.?$`,
  'u',
);
const counted = new RegExp(
  `^(?<lead>[^;]{3,80}?) (?:has |had |have )?(?<verb>\\p{Ll}+) (?:for|in|at|among) (?<count>(?:all|\\p{L}+|\\d+) of the [\\p{L}\\d][\\p{L}\\d -]{2,40}?)${times}\\.?$`,
  'u',
);
const ranked = new RegExp(
  `^(?<lead>[^;]{2,80}?) (?:recorded|had|saw|posted|showed|reported|has|shows) the (?:largest|biggest|strongest|highest|greatest|steepest|sharpest) (?:(?<before>\\p{Ll}+) )?(?<noun>increase|rise|growth|gain|decline|fall|decrease|drop|loss)(?: (?:in|of) (?:the )?(?<what>\\p{Ll}[\\p{L} -]{2,60}?))?${times}(?<size>, (?:(?:at|of|with|by) )?${figure})?\\.?$`,
  'u',
);
const rankedBehind = new RegExp(
  `^The (?:largest|biggest|strongest|highest|greatest|steepest|sharpest) (?:(?<before>\\p{Ll}+) )?(?<noun>increase|rise|growth|gain|decline|fall|decrease|drop|loss)(?: (?:in|of) (?:the )?(?<what>\\p{Ll}[\\p{L} -]{2,60}?))?${times}(?<middle>, ${figure},)? (?:was|came|is) (?:for|in|at|that of|recorded (?:at|by|in|for)|seen (?:at|in|by|for)) (?:the )?(?<lead>[\\p{L}][^,;]{2,60}?)(?<size>, (?:(?:at|of|with|by) )?${figure})?\\.?$`,
  'u',
);

/** "Between 2015 and 2024, the level rose": the times behind it. */
const led = new RegExp(
  `^((?:Between|From) ${year} (?:and|to) ${year}|Since ${year}|(?:In|During) ${year}),? ([^;]+?)(\\.?)$`,
  'u',
);

/**
 * "The recycling rate for wood fell by 2.3 points between 2017 and 2022" of a column "Change in recycling rate since 2017" as "The
 * change in recycling rate for wood was -2.3 points". A sentence of other times than those of the column stays as it is.
 */
export function ofChanges(table: Table, text: string): string {
  if (!/\b(?:change|growth|increase)\b/i.test(table.dataset.columns.map(({ name }) => name).join(' ')))
    return text;
  const plain = text.replace(
    led,
    (_, when: string, rest: string, stop: string) =>
      `${capital(rest)} ${when.charAt(0).toLowerCase()}${when.slice(1)}${stop}`,
  );
  const found = [moved, counted, ranked, rankedBehind]
    .map((form) => form.exec(plain)?.groups)
    .find((groups) => groups !== undefined);
  if (!found) return text;
  const { lead = '', verb, noun, count } = found;
  const size = found.size ?? found.middle?.replace(/,$/, '') ?? '';
  const way =
    verb === undefined ? (/^(?:decline|fall|decrease|drop|loss)$/.test(noun ?? '') ? -1 : 1) : wayOf(verb);
  if (way === 0) return text;
  const told = noun === undefined ? lead : (found.what ?? found.before ?? '');
  const columns = changeColumns(table).filter(
    (column) =>
      (noun === undefined ? isNamed(column, told) : told === '' || isAllOf(column, told)) &&
      isOfTimes(column, found.times ?? ''),
  );
  const [column, ...more] = columns;
  if (!column || more.length > 0) return text;
  const name = column.name.charAt(0).toLowerCase() + column.name.slice(1);
  const change = signed(size, way);
  if (change === undefined || (noun !== undefined && !column.ways.has(way))) return text;
  if (noun !== undefined) return `${lead} had the ${way < 0 ? 'lowest' : 'highest'} ${name}${change}.`;
  if (count !== undefined) return `${capital(count)} had a ${name} ${way < 0 ? 'below' : 'above'} 0.`;
  const renamed = lead.replace(new RegExp(escapeRegExp(column.what), 'i'), name);
  return `${renamed} was ${change}.`;
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = new RegExp(`\\b(?:${numbers.slice(2).join('|')})\\b`);

/**
 * A figure with the sign of its change: "-184 cm", "-9 centimetres". More of a fall is less of a change: "more than 3 points" is "less
 * than -3 points". Undefined for "almost" and "just over", which have no such counterpart.
 */
export function signed(size: string, way: 1 | -1): string | undefined {
  const plain = size.replace(number, (word) => String(numbers.indexOf(word)));
  if (way > 0) return plain;
  return /\b(?:almost|nearly|just over)\b/.test(plain)
    ? undefined
    : plain.replace(/\b(?:more than|over)\b/, 'less than').replace(/\d/, (digit) => `-${digit}`);
}

/** The words name what changed as the column does, and nothing besides: "storage", not "storage in Norway". */
export const isAllOf = ({ what }: ChangeColumn, told: string): boolean =>
  new RegExp(
    `^(?:its |their |the )?${escapeRegExp(what)}s?(?: (?:of|among) all (?:the )?\\p{Ll}+| per \\p{Ll}+)?$`,
    'iu',
  ).test(told);

/** The sentence names what changed by the words of the column. */
export const isNamed = ({ what }: ChangeColumn, told: string): boolean =>
  new RegExp(
    `(?<![\\p{L}-])${escapeRegExp(what)}s?(?![\\p{L}-])(?! (?:capacity|costs?|prices?|fees?|losses|volume|area|levels?)\\b)`,
    'iu',
  ).test(told);

const between = new RegExp(`(?:between|from) (?<then>${year}) (?:and|to) (?<now>${year})`);
const since = new RegExp(`(?:since|compared with|compared to|on|against|over|from) (?<then>${year})`);
const within = new RegExp(`(?:in|during) (?<now>${year})`);

/** The times of a sentence are those that the column has its changes between. */
export function isOfTimes({ then, now, isYearly }: ChangeColumn, said: string): boolean {
  if (said === '') return true;
  const both = between.exec(said)?.groups;
  const back = then ?? (isYearly && now !== undefined ? String(Number.parseInt(now, 10) - 1) : undefined);
  if (both) return both.then === back && both.now === now;
  const from = since.exec(said)?.groups?.then;
  if (from !== undefined) return from === back;
  const at = within.exec(said)?.groups?.now;
  return at === undefined ? isYearly : isYearly && at === now;
}

function wayOf(verb: string): 1 | -1 | 0 {
  const own = stem(verb);
  if (downStems.has(own)) return -1;
  return upStems.has(own) ? 1 : 0;
}
