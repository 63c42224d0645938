import type { ConfidenceInputs } from './confidence';
import { basisOf, type VerifiedFact } from '../../ledger';
import type { Extras, Plan } from '../../plan';
import { isHeld, type Claim, type Report } from '../../report';
import type { Planner } from '../ai-sources';
import { isSourced } from '../figures/figures';
import type { Written } from '../prose/sections';

/** Counts the inputs of a report's confidence. */
export function confidenceInputs(input: {
  plan: Omit<Plan, 'facts'> & { facts: readonly VerifiedFact[] };
  extras: Extras | null;
  planners: readonly Planner[];
  isLacking: boolean;
  written: Written;
  words: number;
  visualData: Pick<Report['visualData'], 'charts' | 'tables'>;
  claims: readonly Claim[];
}): ConfidenceInputs {
  const { plan, claims, visualData, written } = input;
  const sourced = plan.facts.filter((fact) => isSourced(basisOf(fact))).length;
  const held = claims.filter(isHeld).length;
  return {
    sectionsPlanned: plan.sections.length,
    sectionsWritten: written.sections.length,
    hasExtras: input.extras !== null,
    words: input.words,
    charts: visualData.charts.length,
    tables: visualData.tables.length,
    statements: claims.length + plan.facts.length,
    supported: held + sourced,
    unsupported: claims.filter(({ verdict }) => verdict === 'unsupported').length,
    agreement: agreementOf(input.planners),
    problems: written.findings.length,
    isLacking: input.isLacking,
  };
}

/** The mean over the models that planned; null without a comparison. */
function agreementOf(planners: readonly Planner[]): number | null {
  const shares = planners.flatMap(({ agreement }) => agreement ?? []);
  return shares.length === 0 ? null : shares.reduce((total, each) => total + each, 0) / shares.length;
}
