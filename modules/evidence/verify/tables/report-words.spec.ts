import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Words of reports: what energy is made with, how a change was, parts in words, adjectives of places, weather. */
const worlds: readonly TableWorld[] = [
  {
    name: 'power-by-source.csv',
    table: `Year,Coal (TWh),Gas (TWh),Nuclear (TWh),Wind (TWh),Hydro (TWh)
2018,20.3,39.4,36.5,27.9,6.1
2019,13.5,41.2,35.8,32.4,7.5
2020,9.2,36.6,33.4,38.8,8.2
2021,10.6,38.9,34.1,34.5,7.1
2022,8.4,33.7,31.5,42.3,5.8
2023,4.9,30.1,32.2,46.0,7.6
`,
    truths: `
2023 | Wind output reached 46.0 TWh in 2023.
2023, 2022 | Coal-fired generation fell from 8.4 TWh in 2022 to 4.9 TWh in 2023.
2022 | In 2022, wind farms generated 42.3 TWh versus 33.7 TWh from gas-fired plants.
2020, 2021 | Wind generation dropped by about 4 TWh in 2021.
2020, 2021 | In 2021, coal output edged up from 9.2 TWh to 10.6 TWh.
2018, 2023 | Coal output fell sharply between 2018 and 2023.
2022, 2023 | Nuclear output rose slightly in 2023.
2022 | In 2022, wind power reached 42.3 TWh.
`,
    falsehoods: `
2023 | Wind output reached 42.3 TWh in 2023.
2023 | Coal-fired generation reached 46.0 TWh in 2023.
2023 | Wind capacity reached 46.0 TWh in 2023.
2023 | Offshore wind output reached 46.0 TWh in 2023.
2023 | Wind exports reached 46.0 TWh in 2023.
2023 | Wind-driven prices reached 46.0 TWh in 2023.
2022 | In 2022, new wind farms generated 42.3 TWh.
2022 | In 2022, wind farms generated 33.7 TWh versus 42.3 TWh from gas-fired plants.
2020, 2021 | Wind generation dropped by about 3 TWh in 2021.
2020, 2021 | Wind generation dropped by about 5 TWh in 2021.
2020, 2021 | In 2021, coal output edged down from 9.2 TWh to 10.6 TWh.
2018, 2023 | Coal output fell slightly between 2018 and 2023.
2018, 2023 | Coal output rose sharply between 2018 and 2023.
2022, 2023 | Nuclear output rose sharply in 2023.
2022, 2023 | Nuclear output fell slightly in 2023.
2022 | Wind output was sharply 42.3 TWh in 2022.
2022 | In 2022, wind output was modest at 42.3 TWh.
2023 | According to final figures, wind output reached 46.0 TWh in 2023.
2023 | Audited data show wind output of 46.0 TWh in 2023.
`,
  },
  {
    name: 'station-normals.csv',
    table: `Month,Mean temperature (°C),Record low (°C),Record high (°C),Precipitation (mm)
January,-12.4,-38.1,6.2,31
February,-11.6,-36.4,7.0,26
March,-6.3,-31.7,11.8,24
April,0.4,-19.8,18.5,27
May,6.9,-8.3,27.1,38
June,13.2,-1.9,31.4,57
July,16.1,1.2,33.0,71
August,13.8,-2.4,30.2,68
September,8.0,-9.6,24.3,52
October,1.3,-18.2,16.9,47
November,-5.7,-27.5,10.1,42
December,-10.2,-34.9,7.4,36
`,
    truths: `
* | January is the coldest month, averaging −12.4 °C.
April | April averages 0.4 °C.
January, February | February is 0.8 degrees milder than January.
* | Mean temperatures stay below freezing for five months of the year.
* | July is the only month whose record low lies above the freezing point, at 1.2 °C.
December, February | December is 1.4 degrees milder than February, at −10.2 °C compared with −11.6 °C.
`,
    falsehoods: `
* | February is the coldest month, averaging −11.6 °C.
* | January is the mildest month, averaging −12.4 °C.
* | January is the coldest month, averaging −38.1 °C.
April | April averages 0.4 degrees below zero.
April | April averages 18.5 °C.
January, February | February is 0.8 degrees colder than January.
January, February | January is 0.8 degrees milder than February.
January, February | February is 0.8 mm milder than January.
* | Mean temperatures stay below freezing for four months of the year.
* | Mean temperatures stay above freezing for five months of the year.
* | July is the only month whose record low lies above the freezing point, at 3.2 °C.
* | June is the only month whose record low lies above the freezing point.
* | July is the only month whose mean temperature lies above the freezing point.
December, February | December is 1.4 degrees colder than February, at −10.2 °C compared with −11.6 °C.
December, February | December is 1.4 degrees milder than February, at −11.6 °C compared with −10.2 °C.
`,
  },
  {
    name: 'ferries.csv',
    table: `Route,Operator,Length (km),Passengers 2022 (thousand),Passengers 2023 (thousand),Cars 2023 (thousand),Subsidy (million NOK)
Halden–Strand,Norline,12.4,412,448,96,18.4
Vik–Eidsholm,Fjordferje,4.8,1210,1187,342,9.6
Berg–Sandøy,Norline,31.0,88,97,21,42.1
Lund–Kråkøy,Kystbåt,7.5,265,301,74,15.3
Mo–Tjeldøy,Fjordferje,18.9,143,128,39,33.7
Aas–Rennesund,Kystbåt,2.6,1874,1960,611,8.0
`,
    truths: `
* | Only Vik–Eidsholm and Mo–Tjeldøy lost passengers.
* | Four of the six routes gained passengers.
* | Lund–Kråkøy saw the strongest growth in passenger numbers, at 13.6%.
* | Aas–Rennesund carried nearly half of all passengers in 2023.
* | Norline receives NOK 60.5 million in subsidies.
* | Fjordferje's two routes carried 381,000 cars in 2023.
Halden–Strand | Norline's Halden–Strand route is 12.4 km long.
`,
    falsehoods: `
* | Only Vik–Eidsholm lost passengers.
* | Only Vik–Eidsholm and Lund–Kråkøy lost passengers.
* | Only Vik–Eidsholm and Mo–Tjeldøy gained passengers.
* | Three of the six routes gained passengers.
* | Lund–Kråkøy saw the strongest growth in passenger numbers, at 12.6%.
* | Berg–Sandøy saw the strongest growth in passenger numbers.
* | Lund–Kråkøy saw the strongest decline in passenger numbers.
* | Vik–Eidsholm carried nearly half of all passengers in 2023.
* | Aas–Rennesund carried nearly two thirds of all passengers in 2023.
* | Aas–Rennesund carried more than half of all passengers in 2023.
* | Norline receives NOK 42.1 million in subsidies.
* | Each Norline route receives NOK 60.5 million in subsidies.
* | A Norline route receives NOK 60.5 million in subsidies.
* | Norline routes receive an average of NOK 60.5 million in subsidies.
* | The Norline route receives NOK 60.5 million in subsidies.
* | Kystbåt receives NOK 60.5 million in subsidies.
* | Fjordferje's three routes carried 381,000 cars in 2023.
* | Fjordferje's two routes carried 342,000 cars in 2023.
Vik–Eidsholm | Norline's Vik–Eidsholm route is 4.8 km long.
Halden–Strand | Norline's Halden–Strand route is 31.0 km long.
Halden–Strand | Norline and Halden–Strand are 12.4 km long.
`,
  },
  {
    name: 'segments.csv',
    table: `Region,Product line,Revenue (EUR thousand),Employees
Iberia,Pumps,19890,143
Iberia,Valves,13230,68
Benelux,Pumps,28600,127
Benelux,Valves,15900,82
`,
    truths: `
Iberia & Pumps | Iberian pumps employed 143 people.
Iberia & Valves | Iberian valves brought in revenue of EUR 13.23 million.
Iberia | Iberia employed 211 people.
`,
    falsehoods: `
Iberia & Pumps | Iberian pumps employed 127 people.
Benelux & Pumps | Iberian pumps employed 127 people.
Iberia & Valves | Siberian valves brought in revenue of EUR 13.23 million.
Iberia | Iberia employed 143 people.
Iberia | Iberia employed 211 people in 2023 and 2022.
`,
  },
];

testTables(worlds);
