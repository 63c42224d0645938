import { testTables } from '../../../../../tests/doubles/statement-worlds';

const nouns = ['increase', 'growth', 'rise', 'change', 'gain'];

/** A change told as a noun is how far a figure moved, not how high it was. */
testTables([
  {
    name: 'freight.csv',
    table: `Year,Freight carried (t),Lanterns made (thousand)
2020,3970,48.1
2021,4466,50.9
2022,4702,52.4
`,
    truths: ['increase', 'growth', 'rise']
      .flatMap((noun) => [
        `2022; | The ${noun} in freight carried in 2022 was 236 t.`,
        `2022; | The ${noun} in freight carried in 2022 amounted to 236 t.`,
        `2022; | The ${noun} in freight carried from 2020 to 2022 was 732 t.`,
      ])
      .join('\n'),
    falsehoods: nouns
      .flatMap((noun) => [
        `2022; | The ${noun} in freight carried in 2022 was 4,702 t.`,
        `2022; | In 2022 the ${noun} in freight carried was 4,702 t.`,
        `2022; | The ${noun} in freight carried in 2022 amounted to 4,702 t.`,
        `2022; | The ${noun} in lanterns made in 2022 was 52.4 thousand.`,
        `2022; | The ${noun} in lanterns made over the previous year was 52.4 thousand.`,
      ])
      .join('\n'),
  },
]);
