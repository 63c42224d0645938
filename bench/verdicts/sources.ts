import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile } from '../../modules/evidence/contract';
import type { Evidence } from '../../modules/evidence/evidence';
import { collectEvidence } from '../../modules/evidence/collect-evidence';
import { pack, type PackedEvidence } from '../../modules/evidence/sources/packed-reading';
import { isTextKind, readSource } from '../../modules/evidence/sources/read-source';
import { isRefusal } from '../../modules/kernel/refusal';
import { sourcesFolder } from './corpus';

export const sourceBytes = (name: string): Buffer => readFileSync(join(sourcesFolder, name));

const query = 'What do the sources say?';

/** Sources as a report over them reads them, their spans numbered through in this order. */
export const evidenceOver = (names: readonly string[]): Evidence =>
  collectEvidence(names.map(readingOf), query);

/** The same sources as a thread is handed them. */
export const packedOver = (names: readonly string[]): PackedEvidence => ({
  ...{ key: names.join(' '), query },
  sources: names.map((name) => {
    const { spans, datasets, ...source } = readingOf(name);
    return { ...source, reading: pack({ title: source.title, spans, datasets }) };
  }),
});

function readingOf(name: string) {
  const bytes = sourceBytes(name);
  const kind = kindOfFile(name, '');
  if (!isTextKind(kind)) throw new Error(`${name} is no kind of text`);
  const source = readSource({ name, bytes }, kind);
  if (isRefusal(source)) throw new Error(`${name} cannot be read: ${source.code}`);
  return { ...source, id: name, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The passages of one source among them. */
export function passagesOf({ sources }: Evidence, name: string) {
  const source = sources.find(({ id }) => id === name);
  if (!source) throw new Error(`${name} is not among the sources`);
  return source.spans;
}
