import { onlyYear } from './bare-months';
import { periodAt } from '../../numbers/periods';
import type { Token } from '../../text/scan';
import type { Table } from '../structure/tables';

type At = { at: number; end: number };

/**
 * "In 2023, from 2.1% in the first quarter to 1.5% in the fourth", "between the third quarters of 2022 and 2023": quarters
 * whose year stands elsewhere in the sentence, as the periods that they are.
 */
export function withQuarters(table: Table, tokens: readonly Token[], text: string): readonly Token[] {
  if (!/^(?:quarter|month)$/.test(table.grain) || !/\bquarters?\b|\bQ[1-4]\b/i.test(text)) return tokens;
  const plural = pluralQuarters(tokens, text) ?? quartersOfYear(tokens, text, onlyYear(table));
  if (plural) return plural;
  const years = new Set(
    tokens.flatMap((token) => (token.kind === 'period' ? [Math.floor(token.period.from / 10_000)] : [])),
  );
  const [said, ...more] = years;
  const own = onlyYear(table);
  const year = said ?? own;
  if (year === undefined || more.length > 0 || (own !== undefined && year !== own)) return tokens;
  const found: Token[] = [];
  let until = 0;
  for (const token of tokens) {
    if (token.at < until) continue;
    const quarter = quarterAt(token, text);
    const made = quarter && quarterToken(quarter.number, year, { at: token.at, end: quarter.end });
    found.push(made ?? token);
    until = made?.end ?? token.end;
  }
  return found;
}

const pluralRun = /\b(first|second|third|fourth) quarters of (\d{4}) and (\d{4})\b/i;

function pluralQuarters(tokens: readonly Token[], text: string): Token[] | undefined {
  const run = pluralRun.exec(text);
  if (!run) return undefined;
  const [whole, name = '', one = '', other = ''] = run;
  const number = names.indexOf(name.toLowerCase()) + 1;
  const end = run.index + whole.length;
  const first = run.index + whole.indexOf(one);
  const made = [
    quarterToken(number, Number(one), { at: first, end: first + 4 }),
    quarterToken(number, Number(other), { at: end - 4, end }),
  ];
  const outside = tokens.filter((token) => token.end <= run.index || token.at >= end);
  const link = tokens.filter(({ at, end: to }) => at >= first + 4 && to <= end - 4);
  return [...outside, ...link, ...made].sort((a, b) => a.at - b.at);
}

const sharedYear =
  /\b(first|second|third)( (?:and|to) (?:the )?)(second|third|fourth) quarters?(?: of (\d{4})\b)?/i;

/** "Between the first and the third quarter of 2023", or of the one year of the table. */
function quartersOfYear(
  tokens: readonly Token[],
  text: string,
  only: number | undefined,
): Token[] | undefined {
  const run = sharedYear.exec(text);
  const [whole = '', one = '', link = '', other = '', said] = run ?? [];
  const year = said ?? only;
  if (!run || year === undefined) return undefined;
  const end = run.index + whole.length;
  const next = run.index + one.length + link.length;
  const number = (name: string) => names.indexOf(name.toLowerCase()) + 1;
  if (number(one) >= number(other)) return undefined;
  const kept = tokens.filter(
    (token) =>
      token.end <= run.index ||
      token.at >= end ||
      (token.kind === 'word' && token.at >= run.index + one.length && token.end <= next),
  );
  const made = [
    quarterToken(number(one), Number(year), { at: run.index, end: run.index + one.length }),
    quarterToken(number(other), Number(year), { at: next, end }),
  ];
  return [...kept, ...made].sort((a, b) => a.at - b.at);
}

const names = ['first', 'second', 'third', 'fourth'];

/** "the first quarter", "Q3", or "the fourth" at the end of a clause. */
function quarterAt(token: Token, text: string): { number: number; end: number } | undefined {
  if (token.kind === 'word' && /^q[1-4]$/.test(token.lower))
    return { number: Number(token.lower.slice(1)), end: token.end };
  if (token.kind !== 'amount' || !token.amount.ordinal || token.amount.value > 4) return undefined;
  const behind = /^ quarter\b(?! of\b)/.exec(text.slice(token.end));
  if (behind) return { number: token.amount.value, end: token.end + behind[0].length };
  const isAlone = /^(?:[.,;)]|$| (?:and|to|but)\b)/.test(text.slice(token.end));
  return isAlone && /\bin the $/i.test(text.slice(Math.max(0, token.at - 8), token.at))
    ? { number: token.amount.value, end: token.end }
    : undefined;
}

function quarterToken(number: number, year: number, { at, end }: At): Token {
  const period = periodAt(`Q${number} ${year}`, 0);
  return { kind: 'period', at, end, period: period ?? { from: 0, to: 0, text: `Q${number} ${year}` } };
}
