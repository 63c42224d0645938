import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visibility } from '../modules/publishing/contract';
import { toReportId } from '../modules/kernel/report-id';
import { readStores } from '../tests/doubles/read-store-adapters';
import type { ReportStatus, ReportSummary } from './documents';
import { createQueries } from './queries';
import { toStoredReport, type ReportListQuery } from './report-list';
import { reportSummaries } from './report-summaries';
import type { ReadStore } from './read-store';

const line = (n: number, more: Partial<ReportSummary> = {}): ReportSummary => ({
  id: toReportId(`r-${n}`),
  kind: 'visual',
  userId: n % 2 ? 'ada' : 'bob',
  title: `Report ${n}`,
  query: `What about ${n}?`,
  summary: '',
  keywords: [],
  wordCount: 2_000 + n,
  model: 'qwen',
  status: 'draft',
  url: `/results/r-${n}`,
  demo: false,
  offline: true,
  createdAt: `2026-01-01T00:00:0${n}.000Z`,
  publishedAt: null,
  ...more,
});

const lines = [
  line(1, { title: 'zebra Mussels', query: 'Übung', keywords: ['Dreissena', 'lakes'] }),
  line(2, { status: 'pending_publish', title: 'Äpfel' }),
  line(3, { status: 'published', publishedAt: '2026-02-01T00:00:00.000Z', title: 'Beetles 100%' }),
  line(4, { status: 'published', publishedAt: '2026-02-02T00:00:00.000Z', title: 'beetles' }),
  line(5),
];

/** Reports with attached files. */
const withFiles = new Set(['r-1', 'r-4']);

describe.each(readStores)('the list of all reports in $name', ({ place }) => {
  const home = place();
  let store: ReadStore;
  beforeAll(async () => {
    store = await home.open();
    await store.open([reportSummaries]);
    const writes = [...lines.map((each) => [each, true] as const), [line(6), false] as const].map(
      ([each, completed]) => ({
        put: each.id,
        doc: toStoredReport(each, { completed, attached: withFiles.has(each.id), checks: null }),
      }),
    );
    await store.commit([{ model: reportSummaries.name, from: 0, to: 1, writes }]);
  });
  afterAll(async () => {
    await store.close();
    await home.remove();
  });

  const questions = () => createQueries({ store, log: undefined as never });
  const listed = async (asked: ReportListQuery & { after?: undefined } = {}) => {
    const { items, total } = await questions().list(asked);
    return { ids: items.map(({ id }) => Number(id.slice(2))), total };
  };

  it('holds all completed reports, newest first, as lines of the contract', async () => {
    expect(await listed()).toEqual({ ids: [5, 4, 3, 2, 1], total: 5 });
    expect((await questions().list({ limit: 1 })).items).toEqual([{ ...lines[4], checks: null }]);
  });

  it('has pages with the total', async () => {
    expect(await listed({ page: 2, limit: 2 })).toEqual({ ids: [3, 2], total: 5 });
    expect(await listed({ page: 9 })).toEqual({ ids: [], total: 5 });
  });

  it.each([
    ['zebra MUSSELS', [1]],
    ['übung', [1]],
    ['  dreiss ', [1]],
    ['ABOUT 4', [4]],
    ['100%', [3]],
    ['%', [3]],
    ['mussels Übung', []],
    ['', [5, 4, 3, 2, 1]],
  ])('finds "%s" in title, query and keywords, in any case', async (q, ids) => {
    expect((await listed({ q })).ids).toEqual(ids);
  });

  it.each([
    ['draft', [5, 1]],
    ['pending_publish', [2]],
    ['published', [4, 3]],
  ] as [ReportStatus, number[]][])('can be narrowed to what is %s', async (status, ids) => {
    expect(await listed({ status })).toEqual({ ids, total: ids.length });
  });

  it('sorts by time, title without case, words, status and time of publication; else newest first', async () => {
    expect((await listed({ sort: 'createdAt' })).ids).toEqual([1, 2, 3, 4, 5]);
    expect((await listed({ sort: 'title' })).ids).toEqual([4, 3, 5, 1, 2]);
    expect((await listed({ sort: '-wordCount' })).ids).toEqual([5, 4, 3, 2, 1]);
    expect((await listed({ sort: '-publishedAt', limit: 2 })).ids).toEqual([4, 3]);
    expect((await listed({ sort: 'status' })).ids).toEqual([1, 5, 2, 3, 4]);
    for (const sort of ['text', '__proto__', '-', 'userId'])
      expect((await listed({ sort })).ids, sort).toEqual([5, 4, 3, 2, 1]);
  });

  it('leaves drafts with attached files out of public lists, and every draft where the setting says so', async () => {
    const shown = async (visibility: Visibility) => {
      const { recent, all } = createQueries({ store, log: undefined as never, visibility });
      const ids = (await recent()).map(({ id }) => Number(id.slice(2)));
      expect((await all()).map(({ id }) => Number(id.slice(2)))).toEqual(ids);
      return ids;
    };
    expect(await shown('public')).toEqual([5, 4, 3, 2]);
    expect(await shown('unlisted')).toEqual([4, 3]);
  });

  it('shows its owner and admins what public lists leave out', async () => {
    expect((await questions().history('ada', 1, 20)).results.map(({ id }) => id)).toContain('r-1');
    expect((await listed()).ids).toContain(1);
  });

  it('can be searched in a user’s own history too', async () => {
    const found = await questions().history('ada', 1, 20, 'beetles');
    expect([found.results.map(({ id }) => id), found.pagination.totalCount]).toEqual([['r-3'], 1]);
    expect((await questions().history(undefined, 1, 20, 'BEETLES')).pagination.totalCount).toBe(2);
    expect((await questions().history('bob', 1, 20, 'mussels')).results).toEqual([]);
  });
});
