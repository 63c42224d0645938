import { redirect } from '@remix-run/node';
import type { Listed, ListQuery } from '../../../composition/application/moderation';
import { isRefusal, type Refusal } from '../../../modules/kernel/refusal';
import { listAddress, type AdminList, type ListOptions } from './list-address';

/** Items on a page. Contract section 5. */
export const pageSize = 50;

/** A page of a list as its screen shows it; `counts`: items of each status that match the search. */
export type ListPage<Item> = {
  list: AdminList;
  items: Item[];
  total: number;
  totalPages: number;
  counts: Record<string, number>;
  next?: string;
};

/**
 * Loads a page of an admin list. A page number beyond the last page redirects to the last page, a broken cursor to the
 * first.
 */
export async function loadList<Item>(
  options: ListOptions,
  list: AdminList,
  find: (query: ListQuery) => Promise<Listed<Item> | Refusal>,
): Promise<ListPage<Item>> {
  const { q, status, sort, page, after } = list;
  const count = async (of: string) => {
    const counted = await find({ q, status: of, limit: 0 });
    return isRefusal(counted) ? 0 : counted.total;
  };
  const [listed, ...counted] = await Promise.all([
    find({ q, status, sort, page, after, limit: pageSize }),
    ...options.statuses.map((each) => count(each.status)),
  ]);
  if (isRefusal(listed)) throw toPage(listAddress(options, list));
  const { items, total, next } = listed;
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  if (page > totalPages && !after) throw toPage(listAddress(options, list, { page: totalPages }));
  const counts = Object.fromEntries(
    options.statuses.map((each, index) => [each.status, counted[index] ?? 0]),
  );
  return { list, items, total, totalPages, counts, next };
}

const toPage = (address: string): Response => redirect(address);
