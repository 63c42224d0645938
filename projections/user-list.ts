import type { UserDocument } from './documents';
import type { Document, Query } from './read-store';

/** What an admin's list of accounts may be narrowed by. Contract section 5. */
export type UserListQuery = {
  page?: number;
  limit?: number;
  sort?: string;
  q?: string;
  status?: 'waiting' | 'approved' | 'admin' | 'inactive';
};

const defaultLimit = 50;
const sortable = new Set(['createdAt', 'name', 'email', 'searchCount']);

const byStatus: Record<NonNullable<UserListQuery['status']>, NonNullable<Query['where']>> = {
  waiting: { isApproved: false },
  approved: { isApproved: true },
  admin: { isAdmin: true },
  inactive: { isActive: false },
};

/** The question to the read store; a sort that makes no sense is newest first. */
export function userQuery({ page = 1, limit = defaultLimit, sort, q, status }: UserListQuery): Query {
  const field = sort?.replace(/^-/, '') ?? '';
  const text = q?.trim().toLowerCase();
  return {
    where: { ...(status && byStatus[status]), ...(text && { text: { contains: text } }) },
    sort: sortable.has(field) ? sort : '-createdAt',
    skip: (page - 1) * limit,
    limit,
  };
}

/** The account as admins see it; what only serves the search stays inside. */
export function userShown(doc: Document): UserDocument {
  const { text: _text, ...shown } = doc;
  return shown as UserDocument;
}
