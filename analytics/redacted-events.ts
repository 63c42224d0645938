import type { StoredEvent } from '../modules/kernel/events/event-store';
import type { Catalogue } from '../modules/kernel/events/event';

/** Replaces a personal value. Nothing is decrypted for analysts, so an erasure changes nothing here. */
export const mask = '***';

/**
 * Redacts the data of an event for analysts: upcast to the present schema, personal fields masked (null where there was
 * no value). Undefined for an unknown type, as its personal fields are unknown.
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
