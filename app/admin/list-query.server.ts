import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ListQuery } from '../../composition/application/moderation';
import { pageAsked } from '~/api/pagination-params.server';

/** Rows on a page of a list for admins. Contract section 5. */
const usual = 50;

/**
 * What an address asks of a list for admins: `page` from 1, `limit` of 1 to 100 (50), `sort` a field, with a minus for
 * the largest first, `q` a part of the text, `status` one of those there are, `after` the cursor of the page before. A
 * page, limit or order that makes no sense is the usual one; a status that there is none of is refused, for the list
 * would hold everything.
 */
export function listAsked<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> | Refusal {
  const asked = params.get('status');
  const status = statuses.find((each) => each === asked);
  if (asked && !status)
    return refuse('invalid-input', {}, { status: `A status is one of ${statuses.join(', ')}.` });
  return {
    ...pageAsked(params, usual),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    status,
    after: params.get('after') || undefined,
  };
}
