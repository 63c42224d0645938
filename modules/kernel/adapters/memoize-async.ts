/** Does something once, for all who need it done first; what failed is tried again by the next. */
export function memoizeAsync<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    }));
}
