import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Rows named by two labels, in the plural, with a hyphen, as the first of all, or over all labels of a column. */
const worlds: readonly TableWorld[] = [
  {
    name: 'pay.csv',
    table: `Occupation,Sector,Average monthly pay (SEK),Employees,Women (%)
Nurse,Public,38400,72300,88.1
Nurse,Private,40100,18600,86.4
Teacher,Public,36900,98200,73.5
Teacher,Private,35750,21400,69.8
Engineer,Public,44200,15900,31.7
Engineer,Private,49800,84600,24.9
Cook,Public,27300,11200,55.2
Cook,Private,26850,39500,38.6
`,
    truths: `
* | Engineers in the private sector earn SEK 49,800 a month on average.
* | Private-sector engineers have an average monthly pay of SEK 49,800.
* | Women make up 88.1 percent of public-sector nurses.
* | Cooks in the private sector earn the least on average, SEK 26,850 a month.
* | The highest average pay, SEK 49,800, is that of private-sector engineers.
* | About 90,900 nurses are employed in the two sectors together.
* | The average pay of private-sector engineers is SEK 5,600 higher than that of their public-sector colleagues.
* | The four occupations have 361,700 employees in total.
`,
    falsehoods: `
* | Engineers in the public sector earn SEK 49,800 a month on average.
* | Nurses in the private sector earn SEK 49,800 a month on average.
* | Engineers earn SEK 49,800 a month on average.
* | Private-sector nurses have an average monthly pay of SEK 49,800.
* | Women make up 88.1 percent of private-sector nurses.
* | Women make up 88.1 percent of public-sector cooks.
* | Women make up 88.1 percent of nurses.
* | Cooks in the public sector earn the least on average, SEK 27,300 a month.
* | Cooks in the private sector earn the most on average, SEK 26,850 a month.
* | The highest average pay, SEK 40,100, is that of private-sector nurses.
* | Private-sector nurses have the second-lowest average pay.
* | About 361,700 nurses are employed in the two sectors together.
* | About 72,300 nurses are employed in the two sectors together.
* | About 90,900 engineers are employed in the two sectors together.
* | About 90,900 nurses are employed in the three sectors together.
* | The average pay of private-sector engineers is SEK 5,600 lower than that of their public-sector colleagues.
* | The average pay of private-sector nurses is SEK 5,600 higher than that of their public-sector colleagues.
* | The three occupations have 361,700 employees in total.
`,
  },
  {
    name: 'villages.csv',
    table: `Village,Fruit tree,Trees planted
Dale,Apple,310
Moor,Cherry,120
Adam,Quince,45
`,
    truths: `
* | 120 cherries were planted.
* | In Dale, 310 trees were planted.
`,
    falsehoods: `
* | In the Yorkshire Dales, 310 trees were planted.
* | The family Adams planted 45 trees.
* | 120 apples were planted.
`,
  },
];

testTables(worlds);
