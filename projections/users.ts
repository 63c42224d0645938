import { unlimited } from '../modules/quota/contract';
import type { UserEvent } from '../modules/identity/events';
import type { QuotaEvent } from '../modules/quota/events';
import type { UserDocument } from './documents';
import { projection } from './projection';
import { toStoredUser, type StoredUser } from './user-list';

/** Every account with its remaining searches: for the admin's list. */
export const users = projection<StoredUser, UserEvent | QuotaEvent>({
  name: 'users',
  version: 4,
  indexes: [
    'createdAt',
    'nameKey',
    'emailKey',
    'searchCount',
    ['-searchCount'],
    'waitingFirst',
    ['state', 'createdAt'],
    ['state', 'nameKey'],
    ['state', 'emailKey'],
    ['state', 'searchCount'],
    ['state', '-searchCount'],
    ['state', 'waitingFirst'],
    // A text search reads this index alone to count.
    ['state', 'text'],
  ],
  counts: [['state']],
  on: {
    UserRegistered: ({ event, metadata }, docs) =>
      docs.put(
        event.userId,
        toStoredUser({
          id: event.userId,
          email: event.email ?? '',
          name: event.name ?? '',
          picture: null,
          createdAt: metadata.at,
          isAdmin: false,
          isApproved: false,
          isActive: true,
          searchCount: 0,
        }),
      ),
    GoogleAccountLinked: ({ event }, docs) =>
      docs.update(event.userId, (doc) => ({ ...doc, picture: event.picture })),
    UserApproved: ({ event }, docs) => docs.update(event.userId, become({ isApproved: true })),
    AdminAppointed: ({ event }, docs) =>
      docs.update(event.userId, become({ isAdmin: true, isApproved: true, searchCount: unlimited })),
    UserDeactivated: ({ event }, docs) => docs.update(event.userId, become({ isActive: false })),
    UserReactivated: ({ event }, docs) => docs.update(event.userId, become({ isActive: true })),
    UserErased: ({ event }, docs) => docs.delete(event.userId),
    WelcomeGranted: ({ event }, docs) => docs.update(event.userId, counted(event.searches)),
    SearchesGranted: ({ event }, docs) => docs.update(event.userId, counted(event.searches)),
    FeedbackGranted: ({ event }, docs) => docs.update(event.userId, counted(event.searches)),
    ReviewGranted: ({ event }, docs) => docs.update(event.userId, counted(event.searches)),
    SearchReserved: ({ event }, docs) => docs.update(event.userId, counted(-1)),
    SearchRefunded: ({ event }, docs) => docs.update(event.userId, counted(+1)),
  },
});

const become =
  (change: Partial<UserDocument>) =>
  (doc: StoredUser): StoredUser =>
    toStoredUser({ ...doc, ...change });

const counted =
  (change: number) =>
  (doc: StoredUser): StoredUser => ({
    ...doc,
    searchCount: doc.isAdmin ? unlimited : doc.searchCount + change,
  });
