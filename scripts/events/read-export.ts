import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { StoredEvent } from '../../modules/kernel/events/event-store';
import { CliError } from '../cli-context';
import { ExportFooter, ExportHeader, formatVersion } from './export-format';
import { fileLines } from './file-lines';

/** Events of one batch. */
const batchSize = 500;

export type ReadExport = {
  /** All events of the file, in order. Throws a `CliError` at the first damage. */
  batches(): AsyncGenerator<StoredEvent[]>;
  header: ExportHeader;
  /** The share of the file that `batches` has read so far, 0 to 1. */
  share(): number;
};

/** Opens an export of events. Throws a `CliError` when it is none, or one of another version. */
export async function readExport(path: string): Promise<ReadExport> {
  const header = await headerOf(path);
  const { size } = await stat(path);
  let read = 0;

  async function* batches(): AsyncGenerator<StoredEvent[]> {
    const hash = createHash('sha256');
    let batch: StoredEvent[] = [];
    let count = 0;
    let number = 0;
    let footer: ExportFooter | undefined;
    read = 0;
    for await (const line of fileLines(path)) {
      number += 1;
      read += line.length;
      if (footer) throw damaged(path, `more follows after its last line, ${number - 1}`);
      if (number > 1) {
        const record = parsed(line) ?? {};
        footer = footerOf(record);
        if (!footer) batch.push(eventOf(record) ?? fail(damaged(path, `line ${number} is not an event`)));
      }
      if (!footer) hash.update(line);
      if (batch.length < batchSize) continue;
      count += batch.length;
      yield batch;
      batch = [];
    }
    count += batch.length;
    if (!footer) throw damaged(path, `it was cut off after line ${number}`);
    if (footer.count !== count)
      throw damaged(path, `it holds ${count} events where its last line promises ${footer.count}`);
    if (footer.sha256 !== hash.digest('hex')) throw damaged(path, 'its checksum does not fit its lines');
    if (batch.length > 0) yield batch;
  }

  return { header, batches, share: () => (size > 0 ? read / size : 1) };
}

async function headerOf(path: string): Promise<ExportHeader> {
  for await (const line of fileLines(path)) {
    const header = ExportHeader.safeParse(parsed(line)?.header);
    if (!header.success) break;
    if (header.data.version !== formatVersion)
      throw new CliError(
        `${path} has version ${header.data.version} of the format; this product reads version ${formatVersion}.`,
      );
    return header.data;
  }
  throw new CliError(`${path} is not an export of events.`);
}

const damaged = (path: string, how: string) => new CliError(`${path} is damaged: ${how}.`);

function fail(error: Error): never {
  throw error;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: Buffer): Json | undefined {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const footerOf = (line: Json) => ExportFooter.safeParse(line.footer).data;

/** A loop instead of a schema, as there may be millions. */
function eventOf({ position, id, stream, revision, type, data, metadata }: Json): StoredEvent | undefined {
  const placed = Number.isSafeInteger(position) && Number.isSafeInteger(revision) && Number(revision) >= 0;
  const named = [id, stream, type].every((name) => typeof name === 'string' && name !== '');
  if (!placed || !named || !isObject(data) || !isObject(metadata)) return undefined;
  return { position, id, stream, revision, type, data, metadata } as unknown as StoredEvent;
}
