import { accountStates, type AccountState } from '../../modules/access/policy';

/** What the admin looks at, as the address of the page says it. */
export type AccountList = {
  /** A part of a name or address; empty for all. */
  q: string;
  status: AccountState | undefined;
  sort: string;
  /** From 1. */
  page: number;
  /** The account whose decisions are open. */
  account: string | undefined;
};

/** The orders on offer, the usual one first. */
export const orders: readonly { sort: string; label: string }[] = [
  { sort: 'waiting', label: 'Waiting first' },
  { sort: '-createdAt', label: 'Newest first' },
  { sort: 'createdAt', label: 'Oldest first' },
  { sort: 'name', label: 'By name' },
  { sort: 'email', label: 'By address' },
  { sort: '-searchCount', label: 'Most searches left' },
];
const usualOrder = 'waiting';

/** Reads the address; what makes no sense in it is as if it were not there. */
export function accountList(params: URLSearchParams): AccountList {
  const page = Number(params.get('page'));
  const sort = params.get('sort');
  return {
    q: params.get('q')?.trim() ?? '',
    status: accountStates.find((state) => state === params.get('status')),
    sort: orders.some((order) => order.sort === sort) ? (sort ?? usualOrder) : usualOrder,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    account: params.get('account') ?? undefined,
  };
}

/** The address of a list. A change of what is listed begins at its first page, with no account open. */
export function listAddress(list: AccountList, change: Partial<AccountList> = {}): string {
  const { q, status, sort, page, account } = { ...list, page: 1, account: undefined, ...change };
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(sort !== usualOrder && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(account && { account }),
  });
  return params.size > 0 ? `/admin?${params}` : '/admin';
}
