import type { Case } from '../reading/case';
import type { Place, Relation } from './row-comparisons';

/** Whether the words ahead of a noun are the label of a group and a count, or none; undefined where they are others. */
export function groupIn(
  { reading: { text, figures } }: Case,
  { own }: Relation,
  words: string,
  end: number,
): boolean | undefined {
  const at = end - words.length - 1;
  const isIn = (place: Place) => place.at >= at && place.at < end;
  const labels = own.filter(isIn);
  const known = [...labels, ...figures.filter(isIn)];
  const rest = known
    .reduce((all, place) => all.replace(text.slice(place.at, Math.min(place.end, end)).trim(), ''), words)
    .trim();
  return rest === '' || rest === 'listed' ? labels.length > 0 : undefined;
}

/** "Solar parks", "wind farms": what the plants of a kind are called, in a table of power or energy. */
export const isOfKind = ({ reading: { table } }: Case, noun: string): boolean =>
  /^(?:farms|parks|plants|stations|projects)$/.test(noun) &&
  table.columns.some(({ unit }) => unit.dim === 'power' || unit.dim === 'energy');
