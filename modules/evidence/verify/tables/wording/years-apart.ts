import { extent } from 'd3-array';
import { type Table, yearsOf } from '../structure/tables';
import { capital } from '../../words/words';

/** A statement for each year is checked: more years than these are left open. */
const mostYears = 14;
const year = '(?:19|20)\\d{2}';
const list = `(?<list>${year}(?:(?:, ${year})*,? and ${year})?)`;
const who = "(?<who>\\p{L}[\\p{L}\\p{N}’' ()-]{2,90}?)";
const move =
  '(?<move>rose|fell|increased|decreased|grew|declined|dropped|climbed|shrank|went up|went down|rise|fall|increase|decrease|grow|decline|drop|go up|go down)';
const ahead = `(?:(?:After (?<after>${year})|(?:Between|From) (?<from>${year}) (?:and|to) (?<to>${year})), )?`;
const behind = `(?: after (?<later>${year})| (?:between|from) (?<start>${year}) (?:and|to) (?<last>${year}))?`;
const every = '(?:in )?(?:every|each)(?: single)? year';
const limit = '(?<side>above|below|over|under|more than|less than) (?<limit>(?:[^,;]|,(?=\\d)){1,40}?)';

type Form = { pattern: RegExp; isExcept: boolean };

/** What moved in which years alone, or in all years but some. */
const moves: readonly Form[] = [
  {
    form: `^${ahead}${who} ${move} ${every}${behind}(?: but|,)? (?:except|but|apart from|save)(?: for)?(?: in)? ${list}$`,
    isExcept: true,
  },
  { form: `^${ahead}${who} ${move} only(?: once, | twice, | )in ${list}$`, isExcept: false },
  { form: `^${ahead}[Oo]nly in ${list} did ${who} ${move}$`, isExcept: false },
  { form: `^${ahead}[Tt]he only years? in which ${who} ${move} (?:was|were) ${list}$`, isExcept: false },
  { form: `^${list} (?:was|were) the only years? in which ${who} ${move}$`, isExcept: false },
].map(({ form, isExcept }) => ({ pattern: new RegExp(form, 'u'), isExcept }));

/** What was above or below a limit in which years alone, or in all years but some. */
const levels: readonly Form[] = [
  {
    form: `^${ahead}${who} (?:was|were|stayed|remained) ${limit} ${every}${behind}(?:,)? (?:except|but|apart from|save)(?: for)?(?: in)? ${list}$`,
    isExcept: true,
  },
  { form: `^${ahead}${who} (?:was|were) ${limit} only in ${list}$`, isExcept: false },
  { form: `^${ahead}[Oo]nly in ${list} (?:was|were) ${who} ${limit}$`, isExcept: false },
].map(({ form, isExcept }) => ({ pattern: new RegExp(form, 'u'), isExcept }));

const up = /^(?:rose|rise|increased?|grew|grow|climbed|went up|go up)$/;
const opposite: Readonly<Record<string, string>> = {
  above: 'at most',
  over: 'at most',
  'more than': 'at most',
  below: 'at least',
  under: 'at least',
  'less than': 'at least',
};
/** What compares two rows, or is of another. */
const turned = /\b(?:not|never|no|than|both|all|each|every|its|their|any)\b/i;

/**
 * "The harvest fell only in 2021", "rose in every year except 2020": what it did in each year of the table, as a statement each. None for
 * any other sentence, nor where the table names another year than those.
 */
export function yearsApart(text: string, table: Table): string[] {
  const known = yearsOf(table);
  if (table.grain !== 'year' || known.size < 3 || known.size > mostYears) return [];
  const plain = text.replace(/\.$/, '');
  return saidInYears(plain, moves, known, true) ?? saidInYears(plain, levels, known, false) ?? [];
}

function saidInYears(
  text: string,
  forms: readonly Form[],
  known: ReadonlySet<number>,
  isMove: boolean,
): string[] | undefined {
  for (const { pattern, isExcept } of forms) {
    const found = pattern.exec(text)?.groups;
    if (!found || turned.test(found.who ?? '')) continue;
    const named = (found.list?.match(/\d{4}/g) ?? []).map(Number);
    const years = yearsSpokenOf(found, known, isMove);
    if (!years || !named.every((each) => years.includes(each)) || named.length >= years.length)
      return undefined;
    const said = isMove ? moveIn(found) : levelIn(found);
    return years.map((each) => said(each, named.includes(each) !== isExcept));
  }
  return undefined;
}

type Found = Readonly<Record<string, string | undefined>>;

/** The years that a sentence speaks of: no change ends in the first of them. Undefined where the table has not all of them. */
function yearsSpokenOf(found: Found, known: ReadonlySet<number>, isMove: boolean): number[] | undefined {
  const [first = 0, end = 0] = extent(known);
  const after = found.after ?? found.later;
  const from = found.from ?? found.start;
  const last = Number(found.to ?? found.last ?? end);
  const begin = after === undefined ? Number(from ?? first) + (isMove ? 1 : 0) : Number(after) + 1;
  const span = Array.from({ length: Math.max(0, last - begin + 1) }, (_, at) => begin + at);
  const isKnown = span.every((each) => known.has(each) && (!isMove || known.has(each - 1)));
  return isKnown && span.length > 1 ? span : undefined;
}

const moveIn =
  ({ who: name = '', move: verb = '' }: Found) =>
  (each: number, isSo: boolean): string =>
    `${capital(name)} ${up.test(verb) === isSo ? 'rose' : 'fell'} in ${each}.`;

const levelIn =
  ({ who: name = '', side = '', limit: size = '' }: Found) =>
  (each: number, isSo: boolean): string =>
    `${capital(name)} was ${isSo ? side : (opposite[side] ?? '')} ${size} in ${each}.`;
