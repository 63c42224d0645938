import { testTables } from '../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'ports.csv',
    table: `Port,On-time share 2023,Market share,Inflation rate
Brest,0.914,0.367,0.8
Dover,0.887,0.265,0.4
Hull,0.942,0.108,0.9
`,
    truths: `Brest | The on-time share of Brest was 91.4% in 2023.
Dover | Dover had a market share of 26.5 per cent.
* | The on-time share of Hull was 5.5 percentage points above that of Dover.`,
    falsehoods: `Brest | The on-time share of Brest was 9.14% in 2023.
Brest | The on-time share of Brest was 0.914% in 2023.
Dover | Dover had a market share of 88.7 per cent.
Dover | Inflation in Dover was 40%.
* | The on-time share of Hull was 0.055 percentage points above that of Dover.`,
  },
]);
