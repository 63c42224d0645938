import { testTables } from '../../../../../tests/doubles/statement-worlds';

const county = `Indicator,Unit,2017,2018,2019,2020,2021
Population (1 January),persons,61240,61905,61870,62330,62910
Employed persons,thousand,27.4,27.9,28.3,26.8,27.6
Unemployment rate,%,5.4,5.1,4.8,6.9,6.1
Dwellings completed,dwellings,318,342,297,264,289
Dwellings approved,dwellings,402,391,365,348,371
Average asking rent,EUR per m2,6.20,6.45,6.70,7.05,7.30
Road works paid,million EUR,4.2,4.6,5.1,5.5,6.3
In-migration,persons,2410,2655,2180,2035,2590
Out-migration,persons,2275,2190,2310,2120,2205
Net migration,persons,135,465,-130,-85,385
Natural change,persons,-62,-48,-55,-71,-64
`;

const utility = `Indicator,2019,2020,2021,2022
Heat sold (GWh),512,498,541,473
Natural gas sold (GWh),1840,1795,1962,1604
Heat customers (number),9120,9240,9385,9410
Revenue (million EUR),96.2,93.8,104.5,131.7
`;

const dairies = `Dairy,Year,Indicator,Unit,Value
Alm,2021,Milk processed,thousand t,81.5
Alm,2021,Butter made,thousand t,6.2
Alm,2022,Milk processed,thousand t,84.9
Alm,2022,Butter made,thousand t,6.6
Bruch,2021,Milk processed,thousand t,44.3
Bruch,2021,Butter made,thousand t,7.1
Bruch,2022,Milk processed,thousand t,42.8
Bruch,2022,Butter made,thousand t,7.4
`;

testTables([
  {
    name: 'county_2017_2021.csv',
    table: county,
    truths: `
Net migration | Net migration was negative in two of the five years.
Net migration | Net migration stood at -130 persons in 2019.
Natural change | Natural change was below zero in every year shown.
Natural change | Natural change was negative in all five years.
Natural change | Natural change fell from -48 in 2018 to -71 in 2020.
Out-migration | Out-migration was highest in 2019.
In-migration | In-migration came to 2,655 persons in 2018.
Road works paid | Road works expanded at a compound annual rate of 10.7% from 2017 to 2021.
Average asking rent | The average asking rent went up in every year.
Unemployment rate | The unemployment rate peaked in 2020 at 6.9%.
Unemployment rate | The unemployment rate fell by 0.8 percentage points in 2021.
Dwellings completed, Dwellings approved | In 2020, more dwellings were approved than were completed.
* | In 2019, out-migration exceeded in-migration by 130 persons.`,
    falsehoods: `
Net migration | Net migration was negative in three of the five years.
Net migration | Net migration stood at 130 persons in 2019.
* | Migration came to 2,655 persons in 2018.
* | Out-migration came to 2,655 persons in 2018.
Net migration | In-migration came to 2,655 persons in 2018.
Natural change | Natural change was above zero in every year shown.
Natural change | Natural change was below -50 in every year shown.
Natural change | Natural change rose from -48 in 2018 to -71 in 2020.
Natural change | Natural change was highest in 2020.
Road works paid | Road works expanded at a compound annual rate of 9.7% from 2017 to 2021.
Unemployment rate | Road works expanded at a compound annual rate of 3.1% from 2017 to 2021.
Average asking rent | The average asking rent went down in every year.
Population | The population went up in every year.
Unemployment rate | The unemployment rate fell by 0.8% in 2021.
Dwellings completed, Dwellings approved | In 2020, more dwellings were completed than were approved.
* | In 2021, out-migration exceeded in-migration by 385 persons.`,
  },
  {
    name: 'utility_2019_2022.csv',
    table: utility,
    truths: `
Natural gas sold | Natural gas sales peaked in 2021.
Natural gas sold | Sales of natural gas fell by 18.2% in 2022.
* | In 2020, natural gas sales exceeded heat sales by 1,297 GWh.
* | In 2022, the utility sold more natural gas than heat.
Revenue | Sales amounted to EUR 131.7 million in 2022.`,
    falsehoods: `
Natural gas sold | Natural gas sales peaked in 2022.
Revenue | Natural gas sales peaked in 2022.
Natural gas sold | Sales of natural gas rose by 26.0% in 2022.
* | In 2020, heat sales exceeded natural gas sales by 1,297 GWh.
* | In 2022, the utility sold more heat than natural gas.
* | In 2022, heat sales amounted to EUR 131.7 million.`,
  },
  {
    name: 'dairies.csv',
    table: dairies,
    truths: `
* | Butter made accounted for 7.8% of the milk processed at Alm in 2022.
* | In 2022, Bruch made more butter than Alm.
* | Alm and Bruch together processed 125.8 thousand tonnes of milk in 2021.`,
    falsehoods: `
* | Butter made accounted for 17.3% of the milk processed at Alm in 2022.
* | Butter made at Bruch accounted for 17.3% of the milk processed in all dairies in 2022.
* | In 2022, Alm made more butter than Bruch.
* | Alm and Bruch together processed 127.7 thousand tonnes of milk in 2021.`,
  },
  {
    name: 'museum.csv',
    table: `Item (million crowns unless stated),2020,2021,2022
Ticket income,8.4,9.1,11.6
Rents,2.5,2.2,2.8
Visitors (thousand),210,238,302
`,
    truths: `
Ticket income | Ticket income was 9.1 million crowns in 2021.
* | Ticket income and rents together came to 14.4 million crowns in 2022.
Visitors | The museum had 302 thousand visitors in 2022.`,
    falsehoods: `
Ticket income | Ticket income was 9.1 thousand crowns in 2021.
* | Ticket income and rents together came to 11.3 million crowns in 2022.
Visitors | The museum had 302 million visitors in 2022.`,
  },
  {
    name: 'brassal_gas.csv',
    table: `Year,Gas output (TWh),Final use (TWh),Gas price subsidy (million EUR)
2018,41.2,44.0,120
2019,42.7,43.1,135
2020,40.5,42.2,131
`,
    truths: `
* | Final gas use stood at 42.2 TWh in 2020, the lowest figure of the three years.
* | Less gas was used in 2020 than in 2018.`,
    falsehoods: `
* | Final gas use stood at 42.2 TWh in 2020, the highest figure of the three years.
* | More gas was used in 2020 than in 2018.
* | The gas subsidy was lower in 2020 than in 2018.`,
  },
  {
    name: 'hospital_staff.csv',
    table: `Hospital,Year,Measure,Unit,Value
Alder,2021,Change in nursing staff,persons,64
Alder,2022,Change in nursing staff,persons,-31
Birch,2021,Change in nursing staff,persons,-48
Birch,2022,Change in nursing staff,persons,-20
Alder,2021,Admissions,thousand,31.5
Alder,2022,Admissions,thousand,30.8
Birch,2021,Admissions,thousand,22.4
Birch,2022,Admissions,thousand,23.6
`,
    truths: `
* | Nursing staff at Alder fell by 31 persons in 2022.
* | Admissions at Birch rose in 2022.`,
    falsehoods: `
* | Nursing staff at Birch rose in 2022.
* | Nursing staff at Birch rose by 28 persons in 2022.
* | Nursing staff at Alder fell by 95 persons in 2022.`,
  },
]);
