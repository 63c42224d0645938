import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

const harbour = `The harbour of Trellin handled 4.2 million tonnes of goods in 2023, up from 3.9 million tonnes in 2022.
Container traffic rose by 12 percent to 310,000 boxes. The port employs more than 1,200 people. A new crane cost €18 million.
The crane was not delivered on time. About 45 percent of the goods leave by rail.`;

const clinic = `The clinic treated 8,400 patients last year, 600 fewer than the year before. Of the 52 nurses, 17 work part-time.
The clinic was founded in 1962 and moved to Bergby in 1987. "We are short of nurses, not of patients," said director Ana Lund.
The board has yet to decide on an extension. Each bed costs 940 euros a day. The waiting list did not grow.`;

const report = `The report says that 9 of the 36 posts are held by women. Turnover was between 19 and 26 million crowns.
The plant produces 210 gigawatt hours a year. The mine does not employ children. "If prices fall, we will close," said Jo Ek of
the Miners' League. The average flight took 2 hours and 20 minutes in 2022. The state may cover 40 percent of the loss.`;

const observatory = `The observatory opened in October 1873, two years later than planned. The mill employed 40 smiths, 25 clerks and
12 drivers. In 1904 it was offered a grant. After a dispute with the county, which owns the mill, the chairman left.`;

const polls = `The count lasted from 18.40 to 21.10. Of the 400 members, 300 returned a paper, of which 15 were spoiled; at the last ballot 240
of 480 had taken part. Helpers carried 26,000 bags of 15 kilos each. The guild ran 24 stalls for 1,200 guests.
It asked three printers, who wanted 90,000 euros, 100,000 euros and 131,000 euros.`;

const sources = { polls, harbour, clinic, report, observatory };
type Case = [keyof typeof sources, string, string];

function verdictOn([source, sentence]: Case) {
  const evidence = evidenceFrom(['text.txt', sources[source].replaceAll('\n', ' ')]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  return createVerifier(evidence).sentence({ sentence, spanIds });
}

describe('a statement that a passage contradicts', () => {
  it.each<Case>([
    ['harbour', 'The crane cost €81 million.', 'The passage gives €18 million, not €81 million.'],
    ['harbour', 'The crane cost $18 million.', 'The passage gives €18 million, not $18 million.'],
    ['harbour', 'Container traffic fell by 12 percent.', 'The passage says “rose”, not “fell”.'],
    [
      'harbour',
      'Container traffic rose by 310,000 boxes.',
      'The passage says “to 310,000”, not “by 310,000”.',
    ],
    ['harbour', 'The port employs 1,200 people.', 'The passage says “more than 1,200”, not “1,200”.'],
    [
      'harbour',
      'The port employs fewer than 1,200 people.',
      'The passage says “more than 1,200”, not “less than 1,200”.',
    ],
    [
      'harbour',
      'The harbour handled 3.9 million tonnes of goods in 2023.',
      'The passage gives 3.9 million tonnes for 2022, not for 2023.',
    ],
    [
      'harbour',
      'Goods handled fell from 4.2 million tonnes in 2022 to 3.9 million tonnes in 2023.',
      'The passage gives 4.2 million tonnes for 2023, not for 2022.',
    ],
    [
      'harbour',
      'Some 54 percent of the goods leave by rail.',
      'The passage gives about 45 percent, not 54 percent.',
    ],
    ['clinic', '25 of the 52 nurses work part-time.', 'The passage gives 17, not 25.'],
    ['clinic', 'Each bed costs 940 euros a week.', 'The passage gives 940 euros per day, not per week.'],
    [
      'report',
      'The state may cover more than 40 percent of the loss.',
      'The passage says “40 percent”, not “more than 40 percent”.',
    ],
    ['clinic', 'The waiting list grew.', 'The passage denies this or speaks of what is not so.'],
    [
      'clinic',
      '"We are short of nurses, not of patients," said Per Holm.',
      'The passage gives this quote to another speaker than Per Holm.',
    ],
    ['report', 'Turnover was 26 million crowns.', 'The passage gives a range, from 19 to 26 million crowns.'],
    ['report', 'The plant produces 210 MWh a year.', 'The passage gives 210 gigawatt hours, not 210 MWh.'],
    ['report', 'The plant does not produce 210 GWh a year.', 'The passage does not deny this.'],
    ['report', '"We will close," said Jo Ek.', 'The quote is cut so that its meaning may turn.'],
  ])('is unsupported, and the reason names what differs: %s, %s', (...given) => {
    const { verdict, reason } = verdictOn(given);
    expect([verdict, reason]).toEqual(['unsupported', given[2]]);
  });
});

describe('a true statement that the check cannot decide', () => {
  it.each<Case>([
    ['polls', 'It took two and a half hours to count the papers.', 'whether two and a half hours follows'],
    [
      'polls',
      'Turnout was 25 percentage points higher than at the last ballot.',
      'whether 25 percentage points',
    ],
    ['polls', 'One paper in twenty was spoiled.', 'whether twenty follows'],
    ['polls', 'The bags came to 390 tonnes.', 'whether it follows from 15 kilos and 26,000'],
    ['polls', 'There were 50 guests for every stall.', 'whether it follows from 1,200 and 24'],
    ['polls', 'The three offers of the printers came to 107,000 euros on average.', 'whether it follows'],
    ['harbour', 'Some 55 percent of the goods do not leave by rail.', 'whether it follows from 45 percent'],
    ['clinic', 'It took 25 years before the clinic moved to Bergby.', 'whether 25 years follows'],
    ['clinic', '35 of the nurses work full-time.', 'whether it follows from 52 and 17'],
    ['clinic', 'Two thirds of the nurses work full-time.', 'whether it follows from 17 and 52'],
    ['clinic', 'The board has not decided on an extension.', 'what the sentence denies'],
    ['report', 'Men hold 27 of the 36 posts.', 'whether it follows from 36 and 9'],
    ['report', 'No child is employed in the mine.', 'what the sentence denies'],
    ['report', 'The average flight took 140 minutes in 2022.', 'whether 140 minutes follows'],
    ['report', "Ek of the Miners' League says that “we will close” if prices fall.", 'whether the cut quote'],
    ['observatory', 'The observatory was to open in 1871.', 'whether the passage says this of 1871'],
    ['observatory', 'The mill employed 77 people in total.', 'whether it follows'],
    ['observatory', 'The chairman who left had quarrelled with the county that owns the mill.', ''],
  ])('is related, and the reason says so: %s, %s', (...given) => {
    const { verdict, reason } = verdictOn(given);
    expect([verdict, reason]).toEqual(['related', expect.stringContaining(given[2])]);
  });
});

it('takes what a figure is compared with for no bound', () => {
  const ferry =
    'The line carried 3.61 million passengers in 2023, about 3 percent below the 3.73 million of 2019.';
  const evidence = evidenceFrom(['text.txt', ferry]);
  const [span = ''] = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const asked = { label: 'Passengers', value: '3.73', unit: 'million', period: '2019', change: '' };
  const { reason = '' } = createVerifier(evidence).fact({ ...asked, basis: { span } });
  expect(reason).not.toContain('less than');
});
