import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore, StoredEvent } from '../../modules/kernel/events/event-store';
import { commandLine, quit, refuseMore } from '../arguments';
import { withOperator, type Operator } from '../cli-context';
import { fieldText, printable, timeText } from './field-text';
import { unknownType } from './known-types';
import { positionOf } from './position';
import { formatEvents, type FormattedEvent } from './format-event';
import { toStdout } from './write-out';

const usage = `Follows the log: a line for each event, as it comes. Ctrl-C ends it.

  npm run events -- tail [--type T ...] [--since POS | --last N]

  --type T      only this type of event; may be repeated
  --since POS   begins after this position (0: at the beginning) instead of with what comes next
  --last N      begins with the last N events

A line is time (UTC), position, stream, type and the first fields; personal ones are masked. Exit 0, or 1 with one
sentence.`;

export async function runTail(args: string[]): Promise<void> {
  const { values, positionals } = commandLine(
    usage,
    { type: { type: 'string', multiple: true }, since: { type: 'string' }, last: { type: 'string' } },
    args,
  );
  refuseMore(positionals, 'tail');
  if (values.since !== undefined && values.last !== undefined)
    return quit('Give --since or --last, not both. See --help.', 2);
  const unknown = unknownType(values.type ?? []);
  if (unknown) return quit(unknown, 2);
  const since = values.since === undefined ? undefined : positionOf('--since', values.since, 0);
  const last = positionOf('--last', values.last, 0);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  await withOperator((operator) => follow(operator, { types: values.type, since, last }, stop));
}

type TailOptions = { types?: string[]; since?: number; last: number };

async function follow(operator: Operator, options: TailOptions, stop: AbortController): Promise<void> {
  try {
    await toStdout(tailLines(operator, options, stop.signal));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    stop.abort();
  }
}

/** Prints a line for each event until aborted. */
export async function* tailLines(
  { log, store }: Pick<Operator, 'log' | 'store'>,
  { types, since, last }: TailOptions,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const inLines = async (events: readonly StoredEvent[]) =>
    formatEvents(events, await log.open(events), false)
      .map((event) => `${lineOf(event)}\n`)
      .join('');
  let from = since ?? (await store.head());
  if (last > 0) {
    const before = await lastOf(store, last, { types, signal });
    if (signal.aborted) return;
    if (before.length > 0) yield await inLines(before);
    from = Math.max(from, before.at(-1)?.position ?? 0);
  }
  for await (const events of store.follow({ from, types, signal })) yield await inLines(events);
}

/** The log can only be read forwards, so this reads all of it: seconds for a million events. */
async function lastOf(
  store: Pick<EventStore, 'readAll'>,
  count: number,
  { types, signal }: { types: string[] | undefined; signal: AbortSignal },
): Promise<StoredEvent[]> {
  let recent: StoredEvent[] = [];
  for await (const events of store.readAll({ from: 0, types })) {
    // An embedded log answers at once: without yielding to the event loop, Ctrl-C would not arrive before the end.
    await nextTurn();
    if (signal.aborted) return [];
    recent.push(...events);
    if (recent.length > 2 * count) recent = recent.slice(-count);
  }
  return recent.slice(-count);
}

/** Fields of a line, and characters of each. */
const maxFields = 5;
const maxFieldLength = 60;

/** Ids that the name of the stream contains already. */
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1);

function lineOf(event: FormattedEvent): string {
  const { at, position, stream, type, data, note } = event;
  const summary = Object.keys(data)
    .filter((field) => data[field] !== undefined && data[field] !== idOf(stream))
    .slice(0, maxFields)
    .map((field) => `${printable(field)}=${fieldText(event, field, maxFieldLength)}`);
  const parts = [timeText(at), `#${position}`, printable(stream), printable(type), ...summary];
  return (note ? [...parts, `(${note})`] : parts).join('  ');
}
