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
  {
    name: 'companies.csv',
    table:
      'Company,Share price,Dividend per share,Shares issued\nArvel,0.45,0.12,0.38\nBrenn,0.52,0.14,0.61\n',
    truths: 'Arvel | The share price of Arvel was 0.45.',
    falsehoods: `Arvel | The share price of Arvel was 45%.
Brenn | The dividend per share of Brenn was 14%.
Brenn | Brenn issued 61% of its shares.`,
  },
]);
