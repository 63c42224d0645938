import type { AskList, ListQuery, QueryStatus, SearchQueryItem } from '../composition/application/moderation';
import { createCursors, createList, type Cursors } from './list-cursor';
import { folded, orderOf } from './list-order';
import type { Document, Query, ReadStore } from './read-store';
import { searchQueries, type StoredQuery } from './search-queries';
import type { StoredUser } from './user-list';
import { users } from './users';

const defaultLimit = 50;

/** The field of the document behind each order. */
const sortFields: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'createdAt'],
  ['query', 'queryKey'],
  ['model', 'model'],
  ['status', 'status'],
]);

/** The query for the read store; an unknown order becomes newest first. */
export function searchQueryQuery(listQuery: ListQuery<QueryStatus>): Query & { limit: number } {
  const { page = 1, limit = defaultLimit, sort, q, status } = listQuery;
  const text = folded(q?.trim() ?? '');
  return {
    where: { ...(status && { status }), ...(text && { text: { contains: text } }) },
    sort: orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** Searches for admins; the addresses of their users are looked up on request. */
export function createQueryList(
  store: Pick<ReadStore, 'find' | 'getMany'>,
  cursors: Cursors = createCursors(),
): AskList<ListQuery<QueryStatus>, SearchQueryItem> {
  async function shown(docs: Document[]): Promise<SearchQueryItem[]> {
    const queries = docs as StoredQuery[];
    const people = await store.getMany(users.name, [...new Set(queries.map(({ userId }) => userId))]);
    return queries.map(({ text: _text, queryKey: _key, ...item }) => ({
      ...item,
      userEmail: (people.get(item.userId) as StoredUser | undefined)?.email || null,
    }));
  }
  return createList({ store, cursors }, searchQueries.name, searchQueryQuery, shown);
}
