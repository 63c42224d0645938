import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ListQuery } from '../../composition/application/moderation';
import { pageAsked } from '~/api/pagination-params.server';

/** Default number of rows on a page of a list for admins. Contract section 5. */
const usual = 50;

/**
 * Reads a list query from an address: `page` from 1, `limit` of 1 to 100 (50), `sort` a field, with a minus for
 * descending order, `q` a substring, `status` one of the given ones, `after` the cursor of the previous page. An
 * invalid page, limit or order falls back to its default; an unknown status is refused, because ignoring it would list
 * everything.
 */
export function listAsked<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> | Refusal {
  const requested = params.get('status');
  const status = statuses.find((each) => each === requested);
  if (requested && !status)
    return refuse('invalid-input', {}, { status: `A status is one of ${statuses.join(', ')}.` });
  return {
    ...pageAsked(params, usual),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    status,
    after: params.get('after') || undefined,
  };
}
