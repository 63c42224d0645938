import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** What a row is by its cells of text, said of it alone or beside its name. */
const worlds: readonly TableWorld[] = [
  {
    name: 'lifts.csv',
    table: `Lift,Kind,Opened,Length (m),Capacity per hour
Sonnkogel,chairlift,2008,1240,2400
Murgrat,gondola,1996,2810,1800
Alpspitz,gondola,2017,2355,2900
Rettenberg,drag lift,1978,610,900
`,
    truths: `
* | Murgrat is a gondola.
* | Alpspitz is a gondola opened in 2017.
* | Murgrat, a gondola, is 2,810 metres long.
* | Alpspitz, a gondola opened in 2017, has a length of 2,355 m.
* | The drag lift Rettenberg was opened in 1978.
`,
    falsehoods: `
* | Murgrat is a chairlift.
* | Murgrat is a gondola opened in 2017.
* | Murgrat is a gondola built in 1996.
* | Murgrat is a fast gondola.
* | Murgrat is no gondola.
* | Murgrat was a gondola.
* | Murgrat is a gondola operator.
* | Murgrat, a chairlift, is 2,810 metres long.
* | Murgrat, a gondola, is 2,355 metres long.
* | Murgrat, a gondola for bicycles, is 2,810 metres long.
* | Murgrat, the only gondola, is 2,810 metres long.
* | Alpspitz, a gondola opened in 1996, has a length of 2,355 m.
* | The gondola Rettenberg was opened in 1978.
* | The drag lift Rettenberg was opened in 1996.
* | The new drag lift Rettenberg was opened in 1978.
`,
  },
  {
    name: 'makers.csv',
    table: `Company,Country,Segment,Revenue (EUR million),Net debt (EUR million),Employees
Holt Brothers,Norway,Furniture,1240,310,5200
Vantaal,Netherlands,Toys,865,-145,3150
Rivelle,Italy,Furniture,2210,-420,8800
Oskar Lund,Norway,Toys,430,95,1900
`,
    truths: `
* | Rivelle is an Italian company.
* | Vantaal is a Dutch company whose business is toys.
* | The two Norwegian companies together have 7,100 employees.
* | Vantaal has a net cash position of EUR 145 million.
* | Instead of net debt, Rivelle shows net cash of EUR 420 million.
* | Net cash at Rivelle amounts to EUR 420 million.
* | Holt Brothers booked revenue of EUR 1,240 million.
`,
    falsehoods: `
* | Rivelle is a Norwegian company.
* | Rivelle is an Italian company whose business is toys.
* | Rivelle is an Italian company whose rival is Dutch.
* | Rivelle is an Italian bank.
* | The three Norwegian companies together have 7,100 employees.
* | The two Italian companies together have 7,100 employees.
* | The two Norwegian companies together have 8,350 employees.
* | Vantaal has a net cash position of EUR 420 million.
* | Vantaal has a net debt of EUR 145 million.
* | Holt Brothers has a net cash position of EUR 310 million.
* | Rivelle has a cash position of EUR 420 million.
* | Instead of net debt, Holt Brothers shows net cash of EUR 310 million.
* | Net cash at Rivelle amounts to EUR -420 million.
* | Holt Brothers booked orders of EUR 1,240 million.
* | Holt Brothers booked revenue of EUR 1,420 million.
`,
  },
  {
    name: 'emissions.csv',
    table: `Country,Population (million),CO2 emissions (Mt)
Sweden,10.5,36.4
Spain,47.8,246.1
Denmark,5.9,28.6
`,
    truths: `
* | Spain emitted 246.1 Mt of carbon dioxide.
* | Danish CO2 emissions were 28.6 Mt.
* | Spain ranks first for carbon dioxide emissions, ahead of Sweden.
`,
    falsehoods: `
* | Spain emitted 246.1 Mt of carbon monoxide.
* | Spain emitted 36.4 Mt of carbon dioxide.
* | Swedish CO2 emissions were 28.6 Mt.
* | Spain emitted 246.1 Mt of carbon dioxide equivalents.
* | Sweden ranks first for carbon dioxide emissions, ahead of Spain.
`,
  },
];

testTables(worlds);
