import { findDraftIssues, forWriter, type Draft } from './draft-issues';
import type { Plan } from '../../plan';

export type { Draft } from './draft-issues';

/**
 * What is wrong with the sections, as sentences a writer can act on; sections without a problem are not in the map.
 * The offline writer over sources says what they carry and no more, so there is no floor for it.
 */
export function findProblems(input: {
  plan: Plan;
  drafts: readonly Draft[];
  /** Sources are attached. */
  hasSources: boolean;
  minWordsPerSection: number;
  offline: boolean;
}): Map<string, string[]> {
  const { plan, drafts, hasSources, offline } = input;
  const floor = offline && hasSources ? 0 : input.minWordsPerSection;
  const factIds = plan.facts.map(({ id }) => id);
  const found = findDraftIssues(plan, drafts, floor);
  return new Map([...found].map(([id, findings]) => [id, findings.map((each) => forWriter(each, factIds))]));
}
