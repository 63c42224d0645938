import type { Evidence } from '../../../../evidence/evidence';
import type { PartName, ResearchParts } from '../../../../research/plan';
import type { Plan } from '../../../../search/plan';
import type { WritingTask } from '../../../provider';
import { amountText } from '../amounts';
import { sourcedResearch } from './research';

type PartTask = Extract<WritingTask<Evidence>, { kind: 'part' }>;

/** A structured part of a research report; figures that the plan of another writer does not hold are spelled out. */
export function sourcedPart({ query, evidence, plan, part }: PartTask): ResearchParts[PartName] {
  const { parts, plan: own } = sourcedResearch(query, evidence);
  const plannedIds = new Set(plan.facts.map(({ id }) => id));
  return own.facts.every(({ id }) => plannedIds.has(id))
    ? parts[part]
    : spelledOut(parts[part], own, plannedIds);
}

function spelledOut<Part>(part: Part, { facts }: Plan, plannedIds: ReadonlySet<string>): Part {
  const amounts = new Map(facts.map((fact) => [fact.id, amountText(fact)]));
  const fill = (text: string) =>
    text.replace(/\{\{([^}]+)\}\}/g, (whole, id: string) =>
      plannedIds.has(id) ? whole : (amounts.get(id) ?? whole),
    );
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(part) as Part;
}
