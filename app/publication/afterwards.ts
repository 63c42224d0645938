import { insightsAddress, kindNamed } from '~/insights/insights-address';
import { historyAddress, historyList } from '~/history/history-list';
import type { Intent } from './intents';
import { publicationId } from './publication-id';
import { reportAddress } from './report-address';

/**
 * Where somebody goes on after something was done with a report: to the list it was asked in, as its address says it, to
 * its place on Research & Insights when that asked (the list is then the kind of the report), or to the report; a
 * deleted one has only a list.
 */
export function afterwards(done: Intent, id: string, list?: string): string {
  const kind = kindNamed(list ?? null);
  if (kind) return insightsAddress(kind, id, done === 'cancel' ? {} : { done });
  if (list !== undefined || done === 'delete')
    return historyAddress(historyList(new URLSearchParams(list)), { done, about: id });
  return done === 'cancel' ? reportAddress(id) : `${reportAddress(id, { done })}#${publicationId}`;
}
