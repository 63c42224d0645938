import type { AttachedSource } from '../../composition/application/application';

/** An attached source as a hidden field of the search form. */
export const sourceField = (source: AttachedSource): string => JSON.stringify(source);
