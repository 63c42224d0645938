import { downStems, upStems } from '../words/lexicon';
import type { Token } from './scan';

export const laterFirst = 'It tells of a change from the later period to the earlier one.';

const starts = /\b(?:from|between) (?:the )?(?:end of )?$/i;
const joins = /^ (?:to|and|until|till) (?:the )?(?:end of )?$/;
const base = /\b(?:compared with|compared to|against|relative to|since|over)(?: that (?:of|in))? $/i;

/**
 * Whether a statement tells of a change that runs back in time: "From 2023 to 2022, revenue rose", "compared with 2023, it rose
 * in 2022". Two levels may be compared either way: "was lower in 2022 than in 2023".
 */
export function runsBackwards(tokens: readonly Token[], text: string): boolean {
  if (!tokens.some((token) => token.kind === 'word' && isChange(token.stem))) return false;
  const periods = tokens.filter((token) => token.kind === 'period');
  return periods.some((one, index) => {
    const [lead, other] = [text.slice(Math.max(0, one.at - 30), one.at), periods[index + 1]];
    if (
      other &&
      other.period.from < one.period.from &&
      starts.test(lead) &&
      joins.test(text.slice(one.end, other.at))
    )
      return true;
    return (
      base.test(lead) &&
      periods.length === 2 &&
      periods.every(({ period }) => period.from <= one.period.from) &&
      periods[0]?.period.from !== periods[1]?.period.from
    );
  });
}

const isChange = (stem: string) => upStems.has(stem) || downStems.has(stem);
