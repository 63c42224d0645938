import { expect, it } from 'vitest';
import { percentAt, stepLabel, stepWithin, tutorialSteps } from './steps';

it('has the six steps of the spec, in order', () => {
  expect(tutorialSteps.map(({ name }) => name)).toEqual([
    'welcome',
    'search-box',
    'processing-time',
    'dashboard',
    'export',
    'complete',
  ]);
});

it('says how long writing takes (spec section 1)', () => {
  expect(tutorialSteps.find(({ name }) => name === 'processing-time')?.text).toContain('2-3 minutes');
});

it('counts steps from one, and is at 100 % on the last', () => {
  expect([0, 5].map((at) => stepLabel(at, 6))).toEqual(['Step 1 of 6', 'Step 6 of 6']);
  expect([0, 2, 5].map((at) => percentAt(at, 6))).toEqual([17, 50, 100]);
});

it('never leaves its ends', () => {
  expect([-1, 0, 5, 6].map((at) => stepWithin(at, 6))).toEqual([0, 0, 5, 5]);
});
