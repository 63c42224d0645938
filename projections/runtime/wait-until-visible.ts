import type { Document, ReadStore } from '../read-store';

/** Longest wait for a read model, in milliseconds: bounded, since no process may be writing the read models. */
const maxWaitMs = 20_000;

/**
 * Pause between two looks without a notification, in milliseconds: a server may tell of a commit a moment before it
 * shows all documents of it, and tells of it once.
 */
const recheckMs = 250;

/**
 * Resolves once a read model shows what is waited for: it may lag a moment behind a decision. Resolves all the same
 * after a few seconds, and when it cannot be read: the decision stands.
 */
export function waitUntilVisible(
  store: Pick<ReadStore, 'get' | 'watch'>,
  { model, id }: { model: string; id: string },
  isThere: (doc: Document | undefined) => boolean,
  limitMs = maxWaitMs,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      clearInterval(recheck);
      unwatch();
      resolve();
    };
    const look = async () => {
      if (isThere(await store.get(model, id))) end();
    };
    const lookAgain = () => void look().catch(end);
    const timer = setTimeout(end, limitMs);
    const recheck = setInterval(lookAgain, recheckMs);
    const unwatch = store.watch(model, id, lookAgain);
    lookAgain();
  });
}

/** Whether a document has these values. */
export const has =
  (values: object) =>
  (doc: Document | undefined): boolean =>
    doc !== undefined && Object.entries(values).every(([field, value]) => doc[field] === value);
