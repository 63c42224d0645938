import type { Reading } from '../reading/reading';
import { labelMeanings, type FigureColumn, type Table } from '../structure/tables';
import { isPairOfNames } from '../structure/related-words';
import { isIdle, isIn, meaningsOf, wordsIn } from '../../words/raw-words';
import { tellsOf } from '../../words/measure-words';
import { functionWords, neutralStems } from '../../words/lexicon';
import { meaningOf, stem } from '../../words/words';
import type { Word } from '../../text/scan';

type Statement = Pick<Reading, 'text' | 'words' | 'table'>;

/**
 * A word of the title in the place of a word of the column: "the employment rate" of a column "Vacancy rate" in a table called
 * "Employment and housing". The title says what a table is of, not what its columns measure.
 */
export function borrowedWord(
  column: FigureColumn,
  statement: Statement,
  used: readonly FigureColumn[],
): string | undefined {
  const { words, text, table } = statement;
  if (column.parts) return undefined;
  const kind = [...text.matchAll(/(?<![\p{L}-])(?:^\p{Lu})?\p{Ll}+(?![\p{L}-])/gu)].find(
    ({ 0: raw, index }) => {
      const next = nounBehind(column, { end: index + raw.length }, text);
      return next !== undefined && isOfOtherColumn(raw, used, table) && !isPairOfNames(table, raw, next);
    },
  );
  if (kind) return kind[0];
  const told = meaningsOf(text);
  const name = nameOf(column);
  const isUnsaid = (word: string) => !isIn(word, told) && !isIn(word, table.context);
  if (!name.some(isUnsaid)) return undefined;
  const isNamed = name.some((word) => isIn(word, told));
  return words.find(
    (word) =>
      isOfTitleOnly(word, column, table) &&
      (nounBehind(column, word, text) !== undefined || (!isNamed && isSubject(word, text))),
  )?.text;
}

const nameOf = ({ name, unit }: FigureColumn) =>
  wordsIn(name).filter(
    (word) =>
      !isIdle(word.toLowerCase()) &&
      !/\d/.test(word) &&
      !unit.words.some((each) => each.toLowerCase() === word.toLowerCase()),
  );

/** A noun that stands in the title and in no column, and that is not what the rows are called. */
const isOfTitleOnly = (word: Word, column: FigureColumn, table: Table): boolean =>
  (!word.isName || word.at === 0) &&
  table.context.has(word.meaning) &&
  !functionWords.has(word.lower) &&
  !neutralStems.has(word.stem) &&
  !isIdle(word.lower) &&
  !labelMeanings(table).has(word.meaning) &&
  !table.columns.some(({ meanings }) => meanings.has(word.meaning)) &&
  !tellsOf(word, column.meanings);

/** "household electricity" of a column "Electricity consumption", where another column is the household price. */
function isOfOtherColumn(raw: string, used: readonly FigureColumn[], table: Table): boolean {
  const lower = raw.toLowerCase();
  const word = { lower, stem: stem(lower), meaning: meaningOf(lower) };
  return (
    table.context.has(word.meaning) &&
    !neutralStems.has(word.stem) &&
    !isIdle(lower) &&
    !labelMeanings(table).has(word.meaning) &&
    !used.some((each) => each.meanings.has(word.meaning) || tellsOf(word, each.meanings)) &&
    table.columns.some(({ meanings }) => meanings.has(word.meaning))
  );
}

/** "rate" right behind a word. */
function nounBehind({ name }: FigureColumn, { end }: { end: number }, text: string): string | undefined {
  const [, next] = /^ (\p{L}+)/u.exec(text.slice(end)) ?? [];
  return next !== undefined && !isIdle(next) && isIn(next, meaningsOf(name)) ? next : undefined;
}

/** "Employment in Millbrook came to". */
const isSubject = ({ at, end }: Word, text: string): boolean =>
  /(?:^|, )(?:the )?$/i.test(text.slice(0, at)) &&
  /^ (?:in|of|at) [^,;\d]{2,40}? (?:was|were|is|came to|stood at|amounted to|reached|averaged)\b/.test(
    text.slice(end),
  );
