import { z } from 'zod';
import type { Check } from './check';

const Surroundings = z.object({
  actor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), id: z.string().min(1) }),
    z.object({ kind: z.literal('operator') }),
    z.object({ kind: z.literal('system') }),
  ]),
  correlationId: z.string().min(1),
  causationId: z.string().min(1).optional(),
  at: z.iso.datetime(),
  version: z.number().int().min(1),
});

/** Every event has its actor, time and cause. */
export function metadataCheck(): Check {
  return {
    holds: 'Metadata is complete',
    severity: 'wrong',
    look({ metadata }) {
      const { error } = Surroundings.safeParse(metadata);
      return error && `its metadata lacks a proper ${error.issues[0]?.path.join('.') || 'form'}`;
    },
  };
}
