import type { AttachedSource } from '../../composition/application/application';

/** An attached source as the search form carries it along. */
export const sourceField = (source: AttachedSource): string => JSON.stringify(source);
