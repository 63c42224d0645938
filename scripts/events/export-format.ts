import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StoredEvent } from '../../modules/kernel/events/event-store';
import { productName } from '../../modules/kernel/product';

/** The only version of the format that is written and read. */
export const formatVersion = 1;

/** The first line: the range of the file, and its log. `types` is null when no type was left out. */
export const ExportHeader = z.object({
  product: z.literal(productName),
  format: z.literal('events'),
  version: z.number().int(),
  /** Identity of the log. */
  log: z.string(),
  /** The head of the log when the export began. */
  head: z.number(),
  /** Events after this position, up to and with `to`. */
  from: z.number(),
  to: z.number(),
  types: z.array(z.string()).nullable(),
  /** How many events follow; null when they were not counted beforehand. The footer has their number. */
  count: z.number().int().nullable(),
  exportedAt: z.string(),
});
export type ExportHeader = z.infer<typeof ExportHeader>;

/** The last line. `sha256` is that of all bytes before this line. */
export const ExportFooter = z.object({ count: z.number().int(), sha256: z.string() });
export type ExportFooter = z.infer<typeof ExportFooter>;

/**
 * An export as text, batch by batch: `{"header":…}`, one line for each event with everything that an import needs,
 * `{"footer":…}`. JSON without line breaks, each line ended by a line feed.
 */
export async function* exportText(
  header: ExportHeader,
  batches: AsyncIterable<readonly StoredEvent[]>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify({ header })}\n`);
  for await (const events of batches) {
    count += events.length;
    if (events.length > 0) yield hashed(events.map((event) => `${eventText(event)}\n`).join(''));
  }
  const footer: ExportFooter = { count, sha256: hash.digest('hex') };
  yield `${JSON.stringify({ footer })}\n`;
}

function eventText({ position, id, stream, revision, type, data, metadata }: StoredEvent): string {
  return JSON.stringify({ position, id, stream, revision, type, data, metadata });
}
