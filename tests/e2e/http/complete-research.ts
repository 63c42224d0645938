import { expect } from 'vitest';
import type { Content } from './research-calls';

/** What spec section 3 says that a research report has, at least one of each. */
export function expectWhole(data: Content): void {
  const words = expect.stringMatching(/\S/) as string;
  const score = expect.any(Number) as number;
  const first = <Item>(items: readonly Item[]) => items.slice(0, 1);
  expect({
    ...data,
    technicalLimitations: first(data.technicalLimitations),
    researchIdeas: first(data.researchIdeas),
    predictions: first(data.predictions),
  }).toMatchObject({
    ...{ title: words, abstract: words, overview: words, literature: words, methodology: words },
    currentStateAnalysis: { summary: words },
    technicalLimitations: [
      {
        ...{ category: words, title: words, description: words, details: words },
        impact: expect.stringMatching(/^(High|Medium|Low) Impact$/) as string,
      },
    ],
    comparativeAnalysis: { title: words },
    researchScorecard: { overallScore: score },
    keyFindings: { summary: words },
    futureResearch: { summary: words },
    researchIdeas: [
      {
        ...{
          type: expect.stringMatching(/^(Patent|Paper|Other)$/) as string,
          title: words,
          description: words,
        },
        ...{ novelty: words, feasibility: words, patentValue: words, marketPotential: words },
        ...{ implementationCost: words, competitiveAdvantage: words },
      },
    ],
    predictions: [{ title: words, timeline: words, confidence: words, description: words }],
  });
  expect(first(data.currentStateAnalysis.keyMetrics)).toMatchObject([
    { value: words, label: words, description: words },
  ]);
  const { headers = [], rows = [] } = data.comparativeAnalysis ?? {};
  expect(rows.length).toBeGreaterThan(0);
  expect(
    rows.every((row) => row.length === headers.length && row.every((cell) => typeof cell === 'string')),
  ).toBe(true);
  const { categories = [] } = data.researchScorecard ?? {};
  expect(first(categories)).toMatchObject([{ name: words, score, maxScore: score, description: words }]);
  expect(first(data.keyFindings.bulletPoints)).toEqual([words]);
  expect(first(data.futureResearch.directions)).toMatchObject([
    {
      ...{ category: words, title: words, description: words, timeline: words },
      priority: expect.stringMatching(/^(High|Medium|Low)$/) as string,
    },
  ]);
  expect(data.predictions.flatMap(({ keyFactors }) => keyFactors)).not.toEqual([]);
  expect(data.wordCount).toBeGreaterThanOrEqual(2_000);
}
