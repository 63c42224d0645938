import { summaryLength } from '../modules/search/contract';

/** A summary as lists show it: at most 150 characters, none of them half of one. Spec section 9. */
export function cutSummary(summary: string): string {
  if (summary.length <= summaryLength) return summary;
  const kept = summary.slice(0, summaryLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
