import { historyAddress, historyList } from '~/history/history-list';
import type { Intent } from './intents';
import { publicationId } from './publication-id';
import { reportAddress } from './report-address';

/**
 * Where somebody goes on after something was done with a report: to the list it was asked in, as its address says it, or
 * to the report; a deleted one has only a list.
 */
export function afterwards(done: Intent, id: string, list?: string): string {
  if (list !== undefined || done === 'delete')
    return historyAddress(historyList(new URLSearchParams(list)), { done, about: id });
  return done === 'cancel' ? reportAddress(id) : `${reportAddress(id, { done })}#${publicationId}`;
}
