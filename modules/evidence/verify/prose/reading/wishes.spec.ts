import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The duties on Chinese e-bikes, due to expire in January 2025, are under review, and the association has asked for them to be extended by five years.',
    truths: ['The association has asked for the duties to be extended by five years.'],
    falsehoods: [
      "At the association's request the duties on Chinese e-bikes have been extended by five years.",
      'The duties have been extended by five years.',
      'The duties were extended by five years.',
      'The association extended the duties by five years.',
    ],
  },
  {
    passage:
      'The union wants wages to be raised by 6 percent, and the board has called on the state to add 40 million euros.',
    truths: ['The union wants wages to be raised by 6 percent.'],
    falsehoods: [
      'Wages were raised by 6 percent.',
      'The union raised wages by 6 percent.',
      'The state added 40 million euros.',
      'The state has added 40 million euros.',
    ],
  },
  {
    passage: 'Of 900 pupils, 83 percent liked the meals, but only 71 percent liked the new rooms.',
    truths: ['Of 900 pupils, 83 percent liked the meals.', '83 percent of the 900 pupils liked the meals.'],
    falsehoods: [
      'Of 900 pupils, 83 percent liked the new rooms.',
      'Of the 900 pupils, 83 percent liked the new rooms.',
      '83 percent of the 900 pupils liked the new rooms.',
      'Of 900 pupils, 71 percent liked the meals.',
    ],
  },
  {
    passage:
      'Of 900 wells revisited last year, 83 percent were still delivering water, but only 71 percent delivered water that met the guideline for lead.',
    truths: [],
    falsehoods: [
      'Of 900 wells revisited last year, 83 percent delivered water that met the guideline for lead.',
      'Of the 900 wells, 83 percent met the guideline for lead.',
    ],
  },
  {
    passage:
      'Access charges make up 34 per cent of the cost of a typical night train, compared with some 20 per cent for day trains.',
    truths: ['Access charges make up 34 per cent of the cost of a typical night train.'],
    falsehoods: [
      'Access charges make up 34 per cent of the cost of a day train.',
      'Access charges account for 34 per cent of the cost of day trains.',
      'Access charges make up 20 per cent of the cost of a night train.',
    ],
  },
  {
    passage: 'Mr Lind moved that the fee be raised to 2.00 euros.',
    truths: ['Mr Lind moved that the fee be raised to 2.00 euros.'],
    falsehoods: ['The fee was raised to 2.00 euros.', 'Mr Lind raised the fee to 2.00 euros.'],
  },
  {
    passage: 'The board recommended that the two plants in Orsk be closed by 2027.',
    truths: ['The board recommended that the two plants in Orsk be closed by 2027.'],
    falsehoods: ['The two plants in Orsk were closed by 2027.', 'The board closed the two plants in Orsk.'],
  },
]);
