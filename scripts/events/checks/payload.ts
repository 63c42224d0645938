import { z } from 'zod';
import type { Catalogue } from '../../../modules/kernel/events/event';
import type { Check } from './check';

/** The present product can decode every event. */
export function payloadCheck(catalogue: Catalogue): Check {
  return {
    holds: 'Every event fits its schema',
    severity: 'wrong',
    look({ type, metadata }, opened) {
      const version = catalogue.get(type)?.version ?? 0;
      if (version > 0 && metadata?.version > version)
        return `${type} has version ${metadata.version}, and this product knows ${version}`;
      return opened?.broken && `${type} cannot be read: ${reasonOf(opened.broken)}`;
    },
  };
}

/** Unknown event types: the product leaves them out of every read. */
export function knownTypeCheck(catalogue: Catalogue): Check {
  return {
    holds: 'Every type is known',
    severity: 'note',
    look: ({ type }) => (catalogue.has(type) ? undefined : `${type} is not known to this product`),
  };
}

/** The path and kind of the violation, without the value. */
function reasonOf(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message;
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'as a whole'}: ${message}`)
    .join('; ');
}
