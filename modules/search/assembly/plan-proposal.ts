import { createVerifier } from '../../evidence/contract';
import type { Evidence } from '../../evidence/evidence';
import { basisOf, factLabel, factValue, spansOf } from '../ledger';
import type { Plan } from '../plan';
import type { Basis } from '../report';
import { verifyLedger } from './checks/verify-ledger';
import { verifyDatasets } from './figures/datasets';
import { periodOf } from './figures/figures';
import { cleanText } from './prose/analysis-text';

/** A plan and what it was made from. `offline`: the offline writer made it. */
export type Proposing = { plan: Plan; query: string; evidence: Evidence; offline: boolean };

/** A plan for the person who decides about it: each basis is checked against the sources, as in the finished report. */
export type ProposedPlan = {
  title: string;
  summary: string;
  sections: { id: string; title: string; brief: string }[];
  /** `source`: the title of the source that holds it, where one does. */
  figures: { id: string; label: string; value: string; basis: Basis; source?: string }[];
  /** `rows` and `series` count; `period` is empty where the rows are no points in time. */
  datasets: {
    id: string;
    title: string;
    rows: number;
    series: number;
    period: string;
    basis: Basis;
    source: string;
  }[];
  sources: { id: string; title: string; passages: number }[];
  /** Written by the offline writer without sources: every figure is illustrative. */
  demo: boolean;
};

/** A plan that waits for its approval, with what was spent and an estimate of the rest, in US dollars. */
export type PlanProposal = ProposedPlan & {
  offline: boolean;
  spentUsd: number;
  /** Absent where the model has no known price. */
  restUsd?: number;
  /** ISO 8601: the search is cancelled then. */
  lapsesAt: string;
};

/** The figures and datasets of a plan. Deterministic, without a model call. */
export function proposePlan({ plan, query, evidence, offline }: Proposing): ProposedPlan {
  const demo = offline && evidence.sources.length === 0;
  const verifier = createVerifier(evidence, [query]);
  const { facts } = verifyLedger(plan.facts, { evidence, verifier, demo });
  const { figures: datasets } = verifyDatasets(plan, { evidence, verifier, demo, offline });
  const titles = new Map(
    evidence.sources.flatMap(({ title, spans }) => spans.map(({ id }) => [id, cleanText(title)] as const)),
  );
  return {
    title: cleanText(plan.title, facts) || cleanText(query),
    summary: cleanText(plan.summary, facts),
    sections: plan.sections.map(({ id, title, brief }) => ({
      ...{ id, title: cleanText(title, facts), brief: cleanText(brief, facts) },
    })),
    figures: facts.map((fact) => {
      const source = titles.get(spansOf(fact)[0] ?? '');
      const [label, value] = [cleanText(factLabel(fact)), cleanText(factValue(fact))];
      return { id: fact.id, label, value, basis: basisOf(fact), ...(source && { source }) };
    }),
    datasets: datasets.map((figures) => ({
      ...{ id: figures.id, title: figures.title, basis: figures.basis, source: figures.sourceLine },
      ...{ rows: figures.labels.length, series: figures.series.length, period: periodOf(figures) },
    })),
    sources: evidence.sources.map(({ id, title, spans }) => ({
      ...{ id, title: cleanText(title), passages: spans.length },
    })),
    demo,
  };
}
