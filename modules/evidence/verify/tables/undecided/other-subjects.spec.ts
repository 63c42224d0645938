import { testTables } from '../../../../../tests/doubles/statement-worlds';

const branches = `Branch,Visits,Loans,Opening hours per week
Central,91000,151000,50
Millbrook,13600,22400,26
Stonegate,44000,67000,38
`;
const plants = `Plant,Country,Capacity (MW),Output 2022 (GWh)
Alvsund,Norway,310,1290
Brava,Portugal,145,402
Corrin,Ireland,205,655
`;
const loans = `Indicator,Unit,2020,2021,2022
Electronic loans,number,1400,1680,2150
Annual change in electronic loans,%,12,20,28
`;

const hotel = `Year,Rooms sold,Guests,Rooms available
2020,12050,23000,118
2021,17200,38000,121
2022,26105,56500,133
`;

/** What a statement speaks of: the rows, and not the whole of a title, the country of a plant or the time before. */
testTables([
  {
    name: 'ardle_valley_libraries_2022.csv',
    table: branches,
    truths: `
* | Millbrook had the shortest opening hours, with 26 a week.
* | Central recorded the most loans, 151,000.`,
    falsehoods: `
* | Ardle Valley Libraries had the shortest opening hours, with 26 a week.
* | Ardle Valley had the lowest number of visits, 13,600.
* | The Ardle Valley recorded the most loans, 151,000.`,
  },
  {
    name: 'plants.csv',
    table: plants,
    truths: `
* | Alvsund has a capacity of 310 MW.
* | Alvsund out-produced Corrin by 635 GWh.
* | Corrin in Ireland has a capacity of 205 MW.
* | Brava in Portugal generated 402 GWh in 2022.`,
    falsehoods: `
* | Norway has a capacity of 310 MW.
* | Portugal generated 402 GWh in 2022.
* | Corrin out-produced Alvsund by 635 GWh.
* | Brava out-generated Corrin by 253 GWh.`,
  },
  {
    name: 'hotel.csv',
    table: hotel,
    truths: `
* | In 2022, 26,105 rooms were sold.
* | By 2022, the number of rooms available had risen to 133.
* | By the end of 2022, 133 rooms were available.`,
    falsehoods: `
* | By 2022, 26,105 rooms had been sold.
* | By the end of 2021 the hotel had sold 17,200 rooms.
* | Up to 2022, 26,105 rooms were sold.
* | Through 2021, the hotel sold 17,200 rooms.`,
  },
  {
    name: 'loans.csv',
    table: loans,
    truths: `
* | Electronic loans increased by 28 per cent in 2022.`,
    falsehoods: `
* | Electronic loans increased by 28 per cent before 2022.
* | Electronic loans came to 2,150 before 2022.`,
  },
]);
