import { describe, it } from 'vitest';
import { given } from '../../tests/doubles/given';
import { feedback, type FeedbackCommand } from './decider';
import type { FeedbackEvent } from './events';

const about = { feedbackId: 'f', userId: 'ada' };
const submits: FeedbackCommand = {
  ...{ type: 'Submit', ...about, earns: true },
  ...{ rating: 4, content: 'Good.', suggestions: '' },
};
const asks = (type: 'Publish' | 'Unpublish' | 'Delete', by?: string): FeedbackCommand => ({
  ...{ type, feedbackId: 'f' },
  ...(by && { by, reason: 'seen' }),
});

const { type: _, ...words } = submits;
const submitted = { ...words, type: 'FeedbackSubmitted' } as FeedbackEvent;
const event = (
  type: 'FeedbackPublished' | 'FeedbackUnpublished' | 'FeedbackDeleted',
  by?: string,
): FeedbackEvent => ({ type, ...about, ...(by && { by, reason: 'seen' }) });
const published = event('FeedbackPublished', 'anna');
const unpublished = event('FeedbackUnpublished', 'anna');
const deleted = event('FeedbackDeleted', 'anna');

describe('feedback', () => {
  it('is submitted once, and not again after it was deleted', () => {
    given(feedback).when(submits).then(submitted);
    given(feedback, submitted).when(submits).thenNothing();
    given(feedback, submitted, deleted).when(submits).thenNothing();
  });

  it('goes from draft to published and back, as often as admins decide so', () => {
    given(feedback, submitted).when(asks('Publish', 'anna')).then(published);
    given(feedback, submitted, published).when(asks('Unpublish', 'anna')).then(unpublished);
    given(feedback, submitted, published, unpublished).when(asks('Publish', 'anna')).then(published);
  });

  it('may be withdrawn by an admin who did not publish it', () => {
    given(feedback, submitted, published)
      .when(asks('Unpublish', 'berta'))
      .then(event('FeedbackUnpublished', 'berta'));
  });

  it('is unchanged when the same admin repeats a decision', () => {
    given(feedback, submitted, published).when(asks('Publish', 'anna')).thenNothing();
    given(feedback, submitted, published, unpublished).when(asks('Unpublish', 'anna')).thenNothing();
  });

  it('is a draft at first without any decision: withdrawing it changes nothing', () => {
    given(feedback, submitted).when(asks('Unpublish', 'anna')).thenNothing();
  });

  it('returns to a second admin whose decision came first', () => {
    given(feedback, submitted, published).when(asks('Publish', 'berta')).thenRefused('already-decided');
    given(feedback, submitted, published, unpublished)
      .when(asks('Unpublish', 'berta'))
      .thenRefused('already-decided');
  });

  it('is deleted in any state, once', () => {
    for (const before of [[], [published], [published, unpublished]])
      given(feedback, submitted, ...before)
        .when(asks('Delete', 'anna'))
        .then(deleted);
    for (const type of ['Publish', 'Unpublish', 'Delete'] as const)
      given(feedback, submitted, deleted).when(asks(type, 'anna')).thenRefused('feedback-not-found');
  });

  it('of an erased person can be deleted by no admin', () => {
    given(feedback, submitted, published).when(asks('Delete')).then(event('FeedbackDeleted'));
  });

  it('with an unknown id is not found', () => {
    for (const type of ['Publish', 'Unpublish', 'Delete'] as const)
      given(feedback).when(asks(type, 'anna')).thenRefused('feedback-not-found');
  });
});
