import { expect, it } from 'vitest';
import type { Document } from '../read-store';
import { hasValues, waitUntilVisible } from './wait-until-visible';

/** A store of one document, with notifications on request. */
function createStore(first: Document | undefined) {
  const changed = new Set<() => void>();
  const store = {
    doc: first,
    get: () => Promise.resolve(store.doc),
    getMany: () => Promise.reject(new Error('one document is asked for')),
    watch(_model: string, _id: string | undefined, notify: () => void) {
      changed.add(notify);
      return () => void changed.delete(notify);
    },
    notify: () => changed.forEach((notify) => notify()),
    watchers: () => changed.size,
  };
  return store;
}
const at = { model: 'reviews', id: 'r-1' };

it('resolves at once when the document is there, and after the notification of a change', async () => {
  const store = createStore({ status: 'pending' });
  await waitUntilVisible(store, at, hasValues({ status: 'pending' }));
  const approved = waitUntilVisible(store, at, hasValues({ status: 'approved' }));
  store.doc = { status: 'approved' };
  store.notify();
  await approved;
  expect(store.watchers()).toBe(0);
});

it('finds a change whose notification came before it was readable', async () => {
  const store = createStore({ status: 'pending' });
  const gone = waitUntilVisible(store, at, (doc) => doc === undefined, 60_000);
  store.notify();
  await new Promise((resolve) => setImmediate(resolve));
  store.doc = undefined;
  await gone;
  expect(store.watchers()).toBe(0);
});

it('resolves when nothing changes for too long, and when the store cannot be read', async () => {
  await waitUntilVisible(createStore({}), at, () => false, 1);
  const away = createStore({});
  away.get = () => Promise.reject(new Error('away'));
  await waitUntilVisible(away, at, () => false, 60_000);
  expect(away.watchers()).toBe(0);
});
