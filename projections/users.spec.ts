import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserEvent } from '../modules/identity/events';
import type { QuotaEvent } from '../modules/quota/events';
import { toReportId } from '../modules/kernel/report-id';
import { createSqliteReadStore } from './adapters/read-store.sqlite';
import type { ReadStore } from './read-store';
import { hasValues, waitUntilVisible as shownIn } from './runtime/wait-until-visible';
import { createUnitOfWork } from './runtime/unit-of-work';
import { userQuery, toUserDocument, type UserListQuery } from './user-list';
import { users } from './users';

type AccountEvent = UserEvent | QuotaEvent;

describe('the list of accounts', () => {
  let dir: string;
  let store: ReadStore;
  let position = 0;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'views-'));
    store = createSqliteReadStore({ file: join(dir, 'views.db') });
    await store.open([users]);
    position = 0;
  });
  afterEach(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });

  /** Folds events as the daemon does; each happens a minute after the one before. */
  async function happened(...events: AccountEvent[]) {
    const from = position;
    const work = createUnitOfWork((id) => store.get(users.name, id));
    for (const event of events) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, (position += 1))).toISOString();
      const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at, version: 1 };
      const recorded = { event, id: '', stream: '', revision: 0, position, metadata };
      const error = await work.fold(users, recorded);
      if (error) throw error;
    }
    await store.commit([{ model: users.name, from, to: position, writes: work.take() }]);
  }
  const listed = async (asked: UserListQuery = {}) => {
    const { items, total } = await store.find(users.name, userQuery(asked));
    return { names: items.map((doc) => toUserDocument(doc).name), total };
  };
  const names = async (asked: UserListQuery = {}) => (await listed(asked)).names;
  const shown = async (id: string) => toUserDocument((await store.get(users.name, id)) ?? {});

  it('shows an account as spec section 3 has it, and nothing that only serves the search [SEC-61]', async () => {
    await happened(registered('ada', 'Ada Lovelace'));
    expect(await shown('ada')).toEqual({
      id: 'ada',
      email: 'ada@example.org',
      name: 'Ada Lovelace',
      picture: null,
      createdAt: '2026-01-01T00:01:00.000Z',
      isAdmin: false,
      isApproved: false,
      isActive: true,
      searchCount: 0,
    });
  });

  it('counts the searches granted and used, and never for an admin', async () => {
    await happened(registered('ada'), approved('ada'), welcomed('ada'));
    await happened({ type: 'SearchReserved', userId: 'ada', searchId: toReportId('s1') });
    await happened({ type: 'SearchReserved', userId: 'ada', searchId: toReportId('s2') });
    await happened({ type: 'SearchRefunded', userId: 'ada', searchId: toReportId('s2') });
    await happened({ type: 'SearchesGranted', userId: 'ada', searches: 5, grantId: 'g' });
    expect((await shown('ada')).searchCount).toBe(14);
    await happened({ type: 'AdminAppointed', userId: 'ada' }, welcomed('ada'));
    expect((await shown('ada')).searchCount).toBe(-1);
  });

  it('has each account in one state: a deactivated one is no longer waiting', async () => {
    await happened(...['wai', 'app', 'adm', 'ina'].map((id) => registered(id)));
    await happened(approved('app'), { type: 'AdminAppointed', userId: 'adm' }, deactivated('ina'));
    expect(await names({ status: 'waiting' })).toEqual(['wai']);
    expect(await names({ status: 'approved' })).toEqual(['app']);
    expect(await names({ status: 'admin' })).toEqual(['adm']);
    expect(await names({ status: 'inactive' })).toEqual(['ina']);
    await happened(deactivated('app'), { type: 'UserReactivated', userId: 'ina' });
    expect(await names({ status: 'inactive' })).toEqual(['app']);
    expect(await names({ status: 'waiting' })).toEqual(['ina', 'wai']);
  });

  it('drops erased accounts', async () => {
    await happened(registered('ada'), registered('bob'), { type: 'UserErased', userId: 'ada' });
    expect(await listed()).toEqual({ names: ['bob'], total: 1 });
  });

  it('is newest first by default, and for an unknown order', async () => {
    await happened(registered('one'), registered('two'), registered('three'));
    for (const sort of [undefined, '-createdAt', 'shoeSize', '-text', '__proto__', ''])
      expect(await names({ sort }), sort).toEqual(['three', 'two', 'one']);
    expect(await names({ sort: 'createdAt' })).toEqual(['one', 'two', 'three']);
  });

  it('sorts by name and address without case, and by searches left', async () => {
    await happened(registered('b', 'bob'), registered('c', 'Cy'), registered('a', 'Ada'), welcomed('c'));
    expect(await names({ sort: 'name' })).toEqual(['Ada', 'bob', 'Cy']);
    expect(await names({ sort: '-email' })).toEqual(['Cy', 'bob', 'Ada']);
    expect((await names({ sort: '-searchCount' }))[0]).toBe('Cy');
  });

  it('can put waiting accounts before the others, newest first in both', async () => {
    await happened(...['old', 'new', 'w1', 'w2', 'off'].map((id) => registered(id)));
    await happened(approved('old'), approved('new'), deactivated('off'));
    expect(await names({ sort: 'waiting' })).toEqual(['w2', 'w1', 'off', 'new', 'old']);
  });

  it('finds a part of a name or an address in any case and any spelling of its letters', async () => {
    await happened(registered('zoe', 'Zoë Müller'), registered('ada', 'Ada'));
    for (const q of ['zoË', 'MÜLL', '  zoe@EXAMPLE ', 'Zoe\u0308 m'])
      expect(await listed({ q }), q).toEqual({ names: ['Zoë Müller'], total: 1 });
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ q: '   ' })).toHaveLength(2);
  });

  it('has pages with the total', async () => {
    await happened(...['1', '2', '3', '4', '5'].map((id) => registered(id)));
    expect(await listed({ page: 2, limit: 2 })).toEqual({ names: ['3', '2'], total: 5 });
    expect(await listed({ page: 9, limit: 2 })).toEqual({ names: [], total: 5 });
  });

  it('can be waited for until it shows a decision, for a limited time', async () => {
    await happened(registered('ada'));
    const order: string[] = [];
    const listShows = (id: string, values: object, limitMs?: number) =>
      shownIn(store, { model: users.name, id }, hasValues(values), limitMs);
    const wait = listShows('ada', { isApproved: true }).then(() => order.push('shown'));
    await listShows('ada', { isApproved: false });
    order.push('approved');
    await happened(approved('ada'));
    await wait;
    expect(order).toEqual(['approved', 'shown']);
    await listShows('ada', { isActive: false }, 30);
    await listShows('nobody', { isActive: false }, 30);
  });
});

const registered = (userId: string, name = userId): AccountEvent => ({
  type: 'UserRegistered',
  userId,
  email: `${userId}@example.org`,
  name,
});
const approved = (userId: string): AccountEvent => ({ type: 'UserApproved', userId });
const deactivated = (userId: string): AccountEvent => ({ type: 'UserDeactivated', userId });
const welcomed = (userId: string): AccountEvent => ({ type: 'WelcomeGranted', userId, searches: 10 });
