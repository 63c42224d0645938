import type { Evidence } from '../../evidence/evidence';
import type { Measured } from '../confidence';
import { wordFloor } from '../contract';
import { basisOf } from '../ledger';
import type { Extras, Plan } from '../plan';
import type { Claim, Report } from '../report';
import type { Planner } from './ai-sources';
import type { Written } from './sections';

/** Counts in a report what its confidence is made of. */
export function measured(input: {
  plan: Plan;
  extras: Extras | null;
  evidence: Evidence;
  planners: readonly Planner[];
  offline: boolean;
  demo: boolean;
  written: Written;
  words: number;
  visualData: Pick<Report['visualData'], 'charts' | 'tables'>;
  claims: readonly Claim[];
}): Measured {
  const { plan, claims, visualData, written } = input;
  const sourced = input.demo ? 0 : plan.facts.filter((fact) => basisOf(fact) === 'source').length;
  return {
    sectionsPlanned: plan.sections.length,
    sectionsWritten: written.sections.length,
    hasExtras: input.extras !== null,
    words: input.words,
    wordFloor: input.offline && !input.demo ? 0 : wordFloor,
    charts: visualData.charts.length,
    tables: visualData.tables.length,
    statements: claims.length + plan.facts.length,
    supported: claims.filter(({ verdict }) => verdict === 'supported').length + sourced,
    unsupported: claims.filter(({ verdict }) => verdict === 'unsupported').length,
    agreement: agreementOf(input.planners),
    problems: written.findings.length,
  };
}

/** The mean over the models that planned; null when there was nothing to compare. */
function agreementOf(planners: readonly Planner[]): number | null {
  const shares = planners.flatMap(({ agreement }) => agreement ?? []);
  return shares.length === 0 ? null : shares.reduce((total, each) => total + each, 0) / shares.length;
}
