import type { ItemState } from '../../../composition/application/moderation';

/** A field of an item at two points; undefined where the field is missing. */
export type Compared = { name: string; before?: string; after?: string; isChanged: boolean };

/** Every field that the item has at one of two points, in the order of the later one. */
export function compareStates(before: ItemState | undefined, after: ItemState | undefined): Compared[] {
  const [then, now] = [before?.fields ?? {}, after?.fields ?? {}];
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  return names.map((name) => {
    const [left, right] = [valueIn(then, name), valueIn(now, name)];
    return { name, before: left, after: right, isChanged: left !== right };
  });
}

const valueIn = (fields: Record<string, string>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
