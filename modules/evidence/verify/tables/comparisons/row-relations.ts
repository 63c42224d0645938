import { type Case, type Explained, wrong } from '../reading/case';
import { countsRows, plainRows } from '../reading/counted-rows';
import { derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import { type Worked, inputsOf, numberText, rowName, worked } from '../structure/formulas';
import { negations } from '../../words/lexicon';
import type { Figure } from '../reading/reading';
import { groupIn, isOfKind } from './named-groups';
import type { Place, Relation } from './row-comparisons';
import { relationOf } from './row-predicates';
import { keyMeanings } from '../structure/tables';
import { meaningOf } from '../../words/words';

/** For which rows it is said: all, so many, only those listed, or those listed at least. */
type Quantifier = {
  kind: 'every' | 'count' | 'only' | 'listed' | 'except' | 'none';
  count?: number;
  whole?: number;
  listed: readonly number[];
  taken: readonly Place[];
  cues: readonly Cue[];
};

/**
 * "In every quarter hotels had more guests than campsites", "deaths exceeded births in three of the five regions": a
 * comparison that is said of several rows, decided in each of them. Undefined where the sentence says anything besides.
 */
export function explainRelation(given: Case): Explained[] | undefined {
  const relation = relationOf(given);
  const quantifier = relation && quantifierOf(given, relation);
  if (!relation || !quantifier || isDenied(given, [...relation.taken, ...quantifier.taken])) return undefined;
  const { rows } = relation;
  if (quantifier.whole !== undefined && quantifier.whole !== rows.length) return undefined;
  const held = rows.map((row) => relation.holds(row));
  if (rows.length < 2 || held.includes(undefined)) return undefined;
  const found = rows.filter((_, index) => held[index]);
  for (const place of [...relation.taken, ...quantifier.taken]) given.taken.push(place);
  for (const cue of [relation.cue, ...quantifier.cues]) if (cue) given.used.add(cue);
  const made = workedOver(given, relation, quantifier, found);
  if (!made) return undefined;
  return isSo(quantifier, rows, found)
    ? relation.columns.map((column) => derived(made, column))
    : [wrong(`${made.text}: ${made.formula}.`)];
}

/** A word of denial that is no part of the relation, as "without" of "without a loss" is. */
const isDenied = ({ reading: { words } }: Case, taken: readonly Place[]) =>
  words.some(
    ({ lower, at, end }) =>
      (negations.has(lower) || lower.endsWith("n't")) &&
      !taken.some((place) => at >= place.at && end <= place.end),
  );

function isSo({ kind, count, listed }: Quantifier, rows: readonly number[], found: readonly number[]) {
  const isListed = listed.every((row) => found.includes(row));
  if (count !== undefined && count !== found.length) return false;
  if (kind === 'every') return found.length === rows.length;
  if (kind === 'none') return found.length === 0;
  if (kind === 'except')
    return found.length + listed.length === rows.length && !listed.some((row) => found.includes(row));
  if (kind === 'listed') return isListed;
  return isListed && (listed.length === 0 || listed.length === found.length);
}

function workedOver(
  { reading: { table } }: Case,
  { rows: all, baseOf, columns, text }: Relation,
  { kind, listed }: Quantifier,
  found: readonly number[],
): Worked | undefined {
  const [column] = columns;
  const rows = kind === 'listed' ? listed : all;
  const asked = new Set(rows);
  const held = found.filter((row) => asked.has(row));
  const names = held.slice(0, 6).map((row) => rowName(table, row));
  const made =
    column &&
    worked(table, column, rows, {
      text,
      formula: `${numberText(held.length)} of ${rows.length}${names.length > 0 ? `: ${names.join('; ')}${found.length > 6 ? ' …' : ''}` : ''}`,
      value: found.length,
      unit: 'count',
    });
  const withBases = (some: readonly number[]) => [
    ...new Set([...some, ...some.flatMap((row) => baseOf?.(row) ?? [])]),
  ];
  const used = withBases(rows);
  const inputs = columns.flatMap((each) => inputsOf(table, each, used));
  return made && { ...made, inputs, rows: used, ...(listed.length > 0 ? { about: withBases(listed) } : {}) };
}

const grainNoun = /^(?:year|quarter|month|day)s?$/;

/** The noun counts the rows of the relation: "quarters" of a table by quarter, "regions" of one of regions. */
function isOfRows({ reading: { table } }: Case, noun: string, { own, rows }: Relation): boolean {
  const isOfLabels = own.some(({ kind }) => kind === 'label');
  if (grainNoun.test(noun)) return table.grain === noun.replace(/s$/, '') && (table.timed || isOfLabels);
  // Where labels repeat over time, rows of one period are a label each.
  const periods = new Set(rows.map((row) => table.periods?.[row]?.from));
  const lower = noun.toLowerCase();
  const isName =
    keyMeanings(table).has(meaningOf(lower)) || plainRows.test(lower) || plainRows.test(`${lower}s`);
  return !table.timed && periods.size === 1 && isName;
}

const exception =
  /(?:\b(?<all>all|every|each|no|none)(?: of)?(?: the)? (?:\p{L}+ )?(?<noun>\p{Ll}+)|^),? ?(?:but|except(?: for)?|other than|apart from|bar|with the exception of) (?:for |in |at )?(?:the )?$/iu;
const kind = '(?: (?<kind>[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}?))??';
const allAhead = new RegExp(`(?:^|[ ,])(?<all>all)(?: of)?(?: the)?${kind} (?<noun>\\p{Ll}+s)\\b`, 'iu');
const noneAhead = new RegExp(
  `(?:^|, )(?:in )?(?:no (?<one>\\p{Ll}+)|none of the${kind} (?<noun>\\p{Ll}+s))\\b`,
  'iu',
);

/** "All wards but Neurology", "Except for Law, all faculties": all rows but those listed. */
function exceptOf(given: Case, relation: Relation, listed: readonly number[]): Quantifier | undefined {
  const { text, figures } = given.reading;
  const [first] = relation.refs;
  const last = relation.refs.at(-1);
  const lead = text.slice(0, first?.at ?? 0);
  const group = relation.own.find(({ end }) => end <= lead.length);
  const place = group && / (?:in|of|within|at) (?:the )?$/.exec(lead.slice(0, group.at));
  // "All countries in the East but Kestria": what is said of the group alone, as of all rows.
  const plain = group && place ? lead.slice(0, place.index) + lead.slice(group.end) : lead;
  const found = first && listed.length > 0 ? exception.exec(plain) : null;
  if (!first || !last || !found || figures.some((figure) => !relation.limits.includes(figure)))
    return undefined;
  const rest = text.slice(last.end);
  const behind = found.groups?.noun === undefined ? (allAhead.exec(rest) ?? noneAhead.exec(rest)) : null;
  const noun = found.groups?.noun ?? behind?.groups?.noun ?? behind?.groups?.one;
  if (noun === undefined || !isOfRows(given, noun, relation)) return undefined;
  const taken = [{ at: found.index, end: first.at }];
  if (behind) taken.push({ at: last.end + behind.index, end: last.end + behind.index + behind[0].length });
  const cues = given.cues.filter(({ kind }) => kind === 'steady');
  const isNone = /^(?:, )?no/i.test(found.groups?.all ?? behind?.[0] ?? '');
  return { kind: isNone ? 'only' : 'except', listed, taken, cues };
}

/** "All wards", "no ward", "none of the seven wards": said of all rows, without a count. */
function wholeOf(given: Case, relation: Relation): Quantifier | undefined {
  const { text, figures } = given.reading;
  const none = noneAhead.exec(text);
  const all = none ? null : allAhead.exec(text);
  const found = none ?? all;
  const noun = found?.groups?.noun ?? found?.groups?.one;
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const group = found && groupIn(given, relation, found.groups?.kind ?? '', end - (noun?.length ?? 0));
  if (!found || noun === undefined || group === undefined) return undefined;
  if (!isOfRows(given, noun, relation) && !(group && isOfKind(given, noun))) return undefined;
  const [count, ...more] = figures.filter((figure) => !relation.limits.includes(figure));
  if (more.length > 0 || (count && (!none || count.at < found.index || count.end > end))) return undefined;
  return {
    kind: none ? 'none' : 'every',
    listed: [],
    ...(count ? { whole: count.amount.value } : {}),
    taken: [{ at: found.index, end }],
    cues: [],
  };
}

function quantifierOf(given: Case, relation: Relation): Quantifier | undefined {
  const { reading, scope } = given;
  const listed = listedIn(given, relation);
  if (!listed) return undefined;
  const { text } = reading;
  const except = exceptOf(given, relation, listed);
  if (except) return except;
  const every = given.cues.filter(({ kind }) => kind === 'steady');
  const only = given.cues.filter(({ kind }) => kind === 'only');
  const counts = countsIn(given, relation);
  const cues = [...every, ...only];
  const [word] = every.map((cue) => cue.word);
  if (word && every.length === 1 && only.length === 0) return everyOf(given, relation, listed, word, cues);
  if (!counts || every.length + only.length + Number(counts.length > 0) > 1) return undefined;
  if (only.length > 0) return onlyOf(given, relation, listed, cues);
  const [count, whole] = counts;
  if (listed.length === 0 && (!count || noneAhead.test(text))) return wholeOf(given, relation);
  if (!count) {
    const first = relation.refs[0]?.at ?? 0;
    const both = listed.length === 2 ? /\bboth (?:in |at )?(?:the )?$/i.exec(text.slice(0, first)) : null;
    return listed.length > (relation.isDenial === undefined ? 1 : 0) && scope.stretches.length === 0
      ? { kind: 'listed', listed, taken: both ? [{ at: both.index, end: first }] : [], cues }
      : undefined;
  }
  const all = /\ball (?:of )?(?:the )?$/i.exec(text.slice(0, count.at));
  const taken = all ? [{ at: all.index, end: count.end }] : [];
  const size = all ? { whole: count.amount.value } : whole ? { whole: whole.amount.value } : {};
  return { kind: all ? 'every' : 'count', count: count.amount.value, ...size, listed, taken, cues };
}

/** "In every quarter", "in each of the three years", "in every region and year". */
function everyOf(
  given: Case,
  relation: Relation,
  listed: readonly number[],
  word: Cue['word'],
  cues: readonly Cue[],
): Quantifier | undefined {
  const { text, figures, table } = given.reading;
  const counts = figures.filter((figure) => !relation.limits.includes(figure));
  const [whole, ...more] = counts;
  const found =
    /^(?: single)?(?<of> of the \S+| of the)? (?<noun>\p{L}+)(?: and (?:every )?(?<time>year|quarter|month)\b)?/u.exec(
      text.slice(word.end),
    );
  const { of, noun = '', time } = found?.groups ?? {};
  if (listed.length > 0 || more.length > 0 || (whole && (whole.at < word.end || !of))) return undefined;
  const isOfBoth =
    time !== undefined &&
    !table.timed &&
    time === table.grain &&
    relation.rows.length === table.order.length &&
    keyMeanings(table).has(meaningOf(noun.toLowerCase()));
  return isOfBoth || (time === undefined && isOfRows(given, noun, relation))
    ? { kind: 'every', listed, ...(whole ? { whole: whole.amount.value } : {}), taken: [], cues }
    : undefined;
}

/** The figures of a sentence, where they count rows and do nothing else: "three of the five regions". */
function countsIn(given: Case, relation: Relation): readonly Figure[] | undefined {
  const { reading } = given;
  const figures = reading.figures.filter((figure) => !relation.limits.includes(figure));
  const [count, whole, ...more] = figures;
  if (!count) return [];
  // "All but one of the 18 years": no count of those for which it holds.
  if (/\b(?:but|except(?: for)?|bar) $/i.test(reading.text.slice(0, count.at))) return undefined;
  const last = whole ?? count;
  // "Three years" is one figure.
  const behind = last.amount.unit ? ` ${last.amount.unit.dim}s` : reading.text.slice(last.end);
  const noun = /^ (?:of (?:the|these|all) )?(\p{L}+)/u.exec(behind)?.[1] ?? '';
  const isPlain = figures.every(
    ({ amount }) =>
      Number.isInteger(amount.value) &&
      amount.scale === 1 &&
      amount.bound === 'exact' &&
      !amount.fraction &&
      !amount.ordinal,
  );
  const isJoined =
    !whole || /^ (?:out )?of (?:the |these |all |all the )?$/.test(reading.text.slice(count.end, whole.at));
  const isCount = figures.every((figure) => countsRows(given, figure));
  return more.length === 0 && isPlain && isJoined && isCount && isOfRows(given, noun, relation)
    ? figures
    : undefined;
}

const behindOnly =
  /^only (\p{Ll}+) (?:in (?:the )?\p{Lu}\p{L}+ )?(?:(?:in|on|for) which|where|with|without|that|which|whose|to)\b/u;

/** "Only in Belmoor and Dale were there more births than deaths", "Belmoor and Dale were the only regions with more births". */
function onlyOf(
  given: Case,
  relation: Relation,
  listed: readonly number[],
  cues: readonly Cue[],
): Quantifier | undefined {
  const { figures, text } = given.reading;
  const at = cues[0]?.word.at ?? 0;
  const isAhead =
    /(?:^|, )$/.test(text.slice(0, at)) && /^only (?:in |at )?(?:the )?\p{Lu}/iu.test(text.slice(at));
  const isBehind =
    /(?:was|were|is|are) the only $/.test(text.slice(0, at + 5)) &&
    isOfRows(given, behindOnly.exec(text.slice(at))?.[1] ?? '', relation);
  const counts = figures.some((figure) => !relation.limits.includes(figure));
  if (listed.length === 0 || counts || !(isAhead || isBehind)) return undefined;
  return { kind: 'only', listed, taken: [], cues };
}

/** The rows listed beside the relation, with nothing but commas and "and" between them. */
function listedIn({ reading: { text } }: Case, { refs, rows }: Relation): readonly number[] | undefined {
  const own = new Set(rows);
  const named = refs.filter((ref) => !rows.every((row) => ref.rows.includes(row)));
  const found = named.map((ref) => ref.rows.filter((row) => own.has(row)));
  const isList = named.every(
    ({ at }, index) =>
      at >= 0 &&
      found[index]?.length === 1 &&
      (index === 0 ||
        /^(?:,|,? and|,? as well as)(?: in| at)?(?: the)? $/.test(
          text.slice(named[index - 1]?.end ?? 0, at),
        )),
  );
  const listed = found.flat();
  return isList && new Set(listed).size === listed.length ? listed : undefined;
}
