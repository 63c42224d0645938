import { describe, expect, it } from 'vitest';
import {
  isVouchedOver,
  levelTexts,
  type Metric,
  metrics,
  plain,
  statementsOn,
} from '../../level-grid.fixture';

const [, waiting] = metrics;
const visitors = (name: string): Metric => ({
  ...{ name, other: 'The number of members', then: 88_000, now: 203_000, unit: '', write: plain },
});
const minutes = (name: string): Metric => ({ ...(waiting as Metric), name });

/** A thing, and the same narrowed by words of every kind. */
const narrowed: readonly (readonly [wide: Metric, narrow: Metric])[] = [
  ...[
    'The average waiting time at night',
    'The average waiting time for children',
    'The average waiting time without an appointment',
    'The average weekend waiting time',
    'The average waiting time on Mondays',
    'The average waiting time by phone',
  ].map((name) => [minutes('The average waiting time'), minutes(name)] as const),
  ...[
    'The number of visitors from abroad',
    'The number of paying visitors',
    'The number of visitors aged under 18',
    'The number of first-time visitors',
    'The number of visitors who came by train',
    'The number of registered visitors',
    'The number of visitors outside opening hours',
  ].map((name) => [visitors('The number of visitors'), visitors(name)] as const),
];

const forms = Object.entries(levelTexts);
/** A third of the forms each, so that every form meets every kind of words. */
const cases = narrowed.flatMap(([wide, narrow], index) =>
  forms
    .filter((_form, at) => at % 3 === index % 3)
    .map(([title, text]) => ({ title, text, wide, narrow, name: narrow.name })),
);

describe('what narrows a level or a change', () => {
  it.each(cases)('is neither left away nor added: $title, $name', ({ text, wide, narrow }) => {
    const overNarrow = isVouchedOver('report.txt', text(narrow));
    const overWide = isVouchedOver('report.txt', text(wide));
    expect(statementsOn(wide).filter(overNarrow)).toEqual([]);
    expect(statementsOn(narrow).filter(overWide)).toEqual([]);
  });

  it.each(cases.filter(({ name }) => !/ (?:aged|who) /.test(name)))(
    'is recognised in a statement that names it: $title, $name',
    ({ text, narrow }) => {
      const recognised = statementsOn(narrow).filter(isVouchedOver('report.txt', text(narrow)));
      expect(recognised.length).toBeGreaterThanOrEqual(17);
    },
  );

  it('goes without saying where it is the only owner that a text names', () => {
    const revenue = (owner: string) => `Net sales of the ${owner} rose by 6.4% to EUR 1,284 million in 2023.`;
    const sentence = 'Net sales rose by 6.4% in 2023 to EUR 1,284 million.';
    expect(isVouchedOver('report.txt', revenue('Verdana Group'))(sentence)).toBe(true);
    const two = `${revenue('Verdana Group')} Net sales of the Halden Group rose by 2.1% to EUR 900 million in 2023.`;
    expect(isVouchedOver('report.txt', two)(sentence)).toBe(false);
  });
});
