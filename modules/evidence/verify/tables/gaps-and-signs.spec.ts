import { testTables, type TableWorld } from '../../../../tests/doubles/statement-worlds';

/** Tables with gaps, negative figures in brackets and a column of changes: 3 false statements were vouched for at first. */
const worlds: readonly TableWorld[] = [
  {
    name: 'companies.csv',
    table: `Company,Employees,"Revenue (EUR thousand)","Result (EUR thousand)",Growth,Founded
Alder AG,"1,240","18,450","(1,120)",-4.2%,1951
Birk Oy,860,"12,300",410,6.1%,1988
Cobalt SA,"2,015","40,980","2,250",0.8%,1979
Dune Ltd,n/a,"7,720","(95)",12.4%,2009`,
    truths: `
* | Alder AG has 1,240 employees.
* | Birk Oy had revenue of EUR 12.3 million.
* | Cobalt SA made a profit of EUR 2.25 million.
* | Alder AG made a loss of EUR 1.12 million.
* | Dune Ltd was founded in 2009.
* | Growth was highest at Dune Ltd, at 12.4%.
* | Cobalt SA has the most employees.
* | Two of the four companies made a loss.
* | Revenue of Cobalt SA was EUR 40,980 thousand.
`,
    falsehoods: `
* | Alder AG has 1,240 thousand employees.
* | Birk Oy had revenue of EUR 12.3 thousand.
* | Birk Oy had revenue of EUR 12,300.
* | Birk Oy had revenue of USD 12.3 million.
* | Cobalt SA made a loss of EUR 2.25 million.
* | Alder AG made a profit of EUR 1.12 million.
* | Alder AG made a loss of EUR 1.12 billion.
* | Alder AG had a result of EUR 1.12 million.
* | Dune Ltd was founded in 1979.
* | Dune Ltd has 2,009 employees.
* | Dune Ltd has no employees.
* | Dune Ltd has the fewest employees.
* | Growth was highest at Birk Oy.
* | Growth was 4.2% at Alder AG.
* | Three of the four companies made a loss.
* | All companies made a profit.
* | Birk Oy is the oldest company.
* | Dune Ltd is the oldest company.
* | Alder AG grew by 4.2%.
* | Cobalt SA grew by 0.8 percentage points.
* | The companies have 4,115 employees in all.
* | Cobalt SA has twice as many employees as Birk Oy.
* | Revenue of Cobalt SA is lower than that of Alder AG.
* | Alder AG lost 1,120 employees.
* | Birk Oy was founded before Cobalt SA.
`,
  },
  {
    name: 'catches.csv',
    table: `Year,Trout (kg),Salmon (kg),Price per kg (EUR),Note
2018,410,120,11.2,
2019,395,,11.9,salmon not counted
2020,450,140,12.4,provisional
2021,0,155,13.0,trout ban
2022,380,150,12.8,`,
    truths: `
* | The price per kg rose from EUR 11.2 in 2018 to EUR 13.0 in 2021.
* | Salmon came to 155 kg in 2021.
* | Trout rose from 395 kg in 2019 to 450 kg in 2020.
`,
    falsehoods: `
* | In 2019, 120 kg of salmon were caught.
* | In 2019, no salmon was caught.
* | Salmon rose from 2018 to 2019.
* | Salmon fell to 0 kg in 2019.
* | Between 2018 and 2022, 565 kg of salmon were caught in all.
* | The average salmon catch from 2018 to 2022 was 141 kg.
* | In 2021, 155 kg of trout were caught.
* | The price rose every year.
* | The price per kg rose from EUR 11.2 in 2018 to EUR 12.8 in 2021.
* | Trout fell every year.
* | Trout was highest in 2018.
* | Salmon rose in each year from 2018 to 2021.
* | In 2023, 380 kg of trout were caught.
* | In 2020, exactly 450 kg of salmon were caught.
* | In 2022, the price per kg was USD 12.8.
* | In 2022, trout cost EUR 380.
* | In 2022, 380 tonnes of trout were caught.
* | The trout ban doubled the price.
* | Trout fell by 30 kg between 2018 and 2020.
* | In 2020, salmon overtook trout.
`,
  },
];

testTables(worlds);
