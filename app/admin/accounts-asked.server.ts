import { accountStates, type AccountState } from '../../modules/access/policy';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { UserListQuery } from '../../projections/user-list';
import { pageAsked } from '~/api/page-asked.server';

/** Accounts on a page of the call. Contract section 5. */
const usual = 50;

/**
 * What a call asks of the list of accounts: `page` from 1, `limit` of 1 to 100 (50), `sort` by createdAt, name, email
 * or searchCount, with a minus for the largest first (-createdAt), `q` a part of the name or the address, `status`
 * waiting, approved, admin or inactive. A page, limit or order that makes no sense is the usual one; a status that
 * there is none of is refused, for the list would hold everybody.
 */
export function accountsAsked(params: URLSearchParams): UserListQuery | Refusal {
  const status = params.get('status') ?? '';
  if (status && !isState(status))
    return refuse('invalid-input', {}, { status: `A status is one of ${accountStates.join(', ')}.` });
  return {
    ...pageAsked(params, usual),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    status: isState(status) ? status : undefined,
  };
}

export const isState = (text: string): text is AccountState =>
  (accountStates as readonly string[]).includes(text);
