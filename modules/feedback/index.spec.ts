import { describe, expect, it } from 'vitest';
import { ada, admin, bob, createContributions } from '../../tests/doubles/contributions';
import { request } from '../../tests/doubles/request';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';

const good = { rating: 4, content: '  It told me what it rests on. ', suggestions: ' More charts ' };

describe('feedback', () => {
  it('is stored as written, trimmed, and rewarded with six searches', async () => {
    const { feedback, quota, eventsOf, eventTypes } = createContributions();
    await quota.welcome(ada.id, request());
    const answer = await feedback.submit(good, ada, request());
    expect(answer).toEqual({ searchesGranted: 6, remaining: 16 });
    expect(await eventTypes()).toEqual(['WelcomeGranted', 'FeedbackSubmitted', 'FeedbackGranted']);
    expect(await eventsOf('FeedbackSubmitted')).toMatchObject([
      { userId: ada.id, rating: 4, content: 'It told me what it rests on.', suggestions: 'More charts' },
    ]);
  });

  it('needs no suggestions', async () => {
    const { feedback, eventsOf } = createContributions();
    await feedback.submit({ rating: 1, content: 'Bad.' }, ada, request());
    await feedback.submit({ rating: 1, content: 'Bad.', suggestions: null }, bob, request());
    const kept = await eventsOf('FeedbackSubmitted');
    expect(kept.map(({ suggestions }) => suggestions)).toEqual(['', '']);
  });

  it('may be as long as its field allows', async () => {
    const { feedback } = createContributions();
    const longest = { rating: 5, content: 'x'.repeat(5_000), suggestions: 'y'.repeat(2_000) };
    expect(isRefusal(await feedback.submit(longest, ada, request()))).toBe(false);
  });

  it.each([
    ['no content', { rating: 4 }, { content: 'Please provide feedback content.' }],
    ['blank content', { ...good, content: ' \n' }, { content: 'Please provide feedback content.' }],
    ['no rating', { content: 'Fine.' }, { rating: 'Please select a rating.' }],
    ['a rating of 0', { ...good, rating: 0 }, { rating: 'Please select a rating.' }],
    ['a rating of 6', { ...good, rating: 6 }, { rating: 'A rating is a whole number from 1 to 5.' }],
    ['a rating of 4.5', { ...good, rating: 4.5 }, { rating: 'A rating is a whole number from 1 to 5.' }],
    ['a rating in words', { ...good, rating: '4' }, { rating: 'A rating is a whole number from 1 to 5.' }],
    [
      'content that is too long',
      { ...good, content: 'x'.repeat(5_001) },
      { content: 'Your experience has at most 5,000 characters.' },
    ],
    [
      'suggestions that are too long',
      { ...good, suggestions: 'x'.repeat(2_001) },
      { suggestions: 'Your suggestions have at most 2,000 characters.' },
    ],
    [
      'content that is no text',
      { ...good, content: 'a\0b' },
      { content: 'Your experience contains characters that are not text.' },
    ],
    [
      'suggestions with half a character',
      { ...good, suggestions: 'a\ud83d' },
      { suggestions: 'Your suggestions contain characters that are not text.' },
    ],
    [
      'nothing at all',
      null,
      { content: 'Please provide feedback content.', rating: 'Please select a rating.' },
    ],
    ['a list', [1, 2], { content: 'Please provide feedback content.', rating: 'Please select a rating.' }],
  ])('with %s is refused at each bad field, and nothing is written', async (_, input, fields) => {
    const { feedback, eventTypes } = createContributions();
    const problem = Object.values(fields)[0];
    expect(await feedback.submit(input, ada, request())).toMatchObject({
      code: 'invalid-feedback',
      values: { problem },
      fields,
    });
    expect(await eventTypes()).toEqual([]);
  });

  it('within 24 hours of the last reward is accepted and earns nothing; after them it earns again', async () => {
    const { feedback, passHours, eventsOf } = createContributions();
    await feedback.submit(good, ada, request());
    passHours(23);
    expect(await feedback.submit(good, ada, request())).toEqual({ searchesGranted: 0, remaining: 6 });
    passHours(1);
    expect(await feedback.submit(good, ada, request())).toEqual({ searchesGranted: 6, remaining: 12 });
    expect(await eventsOf('FeedbackSubmitted')).toHaveLength(3);
    expect(await feedback.submit(good, bob, request())).toMatchObject({ searchesGranted: 6 });
  });

  it('earns every time when the interval is 0, also many at once', async () => {
    const { feedback, quota } = createContributions({ feedback: 0, review: 24 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => feedback.submit(good, ada, request())),
    );
    expect(answers.filter((answer) => !isRefusal(answer) && answer.searchesGranted === 6)).toHaveLength(100);
    expect(await quota.remaining(ada.id)).toBe(600);
  });

  it('sent again with the same key returns the first answer and earns nothing more', async () => {
    const { feedback, quota, eventTypes } = createContributions({ feedback: 0, review: 0 });
    const first = await feedback.submit(good, ada, request(), 'key');
    await quota.reserve(ada.id, toReportId('s-1'), request());
    const other = { rating: 1, content: 'Something else.' };
    expect(await feedback.submit(good, ada, request(), 'key')).toEqual(first);
    expect(await feedback.submit(other, ada, request(), 'key')).toEqual(first);
    expect(await feedback.submit({}, ada, request(), 'key')).toEqual(first);
    expect(await eventTypes()).toEqual(['FeedbackSubmitted', 'FeedbackGranted', 'SearchReserved']);
    await feedback.submit(good, bob, request(), 'key');
    await feedback.submit(good, ada, request(), 'another key');
    expect(await quota.remaining(ada.id)).toBe(11);
    expect(await quota.remaining(bob.id)).toBe(6);
  });

  it('sent ten times at once with one key is stored once', async () => {
    const { feedback, eventTypes } = createContributions({ feedback: 0, review: 0 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => feedback.submit(good, ada, request(), 'key')),
    );
    expect(answers).toEqual(answers.map(() => ({ searchesGranted: 6, remaining: 6 })));
    expect(await eventTypes()).toEqual(['FeedbackSubmitted', 'FeedbackGranted']);
  });

  it('that was refused may be corrected under the same key', async () => {
    const { feedback } = createContributions();
    await feedback.submit({ rating: 3 }, ada, request(), 'key');
    expect(await feedback.submit(good, ada, request(), 'key')).toMatchObject({ searchesGranted: 6 });
  });

  it('and a review with the same key are separate, each with its reward', async () => {
    const { feedback, reviews, quota } = createContributions();
    await feedback.submit(good, ada, request(), 'key');
    await reviews.submit(good, ada, request(), 'key');
    expect(await quota.remaining(ada.id)).toBe(11);
  });

  it('of an admin is stored and leaves no trace in a quota', async () => {
    const { feedback, eventTypes } = createContributions();
    expect(await feedback.submit(good, admin, request())).toMatchObject({ searchesGranted: 0 });
    expect(await eventTypes()).toEqual(['FeedbackSubmitted']);
  });

  it('is unreadable in the log', async () => {
    const { feedback, kept } = createContributions();
    await feedback.submit(good, ada, request(), 'a key of hers');
    expect(await kept()).not.toMatch(/rests on|More charts|key of hers/);
  });
});

describe('a crash between feedback and its reward', () => {
  async function crashed(key?: string) {
    const world = createContributions();
    world.crashBeforeReward();
    await expect(world.feedback.submit(good, ada, request(), key)).rejects.toThrow('ended here');
    const [event] = await world.eventsOf('FeedbackSubmitted');
    return { ...world, id: String(event?.feedbackId) };
  }

  it('loses no reward: it follows from the event, once', async () => {
    const { feedback, quota, id } = await crashed();
    await feedback.reward(id, request());
    await feedback.reward(id, request());
    expect(await quota.remaining(ada.id)).toBe(6);
  });

  it('lets a repeat return the due answer, before or after the reward has followed', async () => {
    for (const followsFirst of [true, false]) {
      const { feedback, quota, id } = await crashed('key');
      if (followsFirst) await feedback.reward(id, request());
      const answer = await feedback.submit(good, ada, request(), 'key');
      expect(answer).toEqual({ searchesGranted: 6, remaining: 6 });
      await feedback.reward(id, request());
      expect(await quota.remaining(ada.id)).toBe(6);
    }
  });

  it('counts the interval from when the feedback came in, however late its reward follows', async () => {
    const { feedback, passHours, quota, crashBeforeReward, eventsOf } = createContributions();
    await feedback.submit(good, ada, request());
    passHours(23);
    crashBeforeReward();
    await expect(feedback.submit(good, ada, request())).rejects.toThrow();
    passHours(10);
    const second = (await eventsOf('FeedbackSubmitted'))[1];
    expect(await feedback.reward(String(second?.feedbackId), request())).toMatchObject({
      searchesGranted: 0,
    });
    expect(await quota.remaining(ada.id)).toBe(6);
  });
});

describe('a decision about feedback', () => {
  async function submitted() {
    const world = createContributions();
    await world.feedback.submit(good, ada, request());
    const [event] = await world.eventsOf('FeedbackSubmitted');
    return { ...world, id: String(event?.feedbackId) };
  }
  const decision = { by: admin.id, reason: 'Well said.' };

  it('is stored with the admin and the reason, sealed with the key of that admin', async () => {
    const { feedback, eventsOf, kept, id } = await submitted();
    expect(await feedback.publish(id, decision, request())).toEqual({ ok: true, status: 'published' });
    expect(await eventsOf('FeedbackPublished')).toEqual([
      { type: 'FeedbackPublished', feedbackId: id, userId: ada.id, ...decision },
    ]);
    expect(await kept()).not.toContain('Well said.');
  });

  it('is confirmed to the same admin, and refused to another one', async () => {
    const { feedback, eventsOf, id } = await submitted();
    await feedback.publish(id, decision, request());
    expect(await feedback.publish(id, decision, request())).toEqual({ ok: true, status: 'published' });
    expect(await feedback.publish(id, { by: 'another' }, request())).toMatchObject({
      code: 'already-decided',
      values: { by: admin.id, status: 'published' },
    });
    expect(await eventsOf('FeedbackPublished')).toHaveLength(1);
  });

  it('by two admins at the same moment is one decision', async () => {
    const { feedback, eventsOf, id } = await submitted();
    const answers = await Promise.all(['anna', 'berta'].map((by) => feedback.publish(id, { by }, request())));
    expect(answers.filter((answer) => 'ok' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'already-decided' }]);
    expect(await eventsOf('FeedbackPublished')).toHaveLength(1);
  });

  it('deletes once; deleted or unknown feedback takes no decision', async () => {
    const { feedback, id } = await submitted();
    expect(await feedback.remove(id, decision, request())).toEqual({ ok: true });
    for (const gone of [id, 'unknown'])
      for (const command of [feedback.remove, feedback.publish, feedback.unpublish])
        expect(await command(gone, decision, request())).toMatchObject({ code: 'feedback-not-found' });
  });

  it('lets a repeat of the same submission return the first answer even after a deletion', async () => {
    const { feedback, eventsOf, eventTypes } = createContributions();
    const first = await feedback.submit(good, ada, request(), 'key');
    const [event] = await eventsOf('FeedbackSubmitted');
    await feedback.remove(String(event?.feedbackId), decision, request());
    expect(await feedback.submit(good, ada, request(), 'key')).toEqual(first);
    expect(await eventTypes()).toEqual(['FeedbackSubmitted', 'FeedbackGranted', 'FeedbackDeleted']);
  });
});
