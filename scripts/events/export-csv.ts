import Papa from 'papaparse';
import type { StoredEvent } from '../../modules/kernel/events/event-store';

const columns = [
  'position',
  'at',
  'stream',
  'revision',
  'type',
  'version',
  'actor',
  'correlationId',
  'causationId',
  'id',
  'data',
] as const;
type Row = Record<(typeof columns)[number], string | number>;

const byteOrderMark = '\uFEFF';
/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r\n\0].*$/s;

/** Events as CSV for spreadsheets, batch by batch; data as JSON in one cell. Not meant for import. */
export async function* exportCsv(batches: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<string> {
  yield byteOrderMark + written([[...columns]]);
  for await (const events of batches)
    yield written(
      events.map((event) => {
        const row = rowOf(event);
        return columns.map((column) => row[column]);
      }),
    );
}

function rowOf({ position, stream, revision, type, id, data, metadata }: StoredEvent): Row {
  const { at, version, actor, correlationId, causationId = '' } = metadata;
  const by = actor.kind === 'person' ? `person ${actor.id}` : actor.kind;
  const about = { at, version, actor: by, correlationId, causationId };
  return { position, stream, revision, type, ...about, id, data: JSON.stringify(data) };
}

const written = (rows: (string | number)[][]) =>
  rows.length > 0 ? `${Papa.unparse(rows, { escapeFormulae: formula, newline: '\r\n' })}\r\n` : '';
