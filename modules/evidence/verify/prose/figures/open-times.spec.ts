import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'Emissions are to fall by 55% by 2030 compared with 1990; so far they have fallen by 38%.',
    truths: [
      'Emissions are to fall by 55% by 2030 compared with 1990.',
      'So far emissions have fallen by 38%.',
    ],
    falsehoods: ['Emissions fell by 38% in 1990.'],
  },
  {
    passage: 'On a scale from 1 to 10, patients rated the food 4.1 before the change and 7.3 after it.',
    truths: ['Patients rated the food 4.1 before the change.'],
    falsehoods: ['Patients rated the food 4.1 after the change.'],
  },
  {
    passage:
      'The factory stopped making tyres in March, belts in June and hoses in October, when its 800 workers were dismissed.',
    truths: ['Its 800 workers were dismissed in October.'],
    falsehoods: ['Its 800 workers were dismissed in March.', 'The factory dismissed 800 workers in June.'],
  },
  {
    passage: 'The glacier, 11 kilometres long in 1900, has shrunk to 6.5 and loses 90 metres a year.',
    truths: ['The glacier was 11 kilometres long in 1900.', 'The glacier loses 90 metres a year.'],
    falsehoods: ['The glacier is 11 kilometres long.'],
  },
  {
    passage: 'Two of the seven towers were sold in 2005, three in 2010, and the others stand empty.',
    truths: ['Two of the seven towers were sold in 2005.'],
    falsehoods: ['Two of the seven towers were sold in 2010.'],
  },
  {
    passage: 'Twelve of the 30 trees were felled in spring and a fifth of them in autumn.',
    truths: ['Twelve of the 30 trees were felled in spring.'],
    falsehoods: ['A fifth of the 12 trees were felled in autumn.'],
  },
  {
    passage:
      'The strike, the third in a year, lasted nine days and cost the railway 70 million euros, twice as much as the first.',
    truths: ['The strike lasted nine days.', 'The strike cost the railway 70 million euros.'],
    falsehoods: ['The first strike lasted nine days.', 'The first strike cost the railway 70 million euros.'],
  },
  {
    passage: 'Those who worked nights were 1.4 times as likely to fall ill as the rest.',
    truths: ['Those who worked nights were 1.4 times as likely to fall ill as the rest.'],
    falsehoods: ['Those who worked nights were 1.4 times less likely to fall ill.'],
  },
]);
