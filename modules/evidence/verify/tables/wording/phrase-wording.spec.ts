import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Turns of phrase of reports, and a noun that several columns share beside one that has a total. */
const worlds: readonly TableWorld[] = [
  {
    name: 'catches-of-the-bay.csv',
    table: `Year,Total landings (t),Herring (t),Sole and plaice (t),Boats (number),Result (thousand EUR)
2012,1480,910,570,64,120
2014,1391,828,563,61,-85
2016,1302,701,601,58,-240
2018,1339,668,671,59,35
2020,1255,571,684,52,-110
2022,1210,520,690,47,64
`,
    truths: `
2018 | Herring was responsible for 668 t in 2018.
2022 | At the end of the series in 2022, the fleet had a mere 47 boats.
* | Herring landings peaked in 2012.
* | In 2018, sole and plaice overtook herring for the first time.
* | Over the decade from 2012 to 2022, herring landings fell by 42.9%.
* | Herring landings dropped from 910 t in 2012 to 520 t in 2022.
2020 | Sole and plaice were equal to 55% of total landings in 2020.
`,
    falsehoods: `
* | Herring landings averaged about 1,330 t between 2012 and 2022.
2018 | Herring was responsible for 671 t in 2018.
2022 | At the end of the series in 2022, the fleet had a mere 52 boats.
* | At the start of the series in 2014, the fleet had a mere 61 boats.
* | Herring landings peaked in 2018.
2016 | In 2016, sole and plaice landed more tonnes than herring.
2014 | In 2014, sole and plaice landings were higher than herring landings.
* | In 2020, sole and plaice overtook herring for the first time.
* | In 2016, sole and plaice overtook herring for the first time.
* | In 2018, herring overtook sole and plaice for the first time.
* | Over the decade from 2014 to 2022, herring landings fell by 37.2%.
* | Over the decade from 2012 to 2022, landings fell by 42.9%.
* | Herring landings dropped from 1,480 t in 2012 to 1,210 t in 2022.
2020 | Sole and plaice were equal to 45% of total landings in 2020.
`,
  },
  {
    name: 'kilns.csv',
    table: `Year,Revenue (EUR million),Operating costs (EUR million)
2019,212.0,190.4
2020,180.2,175.5
2021,221.6,188.9
`,
    truths: `
* | The company's revenue grew by 23% in 2021, having fallen by 15% the year before.
* | Revenue came to an average of about EUR 204.6 million a year between 2019 and 2021.
`,
    falsehoods: `
* | The company's revenue grew by 23% in 2021, having risen by 15% the year before.
* | The company's revenue grew by 23% in 2021, having fallen by 23% the year before.
* | The customer's revenue grew by 23% in 2021.
* | Revenue came to an average of about EUR 221.6 million a year between 2019 and 2021.
* | Revenue fell in every year, with 2020 as the sole exception.
`,
  },
];

testTables(worlds);
