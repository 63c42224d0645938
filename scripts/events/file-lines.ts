import { createReadStream } from 'node:fs';
import { CliError } from '../cli-context';

const lineFeed = 0x0a;
/** No event is nearly as large; more bytes without a line feed are no export. */
const maxLineBytes = 256 * 1024 * 1024;

/**
 * The lines of a file as bytes, each with its line feed; the last may lack it. Splits at line feeds alone: JSON may hold
 * other characters that end a line for some readers.
 */
export async function* fileLines(path: string): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let waiting = 0;
  for await (const chunk of bytesOf(path)) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const rest = chunk.subarray(start, end + 1);
      yield pieces.length > 0 ? Buffer.concat([...pieces, rest]) : rest;
      pieces = [];
      waiting = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    pieces.push(chunk.subarray(start));
    waiting += chunk.length - start;
    if (waiting > maxLineBytes) throw new CliError(`${path} is not an export of events: it has no lines.`);
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) yield chunk as Buffer;
  } catch (error) {
    throw new CliError(
      `The file ${path} cannot be read (${(error as { code?: string }).code ?? 'unknown'}).`,
    );
  }
}
