import type { Explained } from '../reading/case';
import type { Reading } from '../reading/reading';

/**
 * Words by which a figure is none of a cell: a rate, a remainder, a sum without some rows, the same a year before. Where
 * no reading works it out, a cell that differs says nothing against it.
 */
const operation =
  /\b(?:for (?:every|each)|ratio|unused|unspent|spare|left over|leaving out|excluding|excluded|not counting|apart from|any other|(?:more|less|fewer) than (?:approved|planned|budgeted|agreed|expected|intended))\b/i;
const per = /\bper (?:\d[\d,]* |member of |active |full-time )?(?<noun>\p{L}+)/iu;

/** The words of a statement that ask for a calculation with another column, row or time. */
export function unreadOperation(
  { text, from, to, table }: Reading,
  { held, contrary }: Explained & { state: 'wrong' },
): string | undefined {
  // What was worked out is no cell.
  if (contrary?.worked || held?.column.parts) return undefined;
  const own = text.slice(from, to);
  const found = operation.exec(own)?.[0];
  const isNamed = table.columns.some(({ name }) => name.toLowerCase().includes(found?.toLowerCase() ?? ''));
  if (found !== undefined && !isNamed) return found;
  if (!table.periods && /\ba year (?:earlier|before)\b/i.test(own)) return 'a year before';
  const rate = held?.row === undefined ? null : per.exec(own);
  const noun = rate?.groups?.noun ?? '';
  const isRate = table.columns.some(({ name, unitText }) => /\bper\b|\//i.test(`${name} ${unitText}`));
  const isTime = /^(?:cent|annum|year|quarter|month|week|day|hour|night)s?$/i.test(noun);
  return rate && !isRate && !isTime ? rate[0] : undefined;
}
