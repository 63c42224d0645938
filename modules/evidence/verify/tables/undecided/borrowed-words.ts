import { labelMeanings, type FigureColumn, type Table } from '../structure/tables';
import { isIdle, isIn, meaningsOf, wordsIn } from '../../words/raw-words';
import { tellsOf } from '../../words/measure-words';
import { functionWords, neutralStems } from '../../words/lexicon';
import type { Word } from '../../text/scan';

type Statement = { text: string; words: readonly Word[]; table: Table };

/**
 * A word of the title in the place of a word of the column: "the employment rate" of a column "Vacancy rate" in a table called
 * "Employment and housing". The title says what a table is of, not what its columns measure.
 */
export function borrowedWord(column: FigureColumn, statement: Statement): string | undefined {
  const { words, text, table } = statement;
  if (column.parts) return undefined;
  const told = meaningsOf(text);
  const name = nameOf(column);
  const isUnsaid = (word: string) => !isIn(word, told) && !isIn(word, table.context);
  if (!name.some(isUnsaid)) return undefined;
  const isNamed = name.some((word) => isIn(word, told));
  return words.find(
    (word) =>
      isOfTitleOnly(word, column, table) &&
      (isNounOf(column, word, text) || (!isNamed && isSubject(word, text))),
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

/** "rate" right behind a word. */
const isNounOf = ({ name }: FigureColumn, { end }: Word, text: string): boolean => {
  const [, next] = /^ (\p{L}+)/u.exec(text.slice(end)) ?? [];
  return next !== undefined && isIn(next, meaningsOf(name));
};

/** "Employment in Millbrook came to". */
const isSubject = ({ at, end }: Word, text: string): boolean =>
  /(?:^|, )(?:the )?$/i.test(text.slice(0, at)) &&
  /^ (?:in|of|at) [^,;\d]{2,40}? (?:was|were|is|came to|stood at|amounted to|reached|averaged)\b/.test(
    text.slice(end),
  );
