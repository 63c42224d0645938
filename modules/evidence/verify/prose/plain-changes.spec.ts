import { describe, expect, it } from 'vitest';
import { isVouchedFor } from '../evidence.fixture';
import { capital } from '../words/words';

/** Something that was measured in 2016 and in 2021: `a` then, `b` later, `gap` between the two. */
type Measured = {
  thing: string;
  isPlural: boolean;
  a: string;
  b: string;
  gap: string;
  isRise: boolean;
};

const measured: readonly Measured[] = [
  {
    ...{ thing: 'the rent', isPlural: false, a: '900 euros', b: '1,080 euros' },
    ...{ gap: '180 euros', isRise: true },
  },
  {
    ...{ thing: 'exports', isPlural: true, a: '6.4 million tonnes', b: '5.1 million tonnes' },
    ...{ gap: '1.3 million tonnes', isRise: false },
  },
];

/** The words of both directions, and of one thing or many. */
function wordsOf({ isPlural, isRise }: Measured) {
  return {
    was: isPlural ? 'were' : 'was',
    has: isPlural ? 'have' : 'has',
    it: isPlural ? 'they' : 'it',
    ...(isRise
      ? { rose: 'rose', fell: 'fell', risen: 'risen', rise: 'rise', more: 'more', higher: 'higher' }
      : { rose: 'fell', fell: 'rose', risen: 'fallen', rise: 'fall', more: 'less', higher: 'lower' }),
  };
}

/** Eighteen ways to say it. */
function passagesOf(given: Measured): string[] {
  const { thing, a, b, gap } = given;
  const { was, has, it: they, rose, risen, more } = wordsOf(given);
  return [
    `${thing} ${rose} from ${a} in 2016 to ${b} in 2021.`,
    `in 2021 ${thing} ${was} ${b}, compared with ${a} in 2016.`,
    `${thing} ${rose} to ${b} in 2021 from ${a} in 2016.`,
    `from ${a} in 2016, ${thing} ${rose} to ${b} in 2021.`,
    `${thing} ${was} ${a} in 2016; by 2021 ${they} had ${risen} to ${b}.`,
    `between 2016 and 2021, ${thing} ${rose} by ${gap} to ${b}.`,
    `${thing}, ${a} in 2016, ${rose} to ${b} within five years.`,
    `${thing} ${was} ${b} in 2021, ${gap} ${more} than in 2016.`,
    `while ${thing} ${was} ${a} in 2016, ${they} stood at ${b} in 2021.`,
    `${thing} ${rose} between 2016 and 2021, from ${a} to ${b}.`,
    `after ${a} in 2016, ${thing} ${was} ${b} in 2021.`,
    `${thing} had been ${a} in 2016 but ${was} ${b} in 2021.`,
    `in 2016, ${thing} ${was} ${a}. Five years later, ${they} ${was} ${b}.`,
    `${thing} ${rose} by ${gap} between 2016 and 2021, when ${they} reached ${b}.`,
    `${thing} ${rose} to ${b} in the five years to 2021.`,
    `by 2021, ${thing} had ${risen} from ${a} to ${b}.`,
    `${thing} ${rose} from ${a} to ${b} over five years.`,
    `since 2016 ${thing} ${has} ${risen} from ${a} to ${b}.`,
  ].map(capital);
}

function truthsOf(given: Measured): string[] {
  const { thing, a, b, gap } = given;
  const { was, rose } = wordsOf(given);
  return [
    `${thing} ${was} ${a} in 2016.`,
    `${thing} ${was} ${b} in 2021.`,
    `in 2021 ${thing} ${was} ${b}.`,
    `${thing} ${rose} from ${a} to ${b}.`,
    `${thing} ${rose} by ${gap} between 2016 and 2021.`,
    `${thing} ${rose} from ${a} in 2016 to ${b} in 2021.`,
  ].map(capital);
}

/** Figures, years, ends, directions, rates and tenses exchanged. */
function falsehoodsOf(given: Measured): string[] {
  const { thing, a, b, gap } = given;
  const { was, has, rose, fell, rise, risen, more, higher } = wordsOf(given);
  return [
    `${thing} ${was} ${b} in 2016.`,
    `${thing} ${was} ${a} in 2021.`,
    `in 2021 ${thing} ${was} ${a}.`,
    `in 2016, ${thing} ${was} ${b}.`,
    `${thing} ${was} ${gap} in 2021.`,
    `${thing} ${was} ${b} in 2020.`,
    `${thing} ${was} ${a} in 2017.`,
    `${thing} ${was} ${a} in 2016 and ${gap} in 2021.`,
    `${thing} ${was} not ${b} in 2021.`,
    `${thing} ${was} ${higher} in 2016 than in 2021.`,
    `${thing} ${fell} from ${a} to ${b}.`,
    `${thing} ${rose} from ${b} to ${a}.`,
    `${thing} ${rose} from ${a} in 2021 to ${b} in 2016.`,
    `${thing} ${rose} from ${a} in 2015 to ${b} in 2021.`,
    `${thing} ${rose} to ${a} in 2021.`,
    `${thing} ${fell} to ${b} in 2021.`,
    `${thing} ${rose} to ${gap} in 2021.`,
    `in 2016, ${thing} ${rose} to ${b}.`,
    `since 2021 ${thing} ${has} ${risen} to ${b}.`,
    `${thing} will ${rise} to ${b}.`,
    `${thing} ${rose} by ${a}.`,
    `${thing} ${rose} by ${b} between 2016 and 2021.`,
    `${thing} ${fell} by ${gap} between 2016 and 2021.`,
    `${thing} ${rose} by ${gap} in 2016.`,
    `${thing} ${rose} by ${gap} in 2017.`,
    `${thing} ${rose} by ${gap} ${more} than in 2016.`,
    `${thing} ${rose} by ${gap} a year between 2016 and 2021.`,
    `${thing} doubled between 2016 and 2021.`,
  ].map(capital);
}

describe.each(measured)('a change of $thing', (given) => {
  const worlds = passagesOf(given);

  it.each(worlds)('admits no false statement: %s', (passage) => {
    expect(falsehoodsOf(given).filter((sentence) => isVouchedFor(passage, sentence))).toEqual([]);
  });

  it('is recognised in most wordings', () => {
    const truths = truthsOf(given);
    const recognised = worlds.flatMap((passage) =>
      truths.filter((sentence) => isVouchedFor(passage, sentence)),
    );
    expect(recognised.length).toBeGreaterThanOrEqual(62);
  });
});
