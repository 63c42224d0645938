import { testTables, type TableWorld } from '../../../../../tests/doubles/statement-worlds';

/** Tables whose rows are named by labels of two columns and a year, the years side by side or below one another. */
const worlds: readonly TableWorld[] = [
  {
    name: 'harvests.csv',
    table: `Region,Crop,2021 (tonnes),2022 (tonnes),2023 (tonnes)
East,Rye,410,395,460
East,Oats,230,250,245
West,Rye,180,165,150
West,Oats,520,560,610
Total,,1340,1370,1465`,
    truths: `
* | In 2023, 460 tonnes of rye were harvested in the East.
* | Rye in the West fell from 180 tonnes in 2021 to 150 tonnes in 2023.
* | Oats in the West rose by 90 tonnes between 2021 and 2023.
* | In 2022, the West had 560 tonnes of oats.
`,
    falsehoods: `
* | In 2022, 460 tonnes of rye were harvested in the East.
* | In 2023, 460 tonnes of rye were harvested in the West.
* | In 2023, 460 tonnes of oats were harvested in the East.
* | Rye in the West rose from 180 tonnes in 2021 to 150 tonnes in 2023.
* | Rye in the East fell from 410 tonnes in 2021 to 460 tonnes in 2023.
* | Rye in the West fell by 90 tonnes between 2021 and 2023.
* | Oats in the East rose by 90 tonnes between 2021 and 2023.
* | The total was 1,370 tonnes in 2023.
* | The total fell each year.
* | Oats in the East rose each year.
* | In 2023, the East had 1,465 tonnes of rye.
* | In 2023, the West harvested more rye than the East.
* | Rye in the East fell from 2022 to 2023.
* | In 2024, 460 tonnes of rye were harvested in the East.
* | In 2023, rye came to 460 tonnes.
* | In 2023, the East harvested 460 tonnes.
* | Oats in the West doubled between 2021 and 2023.
* | Oats in the West rose by 90 percent.
`,
  },
  {
    name: 'exports.csv',
    table: `Country,Product,Year,Exports (million EUR),Share of total (%)
Orla,Wine,2020,12.4,31
Orla,Wine,2021,14.9,34
Orla,Cheese,2020,27.6,69
Orla,Cheese,2021,28.9,66
Pell,Wine,2020,40.2,80
Pell,Wine,2021,38.8,77
Pell,Cheese,2020,10.1,20
Pell,Cheese,2021,11.6,23`,
    truths: `
* | Orla exported wine worth 14.9 million euros in 2021.
* | Exports of wine from Pell came to 40.2 million euros in 2020.
* | Wine exports of Orla rose from 12.4 million euros in 2020 to 14.9 million euros in 2021.
`,
    falsehoods: `
* | Orla exported wine worth 14.9 million euros in 2020.
* | Pell exported wine worth 14.9 million euros in 2021.
* | Orla exported cheese worth 14.9 million euros in 2021.
* | Exports of wine came to 14.9 million euros in 2021.
* | Exports of Orla came to 14.9 million euros in 2021.
* | Wine exports of Pell rose from 40.2 million euros in 2020 to 38.8 million euros in 2021.
* | Wine exports of Orla fell in 2021.
* | Cheese exports of Pell fell in 2021.
* | In 2021, cheese made up 66 percent of the exports of Pell.
* | In 2021, wine made up 66 percent of the exports of Orla.
* | In 2020, cheese made up 66 percent of the exports of Orla.
* | In 2021, Orla exported more wine than Pell.
* | Orla had the highest wine exports in 2021.
* | Wine exports rose in 2021.
* | Orla exported 14.9 million litres of wine in 2021.
* | In 2021, wine from Orla was worth 14.9 million dollars.
* | In 2021, the share of wine in Orla rose by 34 percent.
* | In 2021, Pell exported cheese worth 23 million euros.
* | In 2021, exports from Orla and Pell came to 28.9 million euros.
`,
  },
];

testTables(worlds);
