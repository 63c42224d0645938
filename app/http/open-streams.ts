/** Maximum number of open event streams in one process: per network address and per account. */
export const mostOpenStreams = { address: 200, account: 50 } as const;

/**
 * Counts open event streams. `open` returns a function that releases the stream; undefined when the limit is reached.
 */
export function createOpenStreams(most: { address: number; account: number } = mostOpenStreams) {
  const counts = new Map<string, number>();

  function change(who: string, by: 1 | -1): void {
    const count = (counts.get(who) ?? 0) + by;
    if (count > 0) counts.set(who, count);
    else counts.delete(who);
  }

  return {
    open(address: string, account: string | undefined): (() => void) | undefined {
      const whose = new Map([[`address ${address}`, most.address]]);
      if (account !== undefined) whose.set(`account ${account}`, most.account);
      for (const [who, limit] of whose) if ((counts.get(who) ?? 0) >= limit) return undefined;
      for (const who of whose.keys()) change(who, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const who of whose.keys()) change(who, -1);
        isOpen = false;
      };
    },
    /** Number of addresses and accounts with an open stream. */
    size: () => counts.size,
  };
}
