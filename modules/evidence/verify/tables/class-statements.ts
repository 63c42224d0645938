import { type Finding, finding } from './judge';
import { meaningsIn, type Table } from './structure/tables';
import { escapeRegExp } from '../words/words';

const classed =
  '(?:rated|classed|classified|graded|listed|categorised|categorized|labelled|labeled|assessed|judged|marked|designated)';
/** What a column of classes may be called beside what it classes. */
const ofClass =
  /^(?:rating|class|status|category|grade|type|classification|level|label|assessment|state|condition)$/;
const value = '(?<value>[\\p{L}\\d][\\p{L}\\d +-]{0,40}?)\\.?$';
const is = '(?:is|was|has been|are|were)';

/**
 * "Bathing water in Lake Cassow was rated as sufficient", "Dale is classed as poor": the cell of the one column of text that has the class,
 * in the row of that name. Undefined for any other statement.
 */
export function classFinding(
  { dataset: { columns, rows, spanIds }, periods }: Table,
  text: string,
  { name, row }: { name: string; row: number },
  cited: ReadonlySet<number> | undefined,
): Finding | undefined {
  const found = saidOf(name, text);
  if (!found || periods !== undefined) return undefined;
  const cellsOf = (at: number) =>
    rows.map((cells) =>
      String(cells[at] ?? '')
        .trim()
        .toLowerCase(),
    );
  const words = meaningsIn(found.what);
  const [column, ...others] = columns.flatMap(({ type, name: heading }, at) => {
    const held = meaningsIn(heading);
    const isNamed = [...words].every((word) => held.has(word) || ofClass.test(word));
    return type === 'text' && isNamed && cellsOf(at).includes(found.value) ? [at] : [];
  });
  if (column === undefined || others.length > 0) return undefined;
  if (cellsOf(column)[row] !== found.value)
    return finding('unsupported', `The source does not give “${found.value}” for ${name}.`);
  return cited === undefined || cited.has(row)
    ? { ...finding('supported'), spanIds: [spanIds[row] ?? ''] }
    : undefined;
}

/** The class that a statement gives a row, and the words for what is classed. */
function saidOf(name: string, text: string): { what: string; value: string } | undefined {
  if (!text.includes(name)) return undefined;
  const own = escapeRegExp(name);
  const forms = [
    `^(?:The )?(?<what>\\p{L}[\\p{L} ]{1,40}?) (?:in|of|at|for) (?:the )?${own} ${is} (?:${classed} (?:as )?)?${value}`,
    `^(?:The )?${own}[’']s? (?<what>\\p{Ll}[\\p{L} ]{1,40}?) ${is} (?:${classed} (?:as )?)?${value}`,
    `^(?:The )?${own} ${is} ${classed} (?:as )?${value}`,
    `^(?:The )?${own} (?:has|had) (?:an? )?(?<what>\\p{Ll}[\\p{L} ]{1,40}?) of ${value}`,
  ];
  for (const form of forms) {
    const { what = '', value: said } = new RegExp(form, 'u').exec(text)?.groups ?? {};
    if (said !== undefined) return { what, value: said.toLowerCase() };
  }
  return undefined;
}
