import { describe, expect, it } from 'vitest';
import { sampleResearch } from '../../tests/doubles/sample-research';
import {
  amounts,
  budgetSplit,
  defaultMetrics,
  fundingBase,
  investmentAllocation,
  phases,
  priorityMatrix,
  publicationMix,
  qualityRatings,
  radarScale,
  riskRatings,
  wholeParts,
} from './illustrative';

const queries = [
  '',
  'Hydrogen storage',
  'AI in medicine',
  'Öffentlicher Verkehr in Städten',
  '量子',
  'x'.repeat(2_000),
];
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

describe('illustrative figures of a research report', () => {
  it('the funding base is 2.8M, and another for three fields', () => {
    expect(fundingBase('Soil erosion in Kenya')).toBe(2.8);
    expect(fundingBase('AI in medicine')).toBe(4.5);
    expect(fundingBase('artificial intelligence for schools')).toBe(4.5);
    expect(fundingBase('Green HYDROGEN storage')).toBe(3.2);
    expect(fundingBase('Quantum error correction')).toBe(5.8);
  });

  it('a field of research matches whole words only', () => {
    expect(['Air quality', 'Rain in Spain', 'AIDS', 'dehydrogenation'].map(fundingBase)).toEqual([
      2.8, 2.8, 2.8, 2.8,
    ]);
    expect(fundingBase('AI-powered search')).toBe(4.5);
  });

  it('shares, phases, defaults and radar are those of the specification', () => {
    expect(budgetSplit.map(({ percent }) => percent)).toEqual([43, 20, 15, 10, 12]);
    expect(investmentAllocation.map(({ percent }) => percent)).toEqual([60, 25, 15]);
    expect(phases.map(({ from, to }) => `${from}-${to}`)).toEqual(['6-12', '12-24', '24-36']);
    expect(defaultMetrics.map(({ value }) => value)).toEqual(['67%', '$12.5B', '23.4%']);
    expect(radarScale).toEqual({ max: 10, step: 2 });
  });

  it('the amounts of the budget sum to its base', () => {
    for (const millions of [2.8, 4.5, 3.2, 5.8])
      expect(sum(amounts(budgetSplit, millions))).toBeCloseTo(millions, 10);
    expect(amounts(budgetSplit, 2.8)).toEqual([1.2, 0.56, 0.42, 0.28, 0.34]);
  });

  it('the same words give the same figures, in any case and spacing', () => {
    for (const figures of [qualityRatings, riskRatings, publicationMix])
      expect(figures('  Solid-State   BATTERIES ')).toEqual(figures('solid-state batteries'));
  });

  it('other words give other figures', () => {
    for (const figures of [qualityRatings, riskRatings, publicationMix])
      expect(new Set(queries.map((query) => JSON.stringify(figures(query)))).size).toBe(queries.length);
  });

  it('ratings stay on the scale', () => {
    for (const { value } of queries.flatMap((query) => [...qualityRatings(query), ...riskRatings(query)])) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(radarScale.max);
    }
  });

  it('whole percents sum to 100', () => {
    for (const query of queries) expect(sum(publicationMix(query).map(({ percent }) => percent))).toBe(100);
    expect(wholeParts([1, 1, 1], 100)).toEqual([34, 33, 33]);
    expect(wholeParts([0, 0], 100)).toEqual([0, 0]);
  });

  it('the matrix has at most two directions of high and two of medium priority, in their order', () => {
    const direction = sampleResearch.research.directions[0] ?? expect.fail('no direction');
    const some = (['Low', 'High', 'Medium', 'High', 'High', 'Medium', 'Medium'] as const).map(
      (priority, at) => ({
        ...direction,
        priority,
        title: String(at),
      }),
    );
    const { High, Medium } = priorityMatrix(some);
    expect(High.map(({ title }) => title)).toEqual(['1', '3']);
    expect(Medium.map(({ title }) => title)).toEqual(['2', '5']);
    expect(priorityMatrix([])).toEqual({ High: [], Medium: [] });
  });
});
