import { unlimited } from '../modules/quota/contract';
import type { UserEvent } from '../modules/identity/events';
import type { QuotaEvent } from '../modules/quota/events';
import type { UserDocument } from './documents';
import { projection } from './projection';

/** `text`: name and address in small letters, for the admin's search. */
type Stored = UserDocument & { text: string };

/** Everybody with an account, with what is left of their searches: the admin's list asks this. */
export const users = projection<Stored, UserEvent | QuotaEvent>({
  name: 'users',
  version: 2,
  indexes: ['createdAt', 'name', 'email', 'searchCount', 'isApproved', 'isAdmin', 'isActive', 'text'],
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
        text: `${event.name ?? ''} ${event.email ?? ''}`.toLowerCase(),
      }),
    GoogleAccountLinked: ({ event }, docs) =>
      docs.update(event.userId, (doc) => ({ ...doc, picture: event.picture })),
    UserDeactivated: ({ event }, docs) => docs.update(event.userId, (doc) => ({ ...doc, isActive: false })),
    UserReactivated: ({ event }, docs) => docs.update(event.userId, (doc) => ({ ...doc, isActive: true })),
    UserErased: ({ event }, docs) => docs.delete(event.userId),
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
    FeedbackGranted: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, event.searches)),
    ReviewGranted: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, event.searches)),
    SearchReserved: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, -1)),
    SearchRefunded: ({ event }, docs) => docs.update(event.userId, (doc) => counted(doc, +1)),
  },
});

const counted = (doc: Stored, change: number): Stored => ({
  ...doc,
  searchCount: doc.isAdmin ? unlimited : doc.searchCount + change,
});
