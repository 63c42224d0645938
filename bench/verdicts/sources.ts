import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfFile } from '../../modules/evidence/contract';
import type { Evidence } from '../../modules/evidence/evidence';
import { collectEvidence } from '../../modules/evidence/collect-evidence';
import { isTextKind, readSource } from '../../modules/evidence/sources/read-source';
import { isRefusal } from '../../modules/kernel/refusal';
import { sourcesFolder } from './corpus';

export const sourceBytes = (name: string): Buffer => readFileSync(join(sourcesFolder, name));

/** Sources as a report over them reads them, their spans numbered through in this order. */
export function evidenceOver(names: readonly string[]): Evidence {
  const read = names.map((name) => {
    const bytes = sourceBytes(name);
    const kind = kindOfFile(name, '');
    if (!isTextKind(kind)) throw new Error(`${name} is no kind of text`);
    const source = readSource({ name, bytes }, kind);
    if (isRefusal(source)) throw new Error(`${name} cannot be read: ${source.code}`);
    return { ...source, id: name, kind, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  return collectEvidence(read, 'What do the sources say?');
}

/** The passages of one source among them. */
export function passagesOf({ sources }: Evidence, name: string) {
  const source = sources.find(({ id }) => id === name);
  if (!source) throw new Error(`${name} is not among the sources`);
  return source.spans;
}
