import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { PlanProposal } from '../modules/search/assembly/plan-proposal';
import { asksYesOrNo, planText } from './decide-plan';

const plan: PlanProposal = {
  title: 'A warm year',
  summary: 'It rose.',
  sections: [{ id: 'a', title: 'Causes', brief: 'What warms it.' }],
  figures: [
    { id: 'f1', label: 'Rise, 2024', value: '1.3 °C', basis: 'source', source: 'a.csv' },
    { id: 'f2', label: 'Cost', value: '$3bn', basis: 'model' },
  ],
  datasets: [
    { id: 'd', title: 'By year', rows: 38, series: 1, period: '', basis: 'derived', source: 'a.csv' },
  ],
  sources: [],
  demo: false,
  offline: false,
  spentUsd: 0.01,
  restUsd: 0.04,
  lapsesAt: '2026-12-02T00:00:00.000Z',
};

it('prints a plan with the basis of each figure, and what it costs', () => {
  const text = planText(plan);
  for (const line of [
    'A warm year',
    '  1. Causes: What warms it.',
    '  Rise, 2024: 1.3 °C (from a source)',
    '  Cost: $3bn (model estimate, in no source)',
    '  By year: 38 rows (derived from a source)',
    'Cost so far $0.0100; the rest about $0.0400.',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('Sources\n  none\n');
  expect(planText({ ...plan, offline: true, spentUsd: 0 })).toContain('no model is paid');
  expect(planText({ ...plan, restUsd: undefined })).toContain('the rest of a model without a known price.');
});

it.each([
  [['y\n'], true],
  [['perhaps\n', ' YES \n'], true],
  [['n\n'], false],
  [['perhaps\n'], false],
])(
  'asks until the answer is yes or no, and takes the end of the input for a no: %j',
  async (typed, expected) => {
    const input = new PassThrough();
    const answer = asksYesOrNo('Write it? ', { input, output: new PassThrough() });
    for (const line of typed) input.write(line);
    input.end();
    expect(await answer).toBe(expected);
  },
);
