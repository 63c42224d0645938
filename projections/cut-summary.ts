import { cutAt } from '../modules/kernel/text/sanitize-text';
import { summaryLength } from '../modules/search/contract';

/** A summary as lists show it: at most 150 characters, none of them half of one. Spec section 9. */
export function cutSummary(summary: string): string {
  if (summary.length <= summaryLength) return summary;
  return `${cutAt(summary, summaryLength - 1).trimEnd()}…`;
}
