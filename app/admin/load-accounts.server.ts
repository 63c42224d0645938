import { redirect } from '@remix-run/node';
import { accountStates, type AccountState } from '../../modules/access/policy';
import type { System } from '../../system';
import { listAddress, type AccountList } from './list-address';

/** Accounts on a page. Contract section 5. */
const pageSize = 50;

/** A page of accounts, and how many are in each state among those that match the search. Beyond the last page is the last. */
export async function loadAccounts({ users }: Pick<System['identity'], 'users'>, list: AccountList) {
  const { q, status, sort, page } = list;
  const count = async (of: AccountState) => (await users({ q, status: of, limit: 0 })).total;
  const [{ items, total }, ...counted] = await Promise.all([
    users({ q, status, sort, page, limit: pageSize }),
    ...accountStates.map(count),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  if (page > totalPages) throw toLast(listAddress(list, { page: totalPages }));
  const counts = Object.fromEntries(accountStates.map((state, index) => [state, counted[index] ?? 0]));
  return { list, accounts: items, total, totalPages, counts: counts as Record<AccountState, number> };
}
export type Accounts = Awaited<ReturnType<typeof loadAccounts>>;

const toLast = (address: string): Response => redirect(address);
