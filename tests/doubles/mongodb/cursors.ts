import { BSON } from 'mongodb';
import { type Doc, docOf, numberOf, toBytes } from './doc';
import { Failure } from './failure';

const firstBatch = 101;
const batchBytes = 16_000_000;

type Open = { namespace: string; rest: Doc[] };
export type Cursors = ReturnType<typeof createCursors>;

/** Returns long results in batches. */
export function createCursors() {
  const open = new Map<string, Open>();
  let last = 0;

  function cut(docs: Doc[], most: number): Doc[] {
    let bytes = 0;
    const end = docs.findIndex((doc, n) => n >= most || (bytes += toBytes(doc).length) > batchBytes);
    return docs.splice(0, end < 0 ? docs.length : Math.max(1, end));
  }

  return {
    /** The answer with the first batch of these documents. */
    answer(namespace: string, docs: Doc[], command: Doc): Doc {
      const asked = docOf(command.cursor).batchSize ?? command.batchSize;
      const rest = [...docs];
      const batch = asked === 0 ? [] : cut(rest, asked === undefined ? firstBatch : numberOf(asked));
      const more = rest.length > 0 && command.singleBatch !== true;
      if (more) open.set(String((last += 1)), { namespace, rest });
      return { cursor: { firstBatch: batch, id: BSON.Long.fromNumber(more ? last : 0), ns: namespace } };
    },
    more(command: Doc): Doc {
      const id = String(command.getMore);
      const cursor = open.get(id);
      if (!cursor) throw new Failure(43, 'CursorNotFound', `cursor id ${id} not found`);
      const nextBatch = cut(cursor.rest, numberOf(command.batchSize) || Infinity);
      if (cursor.rest.length === 0) open.delete(id);
      const left = BSON.Long.fromString(cursor.rest.length > 0 ? id : '0');
      return { cursor: { nextBatch, id: left, ns: cursor.namespace } };
    },
    kill(ids: readonly unknown[]): Doc {
      const [cursorsKilled, cursorsNotFound] = [true, false].map((there) =>
        ids.filter((id) => open.has(String(id)) === there),
      );
      for (const id of ids) open.delete(String(id));
      return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
    },
  };
}
