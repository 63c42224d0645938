import type { AttachedSource } from '../../system';

/** An attached source as the search form carries it along. */
export const sourceField = (source: AttachedSource): string => JSON.stringify(source);
