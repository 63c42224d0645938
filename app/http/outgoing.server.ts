import type { ServerResponse } from 'node:http';

/** Backlog of a response. Remix writes without respecting backpressure. */
export type Outgoing = {
  /** Bytes written and not yet taken by the reader. */
  backlog(): number;
  /** Resolves when there is room to write, or when the reader has disconnected. */
  drained(): Promise<void>;
};

/** Tracks the return value of the response's `write`. Called after `compression`, which includes its own buffer. */
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

/**
 * Aborted when the caller disconnects before the response ends. The listener of the response holds the controller.
 * The signal of a Remix request is the last of a chain of cloned requests instead, each of which holds the next
 * weakly: after a garbage collection no abort arrives.
 */
export function disconnectionOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Yields the pieces one by one, each when there is room for it. */
export async function* paced<Piece>(pieces: AsyncIterable<Piece>, outgoing: Outgoing): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    await outgoing.drained();

    yield piece;
  }
}
