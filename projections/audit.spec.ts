import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { eventCatalogue } from '../composition/event-catalogue';
import { createFeedback } from '../modules/feedback';
import { randomIds } from '../modules/kernel/ports';
import { isRefusal } from '../modules/kernel/refusal';
import { toReportId } from '../modules/kernel/report-id';
import { createReviews } from '../modules/reviews';
import {
  actionOf,
  audited,
  auditActions,
  auditedAction,
  subjectFields,
} from '../modules/moderation/contract';
import { by, createAuditWorld } from '../tests/doubles/audit-world';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { typesOf } from './runtime/fold-batch';
import { audit, type AuditDocument } from './audit';
import { projections } from './registry';

const admins = ['a-1', 'a-2'];

/** Every decision of a moderator: the states in which it is possible, and its event. */
const decisions = {
  approve: { part: 'account', from: ['waiting'], to: 'approved', type: 'UserApproved' },
  deactivate: { part: 'activity', from: ['active'], to: 'inactive', type: 'UserDeactivated' },
  reactivate: { part: 'activity', from: ['inactive'], to: 'active', type: 'UserReactivated' },
  publish: { part: 'report', from: ['draft'], to: 'public', type: 'ReportPublished' },
  unpublish: { part: 'report', from: ['public'], to: 'draft', type: 'ReportUnpublished' },
  publishFeedback: { part: 'feedback', from: ['draft'], to: 'public', type: 'FeedbackPublished' },
  unpublishFeedback: { part: 'feedback', from: ['public'], to: 'draft', type: 'FeedbackUnpublished' },
  removeFeedback: { part: 'feedback', from: ['draft', 'public'], to: 'deleted', type: 'FeedbackDeleted' },
  approveReview: { part: 'review', from: ['pending'], to: 'approved', type: 'ReviewApproved' },
  rejectReview: { part: 'review', from: ['pending'], to: 'rejected', type: 'ReviewRejected' },
  removeReview: {
    part: 'review',
    from: ['pending', 'approved', 'rejected'],
    to: 'deleted',
    type: 'ReviewDeleted',
  },
} as const;
type What = keyof typeof decisions;

const someDecision = fc.record({
  what: fc.constantFrom(...(Object.keys(decisions) as What[])),
  whom: fc.constantFrom(0, 1),
  admin: fc.constantFrom(...admins),
  reason: fc.option(fc.constantFrom('spam', 'known to us'), { nil: undefined }),
});

/** Two people, each with an account, a report, feedback and a review; and every decision about them as a command. */
async function createDecidingWorld() {
  const world = createAuditWorld(createMemoryReadStore());
  const { log, identity, publishing } = world;
  const deps = { log, ids: randomIds, secret: 'secret' };
  const reward = () => Promise.resolve({ searchesGranted: 0, remaining: 0 });
  const feedback = createFeedback({ ...deps, reward });
  const reviews = createReviews({ ...deps, reward });
  const items = [];
  for (const n of [1, 2]) {
    await world.registered(`u-${n}`);
    const about = { userId: `u-${n}`, earns: false, rating: 5, content: 'Weevils!' };
    const said = { ...about, type: 'FeedbackSubmitted', feedbackId: `f-${n}`, suggestions: '' };
    await world.happened(`feedback-f-${n}`, said);
    await world.happened(`review-r-${n}`, { ...about, type: 'ReviewSubmitted', reviewId: `r-${n}` });
    items.push({
      ids: {
        account: `u-${n}`,
        activity: `u-${n}`,
        report: await world.finished(),
        feedback: `f-${n}`,
        review: `r-${n}`,
      },
      states: {
        account: 'waiting',
        activity: 'active',
        report: 'draft',
        feedback: 'draft',
        review: 'pending',
      },
    });
  }
  const commands = {
    ...identity,
    ...publishing,
    publishFeedback: feedback.publish,
    unpublishFeedback: feedback.unpublish,
    removeFeedback: feedback.remove,
    approveReview: reviews.approve,
    rejectReview: reviews.reject,
    removeReview: reviews.remove,
  };
  return { world, items, commands };
}

describe('the audit', () => {
  it('lists all decisions in order, with their actor and item, and none of their texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someDecision, { maxLength: 30 }), async (asked) => {
        const { world, items, commands } = await createDecidingWorld();
        const made: object[] = [];
        for (const { what, whom, admin, reason } of asked) {
          const item = items[whom];
          if (!item) throw new Error('there are two of each');
          const { part, from, to, type } = decisions[what];
          const subjectId = item.ids[part];
          const answer = await commands[what](toReportId(subjectId), { by: admin, reason }, by(admin));
          if (!(from as readonly string[]).includes(item.states[part])) continue;
          expect(isRefusal(answer), what).toBe(false);
          made.push({ type, subjectId, actorId: admin, hasReason: reason !== undefined });
          item.states[part] = to;
        }
        await world.folded();
        const documents = Object.values(world.views.documents('audit')) as AuditDocument[];
        const listed = documents
          .filter(({ actorId }) => admins.includes(actorId))
          .sort((a, b) => a.position - b.position)
          .map(({ type, subjectId, actorId, hasReason }) => ({ type, subjectId, actorId, hasReason }));
        expect(listed).toEqual(made);
        expect(JSON.stringify(documents)).not.toMatch(/spam|known to us|Weevils|example\.org/);
      }),
      { numRuns: 25 },
    );
  });

  it('knows the item of every listed event type', () => {
    const withoutItem = Object.entries(audited).filter(([type, { kind }]) => {
      const shape = (eventCatalogue.get(type)?.schema as ZodObject | undefined)?.shape;
      return shape && !subjectFields[kind].some((field) => field in shape);
    });
    expect(withoutItem).toEqual([]);
  });

  it('subscribes to no event type beyond those of other read models, except the rare ones of parked events', () => {
    const others = typesOf(projections.filter(({ name }) => name !== audit.name));
    const known = audit.types.filter((type) => eventCatalogue.has(type));
    const parked = ['ParkedEventRetried', 'ParkedEventSkipped'];
    expect(known.filter((type) => !others.includes(type))).toEqual(parked);
  });

  it('lists every event about an account, feedback, a review or a publication', () => {
    const unlisted = [...eventCatalogue.keys()].filter(
      (type) =>
        /^(User|Admin|Password|Feedback|Review|Report|Publication|Parked)/.test(type) && !audited[type],
    );
    expect(unlisted).toEqual([]);
  });

  it('names each action by its event type alone', () => {
    expect(actionOf('UserApproved')).toBe('user-approved');
    expect(actionOf('GoogleAccountLinked')).toBe('google-account-linked');
    expect(auditActions.map((action) => auditedAction(action)?.type)).toEqual(Object.keys(audited));
    expect(auditedAction('__proto__')).toBeUndefined();
  });

  it('is the same live and rebuilt', async () => {
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
