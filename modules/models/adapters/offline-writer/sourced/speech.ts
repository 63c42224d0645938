import { type Figure, figureText } from '../../../../evidence/contract';
import { amountOf, amountText } from '../amounts';
import { capitalised, plainWords } from '../wording';
import { cite, type Subject } from './chapter';

export type Row = Figure['rows'][number];

/** A statement about figures with the rows it rests on, as one sentence. */
export function claim(text: string, ...spanIds: readonly (string | undefined)[]): string {
  // A sentence that began with a digit would be read as the end of the one before it.
  const begun = /^\p{L}/u.test(text) ? text : `in the table, ${text}`;
  return `${capitalised(begun)}${cite(...spanIds)}.`;
}

/** A figure that no key figure needs, as it is read; a change by its size alone. */
export const shown = (figure: Figure, size = false): string =>
  amountText(
    amountOf(
      figureText(size ? { ...figure, value: Math.abs(figure.value) } : figure),
      plainWords(figure.unit),
    ),
  );

/** Whether anything but zeros is left of a figure once it is rounded. */
export const isZero = (figure: Figure): boolean => !/[1-9]/.test(figureText(figure));

/** "for Kaldvik in 2019", "in 2019", "for Kaldvik", "on 2019-05-04"; nothing where the row has no name. */
export function place({ label, when }: Row): string {
  const day = /^\d{4}-\d{2}-\d{2}$|^\d{1,2} /.test(when);
  return [label && `for ${plainWords(label)}`, when && `${day ? 'on' : 'in'} ${plainWords(when)}`]
    .filter(Boolean)
    .join(' ');
}

export const find = ({ table, column }: Subject, kind: Figure['kind']): Figure | undefined =>
  table.figure(kind, column.name);

/** A figure of the ledger, as its placeholder. An extreme that several rows share is of no single row. */
export function entry(subject: Subject, figure: Figure, change = ''): string {
  const isShared = /^(?:highest|lowest)$/.test(figure.kind) && !isUnique(subject, figure);
  return subject.ledger.use(isShared ? { ...figure, period: '' } : figure, subject.table.dataset, change);
}

/** Whether no other row of the column holds this figure. */
export const isUnique = ({ column }: Subject, { value }: Figure): boolean =>
  column.values.filter((each) => each === value).length === 1;

/** Whether a column of the table is named with a word, so that in a sentence it would be read as that column. */
export const clashes = ({ table }: Subject, word: RegExp): boolean =>
  table.dataset.columns.some(({ name }) => word.test(name));

/** "rose" or "fell", in words that no column is named with. */
export function rose(subject: Subject, value: number): string {
  const isPlain = !clashes(subject, /\b(?:ris(?:e|es|en|ing)|rose|falls?|fell|falling|fallen)\b/i);
  if (value > 0) return isPlain ? 'rose' : 'increased';
  return isPlain ? 'fell' : 'decreased';
}

/** "grew" or "shrank", likewise. */
export function grew(subject: Subject, value: number): string {
  if (clashes(subject, /\b(?:grow|growth|growing|grew)\b/i)) return rose(subject, value);
  return value > 0 ? 'grew' : 'shrank';
}

/** Names that hold the word of a calculation: "average fare" is no place to speak of an average. */
export const speaksOfMean = ({ name }: Subject): boolean => /\b(?:mean|average|avg|median)\b/i.test(name);

/** "years", "quarters", "months" where the rows are named so; else "rows". */
export function rowNoun({ rows }: Figure): string {
  const when = rows[0]?.when ?? '';
  if (/^\d{4}$/.test(when)) return 'year';
  if (/q[1-4]/i.test(when)) return 'quarter';
  return /^\d{4}-\d{2}$|^[a-z]+\.? \d{4}$/i.test(when) ? 'month' : 'row';
}
