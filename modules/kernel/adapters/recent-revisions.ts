/** Streams whose newest revision is remembered. */
const rememberedStreams = 10_000;

/** Where streams of late were seen to have got to. */
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
