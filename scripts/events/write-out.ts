import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Sentence } from '../with-operator';

/**
 * Writes text to stdout, no faster than it is read. Whoever closes it early (`| head`) has seen enough: `false` is
 * answered then, and the text is not made any further.
 */
export async function toStdout(text: AsyncIterable<string>): Promise<boolean> {
  try {
    await pipeline(Readable.from(text), process.stdout, { end: false });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'EPIPE') return false;
    throw error;
  }
}

/**
 * Writes text to a file that only its owner may read. It stands under its name once it is whole; what is unfinished
 * lies beside it, and is taken away again when this throws.
 */
export async function toFile(
  path: string,
  content: AsyncIterable<string | Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await rm(unfinished, { force: true });
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(content), out, { signal });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (signal?.aborted) throw new Sentence('It was called off, and no file was written.');
    const { code, syscall } = error as { code?: string; syscall?: string };
    if (!syscall) throw error;
    const reason = code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : (code ?? 'unknown reason');
    throw new Sentence(`${path} cannot be written: ${reason}.`);
  }
}
