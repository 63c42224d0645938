import { expect, it } from 'vitest';
import { stagesOf } from './progress-stages';

const states = (progress: number, sectionsDone: number, sectionsTotal: number) =>
  stagesOf({ progress, sectionsDone, sectionsTotal })
    .map(({ state }) => state)
    .join(' ');

it('lists the stages of a report, and how long each usually takes', () => {
  const named = stagesOf({ progress: 0, sectionsDone: 0, sectionsTotal: 0 });
  expect(named.map(({ name, usual }) => `${name} ${usual}`)).toEqual([
    'Query analysis 30 s',
    'Content generation 90 s',
    'Visual data creation 90 s',
    'SEO optimisation 60 s',
  ]);
});

it('begins nothing after the plan while that waits for its approval', () => {
  const waiting = { progress: 0.25, sectionsDone: 0, sectionsTotal: 7, waitsFor: 'plan-approval' as const };
  expect(stagesOf(waiting).map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting', 'waiting']);
});

it.each([
  ['nothing is planned', 0.04, 0, 0, 'now waiting waiting waiting'],
  ['the plan is there', 0.25, 0, 7, 'done now waiting waiting'],
  ['all sections but one are there, and the extras', 0.92, 19, 20, 'done now waiting waiting'],
  ['the last section is there', 0.87, 7, 7, 'done done now now'],
  ['the report is there', 1, 7, 7, 'done done done done'],
  ['the report is there, and this page missed its plan', 1, 0, 0, 'done done done done'],
])('shows the real state of each stage when %s', (_, progress, done, total, expected) => {
  expect(states(progress, done, total)).toBe(expected);
});
