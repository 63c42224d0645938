import type { FigureColumn } from '../structure/tables';

/** One restatement of a sentence; what it does not know it leaves as it is. */
export type Reword = (text: string) => string;
/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** Replaces each match of a pattern by what its groups make. */
export const replaced =
  (pattern: RegExp, instead: (groups: Groups, all: string) => string): Reword =>
  (text) =>
    text.replace(pattern, (all: string, ...rest: unknown[]) => instead(rest.at(-1) as Groups, all));

/** The name of a column without the year behind it: "output" of "Output 2023". */
export const nameInSentence = ({ name }: FigureColumn): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/,? \(?(?:19|20)\d{2}\)?$/, '');
