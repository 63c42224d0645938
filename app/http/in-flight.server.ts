const underWay = new Map<string, Set<Promise<unknown>>>();

/** Does work of which `settled` knows until it has ended, well or not. */
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

/** Waits for what is under way now for this person; what begins later is not waited for. */
export async function settled(whose: string): Promise<void> {
  await Promise.allSettled([...(underWay.get(whose) ?? [])]);
}
