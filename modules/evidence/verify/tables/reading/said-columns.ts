import type { ColumnRef, Reading } from './reading';
import { relatedMeanings } from '../structure/related-words';
import { atomsOf } from '../structure/table-labels';
import type { FigureColumn } from '../structure/tables';
import type { Word } from '../../text/scan';
import { meaningOf, stem } from '../../words/words';

/** Decides between the columns that the words of a sentence fit by all that it says, where one word alone leaves them open. */
export function chooseSaid(reading: Reading, words: readonly Word[]): void {
  for (const ref of reading.columns) {
    const own = ref.columns.filter((column) => isSaid(column, reading));
    if (own.length > 0) ref.columns = own;
  }
  dropAbout(reading, words);
}

/** Every word of its name is in the sentence. */
const isSaid = ({ meanings }: FigureColumn, reading: Reading) =>
  [...meanings].every((meaning) => reading.meanings.has(meaning));

/** "Natural gas sales", "sales of natural gas": of "Natural gas sold", and not of "Revenue", which "sales" alone names. */
export function withRelated({ columns, text }: Reading, words: readonly Word[]): ColumnRef[] {
  return columns.reduce<ColumnRef[]>((kept, ref) => {
    const before = kept.at(-1);
    if (!before) return [ref];
    const between = text.slice(before.end, ref.at);
    const joined =
      between === ' '
        ? (joinedBy(before, ref, words) ?? joinedBy(ref, before, words))
        : /^ of (?:the )?$/.test(between)
          ? joinedBy(ref, before, words)
          : undefined;
    return joined ? [...kept.slice(0, -1), joined] : [...kept, ref];
  }, []);
}

/** A reference together with the word beside it, where one of its columns has a related word in its name. */
function joinedBy(ref: ColumnRef, other: ColumnRef, words: readonly Word[]): ColumnRef | undefined {
  const word = wordOf(other, words);
  if (!word || other.columns.some(({ name }) => atomsOf(name).some((atom) => stem(atom) === word.stem)))
    return undefined;
  const wanted = relatedMeanings(word);
  const columns = ref.columns.filter(({ meanings }) => [...meanings].some((each) => wanted.has(each)));
  const added = columns.flatMap(({ meanings }) => [...meanings].filter((each) => wanted.has(each)));
  return columns.length === 0
    ? undefined
    : {
        at: Math.min(ref.at, other.at),
        end: Math.max(ref.end, other.end),
        columns,
        meanings: new Set([...ref.meanings, ...added]),
      };
}

/** The one word that a reference is made by. */
function wordOf({ at, end }: ColumnRef, words: readonly Word[]): Word | undefined {
  const own = words.filter((word) => word.at >= at && word.end <= end);
  return own.length === 1 ? own[0] : undefined;
}

const behindNoun =
  / ?[(,].*$| (?:of|per|in|on|for|from|by|at|to|with) .*$| \p{L}+ed$| (?:sold|paid|spent|made)$/u;

/** The words of a name ahead of its noun: "electricity" and "trade" of "Electricity trade balance (EUR)". */
const kindsIn = (name: string): ReadonlySet<string> =>
  new Set(atomsOf(name.replace(behindNoun, '')).slice(0, -1).map(meaningOf));

/**
 * "Final electricity consumption" of "Final consumption" beside "Electricity trade balance", in a table that is all of electricity: what
 * the table is about names no column whose other words go unsaid.
 */
function dropAbout(reading: Reading, words: readonly Word[]): void {
  const { table, columns } = reading;
  const about = columns.filter(
    (ref) =>
      [...ref.meanings].every(
        (meaning) =>
          table.context.has(meaning) && ref.columns.every(({ name }) => kindsIn(name).has(meaning)),
      ) && !ref.columns.some((column) => isSaid(column, reading)),
  );
  if (about.length === 0 || about.length === columns.length) return;
  const isIn = ({ at, end }: Word) => about.some((ref) => at >= ref.at && end <= ref.end);
  reading.words = [
    ...reading.words,
    ...words.filter((word) => isIn(word) && !reading.words.includes(word)),
  ].sort((a, b) => a.at - b.at);
  reading.columns = columns.filter((ref) => !about.includes(ref));
}

const places = new Set(['rank', 'ranking', 'position', 'place'].map(meaningOf));
/** "Population" is not "Rank by population": places in an order run against the figures that they order. */
const isPlaceOf = (column: FigureColumn, meanings: ReadonlySet<string>): boolean =>
  /\b(?:rank|ranking|position|place)\b(?! of (?:birth|work))/i.test(column.name) &&
  ![...meanings].some((each) => places.has(each));

/** The columns that all of these words are of; those that are called so and no more, where there are such. */
export function bestColumns(columns: readonly FigureColumn[], meanings: ReadonlySet<string>): FigureColumn[] {
  const scored = columns
    .map((column) => ({ column, hits: [...meanings].filter((each) => column.meanings.has(each)).length }))
    .filter(({ column, hits }) => hits === meanings.size && !isPlaceOf(column, meanings));
  const exact = scored.filter(({ column, hits }) => column.meanings.size === hits);
  return (exact.length > 0 ? exact : scored).map(({ column }) => column);
}
