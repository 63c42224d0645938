import { assertNever } from '../kernel/events/decider';
import { refuse, type Refusal } from '../kernel/refusal';

/** The actor of a request, reduced to what rights depend on; undefined without a session. */
export type AccessActor = { id: string; isAdmin: boolean; isApproved: boolean; isActive: boolean };

/** The owner of an item. */
export type Subject = { ownerId: string };

/** The rules: any visitor; signed-in users; approved users; the owner and admins; admins only. */
export type Rule = 'anyone' | 'signed-in' | 'approved' | 'owner' | 'admin';

/** The one table of rights. Spec section 6; a right that is missing here is granted to no actor. */
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
  'search.approve-plan': 'owner',
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

/** Rights of owners cannot be checked without naming the owner. */
type About<R extends Right> = 'owner' extends (typeof rights)[R] ? [subject: Subject] : [];

/** Checks a right: undefined when it is granted, else the refusal. */
export function authorize<R extends Right>(
  actor: AccessActor | undefined,
  right: R,
  ...[subject]: About<R>
): Refusal | undefined {
  const refused = authorizeRoute(actor, right);
  if (refused || rights[right] !== 'owner') return refused;
  return actor?.isAdmin || (actor && subject?.ownerId === actor.id) ? undefined : refuse('forbidden');
}

/** The same as a boolean: for parts of a page that are shown or left out. */
export const can = <R extends Right>(actor: AccessActor | undefined, right: R, ...about: About<R>): boolean =>
  authorize(actor, right, ...about) === undefined;

/** The actor if they have the right, else the refusal: for routes that are open to all but have a protected part. */
export function roleNeeded<Person extends AccessActor>(
  person: Person | undefined,
  right: RightOf<'signed-in' | 'approved' | 'admin'>,
): Person | Refusal {
  return authorizeRoute(person, right) ?? person ?? refuse('sign-in-required');
}
type RightOf<Kind extends Rule> = { [R in Right]: (typeof rights)[R] extends Kind ? R : never }[Right];

/**
 * The check of a route before its item is loaded: whether the actor may have this right at all. Rights of owners pass for
 * every signed-in actor, and `authorize` decides once the owner is known.
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
      return assertNever(rule);
  }
}

/** Refusals with a sentence of their own for visitors who are not signed in (spec section 5). */
const withoutAccount: Partial<Record<Right, string>> = { 'search.submit': 'unauthenticated' };

/** States of an account in admin lists. Contract section 5. */
export const accountStates = ['waiting', 'approved', 'admin', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** The status of an account for lists: deactivated comes first, then admin. */
export function accountState(account: {
  isAdmin: boolean;
  isApproved: boolean;
  isActive: boolean;
}): AccountState {
  if (!account.isActive) return 'inactive';
  if (account.isAdmin) return 'admin';
  return account.isApproved ? 'approved' : 'waiting';
}
