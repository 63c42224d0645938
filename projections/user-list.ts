import { accountState, type AccountState } from '../modules/access/policy';
import type { UserDocument } from './documents';
import { folded, orderOf } from './list-order';
import type { Document, Query } from './read-store';

/** The filter of an admin's list of accounts. Contract section 5. */
export type UserListQuery = {
  /** From 1. */
  page?: number;
  /** Accounts on a page: 50 by default. */
  limit?: number;
  /** A field, with a minus for newest or largest first; `waiting` puts waiting accounts before the others. */
  sort?: string;
  /** A part of the name or the address, in any case. */
  q?: string;
  status?: AccountState;
  /** The cursor of the previous page. */
  after?: string;
};

/** An account as stored in the read model: with fields for filters and orders, which no reader sees. */
export type StoredUser = UserDocument & {
  state: AccountState;
  /** Name and address, for the search. */
  text: string;
  nameKey: string;
  emailKey: string;
  /** Sorts descending: waiting accounts, newest first, then all others, newest first. */
  waitingFirst: string;
};

const defaultLimit = 50;

/** The field of the document behind each order. */
const sortFields: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'createdAt'],
  ['name', 'nameKey'],
  ['email', 'emailKey'],
  ['searchCount', 'searchCount'],
]);

export function toStoredUser(user: UserDocument): StoredUser {
  const state = accountState(user);
  return {
    ...user,
    state,
    text: folded(`${user.name} ${user.email}`),
    nameKey: folded(user.name),
    emailKey: folded(user.email),
    waitingFirst: `${state === 'waiting' ? 1 : 0} ${user.createdAt}`,
  };
}

/** The query for the read store; an unknown order becomes newest first. */
export function userQuery(listQuery: UserListQuery): Query & { limit: number } {
  const { page = 1, limit = defaultLimit, sort, q, status } = listQuery;
  const text = folded(q?.trim() ?? '');
  return {
    where: { ...(status && { state: status }), ...(text && { text: { contains: text } }) },
    sort: sort === 'waiting' ? '-waitingFirst' : orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** The account for admins. */
export function toUserDocument(doc: Document): UserDocument {
  const {
    state: _state,
    text: _text,
    nameKey: _name,
    emailKey: _email,
    waitingFirst: _order,
    ...shown
  } = doc as StoredUser;
  return shown;
}
