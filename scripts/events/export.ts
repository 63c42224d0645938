import type { EventStore, StoredEvent } from '../../modules/kernel/events/event-store';
import { productName } from '../../modules/kernel/product';
import { asTyped, commandLine, quit, refuseMore } from '../arguments';
import { createProgressRate } from '../progress-rate';
import { withOperator, type Operator } from '../cli-context';
import { exportCsv } from './export-csv';
import { exportText, formatVersion, type ExportHeader } from './export-format';
import { unknownType } from './known-types';
import { positionOf } from './position';
import { toFile, toStdout } from './write-out';

const usage = `Writes the events as they lie in the log; personal fields stay encrypted.

  npm run events -- export [--format ndjson|csv] [--from POS] [--to POS] [--type T ...] [--out FILE]

  --format ndjson|csv   a line of JSON for each event, between a header and a footer with a checksum (the default:
                        made to be imported again), or a table for spreadsheets
  --from POS            only events after this position, such as the last one of an earlier export
  --to POS              only events up to this position and with it
  --type T              only this type of event; may be repeated
  --out FILE            where it goes (default: stdout); only its owner may read it

Only what is exported without --from and --type can be imported. Progress is shown on stderr. Exit 0, or 1 with one
sentence.`;

type ExportOptions = { format: 'ndjson' | 'csv'; from: number; to: number; types?: string[]; out?: string };

export async function runExport(args: string[]): Promise<void> {
  const { values, positionals } = commandLine(
    usage,
    {
      format: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      type: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
    args,
  );
  refuseMore(positionals, 'export');
  const { format = 'ndjson', type: types, out } = values;
  if (format !== 'ndjson' && format !== 'csv')
    return quit(`There is no format called ${asTyped(format)}; choose ndjson or csv.`, 2);
  const unknown = unknownType(types ?? []);
  if (unknown) return quit(unknown, 2);
  const from = positionOf('--from', values.from, 0);
  const to = positionOf('--to', values.to, Infinity);
  if (from > to) return quit(`--from ${from} lies after --to ${to}. See --help.`, 2);
  if (out?.trim() === '') return quit('Give a path after --out. See --help.', 2);
  await withOperator((operator) => write(operator, { format, from, to, types, out }));
}

async function write({ store }: Pick<Operator, 'store'>, options: ExportOptions): Promise<void> {
  const { format, from, types, out } = options;
  const head = await store.head();
  const to = Math.min(options.to, head);
  const pace = createProgressRate({ doing: 'Exporting', of: 'events' });
  let done = 0;
  const batches = counted(eventsUpTo(store, { from, to, types }), (events) => {
    const last = events.at(-1)?.position ?? to;
    pace.at((done += events.length), (last - from) / (to - from));
  });
  const header: ExportHeader = {
    product: productName,
    format: 'events',
    version: formatVersion,
    log: await store.identity(),
    head,
    from,
    to,
    types: types ?? null,
    count: null,
    exportedAt: new Date().toISOString(),
  };
  const text = format === 'csv' ? exportCsv(batches) : exportText(header, batches);
  try {
    if (out === undefined && !(await toStdout(text))) return pace.stop();
    if (out !== undefined) await toFile(out, text);
  } catch (error) {
    pace.stop();
    throw error;
  }
  pace.end(done);
  if (out !== undefined) process.stderr.write(`Written to ${out}\n`);
}

/** The events after one position up to another. */
export async function* eventsUpTo(
  store: Pick<EventStore, 'readAll'>,
  { from, to, types }: Pick<ExportOptions, 'from' | 'to' | 'types'>,
): AsyncGenerator<StoredEvent[]> {
  for await (const events of store.readAll({ from, types })) {
    const within = events.filter(({ position }) => position <= to);
    yield within;
    if (within.length < events.length) return;
  }
}

async function* counted(
  batches: AsyncIterable<StoredEvent[]>,
  seen: (events: StoredEvent[]) => void,
): AsyncGenerator<StoredEvent[]> {
  for await (const events of batches) {
    yield events;
    seen(events);
  }
}
