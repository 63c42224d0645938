import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: 'The vaccine protected 91% of those under 40 but only 62% of those over 70.',
    truths: [
      'The vaccine protected 91% of those under 40.',
      'The vaccine protected only 62% of those over 70.',
    ],
    falsehoods: ['The vaccine protected 91%.', 'The vaccine protected 62% of all people.'],
  },
  {
    passage: 'The drug cured 84% of patients with mild symptoms and 39% of the severely ill.',
    truths: ['The drug cured 84% of patients with mild symptoms.', 'The drug cured 39% of the severely ill.'],
    falsehoods: ['The drug cured 84%.', 'The drug cured 39%.'],
  },
  {
    passage: 'The judge fined the driver 600 euros, the passenger 200 and the owner of the car 1,500.',
    truths: ['The judge fined the driver 600 euros.'],
    falsehoods: ['The fine was 600 euros.', 'The fines were 600 euros.'],
  },
  {
    passage:
      'The council gave the theatre 2.1 million euros, the museum 1.4 million and the library 0.9 million.',
    truths: ['The council gave the theatre 2.1 million euros.'],
    falsehoods: ['The council gave 2.1 million euros.'],
  },
  {
    passage:
      'The court fined the first firm 12 million euros and the second 4.5 million; a third was acquitted.',
    truths: ['The court fined the first firm 12 million euros.'],
    falsehoods: ['The fines came to 12 million euros.'],
  },
  {
    passage: "Hail destroyed the crop on 900 of the cooperative's 2,600 hectares and damaged it on 700 more.",
    truths: ["Hail destroyed the crop on 900 of the cooperative's 2,600 hectares."],
    falsehoods: ['Hail destroyed 900 of the cooperatives.'],
  },
]);
