/** An event of an append request. */
export type Proposed = { id: string; type: string; json: boolean; data: Uint8Array; metadata: Uint8Array };

/** A stored event. `position` is the byte where it begins; the next record begins where it ends. */
export type Recorded = Proposed & {
  stream: string;
  revision: number;
  position: number;
  end: number;
  /** Units of 100 nanoseconds since 1970. */
  created: string;
};

/** A position in the order of all events; for one event, commit and prepare are equal. */
export type Place = { commit: number; prepare: number };

/** The overhead of a record on the server's disk, in bytes. */
const frame = 94;

export const sizeOf = (stream: string, { type, data, metadata }: Proposed) =>
  frame + Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

/** Index of the first event at or after a position. */
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
