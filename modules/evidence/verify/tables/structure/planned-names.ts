import type { Dataset } from '../../../evidence';
import { memoize } from '../../../../kernel/memoize';

const plan = 'plan(?:ned)?|budget(?:ed)?|target|forecast';
const actual = 'actuals?|outturn|realised|realized';
const behind = new RegExp(
  `^(?<base>\\p{L}[^,(:]*?)(?:, | \\(|: | [-–] | )(?<kind>${plan}|${actual})\\)?$`,
  'iu',
);
const ahead = new RegExp(`^(?<kind>${plan}|${actual}) (?<base>\\p{L}.*)$`, 'iu');
const isPlan = new RegExp(`^(?:${plan})$`, 'i');

type Side = { index: number; base: string; isPlan: boolean };

/** A measure that a table has as planned and as it turned out. */
export type PlannedPair = { base: string; planned: string };

const small = (base: string): string =>
  /^\p{Lu}\p{Ll}/u.test(base) ? `${base.charAt(0).toLowerCase()}${base.slice(1)}` : base;
const large = (base: string): string => `${base.charAt(0).toUpperCase()}${base.slice(1)}`;

function sidesOf({ columns }: Dataset): Side[] {
  return columns.flatMap(({ name, type }, index) => {
    if (type !== 'number') return [];
    const { base, kind = '' } = (behind.exec(name.trim()) ?? ahead.exec(name.trim()))?.groups ?? {};
    if (base === undefined) return [{ index, base: name.trim(), isPlan: false }];
    return [{ index, base, isPlan: isPlan.test(kind) }];
  });
}

/**
 * A table with columns such as "Revenue, plan" and "Revenue, actual" as one with "Planned revenue" and "Revenue", and these pairs. A
 * measure that stands in more than one column of either kind keeps its names.
 */
export const withPlannedNames = memoize((dataset: Dataset): { dataset: Dataset; pairs: PlannedPair[] } => {
  const sides = sidesOf(dataset);
  const names = new Map<number, string>();
  const pairs: PlannedPair[] = [];
  for (const side of sides.filter((each) => each.isPlan)) {
    const own = sides.filter(({ base }) => base.toLowerCase() === side.base.toLowerCase());
    const other = own.find((each) => !each.isPlan);
    if (own.length !== 2 || !other) continue;
    const pair = { base: large(side.base), planned: `Planned ${small(side.base)}` };
    names.set(side.index, pair.planned);
    names.set(other.index, pair.base);
    pairs.push(pair);
  }
  if (pairs.length === 0) return { dataset, pairs };
  const columns = dataset.columns.map((column, at) => ({ ...column, name: names.get(at) ?? column.name }));
  return { dataset: { ...dataset, columns }, pairs };
});
