import type { Document, ReadStore } from '../read-store';

/** Longest wait for a read model, in milliseconds: bounded, since possibly no process is writing the read models. */
const maxWaitMs = 20_000;

/**
 * Pause between two reads without a notification, in milliseconds: a server may notify of a commit a moment before all its
 * documents are readable, and notifies once.
 */
const recheckMs = 250;

/**
 * Resolves once a read model shows the expected document: it may lag a moment behind a decision. Resolves as well after a
 * few seconds, and when the store fails: the decision is recorded in any case.
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
export const hasValues =
  (values: object) =>
  (doc: Document | undefined): boolean =>
    doc !== undefined && Object.entries(values).every(([field, value]) => doc[field] === value);
