import { originOf, type Evidence } from '../evidence';

/** All sources with their spans as the bytes of a JSON array. Contract section 3, evidence. */
export function spansAsJson({ sources }: Evidence): Uint8Array {
  const shown = sources.map(({ id, title, kind, sha256, spans, ...rest }) => ({
    ...{ id, title, kind, sha256, ...originOf(rest), spans },
  }));
  return Buffer.from(JSON.stringify(shown));
}
