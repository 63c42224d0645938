import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The brother, Simon Pell, left the firm in 2014 and opposes the sale. Sales in Norway, by contrast, have fallen by half.',
    truths: ['Sales in Norway have halved.'],
    falsehoods: [
      'Simon Pell joined the firm in 2014.',
      'Simon Pell, who left the firm in 2014, is for the sale.',
      'Simon Pell, who opposes the firm, left the sale in 2014.',
      'Sales in Norway have doubled.',
      'Sales have halved.',
    ],
  },
  {
    passage:
      'Two further bridges are planned, but parliament has not approved the money for them. A canal, the Orme, froze.',
    truths: [],
    falsehoods: [
      'Parliament has approved the money for two further bridges.',
      'Parliament has yet to approve the money for two canals.',
      'Two further bridges have not approved the money for parliament.',
      'Two further bridges are not planned.',
    ],
  },
  {
    passage:
      'It replaces the old library on Kirk Square, which had become too small. The shaft will reach a bed that geologists estimate at 90 million tonnes.',
    truths: [],
    falsehoods: [
      'Kirk Square had become too small.',
      'Geologists estimate the shaft at 90 million tonnes.',
      'The bed estimates geologists at 90 million tonnes.',
      'Geologists estimate the bed at 19 million tonnes.',
    ],
  },
  {
    passage: 'Because of the mild winter, demand for road salt dropped by 14 percent.',
    truths: [
      'Demand for road salt fell by 14 percent owing to the mild winter.',
      'Due to the mild winter, demand for road salt dropped by 14 percent.',
    ],
    falsehoods: [
      'The winter was mild because demand for road salt fell by 14 percent.',
      'Demand for road salt fell by 14 percent owing to the dry winter.',
      'Owing to the mild winter, demand for road salt rose by 14 percent.',
      'Demand for road salt fell by 14 percent despite the mild winter.',
    ],
  },
  {
    passage:
      "Farmers' leader Anton Rieder considers the amount too low, while the conservation group Wildweg calls it generous. The animals rarely attack sheep.",
    truths: [],
    falsehoods: [
      'While Wildweg thinks the amount is too low, Anton Rieder calls it generous.',
      'Wildweg considers the amount too low.',
      'The amount is too low.',
      'The amount is generous.',
      'The animals often attack sheep.',
      'The animals attack sheep.',
      'Sheep rarely attack the animals.',
    ],
  },
  {
    passage:
      'Mine manager Calum Reid said that production had returned to normal. The group said that 40 jobs would be lost in Halm.',
    truths: [],
    falsehoods: [
      'Production is back to normal.',
      'Production has returned to normal.',
      'According to the group, production is back to normal.',
      'Calum Reid says that production has not returned to normal.',
      'The group says that 40 jobs have been lost in Halm.',
      '40 jobs will be lost in Halm.',
    ],
  },
  {
    passage: 'Under the deal, wages will rise by 3 percent this year and by 2.5 percent next year.',
    truths: [],
    falsehoods: [
      'Under the deal, wages will go up by 2.5 percent this year and 3 percent next year.',
      'Under the deal, wages went up by 3 percent this year and 2.5 percent next year.',
      'Wages will rise by 3 percent next year.',
    ],
  },
]);
