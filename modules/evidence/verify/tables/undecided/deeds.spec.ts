import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'stores.csv',
    table: `Year,Revenue (million GBP),Stores at year end,Staff
2022,1884.3,269,6120
2023,1931.0,271,6240
2024,1968.9,276,6310
`,
    truths: `
2024; | In 2024 the company had 276 stores.
2024; | In 2024 the company ran 276 stores.
2024; | The company closed 2024 with revenue of 1,968.9 million GBP.
`,
    falsehoods: `
2024; | In 2024 the company opened 276 stores.
2024; | In 2024, 276 stores opened.
2024; | 276 stores were opened in 2024.
2024; | Stores opened, 2024: 276
2024; | In 2024 the company closed 276 stores.
2024; | Stores closed, 2024: 276
2024; | In 2024 the company visited 276 stores.
2024; | In 2024 the company started 276 stores.
2024; | In 2024 the company delivered 276 stores.
2024; | In 2024 the company received 276 stores.
`,
  },
  {
    name: 'openings.csv',
    table: `Year,Stores opened,Stores closed
2023,14,12
2024,19,14
`,
    truths: `
2024; | In 2024 the company opened 19 stores.
2024; | 14 stores were closed in 2024.
`,
    falsehoods: `
2024; | In 2024 the company opened 14 stores.
2024; | 19 stores were closed in 2024.
`,
  },
]);
