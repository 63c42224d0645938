import { createWriteStream } from 'node:fs';
import { chmod, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stdoutError } from '../arguments';
import { CliError } from '../cli-context';

type Content = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/**
 * Writes to stdout, no faster than it is read. A reader that closes the pipe early (`| head`) is no error: the answer is
 * then `false`, and the rest of the content is never made.
 */
export async function toStdout(content: Content): Promise<boolean> {
  try {
    for await (const piece of content) await written(piece);
    return true;
  } catch (error) {
    const { code, syscall } = error as { code?: string; syscall?: string };
    if (code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED') return false;
    if (syscall !== 'write') throw error;
    throw new CliError(stdoutError(error as Error));
  }
}

/** Some kinds of stdout throw errors that others pass to the callback. */
const written = (piece: string | Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Writes to a file that only its owner may read. The file gets its name once it is complete; the unfinished one is beside
 * it, and is deleted when this throws or Ctrl-C is pressed. Writes directly to an existing path that is no file, such as
 * a device.
 */
export function toFile(path: string, content: Content): Promise<void> {
  return wholeFile(path, async (place, { signal, flush }) => {
    const out = createWriteStream(place, { mode: 0o600, flush });
    await pipeline(Readable.from(content), out, { signal });
  });
}

type Place = { signal: AbortSignal; flush: boolean };

/** The same for other ways of writing: `write` gets the path. */
export async function wholeFile(
  path: string,
  write: (place: string, how: Place) => Promise<unknown>,
): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  const asItIs = await isNoFile(path);
  const place = asItIs ? path : `${path}.part`;
  const discard = () => (asItIs ? undefined : rm(place, { force: true }));
  try {
    await discard();
    await write(place, { signal, flush: !asItIs });
    signal.throwIfAborted();
    if (!asItIs) await chmod(place, 0o600).then(() => rename(place, path));
  } catch (error) {
    await discard()?.catch(() => undefined);
    if (signal.aborted) throw new CliError('It was called off, and no file was written.');
    const { code, syscall } = error as { code?: string; syscall?: string };
    if (!syscall) throw error;
    throw new CliError(`${path} cannot be written: ${reasonOf(code)}.`);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

const reasonOf = (code: string | undefined) =>
  code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : (code ?? 'unknown reason');

async function isNoFile(path: string): Promise<boolean> {
  const there = await stat(path).catch(() => undefined);
  return there !== undefined && !there.isFile();
}
