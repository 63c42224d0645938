import { describe, expect, it } from 'vitest';
import { changeTone, iconNamed } from './metric-style';
import { hasChange } from './labels';

describe('a key figure (spec sections 2 and 5)', () => {
  it.each([
    ['chart-line', 'chart-line'],
    ['trending-up', 'trending-up'],
    ['bar-chart', 'bar-chart'],
    ['activity', 'activity'],
    ['pie-chart', 'pie-chart'],
    ['rocket', 'bar-chart'],
    ['', 'bar-chart'],
    ['constructor', 'bar-chart'],
  ])('named %j has the icon %s', (name, icon) => {
    expect(iconNamed(name)).toBe(icon);
  });

  it.each([
    ['+66.3%', 'positive'],
    ['+0.1', 'positive'],
    ['-2%', 'negative'],
    ['−2%', 'negative'],
    ['12%', 'negative'],
  ])('with the change %j is %s', (change, tone) => {
    expect(changeTone(change)).toBe(tone);
  });

  it.each([
    ['+0%', false],
    [' +0% ', false],
    ['', false],
    ['+0.1%', true],
    ['-0%', true],
  ])('with the change %j shows it: %s', (change, shown) => {
    expect(hasChange(change)).toBe(shown);
  });
});
