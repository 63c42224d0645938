import { researchSections, type PartName, type ResearchParts } from '../../../modules/research/plan';
import { composePlan } from './compose-plan';
import type { ModelRequest } from './request';
import { dice, phrase, sentence } from './words';

/** The plan of a research report with its six sections. Deterministic. */
export function composeResearchPlan(request: ModelRequest): Record<string, unknown> {
  const plan = composePlan(request) as { sections: object[] };
  return {
    ...plan,
    sections: researchSections.map(({ id, brief }, at) => ({ ...plan.sections[at], id, brief })),
  };
}

/** A structured part that fits the plan, with its facts by id. Deterministic. */
export function composePart({ query, slot, plan }: ModelRequest, part: PartName): ResearchParts[PartName] {
  const roll = dice(`${part} of ${query}/${slot}`);
  const fact = (i: number) => `{{${plan?.facts[i % Math.max(1, plan.facts.length)]?.id ?? ''}}}`;
  const times = <T>(count: number, make: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const entry = () => ({ title: phrase(roll), description: sentence(roll) });
  const parts: { [Name in PartName]: () => ResearchParts[Name] } = {
    analysis: () => ({
      abstract: `${times(5, () => sentence(roll)).join(' ')} The figure is ${fact(0)}.`,
      keyMetrics: times(4, (i) => ({ value: fact(i), label: phrase(roll), description: sentence(roll) })),
      technicalLimitations: times(4, (i) => ({
        ...entry(),
        category: 'Data',
        impact: (['High Impact', 'Medium Impact', 'Low Impact'] as const)[i % 3] ?? 'Low Impact',
        details: sentence(roll),
      })),
      comparativeAnalysis: {
        title: `${phrase(roll)} compared`,
        headers: ['Approach', 'Strength', 'Figure'],
        rows: times(4, (i) => [phrase(roll), phrase(roll).toLowerCase(), fact(i)]),
      },
    }),
    assessment: () => ({
      researchScorecard: {
        categories: times(5, (i) => ({
          name: phrase(roll),
          score: 5 + (i % 4),
          maxScore: 10,
          description: sentence(roll),
        })),
      },
      keyFindings: { bulletPoints: times(5, (i) => `${sentence(roll)} The figure is ${fact(i)}.`) },
      citations: times(3, (i) => ({
        authors: `${phrase(roll)}; ${phrase(roll)}`,
        year: String(2015 + i),
        title: `${phrase(roll)} and ${phrase(roll).toLowerCase()}`,
        journal: `Journal of the ${phrase(roll).toLowerCase()}`,
        doi: i === 0 ? '10.1234/example.5678' : 'unknown',
        url: i === 1 ? 'https://example.org/work' : '',
      })),
    }),
    outlook: () => ({
      futureResearch: {
        directions: times(5, (i) => ({
          ...entry(),
          category: 'Methods',
          timeline: 'In the coming years',
          priority: (['High', 'High', 'Medium', 'Medium', 'Low'] as const)[i] ?? 'Low',
        })),
      },
      researchIdeas: times(4, (i) => ({
        ...entry(),
        type: (['Patent', 'Paper', 'Other'] as const)[i % 3] ?? 'Other',
        ...{ novelty: 'High', feasibility: 'Fair', patentValue: 'Some', marketPotential: 'Regional' },
        ...{ implementationCost: 'Moderate', competitiveAdvantage: phrase(roll) },
      })),
      predictions: times(3, (i) => ({
        ...entry(),
        timeline: 'Within the decade',
        confidence: `${55 + 10 * i}%`,
        keyFactors: times(3, () => phrase(roll)),
      })),
    }),
  };
  return parts[part]();
}
