import { describe, expect, it } from 'vitest';
import { isVouchedFor } from '../evidence.fixture';
import { capital } from '../words/words';

/** One measure of two: `x` has `a`, and `y` has `b`, which is less by `gap`. */
type Compared = {
  x: string;
  y: string;
  did: string;
  do: string;
  a: string;
  b: string;
  gap: string;
  sum: string;
  unit: string;
  less: string;
};

const compared: readonly Compared[] = [
  {
    ...{ x: 'Arden', y: 'Belmont', did: 'sold', do: 'sell', a: '12,400', b: '9,100' },
    ...{ gap: '3,300', sum: '21,500', unit: 'tickets', less: 'fewer' },
  },
  {
    ...{ x: 'the museum', y: 'the theatre', did: 'received', do: 'receive', a: '4.5', b: '2.1' },
    ...{ gap: '2.4', sum: '6.6', unit: 'million euros', less: 'less' },
  },
];

const passagesOf = ({ x, y, did, a, b, gap, unit }: Compared): string[] =>
  [
    `${x} ${did} ${a} ${unit} and ${y} ${b}.`,
    `${x} ${did} ${a} ${unit}, ${y} ${b}.`,
    `while ${x} ${did} ${a} ${unit}, ${y} ${did} ${b} ${unit}.`,
    `${x} ${did} ${a} ${unit}; for ${y} the figure was ${b}.`,
    `${y} ${did} ${b} ${unit}. ${capital(x)} ${did} ${a} ${unit}.`,
    `${x} ${did} ${a} ${unit}, ${gap} more than ${y}.`,
    `${x} and ${y} ${did} ${a} ${unit} and ${b} ${unit} respectively.`,
    `${x}, which ${did} ${a} ${unit}, is ahead of ${y}, which ${did} ${b} ${unit}.`,
    `${x} ${did} ${a} ${unit}, against ${b} ${unit} for ${y}.`,
    `${x} ${did} ${a} ${unit} (${y}: ${b}).`,
  ].map(capital);

const truthsOf = ({ x, y, did, a, b, unit, sum }: Compared): string[] =>
  [
    `${x} ${did} ${a} ${unit}.`,
    `${y} ${did} ${b} ${unit}.`,
    `together ${x} and ${y} ${did} ${sum} ${unit}.`,
  ].map(capital);

/** Figures, subjects, directions, bounds, rates and tenses exchanged. */
const falsehoodsOf = (given: Compared): string[] => {
  const { x, y, did, a, b, gap, sum, unit, less } = given;
  return [
    `${y} ${did} ${a} ${unit}.`,
    `${x} ${did} ${b} ${unit}.`,
    `${x} ${did} ${gap} ${unit}.`,
    `${y} ${did} ${gap} ${unit}.`,
    `${x} ${did} ${sum} ${unit}.`,
    `${y} ${did} ${gap} ${unit} more than ${x}.`,
    `${x} ${did} ${gap} ${unit} ${less} than ${y}.`,
    `${y} ${did} more ${unit} than ${x}.`,
    `${x} ${did} three times as many ${unit} as ${y}.`,
    `${x} did not ${given.do} ${a} ${unit}.`,
    `together ${x} and ${y} ${did} ${a} ${unit}.`,
    `${x} ${did} more than ${a} ${unit}.`,
    `${x} ${did} less than ${a} ${unit}.`,
    `${x} and ${y} ${did} ${a} ${unit}.`,
    `${x} ${did} half as many ${unit} as ${y}.`,
    `neither ${x} nor ${y} ${did} ${a} ${unit}.`,
    `${x} lost ${a} ${unit}.`,
    `${x} will ${given.do} ${a} ${unit}.`,
    `${x} ${did} ${a} ${unit} a month.`,
    `${x} ${did} ${a} ${unit} in 2020.`,
    `${y} ${did} ${b} ${unit} ${less} than ${x}.`,
  ].map(capital);
};

describe.each(compared)('$x beside $y', (given) => {
  const worlds = passagesOf(given);

  it.each(worlds)('admit no false statement: %s', (passage) => {
    expect(falsehoodsOf(given).filter((sentence) => isVouchedFor(passage, sentence))).toEqual([]);
  });

  it('are recognised in most wordings', () => {
    const truths = truthsOf(given);
    const recognised = worlds.flatMap((passage) =>
      truths.filter((sentence) => isVouchedFor(passage, sentence)),
    );
    expect(recognised.length).toBeGreaterThanOrEqual(20);
  });
});
