import { describe, expect, it } from 'vitest';
import { levelTexts, metrics, verdictsOver } from '../level-grid.fixture';

const cases = Object.entries(levelTexts).flatMap(([title, text]) =>
  metrics.map((metric) => ({ title, text, metric })),
);

describe('a change between two levels of a text', () => {
  it.each(cases)('is worked out, and no turned one is: $title, $metric.name', ({ text, metric }) => {
    const source = `${text(metric)} The annual report was presented in May.`;
    expect(verdictsOver(metric, 'report.txt', source)).toEqual({ missed: [], passed: [] });
  });
});
