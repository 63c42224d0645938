import type { SearchProgress } from '../../projections/documents';

/** The body of the status call: contract section 3. Holds neither query nor user; the cost is for its owner and admins. */
export function searchStatus(search: SearchProgress, seesCost: boolean) {
  const { id, status, model, progress, step, sectionsDone, sectionsTotal, error, code, costUsd } = search;
  return {
    ...{ id, status, model, progress, step, sectionsDone, sectionsTotal },
    ...(seesCost && costUsd !== undefined && { costUsd }),
    ...(error && { error, code }),
  };
}
