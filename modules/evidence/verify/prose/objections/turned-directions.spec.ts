import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Two directions in one sentence, of which one has no figure of its own. */
testWorlds([
  {
    passage: 'The mill made losses for three years because the price of barley rose.',
    truths: ['The mill made losses for three years because the price of barley rose.'],
    falsehoods: [
      'The mill made losses for three years because the price of barley fell.',
      'The mill made losses for three years because the price of barley declined.',
    ],
  },
  {
    passage: 'Net profit fell by 4 percent to 31.2 million euros in 2023, as wages increased.',
    truths: ['Net profit fell by 4 percent to 31.2 million euros in 2023, as wages increased.'],
    falsehoods: [
      'Net profit fell by 4 percent to 31.2 million euros in 2023, as wages decreased.',
      'Net profit fell by 4 percent to 31.2 million euros in 2023, as wages dropped.',
      'Net profit rose by 4 percent to 31.2 million euros in 2023, as wages increased.',
    ],
  },
  {
    passage: 'Sales fell by 4% in 2023 because of higher prices, not because of the strike at Lindow.',
    truths: ['Sales fell by 4% in 2023 because of higher prices.'],
    falsehoods: [
      'Sales fell by 4% in 2023 because of the strike at Lindow.',
      'Sales fell by 4% in 2023 because of higher prices and the strike at Lindow.',
      'Sales fell by 4% in 2023 because of lower prices.',
      'Sales rose by 4% in 2023 because of higher prices.',
      'Sales did not fall by 4% in 2023 because of higher prices.',
    ],
  },
]);
