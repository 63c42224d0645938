import { describe, expect, it } from 'vitest';
import { isVouchedOver } from '../../level-grid.fixture';

/** Sentences on how many or how much, with the thing as `<O>`; the thing, and what narrows it. */
const groups: readonly { forms: readonly string[]; wide: string; narrow: readonly string[] }[] = [
  {
    forms: [
      'In 2023, Arden Museum had 203,000 <O>.',
      'Arden Museum recorded 203,000 <O> in 2023.',
      'There were 203,000 <O> at Arden Museum in 2023.',
      'Arden Museum counted more <O> than ever in 2023: 203,000.',
      'A total of 203,000 <O> came to Arden Museum in 2023.',
    ],
    wide: 'visitors',
    narrow: [
      ...['visitors by train', 'paying visitors', 'visitors aged under 18', 'first-time visitors'],
      ...['registered visitors', 'visitors with a pass', 'visitors who came by bus', 'foreign visitors'],
    ],
  },
  {
    forms: [
      'Velmora sold 45,000 <O> in 2023.',
      'Sales of <O> at Velmora came to 45,000 in 2023.',
      'In 2023, 45,000 <O> were sold by Velmora.',
      'The number of <O> that Velmora sold rose to 45,000 in 2023.',
    ],
    wide: 'bicycles',
    narrow: ['bicycles for children', 'bicycles abroad', 'bicycles made in Norby', 'imported bicycles'],
  },
  {
    forms: [
      'The council spent £45 million on <O> in 2023.',
      'In 2023, £45 million was spent on <O>.',
      'Spending on <O> reached £45 million in 2023.',
      'For <O>, the council paid £45 million in 2023.',
    ],
    wide: 'roads',
    narrow: ['roads in the north', 'roads and bridges', 'road repairs', 'roads damaged by frost'],
  },
  {
    forms: [
      'In 2023, 41 percent of <O> owned a car.',
      'The share of <O> with a car was 41 percent in 2023.',
      'Among <O>, the share that owned a car was 41 percent in 2023.',
    ],
    wide: 'households',
    narrow: ['households with children', 'rural households', 'households that rent'],
  },
];

const cases = groups.flatMap(({ forms, wide, narrow }) =>
  forms.flatMap((form) => narrow.map((thing) => ({ form, thing, wide, forms }))),
);

describe('what narrows the things that a figure counts', () => {
  it.each(cases)('is neither left away nor added: $thing, $form', ({ form, thing, wide, forms }) => {
    const saying = (of: string) => forms.map((each) => each.replace('<O>', of));
    const overNarrow = isVouchedOver('report.txt', form.replace('<O>', thing));
    const overWide = isVouchedOver('report.txt', form.replace('<O>', wide));
    expect(saying(wide).filter(overNarrow)).toEqual([]);
    expect(saying(thing).filter(overWide)).toEqual([]);
    expect(overNarrow(form.replace('<O>', thing))).toBe(true);
  });

  it.each([
    ['Velmora employed 4,370 people at five plants.', 'Velmora employed 4,370 people.'],
    [
      'The dairy made a profit of 3.4 million pounds on sales of 51 million pounds.',
      'The dairy made a profit of 3.4 million pounds.',
    ],
    [
      'The programme collected 48,600 tonnes of household waste in 2023.',
      'The programme collected 48,600 tonnes in 2023.',
    ],
    [
      'Of 412 samples that the laboratory examined, 36 contained pesticides.',
      'Of 412 samples that the laboratory examined, 36 contained pesticides.',
    ],
  ])('is not what only says where, or leads to another figure: %s', (text, sentence) => {
    expect(isVouchedOver('report.txt', text)(sentence)).toBe(true);
  });
});
