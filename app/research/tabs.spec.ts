import { describe, expect, it } from 'vitest';
import { nextTab, researchTabs, tabNamed } from './tabs';

describe('tabs of a research report', () => {
  it('are the fifteen of the specification, in its order', () => {
    expect(researchTabs.map(({ title }) => title).join(', ')).toBe(
      'Overview, Analysis, Funding, Literature, Methodology, Quality, Risk, Limitations, Comparison, Scorecard, ' +
        'Findings, Future, Research, Citations, Predictions',
    );
  });

  it('an address names its tab, and an unknown name selects the overview', () => {
    expect(researchTabs.map(({ id }) => tabNamed(id))).toEqual(researchTabs.map(({ id }) => id));
    expect([
      tabNamed(undefined),
      tabNamed(null),
      tabNamed(''),
      tabNamed('Risk'),
      tabNamed('toString'),
    ]).toEqual(Array(5).fill('overview'));
  });

  it('arrow keys move to the neighbour, around both ends', () => {
    expect(nextTab('overview', 'ArrowRight', false)).toBe('analysis');
    expect(nextTab('analysis', 'ArrowLeft', false)).toBe('overview');
    expect(nextTab('predictions', 'ArrowRight', false)).toBe('overview');
    expect(nextTab('overview', 'ArrowLeft', false)).toBe('predictions');
  });

  it('Home and End move to the first and the last', () => {
    expect(nextTab('risk', 'Home', false)).toBe('overview');
    expect(nextTab('risk', 'End', false)).toBe('predictions');
  });

  it('up and down move in a column only', () => {
    expect(nextTab('risk', 'ArrowDown', true)).toBe('limitations');
    expect(nextTab('risk', 'ArrowUp', true)).toBe('quality');
    expect(nextTab('risk', 'ArrowDown', false)).toBeUndefined();
    expect(nextTab('risk', 'ArrowUp', false)).toBeUndefined();
  });

  it('other keys move nowhere', () => {
    expect(['Enter', ' ', 'Tab', 'a', 'PageDown'].map((key) => nextTab('risk', key, true))).toEqual(
      Array(5).fill(undefined),
    );
  });
});
