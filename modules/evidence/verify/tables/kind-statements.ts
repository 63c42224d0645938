import { classFinding } from './class-statements';
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
    const seat = seatFinding(table, text, { name, row }, cited);
    const told = seat ?? classFinding(table, text, { name, row }, cited);
    if (told) return told;
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

const seats = /^(?:headquarters?|head ?office|seat|registered office)$/i;
const places = /^(?:country|state|region|county|city|town|municipality|province|district|location)$/i;

/** "Holm is based in Dale", "Dale is home to Holm": the cell of a column of seats or places, said of a row alone. */
function seatFinding(
  { dataset }: Table,
  text: string,
  { name, row }: { name: string; row: number },
  cited: ReadonlySet<number> | undefined,
): Finding | undefined {
  const own = escapeRegExp(name);
  const isOf = [
    [
      seats,
      `^${own} (?:is (?:based|headquartered) in|has its (?:head ?office|headquarters?|seat) in) (?<place>.+?)\\.?$`,
    ],
    [seats, `^(?<place>\\p{Lu}[^,;]*?) is home to ${own}\\.?$`],
    [places, `^(?:The )?${own} is (?:based|located|situated) in (?<place>.+?)\\.?$`],
  ] as const;
  for (const [kind, form] of isOf) {
    const place = new RegExp(form, 'u').exec(text)?.groups?.place;
    const column = dataset.columns.findIndex(
      ({ name: heading, type }) => type === 'text' && kind.test(heading.trim()),
    );
    if (place === undefined || column < 0) continue;
    const cells = dataset.rows.map((cellsOf) => String(cellsOf[column] ?? '').trim());
    if (cells[row] === place)
      return cited === undefined || cited.has(row)
        ? { ...finding('supported'), spanIds: [dataset.spanIds[row] ?? ''] }
        : undefined;
    if (cells.includes(place))
      return finding('unsupported', `The source gives “${cells[row] ?? ''}” for ${name}.`);
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
      )
      .replace(
        new RegExp(
          `\\b[Tt]he ${own} ((?!\\p{L}+ (?:is|was|has|had)\\b)[\\p{L}][\\p{L} -]{2,40}?)(?=[.,;]|$| (?:is|was|has|had|amounted|came|stood|cost|costs|produced|generated|in|by|at|to)\\b)`,
          'u',
        ),
        (said, what: string) => (isOwn(what) ? name : said),
      );
  }, text);
