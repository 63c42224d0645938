import { type Dataset, isTableKind, type Source } from '../../../evidence';
import { isHeading } from './captions';
import { periodAt, type Period } from '../../numbers/periods';

/** "(trees planted: 2019 to 2023)": the time of one measure, in the title of a table. */
const ofOneMeasure = /\([^():]{2,60}:[^()]{4,40}\)/g;

/**
 * The periods that all rows of a table are about: those of its caption, else those that its file, its notes and its source name, or
 * the heading that its source begins with. A time
 * that the caption gives to one measure in brackets is none of them.
 */
export function periodsAbout(
  { title }: Dataset,
  source: Source | undefined,
  notes: readonly string[],
): readonly Period[] {
  const own = title === source?.title ? [] : periodsIn(title.replace(ofOneMeasure, ' '));
  if (own.length > 0) return own;
  const named = periodsIn(`${title} ${source?.title ?? ''} ${notes.join(' ')}`);
  const [first] = source?.spans ?? [];
  const isHeaded = first && source && !isTableKind(source.kind) && isHeading(first.text);
  return named.length > 0 || !isHeaded ? named : periodsIn(first.text);
}

/** Whether the title of a table names a period, for all rows or for one measure. */
export const isInTitle = ({ title }: Dataset, period: string): boolean =>
  periodsIn(title).some(({ text }) => text === period);

/** The periods that a text names. */
function periodsIn(text: string): Period[] {
  const found: Period[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const period = periodAt(text, index);
    if (period) found.push({ from: period.from, to: period.to, text: period.text });
  }
  return found;
}
