/** An event on its way in, as the protocol brings it. */
export type Proposed = { id: string; type: string; json: boolean; data: Uint8Array; metadata: Uint8Array };

/** An event as it lies in the log. `position` is the byte where it begins; the next record begins where it ends. */
export type Recorded = Proposed & {
  stream: string;
  revision: number;
  position: number;
  end: number;
  /** Hundreds of nanoseconds since 1970, as a whole number. */
  created: string;
};

/** A place in the order of all events. One event's own place is its position twice. */
export type Place = { commit: number; prepare: number };

/** Bytes around the words of an event on the server's disk. */
const frame = 94;

export const sizeOf = (stream: string, { type, data, metadata }: Proposed) =>
  frame + Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

/** Index of the first event that begins at a place or after it. */
export function firstFrom(events: readonly Recorded[], { commit, prepare }: Place): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const position = events[middle]?.position ?? 0;
    if (position < commit || (position === commit && position < prepare)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isAfter = (event: Recorded, { commit, prepare }: Place) =>
  event.position > commit || (event.position === commit && event.position > prepare);
