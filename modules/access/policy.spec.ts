import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal';
import {
  can,
  authorize,
  authorizeRoute,
  rights,
  roleNeeded,
  type AccessActor,
  type Right,
  type Rule,
} from './policy';

const actors = {
  anonymous: undefined,
  deactivated: { id: 'd', isAdmin: false, isApproved: true, isActive: false },
  'deactivated admin': { id: 'da', isAdmin: true, isApproved: true, isActive: false },
  waiting: { id: 'w', isAdmin: false, isApproved: false, isActive: true },
  approved: { id: 'a', isAdmin: false, isApproved: true, isActive: true },
  admin: { id: 'x', isAdmin: true, isApproved: true, isActive: true },
} satisfies Record<string, AccessActor | undefined>;
type Kind = keyof typeof actors;

const signIn = 'sign-in-required';
/**
 * The outcome of each rule for each kind of actor, about their own item and another's: yes, or the code of the refusal.
 */
const expected: Record<Rule, Record<Kind, [own: string, anothers: string]>> = {
  anyone: {
    anonymous: ['yes', 'yes'],
    deactivated: ['yes', 'yes'],
    'deactivated admin': ['yes', 'yes'],
    waiting: ['yes', 'yes'],
    approved: ['yes', 'yes'],
    admin: ['yes', 'yes'],
  },
  'signed-in': {
    anonymous: [signIn, signIn],
    deactivated: [signIn, signIn],
    'deactivated admin': [signIn, signIn],
    waiting: ['yes', 'yes'],
    approved: ['yes', 'yes'],
    admin: ['yes', 'yes'],
  },
  approved: {
    anonymous: [signIn, signIn],
    deactivated: [signIn, signIn],
    'deactivated admin': [signIn, signIn],
    waiting: ['account-pending', 'account-pending'],
    approved: ['yes', 'yes'],
    admin: ['yes', 'yes'],
  },
  owner: {
    anonymous: [signIn, signIn],
    deactivated: [signIn, signIn],
    'deactivated admin': [signIn, signIn],
    waiting: ['yes', 'forbidden'],
    approved: ['yes', 'forbidden'],
    admin: ['yes', 'yes'],
  },
  admin: {
    anonymous: [signIn, signIn],
    deactivated: [signIn, signIn],
    'deactivated admin': [signIn, signIn],
    waiting: ['forbidden', 'forbidden'],
    approved: ['forbidden', 'forbidden'],
    admin: ['yes', 'yes'],
  },
};

const all = Object.keys(rights) as Right[];
const cases = all.flatMap((right) => (Object.keys(actors) as Kind[]).map((kind) => [right, kind] as const));
/** The compiler requires a subject only for rights of owners; here every right gets one. */
const asked = authorize as (
  actor: AccessActor | undefined,
  right: Right,
  subject?: { ownerId: string },
) => unknown;
const answer = (actor: AccessActor | undefined, right: Right, ownerId: string) => {
  const refused = asked(actor, right, { ownerId });
  return isRefusal(refused) ? refused.code : 'yes';
};
/** Spec section 5 has a sentence of its own for searching without an account. */
const worded = (right: Right, code: string) =>
  right === 'search.submit' && code === signIn ? 'unauthenticated' : code;

describe('the access policy', () => {
  it.each(cases)('%s by %s follows its rule', (right, kind) => {
    const actor = actors[kind];
    const [own, anothers] = expected[rights[right]][kind];
    expect(answer(actor, right, actor?.id ?? 'another')).toBe(worded(right, own));
    expect(answer(actor, right, 'another user')).toBe(worded(right, anothers));
  });

  it.each(cases)('the route of %s admits %s if any use of it may be allowed', (right, kind) => {
    const actor = actors[kind];
    const [own] = expected[rights[right]][kind];
    expect(authorizeRoute(actor, right)?.code ?? 'yes').toBe(worded(right, own));
  });

  it('denies rights of owners when no owner is given', () => {
    expect(asked(actors.approved, 'report.delete')).toMatchObject({ code: 'forbidden' });
    expect(asked({ ...actors.approved, id: '' }, 'report.delete')).toMatchObject({ code: 'forbidden' });
  });

  it('returns false exactly when it refuses', () => {
    expect(can(actors.approved, 'search.cancel', { ownerId: 'a' })).toBe(true);
    expect(can(actors.approved, 'search.cancel', { ownerId: 'b' })).toBe(false);
    expect(roleNeeded(actors.approved, 'history.read')).toBe(actors.approved);
    expect(roleNeeded(actors.anonymous, 'history.read')).toMatchObject({ code: signIn });
    expect(roleNeeded(actors.approved, 'users.read')).toMatchObject({ code: 'forbidden' });
  });
});

describe('for any account and any item', () => {
  const someActor = fc.option(
    fc.record({ id: fc.string(), isAdmin: fc.boolean(), isApproved: fc.boolean(), isActive: fc.boolean() }),
    { nil: undefined },
  );
  const someRight = fc.constantFrom(...all);

  it('only an admin whose account is active gets rights of admins [SEC-47]', () => {
    const forAdmins = fc.constantFrom(...all.filter((right) => rights[right] === 'admin'));
    fc.assert(
      fc.property(someActor, forAdmins, fc.string(), (actor, right, ownerId) => {
        const isOne = actor?.isAdmin === true && actor.isActive;
        expect(answer(actor, right, ownerId) === 'yes').toBe(isOne);
        expect(authorizeRoute(actor, right) === undefined).toBe(isOne);
      }),
    );
  });

  it('a right depends only on the actor and on the owner of the item', () => {
    const about = fc.record({
      name: fc.string(),
      email: fc.string(),
      searchCount: fc.integer(),
      right: someRight,
    });
    fc.assert(
      fc.property(someActor, someRight, fc.string(), about, (actor, right, ownerId, more) => {
        const dressed = actor && Object.freeze({ ...more, ...actor });
        const first = answer(actor, right, ownerId);
        answer(undefined, more.right, ownerId);
        expect(answer(dressed, right, ownerId)).toBe(first);
      }),
    );
  });

  it('an actor who may act on another’s item may act on their own', () => {
    fc.assert(
      fc.property(someActor, someRight, fc.string(), (actor, right, ownerId) => {
        if (answer(actor, right, ownerId) === 'yes')
          expect(answer(actor, right, actor?.id ?? ownerId)).toBe('yes');
      }),
    );
  });
});
