/** The largest relative error of a quantile. */
export const accuracy = 0.005;
const growth = (1 + accuracy) / (1 - accuracy);

/**
 * Durations in constant memory, however many: a histogram whose buckets grow by about a percent each, so that a quantile
 * is off by half a percent at most. Merging two of them loses nothing.
 */
export function createDurations() {
  const buckets = new Map<number, number>();
  let count = 0;
  return {
    /** Milliseconds; less than one counts as one. */
    add(ms: number): void {
      const bucket = Math.ceil(Math.log(Math.max(1, ms)) / Math.log(growth));
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
      count += 1;
    },
    /** The duration that this share of all does not exceed, in milliseconds; undefined without any. */
    quantile(share: number): number | undefined {
      let left = Math.max(1, Math.ceil(share * count));
      for (const bucket of [...buckets.keys()].sort((a, b) => a - b)) {
        left -= buckets.get(bucket) ?? 0;
        if (left <= 0) return (2 * growth ** bucket) / (growth + 1);
      }
      return undefined;
    },
  };
}

export type Durations = ReturnType<typeof createDurations>;
