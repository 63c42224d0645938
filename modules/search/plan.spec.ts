import { describe, expect, it } from 'vitest';
import { Plan, withoutSections } from './plan';

const fact = (id: string) => ({ id, label: id, value: '1', basis: 'model' });
const dataset = (id: string) => ({
  ...{ id, title: id, kind: 'trend', columns: ['X', 'Y'], rows: [], basis: 'model' },
});
const section = (id: string, factIds: string[] = [], datasetIds: string[] = []) => ({
  ...{ id, title: id, brief: '', factIds, datasetIds },
});
const plan = Plan.parse({
  title: 'Warmth',
  summary: 'It rose by {{shown}}.',
  sections: [
    section('a', ['both', 'only-a', 'shown'], ['d-a', 'd-both']),
    section('b', ['both'], ['d-both']),
  ],
  facts: ['both', 'only-a', 'shown', 'of-none'].map(fact),
  datasets: ['d-a', 'd-both', 'd-none'].map(dataset),
});
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('a plan without some of its sections', () => {
  it('loses what only they name, except figures that its title or summary shows', () => {
    const { sections, facts, datasets, ...rest } = withoutSections(plan, ['a']);
    expect(ids(sections)).toEqual(['b']);
    expect(ids(facts)).toEqual(['both', 'shown', 'of-none']);
    expect(ids(datasets)).toEqual(['d-both', 'd-none']);
    expect({ ...plan, ...rest }).toEqual(plan);
  });

  it('is the same plan when nothing is left out', () => {
    expect(withoutSections(plan, [])).toBe(plan);
    expect(ids(withoutSections(plan, ['b']).facts)).toEqual(ids(plan.facts));
  });
});
