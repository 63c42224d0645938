import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../../tests/doubles/given';
import { isRefusal } from '../kernel/refusal';
import { review, type ReviewCommand } from './decider';
import type { ReviewEvent } from './events';

const about = { reviewId: 'r', userId: 'ada' };
const submits: ReviewCommand = { type: 'Submit', ...about, earns: true, rating: 5, content: 'Good.' };
const asks = (type: 'Approve' | 'Reject' | 'Delete', by?: string): ReviewCommand => ({
  ...{ type, reviewId: 'r' },
  ...(by && { by, reason: 'seen' }),
});

const { type: _, ...words } = submits;
const submitted = { ...words, type: 'ReviewSubmitted' } as ReviewEvent;
const event = (type: 'ReviewApproved' | 'ReviewRejected' | 'ReviewDeleted', by?: string): ReviewEvent => ({
  ...{ type, ...about },
  ...(by && { by, reason: 'seen' }),
});
const approved = event('ReviewApproved', 'anna');
const rejected = event('ReviewRejected', 'anna');
const deleted = event('ReviewDeleted', 'anna');

describe('a review', () => {
  it('is submitted once, and not again after it was deleted', () => {
    given(review).when(submits).then(submitted);
    given(review, submitted).when(submits).thenNothing();
    given(review, submitted, deleted).when(submits).thenNothing();
  });

  it('that is pending can be approved or rejected', () => {
    given(review, submitted).when(asks('Approve', 'anna')).then(approved);
    given(review, submitted).when(asks('Reject', 'anna')).then(rejected);
  });

  it('is unchanged when the same admin repeats a decision', () => {
    given(review, submitted, approved).when(asks('Approve', 'anna')).thenNothing();
    given(review, submitted, rejected).when(asks('Reject', 'anna')).thenNothing();
  });

  it('returns to a second admin whose decision came first', () => {
    given(review, submitted, approved).when(asks('Approve', 'berta')).thenRefused('already-decided');
    given(review, submitted, rejected).when(asks('Reject', 'berta')).thenRefused('already-decided');
  });

  it('keeps its first decision, whichever admin wants the opposite', () => {
    for (const by of ['anna', 'berta']) {
      given(review, submitted, rejected).when(asks('Approve', by)).thenRefused('already-decided');
      given(review, submitted, approved).when(asks('Reject', by)).thenRefused('already-decided');
    }
  });

  it('is deleted in any state, once', () => {
    for (const before of [[], [approved], [rejected]])
      given(review, submitted, ...before)
        .when(asks('Delete', 'anna'))
        .then(deleted);
    for (const type of ['Approve', 'Reject', 'Delete'] as const)
      given(review, submitted, deleted).when(asks(type, 'anna')).thenRefused('review-not-found');
  });

  it('of an erased person can be deleted by no admin', () => {
    given(review, submitted, approved).when(asks('Delete')).then(event('ReviewDeleted'));
  });

  it('with an unknown id is not found', () => {
    for (const type of ['Approve', 'Reject', 'Delete'] as const)
      given(review).when(asks(type, 'anna')).thenRefused('review-not-found');
  });

  it('is decided once at most and deleted once at most, in any order of commands', () => {
    const command = fc.oneof(
      fc.constant(submits),
      fc
        .tuple(fc.constantFrom('Approve', 'Reject', 'Delete'), fc.constantFrom('anna', 'berta', undefined))
        .map(([type, by]) => asks(type, by)),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const events: ReviewEvent[] = [];
        let state = review.initial;
        for (const one of commands) {
          const decision = review.decide(one, state);
          if (isRefusal(decision)) {
            if (decision.code === 'already-decided') expect(decision.values.by).toBe(state.decidedBy ?? '');
            continue;
          }
          events.push(...decision);
          state = decision.reduce((folded, each) => review.evolve(folded, each), state);
        }
        const kinds = events.map(({ type }) => type.replace(/Approved|Rejected/, 'Decided'));
        const order = ['ReviewSubmitted', 'ReviewDecided', 'ReviewDeleted'];
        expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind)));
        const replayed = events.reduce((folded, each) => review.evolve(folded, each), review.initial);
        expect(replayed).toEqual(state);
      }),
    );
  });
});
