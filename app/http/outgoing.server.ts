import type { ServerResponse } from 'node:http';

/** How far the reader of a response is behind. Remix writes on without looking at it. */
export type Outgoing = {
  /** Bytes that were written and that the reader has not taken. */
  backlog(): number;
  /** Resolves when there is room to write: the reader took what was written, or has gone. */
  drained(): Promise<void>;
};

/** Watches what `write` of a response answers. Called after `compression`, which takes its own buffer into account. */
export function outgoingOf(res: ServerResponse): Outgoing {
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  let isFull = false;
  let waiting: (() => void)[] = [];
  const resume = () => {
    isFull = false;
    for (const go of waiting) go();
    waiting = [];
  };
  res.write = (...args: unknown[]) => {
    const hasRoom = write(...args);
    isFull = !hasRoom;
    return hasRoom;
  };
  res.on('drain', resume);
  res.on('close', resume);
  return {
    backlog: () => res.socket?.writableLength ?? 0,
    drained: () =>
      isFull && !res.closed ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
  };
}

/** Passes the pieces on one by one, each when there is room for it. */
export async function* paced<Piece>(pieces: AsyncIterable<Piece>, outgoing: Outgoing): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await outgoing.drained();

    yield piece;
  }
}
