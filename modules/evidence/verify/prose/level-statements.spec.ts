import { describe, expect, it } from 'vitest';
import { inSentence, type Metric, metrics, verdictsOver, wordsOf } from '../level-grid.fixture';

/** How a text gives a figure at two times. */
const texts: Readonly<Record<string, (metric: Metric) => string>> = {
  'up from': (m) =>
    `${m.name} ${wordsOf(m).rose} to ${m.write(m.now)} in 2023, ${wordsOf(m).up} from ${m.write(m.then)} in 2022.`,
  'from and to': (m) =>
    `${m.name} ${wordsOf(m).rose} from ${m.write(m.then)} in 2022 to ${m.write(m.now)} in 2023.`,
  'compared with': (m) =>
    `${m.name} reached ${m.write(m.now)} in 2023, compared with ${m.write(m.then)} in 2022.`,
  after: (m) => `${m.name} was ${m.write(m.now)} in 2023, after ${m.write(m.then)} in 2022.`,
  'one and the other': (m) => `${m.name} was ${m.write(m.then)} in 2022 and ${m.write(m.now)} in 2023.`,
  'two sentences': (m) =>
    `In 2022, ${inSentence(m.name)} was ${m.write(m.then)}. In 2023, it was ${m.write(m.now)}.`,
  parentheses: (m) => `${m.name} came to ${m.write(m.now)} in 2023 (2022: ${m.write(m.then)}).`,
  'a year earlier': (m) =>
    `${m.name} stood at ${m.write(m.now)} in 2023, against ${m.write(m.then)} a year earlier.`,
  'the year before': (m) =>
    `In 2023, ${inSentence(m.name)} amounted to ${m.write(m.now)}, ${wordsOf(m).up} from ${m.write(m.then)} the year before.`,
  'had been': (m) =>
    `${m.name} totalled ${m.write(m.now)} in 2023. A year earlier, it had been ${m.write(m.then)}.`,
  while: (m) =>
    `While ${inSentence(m.name)} was ${m.write(m.then)} in 2022, it was ${m.write(m.now)} in 2023.`,
  'the figure for': (m) =>
    `In 2023, ${inSentence(m.name)} ${wordsOf(m).rose} to ${m.write(m.now)}. The figure for 2022 was ${m.write(m.then)}.`,
};

const cases = Object.entries(texts).flatMap(([title, text]) =>
  metrics.map((metric) => ({ title, text, metric })),
);

describe('a change between two levels of a text', () => {
  it.each(cases)('is worked out, and no turned one is: $title, $metric.name', ({ text, metric }) => {
    const source = `${text(metric)} The annual report was presented in May.`;
    expect(verdictsOver(metric, 'report.txt', source)).toEqual({ missed: [], passed: [] });
  });
});
