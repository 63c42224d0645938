import { z } from 'zod';
import { lenient } from './clean';

const Category = z.object({
  /** Places of the categories by their codes, or the codes in their order. Left out where there is one category. */
  index: z.union([z.record(z.string(), z.number()), z.array(z.string())]).optional(),
  label: lenient(z.record(z.string(), z.string())),
});

/** A dataset in JSON-stat 2.0: a cube of values, numbered with the last dimension first. */
export const JsonStat = z.object({
  class: z.literal('dataset'),
  id: z.array(z.string()).min(1).max(20),
  size: z.array(z.number().int().min(0)),
  dimension: z.record(z.string(), z.object({ category: Category })),
  value: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  updated: lenient(z.string()),
});
export type JsonStat = z.infer<typeof JsonStat>;

/** Cells of a cube that is cut down to places and time. */
const maxCells = 100_000;

/** The codes of a dimension in their order. */
function codesOf({ dimension }: JsonStat, name: string): string[] {
  const category = dimension[name]?.category;
  if (!category) return [];
  const { index, label } = category;
  if (Array.isArray(index)) return index;
  const placed = Object.entries(
    index ?? Object.fromEntries(Object.keys(label ?? {}).map((code, at) => [code, at])),
  );
  return placed.sort(([, a], [, b]) => a - b).map(([code]) => code);
}

/**
 * The figures of a cube by two of its dimensions. Undefined when another dimension has several categories, since its
 * figures would be ambiguous, or when the cube contradicts itself.
 */
export function figuresBy(
  cube: JsonStat,
  outer: string,
  inner: string,
): Map<string, Map<string, number>> | undefined {
  const { id, size, value } = cube;
  if (size.length !== id.length || !id.includes(outer) || !id.includes(inner)) return undefined;
  if (id.some((name, at) => name !== outer && name !== inner && size[at] !== 1)) return undefined;
  if (size.reduce((product, one) => product * one, 1) > maxCells) return undefined;
  const [outerCodes, innerCodes] = [codesOf(cube, outer), codesOf(cube, inner)];
  if (size[id.indexOf(outer)] !== outerCodes.length || size[id.indexOf(inner)] !== innerCodes.length)
    return undefined;
  const values = new Map(Object.entries(value));
  const isOuterFirst = id.indexOf(outer) < id.indexOf(inner);
  return new Map(
    outerCodes.map((code, row) => {
      const figures = innerCodes.flatMap((period, column): [string, number][] => {
        const at = isOuterFirst ? row * innerCodes.length + column : column * outerCodes.length + row;
        const figure = values.get(String(at));
        return typeof figure === 'number' ? [[period, figure]] : [];
      });
      return [code, new Map(figures)];
    }),
  );
}
