import { compactId } from '../compact-id';
import type { Check } from './check';

/** Ids that the log derives from a cause are UUIDs of version 8; other causes come from outside. */
const madeByLog = /^[0-9a-f]{8}-[0-9a-f]{4}-8/;

/** The cause of an event precedes it. Causes may also be requests, which are in no log. */
export function causesCheck(): Check {
  const seen = new Set<string>();
  const named = new Map<string, number>();
  return {
    holds: 'What causes an event comes before it',
    severity: 'note',
    look({ id, position, metadata }) {
      const me = compactId(id);
      seen.add(me);
      const cause = metadata?.causationId;
      if (cause === id) return 'it names itself as its cause';
      if (cause && madeByLog.test(cause)) {
        const causing = compactId(cause);
        if (!seen.has(causing) && !named.has(causing)) named.set(causing, position);
      }
      const effect = named.get(me);
      return effect === undefined ? undefined : `the event at ${effect}, before it, names it as its cause`;
    },
  };
}
