import type { SearchProgress } from '../../projections/documents';

/** The body of the status call: contract section 3. Holds neither query nor user. */
export function searchStatus(search: SearchProgress) {
  const { id, status, model, progress, step, sectionsDone, sectionsTotal, error, code } = search;
  return { id, status, model, progress, step, sectionsDone, sectionsTotal, ...(error && { error, code }) };
}
