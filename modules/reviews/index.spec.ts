import { describe, expect, it } from 'vitest';
import { ada, admin, bob, createContributions } from '../../tests/doubles/contributions';
import { request } from '../../tests/doubles/request';

const good = { rating: 5, content: ' Every figure shows where it comes from. ' };

describe('a review', () => {
  it('is stored as written, trimmed, and rewarded with five searches', async () => {
    const { reviews, quota, eventsOf, eventTypes } = createContributions();
    await quota.welcome(ada.id, request());
    expect(await reviews.submit(good, ada, request())).toEqual({ searchesGranted: 5, remaining: 15 });
    expect(await eventTypes()).toEqual(['WelcomeGranted', 'ReviewSubmitted', 'ReviewGranted']);
    expect(await eventsOf('ReviewSubmitted')).toMatchObject([
      { userId: ada.id, rating: 5, content: 'Every figure shows where it comes from.' },
    ]);
  });

  const unrated = { rating: 'Rating Required: Please select a rating before submitting.' };
  const unwritten = { content: 'Content Required: Please write a review before submitting.' };
  it.each([
    ['no rating', { content: 'Fine.' }, unrated],
    ['no content', { rating: 3 }, unwritten],
    ['blank content', { rating: 3, content: '\t \n' }, unwritten],
    ['nothing at all', undefined, { ...unrated, ...unwritten }],
    ['a rating of -1', { ...good, rating: -1 }, { rating: 'A rating is a whole number from 1 to 5.' }],
    [
      'content that is too long',
      { ...good, content: 'x'.repeat(5_001) },
      { content: 'A review has at most 5,000 characters.' },
    ],
    [
      'content that is no text',
      { ...good, content: 'a\0b' },
      { content: 'Your review contains characters that are not text.' },
    ],
  ])('with %s is refused at each bad field, and nothing is written', async (_, input, fields) => {
    const { reviews, eventTypes } = createContributions();
    const problem = Object.values(fields)[0];
    expect(await reviews.submit(input, ada, request())).toMatchObject({
      code: 'invalid-review',
      values: { problem },
      fields,
    });
    expect(await eventTypes()).toEqual([]);
  });

  it('within 24 hours of the last reward is accepted and earns nothing, whatever feedback earned', async () => {
    const { reviews, feedback, passHours, eventsOf } = createContributions();
    await feedback.submit(good, ada, request());
    expect(await reviews.submit(good, ada, request())).toMatchObject({ searchesGranted: 5 });
    passHours(23.9);
    expect(await reviews.submit(good, ada, request())).toEqual({ searchesGranted: 0, remaining: 11 });
    passHours(0.1);
    expect(await reviews.submit(good, ada, request())).toEqual({ searchesGranted: 5, remaining: 16 });
    expect(await reviews.submit(good, bob, request())).toMatchObject({ searchesGranted: 5 });
    expect(await eventsOf('ReviewSubmitted')).toHaveLength(4);
  });

  it('sent again with the same key returns the first answer and earns nothing more', async () => {
    const { reviews, eventTypes } = createContributions({ feedback: 0, review: 0 });
    const first = await reviews.submit(good, ada, request(), 'key');
    const again = await Promise.all(
      [good, { rating: 1, content: 'Another.' }, {}].map((input) =>
        reviews.submit(input, ada, request(), 'key'),
      ),
    );
    expect(again).toEqual([first, first, first]);
    expect(await eventTypes()).toEqual(['ReviewSubmitted', 'ReviewGranted']);
  });

  it('sent ten times at once with one key is stored once, and another person’s with that key separately', async () => {
    const { reviews, eventTypes } = createContributions({ feedback: 0, review: 0 });
    const submit = (who: typeof ada) => reviews.submit(good, who, request(), 'key');
    await Promise.all([...Array.from({ length: 10 }, () => submit(ada)), submit(bob)]);
    expect((await eventTypes()).sort()).toEqual([
      'ReviewGranted',
      'ReviewGranted',
      'ReviewSubmitted',
      'ReviewSubmitted',
    ]);
  });

  it('of an admin is stored and leaves no trace in a quota', async () => {
    const { reviews, eventTypes } = createContributions();
    expect(await reviews.submit(good, admin, request())).toMatchObject({ searchesGranted: 0 });
    expect(await eventTypes()).toEqual(['ReviewSubmitted']);
  });

  it('is unreadable in the log', async () => {
    const { reviews, kept } = createContributions();
    await reviews.submit(good, ada, request());
    expect(await kept()).not.toMatch(/Every figure/);
  });

  it('gets its reward although the process ends right before it', async () => {
    const { reviews, quota, eventsOf, crashBeforeReward, passHours } = createContributions();
    crashBeforeReward();
    await expect(reviews.submit(good, ada, request(), 'key')).rejects.toThrow('ended here');
    const [event] = await eventsOf('ReviewSubmitted');
    passHours(5);
    await reviews.reward(String(event?.reviewId), request());
    expect(await reviews.submit(good, ada, request(), 'key')).toEqual({ searchesGranted: 5, remaining: 5 });
    expect(await quota.remaining(ada.id)).toBe(5);
    expect(await eventsOf('ReviewGranted')).toMatchObject([{ at: '2026-01-01T00:00:00.000Z' }]);
  });
});

describe('a decision about a review', () => {
  async function submitted() {
    const world = createContributions();
    await world.reviews.submit(good, ada, request());
    const [event] = await world.eventsOf('ReviewSubmitted');
    return { ...world, id: String(event?.reviewId) };
  }
  const decision = { by: admin.id, reason: 'Well said.' };

  it('is stored with the admin and the reason, sealed with the key of that admin', async () => {
    const { reviews, eventsOf, kept, id } = await submitted();
    expect(await reviews.approve(id, decision, request())).toEqual({ ok: true, status: 'approved' });
    expect(await eventsOf('ReviewApproved')).toEqual([
      { type: 'ReviewApproved', reviewId: id, userId: ada.id, ...decision },
    ]);
    expect(await kept()).not.toContain('Well said.');
  });

  it('is confirmed to the same admin, and refused to another one', async () => {
    const { reviews, eventsOf, id } = await submitted();
    await reviews.approve(id, decision, request());
    expect(await reviews.approve(id, decision, request())).toEqual({ ok: true, status: 'approved' });
    expect(await reviews.approve(id, { by: 'another' }, request())).toMatchObject({
      code: 'already-decided',
      values: { by: admin.id, status: 'approved' },
    });
    expect(await eventsOf('ReviewApproved')).toHaveLength(1);
  });

  it('by two admins at the same moment is one decision', async () => {
    const { reviews, eventsOf, id } = await submitted();
    const answers = await Promise.all(['anna', 'berta'].map((by) => reviews.approve(id, { by }, request())));
    expect(answers.filter((answer) => 'ok' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'already-decided' }]);
    expect(await eventsOf('ReviewApproved')).toHaveLength(1);
  });

  it('deletes once; a deleted or unknown review takes no decision', async () => {
    const { reviews, id } = await submitted();
    expect(await reviews.remove(id, decision, request())).toEqual({ ok: true });
    for (const gone of [id, 'unknown'])
      for (const command of [reviews.remove, reviews.approve, reviews.reject])
        expect(await command(gone, decision, request())).toMatchObject({ code: 'review-not-found' });
  });

  it('lets a repeat of the same submission return the first answer even after a deletion', async () => {
    const { reviews, eventsOf, eventTypes } = createContributions();
    const first = await reviews.submit(good, ada, request(), 'key');
    const [event] = await eventsOf('ReviewSubmitted');
    await reviews.remove(String(event?.reviewId), decision, request());
    expect(await reviews.submit(good, ada, request(), 'key')).toEqual(first);
    expect(await eventTypes()).toEqual(['ReviewSubmitted', 'ReviewGranted', 'ReviewDeleted']);
  });
});
