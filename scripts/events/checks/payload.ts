import { z } from 'zod';
import type { Catalogue } from '../../../modules/kernel/events/event';
import type { Check } from './check';

/** Every fact can be read as today's product reads it. */
export function payloadCheck(catalogue: Catalogue): Check {
  return {
    holds: 'Every fact fits its schema',
    severity: 'wrong',
    look({ type, metadata }, opened) {
      const version = catalogue.get(type)?.version ?? 0;
      if (version > 0 && metadata?.version > version)
        return `${type} has version ${metadata.version}, and this product knows ${version}`;
      return opened?.broken && `${type} cannot be read: ${reasonOf(opened.broken)}`;
    },
  };
}

/** Facts that this product does not know: it leaves them out wherever it reads. */
export function knownTypeCheck(catalogue: Catalogue): Check {
  return {
    holds: 'Every type is known',
    severity: 'note',
    look: ({ type }) => (catalogue.has(type) ? undefined : `${type} is not known to this product`),
  };
}

/** Where it does not fit, and never what stands there. */
function reasonOf(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message;
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'as a whole'}: ${message}`)
    .join('; ');
}
