import type { SearchProgress } from '../../projections/documents';

/** What the status call says of a search: contract section 3. Neither its query nor its person. */
export function searchStatus(search: SearchProgress) {
  const { id, status, model, progress, step, sectionsDone, sectionsTotal, error, code } = search;
  return { id, status, model, progress, step, sectionsDone, sectionsTotal, ...(error && { error, code }) };
}
