import { never } from '../kernel/events/decider';
import { refuse, type Refusal } from '../kernel/refusal';

/** Whoever asks, as far as rights go; undefined when nobody is signed in. */
export type AccessActor = { id: string; isAdmin: boolean; isApproved: boolean; isActive: boolean };

/** Whose a thing is. */
export type Subject = { ownerId: string };

/** Who may: everybody; who is signed in; who is approved too; whose thing it is, and admins; admins alone. */
export type Rule = 'anyone' | 'signed-in' | 'approved' | 'owner' | 'admin';

/** The one table of rights. Spec section 6; a thing that is not in it may be done by nobody. */
export const rights = {
  'pages.read': 'anyone',
  'account.open': 'anyone',
  'account.leave': 'anyone',
  'account.read': 'signed-in',
  'account.change': 'signed-in',
  'account.erase': 'signed-in',
  'search.submit': 'approved',
  'search.unmetered': 'admin',
  'search.watch': 'anyone',
  'search.read-failed': 'owner',
  'search.cancel': 'owner',
  'sources.attach': 'approved',
  'sources.read': 'signed-in',
  'sources.remove': 'signed-in',
  'report.read': 'anyone',
  'report.read-owner': 'owner',
  'report.change': 'owner',
  'report.delete': 'owner',
  'report.request-publish': 'owner',
  'report.publish': 'admin',
  'reports.read': 'admin',
  'evidence.read': 'anyone',
  'evidence.read-whole': 'owner',
  'evidence.read-withheld': 'owner',
  'lists.read': 'anyone',
  'history.read': 'signed-in',
  'history.change': 'signed-in',
  'history.read-everybodys': 'admin',
  'history.read-persons': 'owner',
  'latest.read': 'signed-in',
  'feedback.submit': 'approved',
  'feedback.read': 'anyone',
  'feedback.moderate': 'admin',
  'review.submit': 'approved',
  'review.moderate': 'admin',
  'queries.read': 'admin',
  'queries.delete': 'admin',
  'audit.read': 'admin',
  'operations.read': 'admin',
  'operations.change': 'admin',
  'users.read': 'admin',
  'users.approve': 'admin',
  'users.deactivate': 'admin',
  'users.erase': 'admin',
} as const satisfies Record<string, Rule>;
export type Right = keyof typeof rights;

/** What is somebody's own cannot be asked about without saying whose it is. */
type About<R extends Right> = 'owner' extends (typeof rights)[R] ? [subject: Subject] : [];

/** Whether somebody may do something: nothing when they may, else the refusal. */
export function authorize<R extends Right>(
  actor: AccessActor | undefined,
  right: R,
  ...[subject]: About<R>
): Refusal | undefined {
  const refused = authorizeRoute(actor, right);
  if (refused || rights[right] !== 'owner') return refused;
  return actor?.isAdmin || (actor && subject?.ownerId === actor.id) ? undefined : refuse('forbidden');
}

/** The same as a yes or no: for what is shown, and what is left out. */
export const can = <R extends Right>(actor: AccessActor | undefined, right: R, ...about: About<R>): boolean =>
  authorize(actor, right, ...about) === undefined;

/** Somebody who may do this, else why not: for where a route lets everybody in and a part of the room is closed. */
export function roleNeeded<Person extends AccessActor>(
  person: Person | undefined,
  right: RightOf<'signed-in' | 'approved' | 'admin'>,
): Person | Refusal {
  return authorizeRoute(person, right) ?? person ?? refuse('sign-in-required');
}
type RightOf<Kind extends Rule> = { [R in Right]: (typeof rights)[R] extends Kind ? R : never }[Right];

/**
 * What a route asks before anything is looked up: whether somebody might do this at all. For what is somebody's own it
 * lets everybody in who has signed in, and `may` decides once the thing is known.
 */
export function authorizeRoute(actor: AccessActor | undefined, right: Right): Refusal | undefined {
  const rule: Rule = rights[right];
  if (rule === 'anyone') return undefined;
  if (!actor?.isActive) return refuse(withoutAccount[right] ?? 'sign-in-required');
  switch (rule) {
    case 'signed-in':
    case 'owner':
      return undefined;
    case 'approved':
      return actor.isApproved ? undefined : refuse('account-pending');
    case 'admin':
      return actor.isAdmin ? undefined : refuse('forbidden');
    default:
      return never(rule);
  }
}

/** Where the spec has a sentence of its own for who has not signed in (section 5). */
const withoutAccount: Partial<Record<Right, string>> = { 'search.submit': 'unauthenticated' };

/** States of an account in admin lists. Contract section 5. */
export const accountStates = ['waiting', 'approved', 'admin', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** The one state that an account is in: deactivated comes first, then admin. */
export function accountState(account: {
  isAdmin: boolean;
  isApproved: boolean;
  isActive: boolean;
}): AccountState {
  if (!account.isActive) return 'inactive';
  if (account.isAdmin) return 'admin';
  return account.isApproved ? 'approved' : 'waiting';
}
