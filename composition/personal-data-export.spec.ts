import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, createErasureWorld } from '../tests/doubles/erasure-world';
import { createIndexedEvents } from '../tests/doubles/indexed-events';
import { request } from '../tests/doubles/request';
import { sampleResult } from '../tests/doubles/sample-result';
import type { DomainEvent } from '../modules/kernel/events/event';
import { Report } from '../modules/search/report';
import { exportPersonalData } from './personal-data-export';

type Item = Record<string, unknown>;
type Document = Record<'searches' | 'reports' | 'sources' | 'feedback' | 'reviews' | 'facts', Item[]> & {
  account: Item;
  exportedAt: string;
  searchesLeft: number;
};

const anybody = { picture: null, isAdmin: false, isApproved: true, isActive: true };
const text = 'Year,Seen\n2021,4711\n';

describe('the export of a user’s own data', () => {
  let world: ReturnType<typeof createErasureWorld>;
  let personEvents: ReturnType<typeof createIndexedEvents>;
  beforeEach(() => {
    world = createErasureWorld();
    personEvents = createIndexedEvents(world);
  });
  afterEach(async () => {
    await personEvents.close();
    world.remove();
  });

  const tell = (stream: string, ...events: DomainEvent[]) =>
    world.log.append(stream, events, { expected: 'any', context: request() });

  async function download(id: string, name: string): Promise<Document> {
    const viewer = {
      ...anybody,
      id,
      name,
      email: `${name}@example.org`,
      createdAt: '2026-01-01',
      searchCount: 7,
    };
    const clock = { now: () => new Date('2026-02-03T04:05:06Z') };
    await personEvents.index();
    let json = '';
    for await (const piece of exportPersonalData({ ...world, personEvents, clock }, viewer)) json += piece;
    return JSON.parse(json) as Document;
  }

  it('holds account, searches, reports, files, texts and every event, and nothing of other users', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    for (const [{ id: userId }, words] of [
      [ada, 'weevils'],
      [bo, 'cockles'],
    ] as const) {
      await tell(`quota-${userId}`, { type: 'WelcomeGranted', userId, searches: 10 });
      const sourceId = await world.attaches(userId, `${words}.csv`, text.replace('Seen', words));
      const searchId = await world.asks(userId, `How many ${words}?`, [sourceId]);
      const report = Report.parse({ ...sampleResult, title: `All ${words}` });
      await tell(`search-${searchId}`, {
        type: 'SearchCompleted',
        searchId,
        userId,
        report,
        processingTimeMs: 5,
      });
      const said = { userId, earns: true, rating: 4, content: `More ${words}` };
      await tell(`feedback-${words}`, {
        ...said,
        type: 'FeedbackSubmitted',
        feedbackId: words,
        suggestions: '',
      });
      await tell(`review-${words}`, { ...said, type: 'ReviewSubmitted', reviewId: words });
    }
    const document = await download(ada.id, 'Ada');

    expect(document).toMatchObject({
      exportedAt: '2026-02-03T04:05:06.000Z',
      account: { id: ada.id, email: 'Ada@example.org', name: 'Ada' },
      searchesLeft: 7,
      searches: [{ type: 'WelcomeGranted', searches: 10 }],
      reports: [{ query: 'How many weevils?', model: 'deepseek', status: 'completed' }],
      sources: [{ title: 'weevils.csv', kind: 'csv', bytes: 23, content: text.replace('Seen', 'weevils') }],
      feedback: [{ content: 'More weevils', rating: 4 }],
      reviews: [{ content: 'More weevils', rating: 4 }],
    });
    expect(document.reports[0]?.report).toMatchObject({ title: 'All weevils' });
    expect(document.sources[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const types = document.facts.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['EmailClaimed', 'UserRegistered', 'SourceAdded', 'SearchCompleted']),
    );
    expect(types.indexOf('UserRegistered')).toBeLessThan(types.indexOf('SearchRequested'));
    expect(document.facts.every(({ at }) => typeof at === 'string')).toBe(true);
    expect(JSON.stringify(document)).not.toMatch(new RegExp(`cockles|bo@example|${bo.id}`, 'i'));
  });

  it('has the status of every search', async () => {
    const ada = await world.person('Ada');
    const [running, cancelled, deleted] = [
      await world.asks(ada.id, 'One'),
      await world.asks(ada.id, 'Two'),
      await world.asks(ada.id, 'Three'),
    ];
    accepted(await world.search.cancel(cancelled, world.actor(ada.id), request()));
    accepted(await world.search.remove(deleted, world.actor(ada.id), request()));
    const { reports } = await download(ada.id, 'Ada');
    expect(reports.map(({ id, status, report }) => [id, status, report])).toEqual([
      [running, 'processing', null],
      [cancelled, 'cancelled', null],
      [deleted, 'deleted', null],
    ]);
  });

  it('has the publication status of every report, and its public version', async () => {
    const ada = await world.person('Ada');
    const [open, asked] = [await world.finishes(ada.id, 'Weevils'), await world.finishes(ada.id, 'Limpets')];
    const decision = { by: 'the-admin', reason: 'Well made.' };
    accepted(await world.publishing.publish(open, decision, request()));
    accepted(await world.publishing.request(asked, world.actor(ada.id), request()));
    const { reports, facts } = await download(ada.id, 'Ada');
    expect(reports.map(({ id, publication }) => [id, publication])).toEqual([
      [open, 'published'],
      [asked, 'pending_publish'],
    ]);
    const published = facts.find(({ type }) => type === 'ReportPublished');
    expect(published).toMatchObject({ slug: 'weevils', content: { query: 'Weevils' } });
    expect(JSON.stringify(facts)).not.toMatch(/the-admin|Well made/);
  });

  it('leaves out other people who decided, and their reasons', async () => {
    const ada = await world.person('Ada');
    const decision = { by: 'the-admin', reason: 'Seen at the fair.' };
    accepted(await world.identity.deactivate(ada.id, decision, request()));
    const { facts } = await download(ada.id, 'Ada');
    expect(facts.at(-1)).toEqual({ at: facts.at(-1)?.at, type: 'UserDeactivated', userId: ada.id });
  });

  it('is a complete document for an account without any other data', async () => {
    expect(await download('nobody', 'Nobody')).toMatchObject({ reports: [], sources: [], facts: [] });
  });
});
