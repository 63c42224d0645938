import { periodAt } from '../numbers/periods';
import type { Token } from './scan';

const isHalf = /\bhalf\b|\bH[12]\b/i;
const behind = /^[ -]half\b(?:[- ]year\b)?(?: of (?:the|that) year\b)?(?! of\b|[- ]\p{Ll}+ time\b)/u;

/** "From 3,150 in the first half of 2023 to 2,835 in the second half": the half of that year, where a half is named before. */
export function withHalves(tokens: readonly Token[], text: string): readonly Token[] {
  if (!tokens.some((token) => token.kind === 'period' && isHalf.test(token.period.text))) return tokens;
  const found: Token[] = [];
  let year: number | undefined;
  let until = 0;
  for (const token of tokens) {
    if (token.at < until) continue;
    const half = year === undefined ? undefined : halfAt(token, text);
    const period = half && periodAt(`H${half.number} ${year}`, 0);
    if (token.kind === 'period')
      year = isHalf.test(token.period.text) ? Math.floor(token.period.from / 10_000) : undefined;
    found.push(half && period ? { kind: 'period', at: token.at, end: half.end, period } : token);
    until = half?.end ?? token.end;
  }
  return found;
}

function halfAt(token: Token, text: string): { number: number; end: number } | undefined {
  if (token.kind !== 'amount' || !token.amount.ordinal || token.amount.value > 2) return undefined;
  const found = behind.exec(text.slice(token.end, token.end + 40));
  return found ? { number: token.amount.value, end: token.end + found[0].length } : undefined;
}

const named = /\b(?<place>first|second)[ -]half\b/gi;

/** The places of "first-half" and "in the second half" of a sentence without a time, where another text names such a half. */
export const halvesOf = (
  text: string,
  periods: readonly { of: { from: number; text: string } }[],
): readonly { at: number; end: number }[] => {
  const starts = new Set(
    periods.flatMap(({ of }) => (isHalf.test(of.text) ? [Math.floor(of.from / 100) % 100] : [])),
  );
  return starts.size === 0
    ? []
    : [...text.matchAll(named)].flatMap(({ 0: found, index, groups }) =>
        starts.has(groups?.place?.toLowerCase() === 'first' ? 1 : 7)
          ? [{ at: index, end: index + found.length }]
          : [],
      );
};
