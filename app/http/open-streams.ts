/** Maximum number of open event streams in one process: per network address and per account. */
export const maxOpenStreams = { address: 200, account: 50 } as const;

/**
 * Counts open event streams. `open` returns a function that releases the stream; undefined when the limit is reached.
 */
export function createOpenStreams(max: { address: number; account: number } = maxOpenStreams) {
  const counts = new Map<string, number>();

  function change(who: string, by: 1 | -1): void {
    const count = (counts.get(who) ?? 0) + by;
    if (count > 0) counts.set(who, count);
    else counts.delete(who);
  }

  return {
    open(address: string, account: string | undefined): (() => void) | undefined {
      const limits = new Map([[`address ${address}`, max.address]]);
      if (account !== undefined) limits.set(`account ${account}`, max.account);
      for (const [who, limit] of limits) if ((counts.get(who) ?? 0) >= limit) return undefined;
      for (const who of limits.keys()) change(who, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const who of limits.keys()) change(who, -1);
        isOpen = false;
      };
    },
    /** Number of addresses and accounts with an open stream. */
    size: () => counts.size,
  };
}
