import { refuse, type Refusal } from '../refusal';

/**
 * The refusal of an input with bad fields; undefined without problems. The first field's sentence is repeated as
 * `problem`.
 */
export function fieldErrors(
  code: string,
  fields: Readonly<Record<string, string | undefined>>,
): Refusal | undefined {
  const bad = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const [first] = bad;
  return first && refuse(code, { problem: first[1] }, Object.fromEntries(bad));
}
