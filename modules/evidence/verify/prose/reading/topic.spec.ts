import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage: "Keldonia's unemployment rate was 5.6% in 2023. Lorland's was 7.1%.",
    truths: ["Keldonia's unemployment rate was 5.6% in 2023."],
    falsehoods: ['The unemployment rate was 5.6% in 2023.', 'The unemployment rate was 7.1% in 2023.'],
  },
  {
    passage: 'Sales in Europe fell by 3% in 2023. The company closed two shops.',
    truths: ['Sales in Europe fell by 3% in 2023.'],
    falsehoods: ['Sales fell by 3% in 2023.'],
  },
  {
    passage: 'Solar capacity in Ardane reached 8.4 gigawatts in 2023. The country wants to double it.',
    truths: [
      'Solar capacity reached 8.4 gigawatts in 2023.',
      'In 2023, solar capacity in Ardane was 8.4 gigawatts.',
    ],
    falsehoods: [],
  },
  {
    passage: 'Sales in Asia grew by 18% in 2022, while sales in Europe declined by 3%.',
    truths: [
      'Sales in Asia grew by 18% in 2022.',
      'Sales in Europe declined by 3% in 2022.',
      'In 2022, sales in Europe fell by 3%.',
    ],
    falsehoods: [
      'Sales in Europe declined by 3% in 2021.',
      'Sales in Europe declined by 18% in 2022.',
      'Sales in Asia declined by 3% in 2022.',
    ],
  },
  {
    passage:
      'Harrow in the north had the highest unemployment rate in 2023, at 9.2%, and the capital region the lowest, at 4.3%.',
    truths: [
      'The unemployment rate in Harrow was 9.2% in 2023.',
      'Harrow had an unemployment rate of 9.2% in 2023.',
    ],
    falsehoods: [
      'The unemployment rate in the capital region was 9.2% in 2023.',
      'The unemployment rate in Harrow was 4.3% in 2023.',
      'The unemployment rate in the north was 9.2% in 2023.',
      'The unemployment rate was 9.2% in 2023.',
      'The highest unemployment rate in Harrow was 9.2%.',
    ],
  },
  {
    passage: 'The number of people seriously injured was almost unchanged, at 2,950.',
    truths: ['The number of people seriously injured was 2,950.'],
    falsehoods: [
      'The number of people seriously injured was unchanged.',
      'The number of people injured was 2,950.',
      'The number of people seriously injured rose to 2,950.',
      'The number of people seriously injured fell by 2,950.',
    ],
  },
  {
    passage:
      'The median wait at the five hospitals of the Marrow Valley trust was 26 weeks in 2023. At Dunmore Hospital it was 19 weeks. The trust wants to build a new hospital.',
    truths: ['The median wait was 26 weeks in 2023.'],
    falsehoods: [
      'The median wait was 19 weeks in 2023.',
      'The median wait at Dunmore Hospital was 26 weeks in 2023.',
    ],
  },
  {
    passage: 'The eastern district of Soral produced 40 tonnes of wheat in 2023.',
    truths: ['Soral produced 40 tonnes of wheat in 2023.'],
    falsehoods: [],
  },
  {
    passage: 'Orvex had revenue of $1.1 billion in 2023. Norvane makes lenses.',
    truths: ['Orvex had revenue of $1.1 billion in 2023.'],
    falsehoods: [],
  },
  {
    passage:
      'Norvane Instruments makes lenses. Operating profit rose to $300 million in 2023, which the company put down to exports.',
    truths: [
      "Norvane's operating profit rose to $300 million in 2023.",
      'Operating profit rose to $300 million in 2023.',
      "The company's operating profit rose to $300 million in 2023.",
    ],
    falsehoods: [],
  },
  {
    passage:
      "Keldonia's unemployment rate was 5.6% in 2023. In Lorland the unemployment rate was 7.1% in 2023.",
    truths: [],
    falsehoods: [
      'The unemployment rate was 5.6% in 2023.',
      'The unemployment rate was 7.1% in 2023.',
      "Keldonia's unemployment rate was 7.1% in 2023.",
    ],
  },
  {
    passage:
      "Keldonia's unemployment rate was 5.6% in 2023. Lorland had a rate of 7.1% in 2023. The country's government welcomed the figure.",
    truths: [],
    falsehoods: [
      'The unemployment rate was 7.1% in 2023.',
      'Keldonia had a rate of 7.1% in 2023.',
      'The rate was 7.1% in 2023.',
    ],
  },
  {
    passage:
      'Solar capacity in Ardane reached 8.4 gigawatts in 2023. The neighbouring country of Lorland had 9.1 gigawatts.',
    truths: [],
    falsehoods: ['Solar capacity reached 9.1 gigawatts in 2023.', 'Solar capacity was 9.1 gigawatts.'],
  },
  {
    passage:
      'Exports from the north of Ardane came to 40 million euros in 2023. The country also exported timber.',
    truths: [],
    falsehoods: ['Exports came to 40 million euros in 2023.'],
  },
  {
    passage: 'The population of the suburbs of Keldonia was 1.2 million in 2023. The city has two airports.',
    truths: [],
    falsehoods: [
      'The population was 1.2 million in 2023.',
      'The population of Keldonia was 1.2 million in 2023.',
    ],
  },
  {
    passage: 'The unemployment rate of women in Keldonia was 5.6% in 2023. The country has a new minister.',
    truths: [],
    falsehoods: [
      'The unemployment rate was 5.6% in 2023.',
      'The unemployment rate in Keldonia was 5.6% in 2023.',
    ],
  },
  {
    passage: 'The population of northern Keldonia was 1.2 million in 2023. The country has a new minister.',
    truths: [],
    falsehoods: ['The population was 1.2 million in 2023.'],
  },
  {
    passage:
      'The population of North Keldonia was 1.2 million in 2023. The country of Keldonia has 4 million.',
    truths: [],
    falsehoods: ['The population of Keldonia was 1.2 million in 2023.'],
  },
  {
    passage:
      "Norvane's revenue came to $4.2 billion in 2023. The company bought Orvex in May. Orvex had revenue of $1.1 billion in 2023. Operating profit was $300 million.",
    truths: [],
    falsehoods: [
      "Norvane's revenue came to $1.1 billion in 2023.",
      'Revenue came to $1.1 billion in 2023.',
      'The company had revenue of $1.1 billion in 2023.',
    ],
  },
  {
    passage:
      'Norvane Instruments bought Orvex in May 2023. The company makes lenses. Operating profit rose to $300 million in 2023.',
    truths: [],
    falsehoods: ["Orvex's operating profit rose to $300 million in 2023."],
  },
  {
    passage:
      'The eastern district of Soral produced 40 tonnes of wheat in 2023, and the city of Soral 2 tonnes.',
    truths: [],
    falsehoods: ['Soral produced 40 tonnes of wheat in 2023.'],
  },
  {
    passage: 'The city of Selmont had 640,000 inhabitants in 2021. Greater Selmont had 1.2 million.',
    truths: [],
    falsehoods: [
      'Greater Selmont had 640,000 inhabitants in 2021.',
      'Selmont had 1.2 million inhabitants in 2021.',
    ],
  },
  {
    passage:
      'The median wait at Ferrin Hospital was 26 weeks in 2023. The trust has five hospitals. At Dunmore Hospital it was 19 weeks.',
    truths: [],
    falsehoods: ['The median wait was 26 weeks in 2023.'],
  },
]);
