import type { StoredEvent } from '../modules/kernel/events/event-store';
import type { Catalogue } from '../modules/kernel/events/event';

/** Stands where something personal was said. Nothing is decrypted for analysts, so an erasure changes nothing here. */
export const mask = '***';

/**
 * Makes the data of an event fit for analysts: lifted to today's shape, its personal fields masked (null where nothing was
 * said). Undefined for a type nobody knows: what of it is personal cannot be told.
 */
export function createMasking(catalogue: Catalogue) {
  return ({ type, data, metadata }: StoredEvent): Record<string, unknown> | undefined => {
    const definition = catalogue.get(type);
    if (!definition) return undefined;
    const lifted =
      metadata.version < definition.version && definition.upcast
        ? definition.upcast(data, metadata.version)
        : data;
    const masked = { ...lifted };
    for (const field of definition.personal)
      if (masked[field] !== undefined) masked[field] = masked[field] === null ? null : mask;
    return masked;
  };
}
