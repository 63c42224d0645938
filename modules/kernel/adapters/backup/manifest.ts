import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFolderError } from '../../errors';
import { productName } from '../../product';
import { writeAtomically } from '../files/atomic-write';

const name = 'manifest.json';
/** Format version of a backup; raised when older versions could not read it. */
const format = 1;

/** A path inside the backup, with `/` between its parts, that cannot lead out of it. */
const Inside = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\p{C}]+(?:\/[^/\\\p{C}]+)*$/u);
const File = z.object({ name: Inside, bytes: z.number(), sha256: z.string() });
export type BackedUpFile = z.infer<typeof File>;

const Content = z.object({
  product: z.literal(productName),
  format: z.literal(format),
  /** Identity of the log and position of its newest event. */
  log: z.string(),
  head: z.number(),
  /** The moment the backup shows. */
  madeAt: z.iso.datetime(),
  files: z.array(File),
});
/** The contents of a backup. `manifest.json` adds a hash over the list, so that damage to the list itself is detected. */
export type Manifest = z.infer<typeof Content>;

const hashOf = (content: Manifest) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = JSON.stringify({ ...content, sha256: hashOf(content) }, null, 2);
  await writeAtomically(join(folder, name), `${text}\n`);
}

/** Throws `DataFolderError` unless the folder is a whole backup that this version reads. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new DataFolderError(`The folder ${folder} is not a backup: it has no ${name}.`);
  const found = parsed(text);
  if (isNewer(found))
    throw new DataFolderError(
      `The backup ${folder} was made by a newer version of ${productName}; please use that one.`,
    );
  const content = Content.safeParse(found).data;
  if (!content || hashOf(content) !== (found as { sha256?: unknown }).sha256)
    throw new DataFolderError(`The ${name} of the backup ${folder} is damaged: use another backup.`);
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNewer = (found: unknown) => Number((found as { format?: unknown } | undefined)?.format) > format;
