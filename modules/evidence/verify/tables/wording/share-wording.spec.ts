import { testTables } from '../../../../../tests/doubles/statement-worlds';

const firms = `Company,Headquarters,Revenue 2022 (EUR m),R&D share of revenue (%),Operating result 2022 (EUR m),Employees
Arden Pumps,Leeds,2140,4.2,310,8400
Belmont Tools,Lyon,980,7.9,-65,5150
Corvin Drives,Brno,4310,3.1,520,17600
Delta Optik,Jena,615,18.4,88,2900
Ekholm Marine,Turku,1525,5.6,-140,6300
Ferro Lines,Bilbao,2870,2.7,195,11250`;

const bank = `Year,Deposits (EUR bn),Loans (EUR bn),Profit after tax (EUR m)
2019,15.2,13.1,92
2020,16.9,13.4,-22
2021,17.5,14.2,118
2022,17.1,14.9,163`;

testTables([
  {
    name: 'firms.csv',
    table: firms,
    truths: `
Belmont | Belmont Tools, headquartered in Lyon, has 5,150 people on its payroll.
Delta | Research and development eats up 18.4% of revenue at Delta Optik.
* | Nobody devotes a smaller slice of revenue to research than Ferro Lines, at 2.7%.
Delta | Jena is home to Delta Optik.
Delta | Delta Optik is based in Jena.
Delta | Delta Optik has its head office in Jena.
Arden, Ferro | In operating terms, Arden Pumps out-earned Ferro Lines by EUR 115 million.
* | Sorted by workforce, Ferro Lines follows directly behind Corvin Drives, and Arden Pumps takes third place.
* | Sorted by revenue, Ferro Lines comes right after Corvin Drives.
* | In terms of revenue, Arden Pumps sits between Ekholm Marine and Ferro Lines.
Arden | Arden Pumps turned 14.5% of its revenue into operating profit.
Arden | Each person employed by Arden Pumps accounts for roughly €255,000 of revenue.
`,
    falsehoods: `
Belmont | Belmont Tools, headquartered in Leeds, has 5,150 people on its payroll.
Belmont | Belmont Tools, headquartered in Lyon, has 5,510 people on its payroll.
Delta | Research and development eats up 18.4% of profit at Delta Optik.
Delta | Marketing eats up 18.4% of revenue at Delta Optik.
Delta, Corvin | Research and development eats up 18.4% of revenue at Corvin Drives.
* | Nobody devotes a larger slice of revenue to research than Ferro Lines, at 2.7%.
* | Nobody devotes a smaller slice of revenue to marketing than Ferro Lines, at 2.7%.
* | Nobody devotes a smaller slice of revenue to research than Corvin Drives, at 3.1%.
Delta | Lyon is home to Delta Optik.
Delta | Jena is no longer home to Delta Optik.
Delta | Jena is home to Delta Optik's only plant.
Delta | Delta Optik is not based in Jena.
Delta | Delta Optik has its plant in Jena.
Delta | Delta Optik has its head office in Lyon.
Arden, Ferro | In operating terms, Ferro Lines out-earned Arden Pumps by EUR 115 million.
Arden, Ferro | In operating terms, Arden Pumps out-earned Ferro Lines by EUR 125 million.
Arden, Ferro | In net terms, Arden Pumps out-earned Ferro Lines by EUR 115 million.
Arden, Ferro | Arden Pumps out-earned Ferro Lines by EUR 115 million after tax.
* | Sorted by workforce, Arden Pumps follows directly behind Corvin Drives.
* | Sorted by workforce, Corvin Drives follows directly behind Ferro Lines.
* | Sorted by workforce, Ferro Lines follows directly behind Corvin Drives, and Ekholm Marine takes third place.
* | Sorted by profit, Ferro Lines follows directly behind Corvin Drives.
* | In terms of revenue, Arden Pumps sits between Ferro Lines and Corvin Drives.
* | In terms of revenue, Ekholm Marine sits between Arden Pumps and Ferro Lines.
* | In terms of size, Arden Pumps sits between Ekholm Marine and Ferro Lines.
Arden | Arden Pumps turned 15.4% of its revenue into operating profit.
Arden | Arden Pumps turned 14.5% of its revenue into net profit.
Belmont | Belmont Tools turned 6.6% of its revenue into operating profit.
Arden | Each person employed by Arden Pumps accounts for roughly €265,000 of revenue.
Arden | Each person employed by Arden Pumps accounts for roughly €255,000 of profit.
Arden | Each customer of Arden Pumps accounts for roughly €255,000 of revenue.
`,
  },
  {
    name: 'bank.csv',
    table: bank,
    truths: `
2021 | Loans on the bank's books came to 14,200 million euros in 2021.
2022 | The deposit base amounted to about €17 billion in 2022.
2021 | Loans equalled roughly 81% of deposits in 2021.
`,
    falsehoods: `
2021 | Loans on the bank's books came to 17,500 million euros in 2021.
2021 | Loans off the bank's books came to 14,200 million euros in 2021.
2022 | The customer base amounted to about €17 billion in 2022.
2022 | The deposit base amounted to about €15 billion in 2022.
2021 | Loans equalled roughly 71% of deposits in 2021.
2021 | Deposits equalled roughly 81% of loans in 2021.
2021 | Loans equalled roughly 81% of assets in 2021.
`,
  },
]);
