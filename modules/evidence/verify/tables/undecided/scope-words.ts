import type { Explained } from '../reading/case';
import { plainRows } from '../reading/counted-rows';
import { downStems, shareWords, sumWords, upStems } from '../../words/lexicon';
import type { Reading } from '../reading/reading';
import type { Word } from '../../text/scan';
import { keyMeanings, labelMeanings, meaningsIn } from '../structure/tables';
import { meaningOf } from '../../words/words';

/** "Across all regions and product lines": of a total, the rows that it adds up. */
export const isTotalOfAll = ({ end }: Word, { text, table }: Reading, found: readonly Explained[]) =>
  found.some((each) => each.state === 'worked' && each.worked.text.startsWith('total of')) &&
  labelMeanings(table).has(meaningOf(/^ (?:the |of the )?(\p{Ll}+)/u.exec(text.slice(end))?.[1] ?? ''));

/** A plural that names the rows of a table without periods: "sites", or what its first column is called. */
export const isRowNoun = (noun: string, { periods, dataset }: Reading['table']) =>
  periods === undefined &&
  /s$/.test(noun) &&
  (plainRows.test(noun) ||
    dataset.columns.some(({ name, type }) => type === 'text' && meaningsIn(name).has(meaningOf(noun))));

/** "the highest figure of all eight quarters". */
const isWholeCount = (end: number, text: string, figures: Reading['figures'], count: number) =>
  /\b(?:highest|lowest|largest|smallest|most|fewest|best|worst|biggest)\b[^,;]*\bof all$/i.test(
    text.slice(0, end),
  ) && figures.some((figure) => figure.at === end + 1 && figure.amount.value === count);

/** "The highest price of all regions in 2023": all rows of that time, whose first labels are called so. */
const isFirstOfAll = (end: number, text: string, table: Reading['table']) =>
  !table.timed &&
  (/\b(?:highest|lowest|largest|smallest|greatest|most|fewest|biggest|ranks? \p{L}+|ranked \p{L}+)\b[^,;]*\b(?:of|among) all$/iu.test(
    text.slice(0, end),
  ) ||
    (/^(?:Of|Among) all$/.test(text.slice(0, end)) &&
      /\b(?:highest|lowest|largest|smallest|greatest|most|fewest|biggest)\b/.test(text))) &&
  keyMeanings(table).has(meaningOf(/^ (?:the )?(?:\p{Ll}+ )?(\p{Ll}+s)\b/u.exec(text.slice(end))?.[1] ?? ''));

/** "all ten sites", "only three of them", "some 40 Gt": words that a counted figure takes up. */
export function isScopeWord({ lower, end }: Word, { text, figures, rows, words, table }: Reading): boolean {
  if (lower === 'all' && /^ but (?:the )?/.test(text.slice(end))) return true;
  if (
    /^(?:all|every)$/.test(lower) &&
    figures.some(
      ({ amount }) => /^(?:over|under|at-least|at-most)$/.test(amount.bound) && !Number.isNaN(amount.value),
    ) &&
    rows.length === 0
  )
    return false;
  if (lower === 'all' && isWholeCount(end, text, figures, table.order.length)) return true;
  if (lower === 'all' && isFirstOfAll(end, text, table)) return true;
  if (lower === 'all')
    return (
      rows.length === 0 ||
      // "All twelve months of 2023": as many as that year has rows.
      (rows.length === 1 &&
        figures.some(({ at, amount }) => at === end + 1 && amount.value === rows[0]?.rows.length)) ||
      /^ (?:the |of the )?(?:other )?(?:years|quarters|months|rows|entries)\b/.test(text.slice(end)) ||
      isRowNoun(/^ (?:the |of the )?(?:other )?(\p{L}+)/u.exec(text.slice(end))?.[1] ?? '', table) ||
      words.some((word) => shareWords.has(word.lower) || sumWords.has(word.lower)) ||
      figures.some(({ amount }) => amount.unit?.dim === 'percent' || amount.fraction)
    );
  if (lower === 'every') return words.some((word) => upStems.has(word.stem) || downStems.has(word.stem));
  if (lower === 'many') return /\b(?:as|times as) many\b|\bmany more\b/i.test(text);
  if (lower === 'most') return /\b(?:the|most of all) most\b|\bthe most\b/i.test(text);
  if (lower === 'any')
    return /\bthan (?:in |for |at |that of )?any\b|\b\p{L}*(?:est|most) (?:\p{L}+ )?of any\b/u.test(text);
  const behind = figures.some(
    ({ at }) => at >= end && /^ (?:of )?(?:the |these )?$/.test(text.slice(end, at)),
  );
  return /^(?:all|only|some|every|merely)$/.test(lower) && behind;
}
