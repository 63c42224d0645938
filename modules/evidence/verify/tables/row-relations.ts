import { type Case, type Explained, wrong } from './case';
import { countsRows } from './counted-rows';
import { derived } from './cue-columns';
import type { Cue } from './cues';
import { type Worked, inputsOf, numberText, rowName, worked } from './formulas';
import { negations } from '../words/lexicon';
import type { Figure } from './reading';
import { type Place, type Relation, relationOf } from './row-comparisons';
import { keyMeanings } from './tables';
import { meaningOf } from '../words/words';

/** For which rows it is said: all, so many, only those listed, or those listed at least. */
type Quantifier = {
  kind: 'every' | 'count' | 'only' | 'listed';
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
  if (!relation || isDenied(given, relation)) return undefined;
  const quantifier = quantifierOf(given, relation);
  if (!quantifier) return undefined;
  const { rows } = relation;
  if (quantifier.whole !== undefined && quantifier.whole !== rows.length) return undefined;
  const held = rows.map((row) => relation.holds(row));
  if (rows.length < 2 || held.includes(undefined)) return undefined;
  const found = rows.filter((_, index) => held[index]);
  for (const place of [...relation.taken, ...quantifier.taken]) given.taken.push(place);
  for (const cue of [relation.cue, ...quantifier.cues]) given.used.add(cue);
  const made = workedOver(given, relation, quantifier, found);
  if (!made) return undefined;
  return isSo(quantifier, rows, found)
    ? relation.columns.map((column) => derived(made, column))
    : [wrong(`${made.text}: ${made.formula}.`)];
}

/** A word of denial that is no part of the relation, as "without" of "without a loss" is. */
const isDenied = ({ reading: { words } }: Case, { taken }: Relation) =>
  words.some(
    ({ lower, at, end }) =>
      (negations.has(lower) || lower.endsWith("n't")) &&
      !taken.some((place) => at >= place.at && end <= place.end),
  );

function isSo({ kind, count, listed }: Quantifier, rows: readonly number[], found: readonly number[]) {
  const isListed = listed.every((row) => found.includes(row));
  if (count !== undefined && count !== found.length) return false;
  if (kind === 'every') return found.length === rows.length;
  if (kind === 'listed') return isListed;
  return isListed && (listed.length === 0 || listed.length === found.length);
}

function workedOver(
  { reading: { table } }: Case,
  { rows, baseOf, columns, text }: Relation,
  { listed }: Quantifier,
  found: readonly number[],
): Worked | undefined {
  const [column] = columns;
  const names = found.slice(0, 6).map((row) => rowName(table, row));
  const made =
    column &&
    worked(table, column, rows, {
      text,
      formula: `${numberText(found.length)} of ${rows.length}${names.length > 0 ? `: ${names.join('; ')}${found.length > 6 ? ' …' : ''}` : ''}`,
      value: found.length,
      unit: 'count',
    });
  const withBases = (some: readonly number[]) => [
    ...new Set([...some, ...some.flatMap((row) => baseOf?.(row) ?? [])]),
  ];
  const all = withBases(rows);
  const inputs = columns.flatMap((each) => inputsOf(table, each, all));
  return made && { ...made, inputs, rows: all, ...(listed.length > 0 ? { about: withBases(listed) } : {}) };
}

const grainNoun = /^(?:year|quarter|month|day)s?$/;

/** The noun counts the rows of the relation: "quarters" of a table by quarter, "regions" of one of regions. */
function isOfRows({ reading: { table } }: Case, noun: string, { own, rows }: Relation): boolean {
  const isOfLabels = own.some(({ kind }) => kind === 'label');
  if (grainNoun.test(noun)) return table.grain === noun.replace(/s$/, '') && (table.timed || isOfLabels);
  // Where labels repeat over time, rows of one period are a label each.
  const periods = new Set(rows.map((row) => table.periods?.[row]?.from));
  return !table.timed && periods.size === 1 && keyMeanings(table).has(meaningOf(noun.toLowerCase()));
}

function quantifierOf(given: Case, relation: Relation): Quantifier | undefined {
  const { reading, scope } = given;
  const listed = listedIn(given, relation);
  if (!listed) return undefined;
  const { text, figures } = reading;
  const every = given.cues.filter(({ kind }) => kind === 'steady');
  const only = given.cues.filter(({ kind }) => kind === 'only');
  const counts = countsIn(given, relation);
  if (!counts || every.length + only.length + Number(counts.length > 0) > 1) return undefined;
  const cues = [...every, ...only];
  const [word] = every.map((cue) => cue.word);
  if (word) {
    const noun = /^(?: single)? (\p{L}+)/u.exec(text.slice(word.end))?.[1] ?? '';
    return figures.length === 0 && listed.length === 0 && isOfRows(given, noun, relation)
      ? { kind: 'every', listed, taken: [], cues }
      : undefined;
  }
  if (only.length > 0) return onlyOf(given, relation, listed, cues);
  const [count, whole] = counts;
  if (!count)
    return listed.length > 1 && scope.stretches.length === 0
      ? { kind: 'listed', listed, taken: [], cues }
      : undefined;
  const all = /\ball (?:of )?(?:the )?$/i.exec(text.slice(0, count.at));
  const taken = all ? [{ at: all.index, end: count.end }] : [];
  const size = all ? { whole: count.amount.value } : whole ? { whole: whole.amount.value } : {};
  return { kind: all ? 'every' : 'count', count: count.amount.value, ...size, listed, taken, cues };
}

/** The figures of a sentence, where they count rows and do nothing else: "three of the five regions". */
function countsIn(given: Case, relation: Relation): readonly Figure[] | undefined {
  const { reading } = given;
  const figures = reading.figures;
  const [count, whole, ...more] = figures;
  if (!count) return [];
  const last = whole ?? count;
  // "Three years" is one figure.
  const behind = last.amount.unit ? ` ${last.amount.unit.dim}s` : reading.text.slice(last.end);
  const noun = /^ (\p{L}+)/u.exec(behind)?.[1] ?? '';
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

const behindOnly = /^only (\p{Ll}+) (?:(?:in|on) which|where|with|without|that|to)\b/u;

/** "Only in Belmoor and Dale were there more births than deaths", "Belmoor and Dale were the only regions with more births". */
function onlyOf(
  given: Case,
  relation: Relation,
  listed: readonly number[],
  cues: readonly Cue[],
): Quantifier | undefined {
  const { figures, text } = given.reading;
  const at = cues[0]?.word.at ?? 0;
  const isAhead = /^Only (?:in |at )?(?:the )?\p{Lu}/u.test(text);
  const isBehind =
    /(?:was|were|is|are) the only $/.test(text.slice(0, at + 5)) &&
    isOfRows(given, behindOnly.exec(text.slice(at))?.[1] ?? '', relation);
  if (listed.length === 0 || figures.length > 0 || !(isAhead || isBehind)) return undefined;
  return { kind: 'only', listed, taken: [], cues };
}

/** The rows listed beside the relation, with nothing but commas and "and" between them. */
function listedIn({ reading: { text } }: Case, { refs, rows }: Relation): readonly number[] | undefined {
  const own = new Set(rows);
  const found = refs.map((ref) => ref.rows.filter((row) => own.has(row)));
  const isList = refs.every(
    ({ at }, index) =>
      at >= 0 &&
      found[index]?.length === 1 &&
      (index === 0 ||
        /^(?:,|,? and|,? as well as)(?: in| at)?(?: the)? $/.test(text.slice(refs[index - 1]?.end ?? 0, at))),
  );
  const listed = found.flat();
  return isList && new Set(listed).size === listed.length ? listed : undefined;
}
