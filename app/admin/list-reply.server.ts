import type { Listed, ListQuery } from '../../composition/application/moderation';
import { isRefusal, type Refusal, refuse } from '../../modules/kernel/refusal';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { parsePagination } from '~/api/pagination-params.server';

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
  const query = parseListQuery(url.searchParams, statuses);
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

/** Default number of rows on a page of a list for admins. Contract section 5. */
const defaultLimit = 50;

/**
 * Reads a list query from an address: `page` from 1, `limit` of 1 to 100 (50), `sort` a field, with a minus for
 * descending order, `q` a substring, `status` one of the given ones, `after` the cursor of the previous page. An
 * invalid page, limit or order falls back to its default; an unknown status is refused, because ignoring it would list
 * everything.
 */
function parseListQuery<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> | Refusal {
  const requested = params.get('status');
  const status = statuses.find((each) => each === requested);
  if (requested && !status)
    return refuse('invalid-input', {}, { status: `A status is one of ${statuses.join(', ')}.` });
  return {
    ...parsePagination(params, defaultLimit),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    status,
    after: params.get('after') || undefined,
  };
}
