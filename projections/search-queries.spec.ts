import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryModeration } from '../composition/application/searches';
import { isRefusal } from '../modules/kernel/refusal';
import { toReportId } from '../modules/kernel/report-id';
import type { SearchEvent } from '../modules/search/events';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import { createCursors } from './list-cursor';
import { createQueryList } from './search-query-list';
import type { ReadStore } from './read-store';
import { searchQueries } from './search-queries';
import { createUnitOfWork } from './runtime/unit-of-work';
import { toStoredUser } from './user-list';
import { users } from './users';

const [sqlite] = readStores;

describe('the list of queries', () => {
  let home: Place;
  let store: ReadStore;
  let position: number;
  beforeEach(async () => {
    if (!sqlite) throw new Error('there is no read store');
    home = sqlite.place();
    store = await home.open();
    await store.open([users, searchQueries]);
    position = 0;
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  /** Folds events as the daemon does; each happens a minute after the one before. */
  async function happened(...events: SearchEvent[]): Promise<void> {
    const from = position;
    const work = createUnitOfWork((id) => store.get(searchQueries.name, id));
    for (const event of events) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, (position += 1))).toISOString();
      const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at, version: 1 };
      const error = await work.fold(searchQueries, {
        event,
        id: '',
        stream: '',
        revision: 0,
        position,
        metadata,
      });
      if (error) throw error;
    }
    await store.commit([{ model: searchQueries.name, from, to: position, writes: work.take() }]);
  }
  const about = (id: string) => ({ searchId: toReportId(id), userId: 'u-1' });
  const requested = (
    searchId: string,
    query: string | null,
    model: 'qwen' | 'claude' = 'qwen',
  ): SearchEvent => ({
    ...about(searchId),
    type: 'SearchRequested',
    kind: 'visual',
    query,
    model,
    sourceIds: [],
    charged: true,
  });
  const gathered = (searchId: string): SearchEvent => ({
    ...about(searchId),
    type: 'EvidenceGathered',
    sources: 0,
    spans: 0,
    datasets: 0,
  });
  const completed = (searchId: string): SearchEvent => ({
    ...about(searchId),
    type: 'SearchCompleted',
    report: null,
    processingTimeMs: 1,
  });
  const failed = (searchId: string): SearchEvent => ({
    ...about(searchId),
    type: 'SearchFailed',
    code: 'model-away',
    message: 'The model does not answer.',
  });
  const end = (
    searchId: string,
    type: 'SearchCancelled' | 'SearchDeleted' | 'SearchLapsed' | 'SearchDisowned',
  ) => ({ ...about(searchId), type }) as SearchEvent;
  const queries = () => createQueryList(store, createCursors('a secret'));
  const states = async () =>
    Object.fromEntries(
      (await queries()({ sort: 'createdAt' })).items.map(({ id, status, code }) => [id, code ?? status]),
    );

  it('shows how far each search is, a cancelled one as failed, and none that lapsed or was deleted', async () => {
    await happened(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => requested(id, `About ${id}`)));
    expect(new Set(Object.values(await states()))).toEqual(new Set(['pending']));
    await happened(...['b', 'c', 'd', 'e'].map(gathered));
    await happened(completed('c'), failed('d'), end('e', 'SearchCancelled'), end('f', 'SearchLapsed'));
    await happened(gathered('c'));
    expect(await states()).toEqual({
      a: 'pending',
      b: 'processing',
      c: 'completed',
      d: 'model-away',
      e: 'cancelled',
    });
    await happened(end('c', 'SearchDeleted'));
    expect(Object.keys(await states())).toEqual(['a', 'b', 'd', 'e']);
  });

  it('counts the searches in each state, all or those with a text', async () => {
    await happened(...['a', 'b', 'c'].map((id) => requested(id, `About ${id}`)));
    await happened(completed('a'), failed('b'));
    const { counts } = createQueryModeration({
      questions: { queries: queries() },
      decided: () => Promise.reject(new Error('nothing is decided here')),
      remove: () => Promise.reject(new Error('nothing is deleted here')),
      search: { load: undefined, cancel: undefined, remove: undefined } as never,
    });
    expect(await counts()).toEqual({ pending: 1, processing: 0, completed: 1, failed: 1 });
    expect(await counts('ABOUT A')).toEqual({ pending: 0, processing: 0, completed: 1, failed: 0 });
  });

  it('shows the address of the user as long as there is one, and keeps no query of an erased user', async () => {
    const user = { id: 'u-1', email: 'ada@example.org', name: 'Ada', picture: null, createdAt: '2026-01-01' };
    const doc = toStoredUser({ ...user, isAdmin: false, isApproved: true, isActive: true, searchCount: 1 });
    await store.commit([{ model: users.name, from: 0, to: 1, writes: [{ put: 'u-1', doc }] }]);
    await happened(requested('a', 'Secret matter'), completed('a'));
    expect((await queries()()).items).toEqual([
      {
        ...{ id: 'a', kind: 'visual', userId: 'u-1', userEmail: 'ada@example.org', model: 'qwen' },
        ...{ query: 'Secret matter', status: 'completed', createdAt: '2026-01-01T00:01:00.000Z' },
      },
    ]);
    await store.commit([{ model: users.name, from: 1, to: 2, writes: [{ delete: 'u-1' }] }]);
    await happened(end('a', 'SearchDisowned'));
    expect((await queries()()).items).toMatchObject([{ id: 'a', query: null, userEmail: null }]);
    expect(JSON.stringify(await store.get(searchQueries.name, 'a'))).not.toMatch(/secret/i);
    expect((await queries()({ q: 'secret' })).total).toBe(0);
  });

  it('sorts by time, query, model and state, and continues behind a cursor', async () => {
    await happened(
      requested('a', 'beta'),
      requested('b', 'Alpha', 'claude'),
      requested('c', 'gamma'),
      completed('b'),
    );
    const ids = async (sort?: string) => (await queries()({ sort })).items.map(({ id }) => id).join('');
    expect(await ids()).toBe('cba');
    expect(await ids('query')).toBe('bac');
    expect(await ids('-query')).toBe('cab');
    expect(await ids('model')).toBe('bac');
    expect(await ids('-model')).toBe('acb');
    expect(await ids('status')).toBe('bac');
    const first = await queries()({ sort: 'query', limit: 2 });
    const next = await queries()({ sort: 'query', limit: 2, after: first.next ?? '' });
    expect(isRefusal(next) || next.items.map(({ id }) => id)).toEqual(['c']);
  });
});
