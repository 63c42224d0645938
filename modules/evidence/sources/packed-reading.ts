import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Dataset, Evidence, GapSources, Source, SourceOrigin, Span } from '../evidence';
import { collectEvidence } from '../collect-evidence';
import type { Cell } from './type-table';
import type { ReadSource } from './table-spans';

/** Part of the name under which a packed reading is stored: another number reads every file anew. */
export const packingVersion = 4;

/**
 * Earlier versions whose readings are still opened where they are kept, newest first: a report cites passages by their numbers in the
 * reading that it was written from.
 */
export const earlierVersions: readonly number[] = [3, 2];

/** A source with its reading packed: what a thread is handed. */
export type PackedSource = Pick<Source, 'id' | 'title' | 'kind' | 'sha256'> &
  SourceOrigin & { reading: Uint8Array };

/** The sources of a request, to be opened by whatever needs them whole. The same `key`, the same evidence. */
export type PackedEvidence = {
  key: string;
  query: string;
  sources: PackedSource[];
  /** Ids of the spans worth showing, once they are ranked. */
  ranked?: string[];
  /** Absent where no source was found for gaps. */
  gaps?: GapSources;
};

type PackedColumn = Float64Array | (string | null)[] | Cell[];
type Packing = {
  title: string;
  /** All texts in one, where each ends, and the line each begins on (0: unknown). */
  texts: string;
  ends: Uint32Array;
  lines: Uint32Array;
  /** Of a file with pages. */
  pages?: Uint32Array;
  datasets: (Pick<Dataset, 'title' | 'columns' | 'annotations'> & {
    cells: PackedColumn[];
    rows: number;
    spanIds: Uint32Array;
  })[];
};

/** A reading as bytes: columns instead of rows, texts in one piece, compressed. A tenth of the objects it becomes. */
export function pack({ title, spans, datasets }: ReadSource): Uint8Array {
  const ends = new Uint32Array(spans.length);
  const lines = new Uint32Array(spans.length);
  let end = 0;
  for (const [at, { text, line }] of spans.entries()) {
    end += text.length;
    ends[at] = end;
    lines[at] = line ?? 0;
  }
  const packing: Packing = {
    title,
    ...{ texts: spans.map(({ text }) => text).join(''), ends, lines },
    ...(spans.some(({ page }) => page) && { pages: Uint32Array.from(spans, ({ page }) => page ?? 0) }),
    datasets: datasets.map((dataset) => ({
      title: dataset.title,
      columns: dataset.columns,
      ...(dataset.annotations ? { annotations: dataset.annotations } : {}),
      cells: dataset.columns.map((_, at) => packColumn(dataset.rows, at)),
      rows: dataset.rows.length,
      spanIds: Uint32Array.from(dataset.spanIds, Number),
    })),
  };
  return gzipSync(serialize(packing), { level: 1 });
}

/** The reading that was packed. Throws when the bytes are none, for instance of a later version of Node. */
export function unpack(bytes: Uint8Array): ReadSource {
  const { title, texts, ends, lines, pages, datasets } = deserialize(gunzipSync(bytes)) as Packing;
  const spans: Span[] = [];
  for (let at = 0; at < ends.length; at += 1) {
    const text = texts.slice(at > 0 ? ends[at - 1] : 0, ends[at]);
    const [line, page] = [lines[at], pages?.[at]];
    spans.push({ id: String(at + 1), text, ...(line && { line }), ...(page && { page }) });
  }
  return { title, spans, datasets: datasets.map(unpackDataset) };
}

function unpackDataset(
  { title, columns, cells, rows, spanIds, annotations }: Packing['datasets'][number],
  at: number,
): Dataset {
  const made: Cell[][] = [];
  for (let row = 0; row < rows; row += 1)
    made.push(
      cells.map((column) => {
        const cell = column[row] ?? null;
        return typeof cell === 'number' && Number.isNaN(cell) ? null : cell;
      }),
    );
  return {
    ...{ id: String(at + 1), title, sourceId: '', columns, rows: made },
    spanIds: Array.from(spanIds, String),
    ...(annotations ? { annotations } : {}),
  };
}

/** Numbers as doubles, with NaN for a gap; a column of anything else as it is. */
function packColumn(rows: readonly Cell[][], at: number): PackedColumn {
  const cells = rows.map((row) => row[at] ?? null);
  if (cells.some((cell) => typeof cell === 'string')) return cells;
  return Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell)));
}

/** The evidence of a request, whole. */
export function openEvidence({ sources, query, ranked, gaps }: PackedEvidence): Evidence {
  return collectEvidence(
    sources.map(({ reading, ...source }) => ({ ...unpack(reading), ...source })),
    query,
    { ranked, gaps },
  );
}
