import type { ReadStore } from './read-store';
import type { StoredUser } from './user-list';
import { users } from './users';

/** The author beside what they wrote; all null once the account is erased. */
export type AuthorProfile = { name: string | null; picture: string | null; email: string | null };

const gone: AuthorProfile = { name: null, picture: null, email: null };

/**
 * Looks up the authors of documents in one read, by user id. Read models store no names: an erasure or a changed picture
 * shows at once, and leaves nothing to be folded.
 */
export async function findAuthors(
  store: Pick<ReadStore, 'getMany'>,
  docs: readonly { userId: string }[],
): Promise<(userId: string) => AuthorProfile> {
  const people = await store.getMany(users.name, [...new Set(docs.map(({ userId }) => userId))]);
  return (userId) => {
    const doc = people.get(userId) as StoredUser | undefined;
    return doc ? { name: doc.name || null, picture: doc.picture, email: doc.email || null } : gone;
  };
}
