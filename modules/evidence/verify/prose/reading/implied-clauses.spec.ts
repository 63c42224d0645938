import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The road has three bridges, the longest of which measures 340 metres.',
    truths: [
      'The longest of the three bridges measures 340 metres.',
      'The longest of the three bridges is 340 metres long.',
    ],
    falsehoods: [
      'The three bridges measure 340 metres each.',
      'The shortest of the three bridges measures 340 metres.',
      'The longest of the three roads measures 340 metres.',
    ],
  },
  {
    passage: 'Crews covered 164,000 kilometres in six trucks, one of which is electric.',
    truths: ['One of the six trucks is electric.'],
    falsehoods: [
      'Six trucks are electric.',
      'Two of the six trucks are electric.',
      'One of the six crews is electric.',
    ],
  },
  {
    passage: 'Police questioned 31 drivers; four have been fined so far.',
    truths: [
      'Four of the 31 drivers have been fined so far.',
      'Of the 31 drivers questioned, four have been fined so far.',
    ],
    falsehoods: [
      'The 31 drivers have been fined.',
      'Police fined 31 drivers.',
      'Five of the 31 drivers have been fined so far.',
    ],
  },
  {
    passage:
      'About 58,000 guests were affected, according to the hotel; the union puts the figure at 70,000.',
    truths: [
      'According to the union, 70,000 guests were affected.',
      'The union says that 70,000 guests were affected, whereas the hotel speaks of about 58,000.',
      'According to the hotel, about 58,000 guests were affected.',
    ],
    falsehoods: [
      'According to the hotel, 70,000 guests were affected.',
      '70,000 guests were affected.',
      'About 58,000 guests were affected.',
      'The union says that 58,000 guests were affected, whereas the hotel speaks of about 70,000.',
    ],
  },
  {
    passage:
      '71 percent of the schools are satisfied with the meals and 9 percent are dissatisfied; the rest gave no opinion.',
    truths: ['20 percent of the schools gave no opinion.'],
    falsehoods: [
      '29 percent of the schools gave no opinion.',
      '20 percent of the schools are dissatisfied.',
      '20 percent of the schools gave an opinion.',
    ],
  },
  {
    passage:
      'The dam belongs to the Orlu company, in which the canton holds 34 percent and the town 21 percent.',
    truths: [
      'The canton holds 34 percent of the Orlu company.',
      'The town owns 21 percent of the Orlu company.',
      'Together, the canton and the town own 55 percent of the Orlu company.',
    ],
    falsehoods: [
      'The canton holds 21 percent of the Orlu company.',
      'The Orlu company holds 34 percent of the canton.',
      'Together, the canton and the town own 13 percent of the Orlu company.',
      'Together, the canton and the dam own 55 percent of the Orlu company.',
    ],
  },
  {
    passage:
      'Gifts fell by 8 percent to 1.38 million euros, while the town doubled its grant to 500,000 euros.',
    truths: [
      'The grant of the town doubled to 500,000 euros.',
      'The town doubled its grant to 500,000 euros.',
    ],
    falsehoods: [
      'Gifts doubled to 500,000 euros.',
      'The grant of the town fell by 8 percent.',
      'The grant of the town doubled to 1.38 million euros.',
    ],
  },
  {
    passage:
      'Orders came to $412 million in the third quarter, an increase of 18 percent over the $349 million of the same quarter last year.',
    truths: ['Orders grew by $63 million over the same quarter of last year.'],
    falsehoods: [
      'Orders fell by $63 million over the same quarter of last year.',
      'Orders grew by $349 million over the same quarter of last year.',
    ],
  },
]);
