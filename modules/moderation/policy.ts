import { never } from '../kernel/decider';
import { refuse, type Refusal } from '../kernel/refusal';

/** Whoever asks, as far as rights go; undefined when nobody is signed in. */
export type Actor = { id: string; isAdmin: boolean; isApproved: boolean; isActive: boolean };

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
  'search.watch': 'anyone',
  'search.cancel': 'owner',
  'sources.attach': 'approved',
  'report.read': 'anyone',
  'report.delete': 'owner',
  'evidence.read': 'anyone',
  'evidence.read-whole': 'owner',
  'lists.read': 'anyone',
  'history.read': 'signed-in',
  'history.read-everybodys': 'admin',
  'feedback.submit': 'approved',
  'review.submit': 'approved',
  'users.read': 'admin',
  'users.approve': 'admin',
  'users.deactivate': 'admin',
  'users.erase': 'admin',
} as const satisfies Record<string, Rule>;
export type Right = keyof typeof rights;

/**
 * Whether somebody may do something: nothing when they may, else the refusal. With an `owner` rule and no subject it
 * answers whether they might at all, which is asked before anything is looked up.
 */
export function may(actor: Actor | undefined, right: Right, subject?: Subject): Refusal | undefined {
  const rule: Rule = rights[right];
  if (rule === 'anyone') return undefined;
  if (!actor?.isActive) return refuse(right === 'search.submit' ? 'unauthenticated' : 'sign-in-required');
  switch (rule) {
    case 'signed-in':
      return undefined;
    case 'approved':
      return actor.isApproved ? undefined : refuse('account-pending');
    case 'owner':
      return !subject || actor.isAdmin || subject.ownerId === actor.id ? undefined : refuse('forbidden');
    case 'admin':
      return actor.isAdmin ? undefined : refuse('forbidden');
    default:
      return never(rule);
  }
}
