import { testTables } from '../../../../tests/doubles/statement-worlds';

/** Tables of one thing alone over the years: its name need not be said, another measure is not theirs. */
testTables([
  {
    name: 'veldania.csv',
    table: `Country,Year,CO2 emissions (Mt),Methane emissions (kt)
Veldania,2010,412.6,1840
Veldania,2011,418.9,1825
Veldania,2012,405.3,1798
`,
    truths: `
* | Veldania emitted 405.3 Mt of CO2 in 2012.
* | In 2011, Veldania's CO2 emissions were 418.9 Mt.
* | Veldania emitted 1,840 kt of methane in 2010.
`,
    falsehoods: `
* | Veldania emitted 405.3 Mt of CO2 in 2011.
* | Veldania emitted 405.3 Mt of methane in 2012.
* | Norland emitted 405.3 Mt of CO2 in 2012.
* | Veldania's CO2 emissions rose from 418.9 Mt in 2011 to 405.3 Mt in 2012.
`,
  },
  {
    name: 'brannock.csv',
    table: `Year,Revenue (EUR million)
2023,412
2024,448
`,
    truths: `
* | Revenue grew from EUR 412 million in 2023 to EUR 448 million in 2024.
* | Revenue increased by 8.7% in 2024.
`,
    falsehoods: `
* | Operating costs grew from EUR 412 million to EUR 448 million between 2023 and 2024.
* | Operating costs increased by 8.7% in 2024.
* | Costs were EUR 412 million in 2023.
* | The margin increased by 8.7% in 2024.
`,
  },
]);
