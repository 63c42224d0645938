import type { EventLog } from '../modules/kernel/events/event-log';
import type { Projection } from '../projections/projection';
import type { ReadStore } from '../projections/read-store';
import { stillParked } from '../projections/runtime/skipped-events';

/** The parts of the product for this command. */
export type StatusDependencies = { log: EventLog; readStore: ReadStore; projections: readonly Projection[] };

export type ModelStatus = {
  name: string;
  position: number;
  /** Positions of the log that the model has not read yet. */
  lag: number;
  documents: number;
  bytes: number;
  /** Its parked events that were not skipped. */
  parked: number;
};

/** The state of every read model. */
export async function readStatus({
  log,
  readStore,
  projections,
}: StatusDependencies): Promise<ModelStatus[]> {
  await readStore.open(projections);
  const rows: ModelStatus[] = [];
  for (const { name } of projections) {
    const position = await readStore.position(name);
    const lag = Math.max(0, (await log.head()) - position);
    const parked = (await stillParked(readStore, log, name)).length;
    rows.push({ name, position, lag, ...(await readStore.size(name)), parked });
  }
  return rows;
}

const headings = ['read model', 'position', 'lag', 'documents', 'size', 'parked'];

/** The same as a table: a column per figure. */
export function modelTable(rows: readonly ModelStatus[]): string {
  const cells = rows.map(({ name, position, lag, documents, bytes, parked }) =>
    [name, position, lag, documents, sizeOf(bytes), parked].map(String),
  );
  const lines = [headings, ...cells];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
    .concat('\n');
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
