import type { EvidenceDigest } from '../../evidence/contract';
import type { FactBasis, LedgerFact, Plan } from '../../search/plan';
import { checkDataset } from './check-datasets';
import type { LoosePlan } from './shapes';

/** What a plan should hold to make a whole report; what is short of it is worth one more question, not a failure. */
export const planFloor = { sections: 6, facts: 4, datasets: 4 } as const;
/** The minimum number of sections of a usable plan. */
const fewestSections = 3;
const maxSections = 8;

export type Checked<Value> = { value?: Value; errors: string[] };

/**
 * Makes a plan sound: ids of its own and kebab-case, references that lead somewhere, a basis that exists. `own` is a plan
 * by the offline writer, whose derived figures the product made itself. `hasOwnIds`: ids of sections are the product's own.
 */
export function checkPlan(
  loose: LoosePlan,
  evidence: EvidenceDigest,
  own: boolean,
  hasOwnIds = own,
): Checked<Plan> {
  const spans = knownSpans(evidence);
  const facts: LedgerFact[] = withIds(loose.facts, ({ label }) => label).map((fact) => ({
    ...fact,
    basis: basisOf(fact.basis, spans, evidence, own),
  }));
  const datasets = withIds(loose.datasets, ({ title }) => title).flatMap((item) =>
    checkDataset(item, evidence, own),
  );
  const sections = withIds(loose.sections.slice(0, maxSections), ({ title }) => title).map((section, at) => ({
    ...section,
    // Ids of sections stand in step keys and log lines; words of a query must not.
    id: hasOwnIds ? section.id : `part-${at + 1}`,
    brief: section.brief || section.title,
    factIds: existing(section.factIds, facts),
    datasetIds: existing(section.datasetIds, datasets),
    spanIds: [...new Set(section.spanIds.map(bareSpan))].filter((id) => spans.has(id)),
  }));
  const { title, summary, keywords } = loose;
  const plan: Plan = { title, summary: summary || title, keywords, sections, facts, datasets };
  if (own) return sections.length > 0 ? { value: plan, errors: [] } : { errors: ['sections: there is none'] };
  const errors = shortcomings(plan);
  return sections.length < fewestSections ? { errors } : { value: plan, errors };
}

function shortcomings(plan: Plan): string[] {
  return (Object.keys(planFloor) as (keyof typeof planFloor)[])
    .filter((part) => plan[part].length < planFloor[part])
    .map((part) => `${part}: ${planFloor[part]} or more are needed, ${plan[part].length} could be used`);
}

const bareSpan = (spanId: string) => spanId.replace(/[[\]\s]/g, '').toLowerCase();

/** Whether a span of this id exists. */
function knownSpans({ lastSpan }: EvidenceDigest): { has(id: string): boolean } {
  return { has: (id) => /^s[1-9]\d{0,8}$/.test(id) && Number(id.slice(1)) <= lastSpan };
}

function basisOf(
  basis: FactBasis,
  spans: ReturnType<typeof knownSpans>,
  evidence: EvidenceDigest,
  own: boolean,
): FactBasis {
  if (typeof basis === 'string') return basis === 'illustrative' && !own ? 'model' : basis;
  if ('span' in basis) return spans.has(basis.span) ? basis : 'model';
  return own && evidence.datasets.some(({ id }) => id === basis.dataset) ? basis : 'model';
}

function existing(ids: readonly string[], items: readonly { id: string }[]): string[] {
  const itemIds = new Set(items.map(({ id }) => id));
  return [...new Set(ids.map((id) => kebab(id.replace(/[{}]/g, ''))))].filter((id) => itemIds.has(id));
}

/** An id as the product spells it: kebab-case, beginning with a letter. */
function kebab(text: string): string {
  const id = text
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(id) ? id : id ? `n-${id}` : '';
}

/** Gives every item an id of its own: its said one, else one made of its words; a second of the same gets a number. */
function withIds<Item extends { id: string }>(items: readonly Item[], words: (item: Item) => string): Item[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const wanted = kebab(item.id) || kebab(words(item)).slice(0, 48).replace(/-+$/, '') || `n-${index + 1}`;
    let id = wanted;
    for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    return { ...item, id };
  });
}
