import { activityStems, functionWords, modalities } from '../../words/lexicon';
import type { ColumnRef, Reading } from './reading';
import { bestColumns, chooseSaid, withRelated } from './said-columns';
import { columnMeaning } from '../structure/related-words';
import type { Word } from '../../text/scan';
import { atomsOf } from '../structure/table-labels';
import { type FigureColumn } from '../structure/tables';
import { currencies } from '../../numbers/currencies';
import { meaningOf } from '../../words/words';

const moneyWords = /^\s(?:revenues?|earnings|income|sales|proceeds|receipts|values?)\b/i;
const moneyColumn = /\b(?:exports?|imports?|revenues?|earnings|income|sales|turnover|proceeds|receipts)\b/i;

/**
 * A figure's unit decides what the words of a column's name leave open: "covered 404.5 km²" is no "Debris cover (%)", and
 * "export revenue of USD 2,014 million" is of "Export value (USD m)", not of "Exports (kt)".
 */
export function refitColumns(reading: Reading, words: readonly Word[]): void {
  const { figures, table, text } = reading;
  const [ref] = reading.columns;
  const dims = figures.flatMap(({ amount: { unit } }) => (unit ? [unit.dim] : []));
  const units = new Set(
    dims.some((dim) => dim !== 'percent') ? dims.filter((dim) => dim !== 'percent') : dims,
  );
  if (!ref || reading.columns.length !== 1 || units.size === 0) return;
  if (ref.columns.some(({ unit }) => units.has(unit.dim))) return;
  const own = words.filter(({ at, end }) => at >= ref.at && end <= ref.end);
  if (ref.columns.every(({ meanings }) => meanings.size > ref.meanings.size) && own.every(isActivity)) {
    reading.columns = [];
    reading.words = [...reading.words, ...own].sort((a, b) => a.at - b.at);
    return;
  }
  const money = moneyWords.exec(text.slice(ref.end));
  const fitting = table.columns.filter(
    ({ unit, meanings, name }) =>
      currencies.has(unit.dim) &&
      units.has(unit.dim) &&
      moneyColumn.test(name) &&
      [...ref.meanings].every((meaning) => meanings.has(meaning)),
  );
  if (!money || fitting.length !== 1 || units.size > 1) return;
  ref.columns = fitting;
  ref.end += money[0].length;
  reading.words = reading.words.filter(({ end }) => end !== ref.end);
}

const isActivity = ({ stem, lower }: Word) => activityStems.has(stem) && /(?:ed|s)$/.test(lower);

/** Groups words of column names that stand together, and keeps the columns that fit them best. */
export function addColumns(reading: Reading, words: readonly Word[]): void {
  const { table } = reading;
  const vocabulary = table.columns.map(({ meanings }) => meanings);
  let open: readonly Named[] = [];
  const close = (named = open) => {
    const [first] = named;
    if (!first) return;
    const [at, end] = [first.at, named.at(-1)?.end ?? first.end];
    const meanings = new Set(named.map(({ meaning }) => meaning));
    const calculates = [...meanings].every((meaning) => calculations.has(meaning));
    if (calculates)
      for (const word of words)
        if (word.at >= at && word.end <= end && !reading.words.includes(word)) reading.words.push(word);
    const columns = calculates ? [] : bestColumns(table.columns, meanings);
    // "In every year" is no "Backlog at year end", "per year" no "First-year students".
    const isTime = [...meanings].every((meaning) => timeMeanings.has(meaning));
    const isCounted = quantifier.test(reading.text.slice(Math.max(0, at - 12), at));
    if (isTime && columns.every(({ name }) => isCounted || yearOfPhrase.test(name)))
      reading.words = [...reading.words, ...words.filter((word) => word.at >= at && word.end <= end)];
    else if (columns.length > 0) reading.columns.push({ at, end, columns, meanings });
    open = [];
  };
  for (const word of words) {
    const meaning = columnMeaning(table, word, reading.text);
    const isOfRate = operationWords.test(word.lower) && isOfOperation(reading.text, word);
    // "4.5 times as many": no "Journey time".
    const isMultiple =
      word.lower === 'times' &&
      /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|many)) $/.test(
        reading.text.slice(Math.max(0, word.at - 12), word.at),
      );
    const hedges =
      modalities.has(word.lower) && !table.columns.some(({ name }) => atomsOf(name).includes(word.lower));
    const fits =
      !functionWords.has(word.lower) &&
      !hedges &&
      !isOfRate &&
      !isMultiple &&
      !isAveraging(word, reading.text) &&
      vocabulary.some((meanings) => meanings.has(meaning));
    if (!fits) {
      if (!functionWords.has(word.lower)) reading.words.push(word);
      else if (!/^(?:of|at|the|in|for|and|per|to|on|by)$/.test(word.lower) || open.length === 0)
        reading.words.push(word);
      if (!/^(?:of|at|the|in|for|per|on)$/.test(word.lower)) close();
      continue;
    }
    const last = open.at(-1);
    const goesOn = last !== undefined && !isCut(reading, last.end, word.at);
    const [isSame, before] = [goesOn && share(table.columns, open, meaning), open.slice(0, -1)];
    // "Median waiting list" of "Median wait" and "Waiting list": the word between them is of the second.
    const isOfNext = !isSame && goesOn && last.end + 1 === word.at && share(table.columns, [last], meaning);
    if (!isSame) close(isOfNext ? before : open);
    open = [...(isOfNext ? [last] : open), { at: word.at, end: word.end, meaning }];
  }
  close();
  settle(reading, words);
}

/** "The mean temperature averaged 7.8": the verb asks for a mean, and names no column of means. */
const isAveraging = ({ lower }: Word, text: string): boolean =>
  lower === 'averaged' && /\b(?:mean|average)\b/i.test(text);

/** Decides between the references that name one column and those that only tell what another one is of. */
function settle(reading: Reading, words: readonly Word[]): void {
  const ofColumns = new Set(
    reading.columns.flatMap(({ columns }) => columns.flatMap(({ meanings }) => [...meanings])),
  );
  if (reading.columns.every(({ columns }) => columns.length === 1))
    reading.words = reading.words.filter(
      (word) =>
        isAveraging(word, reading.text) || !(calculations.has(word.meaning) && ofColumns.has(word.meaning)),
    );
  reading.words.sort((a, b) => a.at - b.at);
  reading.columns = withoutRepeats(withRelated(reading, words), words).sort((a, b) => a.at - b.at);
  chooseSaid(reading, words);
  dropSubjects(reading, words);
  dropCounted(reading, words);
  dropFamilyNoun(reading, words);
  dropModifiers(reading, words);
  dropBareActivity(reading, words);
}

/** Words that name one column twice are one reference: "bicycles" and "sold" of "Bicycles sold". */
function withoutRepeats(refs: readonly ColumnRef[], words: readonly Word[]): ColumnRef[] {
  const kept: ColumnRef[] = [];
  for (const ref of refs) {
    const known = kept.findIndex(({ columns }) => columns.some((column) => ref.columns.includes(column)));
    const before = kept[known];
    if (!before) kept.push(ref);
    else
      kept[known] = {
        ...(isBareActivity(before, words) && !isBareActivity(ref, words) ? ref : before),
        also: [...(before.also ?? []), before, ref],
        meanings: new Set([...before.meanings, ...ref.meanings]),
        columns: before.columns.filter((column) => ref.columns.includes(column)),
      };
  }
  return kept;
}

/** "more goals than they scored" keeps its verb. "carried 904,000 passengers": of "Cars carried" the sentence has the verb alone, and names another column as well. */
function dropBareActivity(reading: Reading, words: readonly Word[]): void {
  const bare = reading.columns.filter(
    (ref) => isBareActivity(ref, words) && !/\bthan (?:they|it) $/.test(reading.text.slice(0, ref.at)),
  );
  if (bare.length === reading.columns.length) return;
  for (const { at, end } of bare)
    for (const word of words) if (word.at >= at && word.end <= end) reading.words.push(word);
  reading.columns = reading.columns.filter((ref) => !bare.includes(ref));
  reading.words.sort((a, b) => a.at - b.at);
}

const verbOf =
  /^ (?:has |had )?(?:made|had|was|lost|earned|posted|recorded|reported|carried|employed|handled|served|closed|ended|slid|fell|swung|returned|ran|sold|spent|produced)\b/;

/** "Patient satisfaction" is no "Patients": a noun in the singular right before another column only tells what that one is of. */
function dropModifiers(reading: Reading, words: readonly Word[]): void {
  const { text, columns } = reading;
  const modifiers = columns.filter((ref, index) => {
    const next = columns[index + 1];
    const own = words.filter(({ at, end }) => at >= ref.at && end <= ref.end);
    return (
      ref.also === undefined &&
      own.length === 1 &&
      /[^s]$/.test(own[0]?.lower ?? '') &&
      next?.also === undefined &&
      next !== undefined &&
      text.slice(ref.end, next.at) === ' ' &&
      !words.some(({ at, lower }) => at === next.at && isVerb.test(lower)) &&
      ref.columns.every((column) => !next.columns.includes(column))
    );
  });
  for (const { at, end } of modifiers)
    for (const word of words) if (word.at >= at && word.end <= end) reading.words.push(word);
  reading.words.sort((a, b) => a.at - b.at);
  reading.columns = columns.filter((ref) => !modifiers.includes(ref));
}

/**
 * "Transport emissions" over "Transport" and "Total emissions", in one unit: the noun that all columns share names the total only
 * with its "total".
 */
function dropFamilyNoun(reading: Reading, words: readonly Word[]): void {
  const { columns } = reading;
  const isWhole = (ref: ColumnRef) => ref.columns.some(({ meanings }) => meanings.size === ref.meanings.size);
  const lacksTotal = (ref: ColumnRef) =>
    ref.also === undefined &&
    ref.columns.every(({ meanings }) =>
      [...meanings].every((each) => ref.meanings.has(each) || totals.has(each)),
    ) &&
    !isWhole(ref);
  const nouns = columns.filter(
    (ref) =>
      lacksTotal(ref) &&
      columns.some(
        (other) =>
          other !== ref &&
          isWhole(other) &&
          other.columns.every(({ unitText }) => ref.columns.every((each) => each.unitText === unitText)),
      ),
  );
  for (const { at, end } of nouns)
    for (const word of words) if (word.at >= at && word.end <= end) reading.words.push(word);
  reading.words.sort((a, b) => a.at - b.at);
  reading.columns = columns.filter((ref) => !nouns.includes(ref));
}

const totals = new Set(['total', 'overall', 'all', 'sum'].map(meaningOf));

/** "Hotel nights" of "Hotels (thousand nights)" beside "Price per night": what is counted there, and no price. */
function dropCounted(reading: Reading, words: readonly Word[]): void {
  const counted = reading.columns.filter((ref) => {
    const under = (name: string) => atomsOf(/ per (.+)$/i.exec(name)?.[1] ?? '').map(meaningOf);
    const others = reading.columns.filter((each) => each !== ref).flatMap(({ columns }) => columns);
    return [...ref.meanings].every(
      (meaning) =>
        ref.columns.every(({ name }) => under(name).includes(meaning)) &&
        others.some(({ unit }) => unit.words.some((word) => meaningOf(word.toLowerCase()) === meaning)),
    );
  });
  for (const { at, end } of counted)
    for (const word of words) if (word.at >= at && word.end <= end) reading.words.push(word);
  reading.words.sort((a, b) => a.at - b.at);
  reading.columns = reading.columns.filter((ref) => !counted.includes(ref));
}

const isVerb = /^(?:employs|carried|produced|earned|exceeds|exceeded|covers|covered)$/;

/** "The post made a loss" in a table of the post: who it is about, not the column of "Post offices". */
function dropSubjects(reading: Reading, words: readonly Word[]): void {
  const { text, table } = reading;
  const subjects = reading.columns.filter(
    (ref) =>
      ref.also === undefined &&
      [...ref.meanings].every((meaning) => table.context.has(meaning)) &&
      ref.columns.every(({ meanings }) => meanings.size > ref.meanings.size) &&
      /\b(?:the|for the|by the) $/i.test(text.slice(0, ref.at)) &&
      (verbOf.test(text.slice(ref.end)) || /\b(?:for|by) the $/i.test(text.slice(0, ref.at))),
  );
  for (const { at, end } of subjects)
    for (const word of words) if (word.at >= at && word.end <= end) reading.words.push(word);
  reading.columns = reading.columns.filter((ref) => !subjects.includes(ref));
}

/** A verb alone, of columns that are called more than that. */
const isBareActivity = ({ at, end, also, columns, meanings }: ColumnRef, words: readonly Word[]) =>
  also === undefined &&
  columns.every((column) => column.meanings.size > meanings.size) &&
  words.every((word) => word.at < at || word.end > end || isActivity(word) || pastActivity.has(word.lower));

const pastActivity = new Set('sold bought spent used paid kept held drew ran lent'.split(' '));

/** A word of a column's name, with what it means there. */
type Named = { at: number; end: number; meaning: string };

const share = (columns: readonly FigureColumn[], named: readonly Named[], meaning: string) =>
  columns.some(({ meanings }) => meanings.has(meaning) && named.every((each) => meanings.has(each.meaning)));

/** Words that ask for a calculation unless they stand with other words of a column's name. */
const calculations = new Set(
  ['average', 'total', 'median', 'highest', 'lowest', 'change', 'share'].map(meaningOf),
);

const operationWords = /^(?:rates?|pace|growth|annual)$/;
const compoundRate =
  /\b(?:compound(?:ed)?(?: average)?|average) (?:(?:annual|yearly) )?(?:growth )?(?:rate|pace)\b|\bat an? (?:(?:annual|yearly|average) ){1,2}(?:growth )?(?:rate|pace) of\b/gi;

/** "At a compound annual rate of 9.8%": words of a calculation, and of no "Unemployment rate". */
const isOfOperation = (text: string, { at, end }: Word) =>
  [...text.matchAll(compoundRate)].some(({ index, 0: found }) => at >= index && end <= index + found.length);

const quantifier = /\b(?:every|each|all|any|no|most|both|one) $/i;
const yearOfPhrase = /\p{L}-(?:year|quarter|month|week|day)\b/iu;
const timeMeanings = new Set('year quarter month week day'.split(' ').map(meaningOf));

/** A comma, a figure or a row separates two words. */
function isCut({ text, figures, rows }: Reading, from: number, to: number): boolean {
  return (
    /[,;:()]| and /.test(text.slice(from, to)) ||
    [...figures, ...rows].some(({ at }) => at >= from && at < to)
  );
}
