import { z } from 'zod';
import { SourceKind } from '../../modules/evidence/evidence';
import type { AttachedSource } from '../../composition/application/application';

const Source = z.object({
  sourceId: z.string(),
  title: z.string(),
  kind: SourceKind,
  spans: z.number(),
});

/** Parses an attached source from the search form; undefined when it is invalid. */
export function sourceFrom(value: string): AttachedSource | undefined {
  try {
    return Source.parse(JSON.parse(value));
  } catch {
    return undefined;
  }
}
