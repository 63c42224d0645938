import type { SearchState } from '../../projections/documents';

/**
 * The body of the status call: contract section 3. Holds neither query nor user; the cost is for its owner and admins.
 * `waitsFor` is our addition, present while the plan waits for its approval; `reading`, while sources are read.
 */
export function searchStatus(
  search: SearchState,
  { seesCost, mayApprove }: { seesCost: boolean; mayApprove: boolean },
) {
  const { id, status, model, progress, sectionsDone, sectionsTotal, waitsFor, error, code, costUsd } = search;
  const { reading } = search;
  return {
    ...{ id, status, model, progress, step: stepFor(search, mayApprove), sectionsDone, sectionsTotal },
    ...(waitsFor && { waitsFor }),
    ...(reading && { reading }),
    ...(seesCost && costUsd !== undefined && { costUsd }),
    ...(error && { error, code }),
  };
}

/** The step of a search for one reader: only its owner and admins see the request for an approval. */
export const stepFor = ({ step, waitsFor }: Pick<SearchState, 'step' | 'waitsFor'>, mayApprove: boolean) =>
  waitsFor && !mayApprove ? 'Waiting for its owner to approve the plan' : step;
