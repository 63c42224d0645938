const underWay = new Map<string, Set<Promise<unknown>>>();

/** Runs work that `settled` waits for, until it succeeds or fails. */
export async function noted<T>(whose: string, work: () => Promise<T>): Promise<T> {
  const works = underWay.get(whose) ?? new Set();
  underWay.set(whose, works);
  const mine = work();
  works.add(mine);
  try {
    return await mine;
  } finally {
    works.delete(mine);
    if (works.size === 0) underWay.delete(whose);
  }
}

/** Waits for the present work of this person; does not wait for work that begins later. */
export async function settled(whose: string): Promise<void> {
  await Promise.allSettled([...(underWay.get(whose) ?? [])]);
}
