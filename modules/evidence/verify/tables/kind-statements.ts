import { type Finding, finding } from './judge';
import { escapeRegExp } from '../words/words';
import { kindOf, namesIn } from './reading/row-kinds';
import type { Table } from './structure/tables';

/** "Gannet is a tug": what the cells of text say of a row that a sentence says nothing else of. */
export function kindFinding(
  table: Table,
  text: string,
  cited: ReadonlySet<number> | undefined,
): Finding | undefined {
  for (const { name, row } of namesIn(table, text)) {
    const [, what = ''] =
      new RegExp(`^(?:The )?${escapeRegExp(name)} is an? ([\\p{L}\\d][\\p{L}\\d -]{2,60}?)\\.?$`, 'u').exec(
        text,
      ) ?? [];
    const kind = what === '' ? undefined : kindOf(table, row, what);
    if (kind === 'other') return finding('unsupported', `The source does not give “${what}” for ${name}.`);
    if (kind === 'own' && (cited === undefined || cited.has(row)))
      return { ...finding('supported'), spanIds: [table.dataset.spanIds[row] ?? ''] };
  }
  return undefined;
}

/**
 * "Gannet, a tug built in 2019, is 28.9 metres long", "the Danish company Nordhavn" without what the cells of the row say of it. What
 * they do not say stays.
 */
export const withoutKinds = (table: Table, text: string): string =>
  namesIn(table, text).reduce((all, { name, row }) => {
    const own = escapeRegExp(name);
    const isOwn = (what: string) => kindOf(table, row, what) === 'own';
    return all
      .replace(
        new RegExp(`(?<![\\p{L}-])${own}, (?:an?|the) ([\\p{L}\\d][\\p{L}\\d -]{2,60}?), (?=\\p{Ll})`, 'u'),
        (said, what: string) => (isOwn(what) ? `${name} ` : said),
      )
      .replace(
        new RegExp(`\\b[Tt]he ([\\p{L}][\\p{L} -]{2,40}?) ${own}(?![\\p{L}-])`, 'u'),
        (said, what: string) => (isOwn(what) ? name : said),
      );
  }, text);
