import { createReadStream } from 'node:fs';
import { CliError } from '../cli-context';

const lineFeed = 0x0a;
/** No fact comes near this; more without a line feed is not a file of ours. */
const longestLine = 256 * 1024 * 1024;

/**
 * The lines of a file as bytes, each with its line feed; the last may lack it. Split at line feeds alone: other signs
 * that end a line for some readers may stand inside JSON.
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
    if (waiting > longestLine) throw new CliError(`${path} is not an export of events: it has no lines.`);
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
