import { unlimited } from '../modules/quota/contract';
import type { UserEvent } from '../modules/identity/events';
import type { QuotaEvent } from '../modules/quota/events';
import type { UserDocument } from './documents';
import { projection } from './projection';

/** Everybody with an account, with what is left of their searches: the admin's list asks this. */
export const users = projection<UserDocument, UserEvent | QuotaEvent>({
  name: 'users',
  version: 1,
  indexes: ['createdAt', 'isApproved'],
  on: {
    UserRegistered: ({ event, metadata }, docs) =>
      docs.put(event.userId, {
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
    UserApproved: ({ event }, docs) => docs.update(event.userId, (doc) => ({ ...doc, isApproved: true })),
    AdminAppointed: ({ event }, docs) =>
      docs.update(event.userId, (doc) => ({
        ...doc,
        isAdmin: true,
        isApproved: true,
        searchCount: unlimited,
      })),
    WelcomeGranted: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, event.searches)),
    SearchesGranted: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, event.searches)),
    SearchReserved: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, -1)),
    SearchRefunded: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, +1)),
  },
});

const counted = (doc: UserDocument, change: number): UserDocument => ({
  ...doc,
  searchCount: doc.isAdmin ? unlimited : doc.searchCount + change,
});
