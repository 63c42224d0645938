import { onlyYear } from './bare-months';
import { lies, periodAt } from '../../numbers/periods';
import type { Token } from '../../text/scan';
import type { Table } from '../structure/tables';

type At = { at: number; end: number };
/** "Q3" or "H1": which of the four quarters or two halves of a year. */
type Part = { name: string; end: number };

const parts = /\bquarters?\b|\bhal(?:f|ves)\b|\b[QH][1-4]\b|\bmonths\b/i;

/**
 * "In 2023, from 2.1% in the first quarter to 1.5% in the fourth", "between the third quarters of 2022 and 2023", "in the first half":
 * quarters and halves whose year stands elsewhere in the sentence, as the periods that they are.
 */
export function withQuarters(table: Table, tokens: readonly Token[], text: string): readonly Token[] {
  if (!/^(?:quarter|month)$/.test(table.grain) || !parts.test(text)) return tokens;
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
    const part = partAt(token, text);
    const made = part && partToken(table, part, year, token.at);
    found.push(made ?? token);
    until = made?.end ?? token.end;
  }
  return withoutYear(found, text);
}

/** "First-half sales were 1,750 in 2023" names one time; "in 2023, they were the highest in the first half" two. */
function withoutYear(tokens: readonly Token[], text: string): readonly Token[] {
  const isHalf = tokens.some(
    (token) => token.kind === 'period' && /^H[12] /.test(token.period.text) && !/\d{4}/.test(written(token)),
  );
  function written({ at, end }: At): string {
    return text.slice(at, end);
  }
  return isHalf && !/est\b|\bmost\b|\bleast\b/.test(text)
    ? tokens.filter((token) => token.kind !== 'period' || !/^\d{4}$/.test(written(token)))
    : tokens;
}

const pluralRun = /\b(first|second|third|fourth) (quarters|halves) of (\d{4}) and (\d{4})\b/i;

function pluralQuarters(tokens: readonly Token[], text: string): Token[] | undefined {
  const run = pluralRun.exec(text);
  if (!run) return undefined;
  const [whole, name = '', noun = '', one = '', other = ''] = run;
  const part = nameOf(names.indexOf(name.toLowerCase()) + 1, noun);
  if (part === undefined) return undefined;
  const end = run.index + whole.length;
  const first = run.index + whole.indexOf(one);
  const made = [
    periodToken(`${part} ${one}`, { at: first, end: first + 4 }),
    periodToken(`${part} ${other}`, { at: end - 4, end }),
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
    periodToken(`Q${number(one)} ${year}`, { at: run.index, end: run.index + one.length }),
    periodToken(`Q${number(other)} ${year}`, { at: next, end }),
  ];
  return [...kept, ...made].sort((a, b) => a.at - b.at);
}

const names = ['first', 'second', 'third', 'fourth'];

/** The third quarter is "Q3", the second half "H2"; there is no third half. */
const nameOf = (number: number, noun: string): string | undefined =>
  /^q/i.test(noun) ? `Q${number}` : number < 3 ? `H${number}` : undefined;

/** "the first quarter", "third-quarter sales", "Q3", "H1", "the first half of the year", or "the fourth" at the end of a clause. */
function partAt(token: Token, text: string): Part | undefined {
  if (token.kind === 'word' && /^(?:q[1-4]|h[12])$/.test(token.lower))
    return { name: token.lower.toUpperCase(), end: token.end };
  if (token.kind !== 'amount' || !token.amount.ordinal || token.amount.value > 4) return undefined;
  const behind =
    /^[ -](?<noun>quarter|half)\b(?:[- ]year\b)?(?: of (?:the|that) year\b)?(?! of\b|[- ](?:hour|day|time|marathon)\b)/.exec(
      text.slice(token.end),
    );
  const name = behind && nameOf(token.amount.value, behind.groups?.noun ?? '');
  if (name) return { name, end: token.end + behind[0].length };
  const isAlone = /^(?:[.,;)]|$| (?:and|to|but|than)\b)/.test(text.slice(token.end));
  const own = isAlone && /\bin the $/i.test(text.slice(Math.max(0, token.at - 8), token.at));
  const noun = own ? onlyNoun(text) : undefined;
  const alone = noun === undefined ? undefined : nameOf(token.amount.value, noun);
  return alone === undefined ? undefined : { name: alone, end: token.end };
}

/** What "the first" is a first of: what the sentence speaks of elsewhere. */
function onlyNoun(text: string): string | undefined {
  const [noun, ...more] = new Set(
    [...text.matchAll(/\b(?:quarter|half)(?=s?\b)/gi)].map(([found]) => found.toLowerCase()),
  );
  return more.length > 0 ? undefined : noun;
}

const periodToken = (text: string, { at, end }: At): Token => ({
  kind: 'period',
  at,
  end,
  period: periodAt(text, 0) ?? { from: 0, to: 0, text },
});

/** The half of a year of which the table has every quarter or month; a quarter that it lacks is one that it has no row for. */
function partToken(table: Table, { name, end }: Part, year: number, at: number): Token | undefined {
  const token = periodToken(`${name} ${year}`, { at, end });
  if (token.kind !== 'period' || name.startsWith('Q')) return token;
  const rows = table.periods?.filter((each) => each && lies(each, token.period)) ?? [];
  return rows.length === (table.grain === 'quarter' ? 2 : 6) || !table.timed ? token : undefined;
}
