import { findDraftIssues, forWriter, type SectionDraft } from './draft-issues';
import type { Plan } from '../../plan';

export type { SectionDraft } from './draft-issues';

/**
 * Issues of the sections, as sentences for a writer; sections without issues are absent from the map. The offline writer
 * can only restate its sources, so it has no minimum length.
 */
export function findProblems(input: {
  plan: Plan;
  drafts: readonly SectionDraft[];
  /** Whether sources are attached. */
  hasSources: boolean;
  minWordsPerSection: number;
  offline: boolean;
}): Map<string, string[]> {
  const { plan, drafts, hasSources, offline } = input;
  const floor = offline && hasSources ? 0 : input.minWordsPerSection;
  const factIds = plan.facts.map(({ id }) => id);
  const issues = findDraftIssues(plan, drafts, floor);
  return new Map([...issues].map(([id, findings]) => [id, findings.map((each) => forWriter(each, factIds))]));
}
