/** Limit of remembered streams. */
const rememberedStreams = 10_000;

/** Remembers the newest known revision of recently used streams. */
export function createRecentRevisions() {
  const revisions = new Map<string, number>();
  return {
    get: (stream: string) => revisions.get(stream),
    put(stream: string, revision: number): void {
      revisions.delete(stream);
      revisions.set(stream, revision);
      const [oldest] = revisions.keys();
      if (revisions.size > rememberedStreams && oldest !== undefined) revisions.delete(oldest);
    },
  };
}
