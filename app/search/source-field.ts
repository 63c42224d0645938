import { z } from 'zod';
import { SourceKind } from '../../modules/evidence/evidence';
import type { AttachedSource } from '../../system';

const Source = z.object({
  sourceId: z.string(),
  title: z.string(),
  kind: SourceKind,
  spans: z.number(),
});

/** An attached source as the form carries it along. */
export const sourceField = (source: AttachedSource): string => JSON.stringify(source);

/** Reads it back; what is no source is left out. */
export function sourceFrom(value: string): AttachedSource | undefined {
  try {
    return Source.parse(JSON.parse(value));
  } catch {
    return undefined;
  }
}
