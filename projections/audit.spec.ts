import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { facts } from '../facts';
import { isRefusal } from '../modules/kernel/refusal';
import {
  actionOf,
  audited,
  auditActions,
  auditedAction,
  subjectFields,
} from '../modules/moderation/contract';
import { by, createAuditWorld } from '../tests/doubles/audit-world';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { typesOf } from './fold-batch';
import { audit, type AuditDocument } from './audit';
import { projections } from './all';

const people = ['u-1', 'u-2'];
const admins = ['a-1', 'a-2'];
const decision = fc.record({
  what: fc.constantFrom('approve', 'deactivate', 'reactivate', 'publish', 'unpublish'),
  whom: fc.constantFrom(0, 1),
  admin: fc.constantFrom(...admins),
  reason: fc.option(fc.constantFrom('spam', 'known to us'), { nil: undefined }),
});
type Deciding = { done: boolean; type: string; subjectId: string };

describe('the audit', () => {
  it('lists the decisions made, in their order, with who decided about what, and nothing of what they said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(decision, { maxLength: 25 }), async (decisions) => {
        const world = createAuditWorld(createMemoryReadStore());
        for (const id of people) await world.registered(id);
        const reports = [await world.finished(), await world.finished({ title: 'Beetles' })];
        const state = people.map(() => ({ approved: false, active: true, public: false }));
        const made: object[] = [];
        for (const { what, whom, admin, reason } of decisions) {
          const [user = '', report = '', now = state[0]] = [people[whom], reports[whom], state[whom]];
          if (!now) continue;
          const deciding: Record<string, Deciding> = {
            approve: { done: now.approved, type: 'UserApproved', subjectId: user },
            deactivate: { done: !now.active, type: 'UserDeactivated', subjectId: user },
            reactivate: { done: now.active, type: 'UserReactivated', subjectId: user },
            publish: { done: now.public, type: 'ReportPublished', subjectId: report },
            unpublish: { done: !now.public, type: 'ReportUnpublished', subjectId: report },
          };
          const { done, type, subjectId } = deciding[what] as Deciding;
          const commands = { ...world.identity, ...world.publishing };
          const command = commands[what as 'approve' | 'publish'];
          const answer = await command(subjectId, { by: admin, reason }, by(admin));
          if (done) continue;
          expect(isRefusal(answer)).toBe(false);
          made.push({ type, subjectId, actorId: admin, hasReason: reason !== undefined });
          if (what === 'approve') now.approved = true;
          if (what === 'deactivate' || what === 'reactivate') now.active = what === 'reactivate';
          if (what === 'publish' || what === 'unpublish') now.public = what === 'publish';
        }
        await world.folded();
        const documents = Object.values(world.views.documents('audit')) as AuditDocument[];
        const listed = documents
          .filter(({ actorId }) => admins.includes(actorId))
          .sort((a, b) => a.position - b.position)
          .map(({ type, subjectId, actorId, hasReason }) => ({ type, subjectId, actorId, hasReason }));
        expect(listed).toEqual(made);
        expect(JSON.stringify(documents)).not.toMatch(/spam|known to us|Weevils|Beetles|example\.org/);
      }),
      { numRuns: 25 },
    );
  });

  it('knows the item of every type of event that it lists and the product has', () => {
    const withoutItem = Object.entries(audited).filter(([type, { kind }]) => {
      const shape = (facts.get(type)?.schema as ZodObject | undefined)?.shape;
      return shape && !subjectFields[kind].some((field) => field in shape);
    });
    expect(withoutItem).toEqual([]);
  });

  it('reads no type of event beyond those of the other read models, except the rare ones of parked events', () => {
    const others = typesOf(projections.filter(({ name }) => name !== audit.name));
    const known = audit.types.filter((type) => facts.has(type));
    const parked = ['ParkedEventRetried', 'ParkedEventSkipped'];
    expect(known.filter((type) => !others.includes(type))).toEqual(parked);
  });

  it('lists every event about an account, feedback, a review or a publication', () => {
    const unlisted = [...facts.keys()].filter(
      (type) =>
        /^(User|Admin|Password|Feedback|Review|Report|Publication|Parked)/.test(type) && !audited[type],
    );
    expect(unlisted).toEqual([]);
  });

  it('names each action by its type, and no action by any other word', () => {
    expect(actionOf('UserApproved')).toBe('user-approved');
    expect(actionOf('GoogleAccountLinked')).toBe('google-account-linked');
    expect(auditActions.map((action) => auditedAction(action)?.type)).toEqual(Object.keys(audited));
    expect(auditedAction('__proto__')).toBeUndefined();
  });

  it('is the same live and built anew', async () => {
    const world = createAuditWorld(createMemoryReadStore());
    await world.registered('u-1');
    await world.folded();
    await world.identity.approve('u-1', { by: 'a-1' }, by('a-1'));
    await world.folded();
    const before = world.views.documents('audit');
    await world.builtAnew();
    expect(world.views.documents('audit')).toEqual(before);
    expect(Object.values(before)).toHaveLength(2);
  });
});
