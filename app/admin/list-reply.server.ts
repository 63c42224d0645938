import type { Listed, ListQuery } from '../../composition/application/moderation';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { listAsked } from './list-query.server';

/**
 * Replies to a list call: rows as a bare array, the total in `X-Total-Count`, and the next page, if any, in `Link`,
 * relative to the call's address. Contract section 5.
 */
export async function listReply<Status extends string, Item>(
  request: Request,
  statuses: readonly Status[],
  ask: (query: ListQuery<Status>) => Promise<Listed<Item> | Refusal>,
  shown: (item: Item) => unknown = (item) => item,
): Promise<Response> {
  const url = new URL(request.url);
  const query = listAsked(url.searchParams, statuses);
  const listed = isRefusal(query) ? query : await ask(query);
  if (isRefusal(listed)) return refusalResponse(listed);
  const headers = new Headers({ 'X-Total-Count': String(listed.total) });
  if (listed.next !== undefined) headers.set('Link', `<${nextAddress(url, listed.next)}>; rel="next"`);
  return reply(listed.items.map(shown), { headers });
}

/** The address of the list after the last row of this page. */
function nextAddress({ pathname, searchParams }: URL, next: string): string {
  const params = new URLSearchParams(searchParams);
  params.delete('page');
  params.set('after', next);
  return `${pathname}?${params}`;
}
