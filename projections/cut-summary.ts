import { truncateText } from '../modules/kernel/text/sanitize-text';
import { summaryLength } from '../modules/search/contract';

/** A summary for lists: at most 150 characters, without cutting one in half. Spec section 9. */
export function cutSummary(summary: string): string {
  if (summary.length <= summaryLength) return summary;
  return `${truncateText(summary, summaryLength - 1).trimEnd()}…`;
}
