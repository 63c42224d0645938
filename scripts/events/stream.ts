import { asTyped, commandLine, quit } from '../arguments';
import { CliError, withOperator, type Operator } from '../cli-context';
import { fieldText, printable, timeText } from './field-text';
import { positionOf } from './position';
import { formatEvents, type FormattedEvent } from './format-event';
import { toStdout } from './write-out';

const usage = `Shows one stream: what happened to one thing, from its beginning.

  npm run events -- stream NAME [--from REVISION] [--format text|ndjson] [--personal]

  --from REVISION        begins at this revision
  --format text|ndjson   for people (the default), or a line of JSON for each event
  --personal             shows personal fields in clear; without it they are masked

Names look like user-ID, search-ID, quota-ID, workflow-ID. Events are grouped by the correlation id of the request that they go
back to. Times are UTC. Exit 0, or 1 with one sentence.`;

type StreamOptions = { name: string; from: number; format: 'text' | 'ndjson'; personal: boolean };

export async function runStream(args: string[]): Promise<void> {
  const { values, positionals } = commandLine(
    usage,
    { from: { type: 'string' }, format: { type: 'string' }, personal: { type: 'boolean' } },
    args,
  );
  const [name, ...more] = positionals;
  if (!name?.trim()) return quit('Say which stream: events stream NAME. See --help.', 2);
  if (more.length > 0) return quit(`Only one stream is shown. Unexpected: ${more[0]}. See --help.`, 2);
  const { format = 'text', personal = false } = values;
  if (format !== 'text' && format !== 'ndjson')
    return quit(`There is no format called ${asTyped(format)}; choose text or ndjson.`, 2);
  const from = positionOf('--from', values.from, 0);
  await withOperator((operator) => show(operator, { name, from, format, personal }));
}

async function show({ log, store }: Pick<Operator, 'log' | 'store'>, options: StreamOptions): Promise<void> {
  const { name, from, format, personal } = options;
  const stored = await store.readStream(name, from);
  if (stored.length === 0) throw new CliError(await whyNothing(store, options));
  if (personal) process.stderr.write('Personal data is shown in clear: leave it nowhere.\n');
  const shown = formatEvents(stored, await log.open(stored), personal);
  await toStdout(lines(shown, format));
}

async function whyNothing(store: Operator['store'], { name, from }: StreamOptions): Promise<string> {
  const last = from > 0 ? (await store.readStream(name)).at(-1) : undefined;
  return last
    ? `The stream ${printable(name)} ends with revision ${last.revision}.`
    : `There is no stream called ${printable(name)}.`;
}

async function* lines(
  events: readonly FormattedEvent[],
  format: StreamOptions['format'],
): AsyncGenerator<string> {
  let request: string | undefined;
  for (const event of events) {
    const { correlationId } = event;
    if (format === 'text' && correlationId !== request) yield `request ${printable(correlationId)}\n`;
    request = correlationId;
    yield format === 'ndjson' ? `${JSON.stringify(event)}\n` : await Promise.resolve(paragraph(event));
  }
}

/** Characters of a value that are shown; `--format ndjson` has all of it. */
const maxValueLength = 200;

function paragraph(event: FormattedEvent): string {
  const { revision, at, type, actor, position, note } = event;
  const head = `${String(revision).padStart(4)}  ${timeText(at)}  ${printable(type)}  by ${printable(actor)}  #${position}`;
  const fields = Object.keys(event.data).filter((field) => event.data[field] !== undefined);
  const width = Math.max(0, ...fields.map((field) => field.length));
  return [
    note ? `${head}  (${note})` : head,
    ...fields.map(
      (field) => `      ${printable(field).padEnd(width)}  ${fieldText(event, field, maxValueLength)}`,
    ),
    '',
  ].join('\n');
}
