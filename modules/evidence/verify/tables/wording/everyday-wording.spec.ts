import { lakesTable, testTables } from '../../../../../tests/doubles/statement-worlds';

const oil = `Country,Year,Production (kt),Exports (kt),Yield (t/ha),Producer price (EUR/t)
Greece,2019,275,120,2.41,2650
Greece,2020,305,140,2.66,2480
Greece,2021,232,98,2.05,3120
Portugal,2019,140,95,1.85,2710
Portugal,2020,118,88,1.62,2590
Portugal,2021,206,132,2.74,3260
Tunisia,2019,350,310,0.98,2240
Tunisia,2020,140,175,0.41,2195
Tunisia,2021,240,205,0.69,2870`;

const plants = `Plant,Country,Technology,Capacity (MW),Output 2022 (GWh),Deviation of output from plan (%)
Aldeia,Portugal,Solar,140,251.3,3.6
Bruma,Spain,Onshore wind,310,812.4,-6.2
Ennis,Ireland,Offshore wind,520,2011.5,2.4
Hohenau,Austria,Solar,45,52.8,-2.5`;

testTables([
  {
    name: 'lakes.csv',
    table: lakesTable,
    truths: `
Arvenne | On average, Arvenne releases 31.5 m³ of water per second.
Arvenne | Arvenne releases 31.5 m³ of water per second on average.
Arvenne | The Arvenne lake in France can hold 940 million cubic metres of water.
Gradina | Up to 78.5 billion litres can be stored at Gradina.
* | With room for slightly under 170 million m³, Eschental is the second-smallest lake in the list.
Eschental, Brusk | Eschental's dam stands 24 metres taller than the one at Brusk.
Gradina | Twenty-eight species of fish live in Gradina.
Gradina | Completed in 1976, Gradina is inhabited by 28 species of fish.
Gradina, Delmar | Less water flows out of Gradina than out of Delmar.
`,
    falsehoods: `
Arvenne | On average, Arvenne releases 31.5 m³ of water per minute.
Arvenne | On average, Arvenne releases 31.5 litres of water per second.
Arvenne | On average, Arvenne takes in 31.5 m³ of water per second.
Corvallo | On average, Corvallo releases 31.5 m³ of water per second.
Arvenne | The Arvenne lake in France can hold 904 million cubic metres of water.
Arvenne | The Arvenne lake in Spain can hold 940 million cubic metres of water.
Arvenne | The Arvenne lake in France can hold 940 million cubic metres of oil.
Arvenne | The Arvenne lake in France held 940 million cubic metres of water in 2021.
Gradina | Up to 78.5 million litres can be stored at Gradina.
Gradina | Up to 78.5 billion litres were stored at Gradina.
* | With room for slightly under 170 million m³, Eschental is the smallest lake in the list.
Eschental, Brusk | Brusk's dam stands 24 metres taller than the one at Eschental.
Eschental, Brusk | Eschental's dam stands 42 metres taller than the one at Brusk.
Gradina | Twenty-seven species of fish live in Gradina.
Gradina | Twenty-eight species of birds live in Gradina.
Gradina | Twenty-eight species of fish once lived in Gradina.
Holm | Twenty-eight species of fish live in Holm.
Gradina | Completed in 1981, Gradina is inhabited by 28 species of fish.
Gradina, Delmar | More water flows out of Gradina than out of Delmar.
`,
  },
  {
    name: 'olive_oil_production.csv',
    table: oil,
    truths: `
Greece & 2019 | Greece harvested 275 thousand tonnes of olive oil in 2019.
Portugal & 2019, Portugal & 2020 | Portugal sold 95 kt abroad in 2019 and 88 kt one year later.
* | Shipments of Portuguese oil to foreign buyers picked up in 2021 compared with the year before.
Greece & 2019 | Growers in Greece received €2,650 for every tonne they sold in 2019.
Greece & 2019 | Greek farmers got €2,650 for a tonne in 2019.
Greece & 2019 | Two thousand six hundred and fifty euros was what Greek farmers got for a tonne in 2019.
Greece & 2019, Greece & 2020 | Greek growers earned less per tonne in 2020 than in 2019.
Tunisia & 2021 | On average, a Tunisian hectare delivered 0.69 t of olive oil in 2021.
Tunisia & 2021 | One hectare in Tunisia gave 690 kg of olive oil in 2021.
* | The best yield in the whole table, 2.74 t/ha, belongs to Portugal in 2021.
`,
    falsehoods: `
Greece & 2019 | Greece harvested 120 thousand tonnes of olive oil in 2019.
Greece & 2019 | Greece harvested 275 thousand hectares of olive oil in 2019.
Portugal & 2019 | Portugal sold 95 kt at home in 2019.
Portugal & 2019 | Portugal sold 140 kt abroad in 2019.
Portugal & 2019, Portugal & 2020 | Portugal sold 95 kt abroad in 2020 and 88 kt one year later.
* | Shipments of Portuguese oil to foreign buyers picked up in 2020 compared with the year before.
Greece & 2019 | Growers in Greece received €2,650 for every kilogram they sold in 2019.
Greece & 2019 | Growers in Greece received €2,650 for every tonne they exported in 2019.
Greece & 2019 | Growers in Greece paid €2,650 for every tonne they sold in 2019.
Greece & 2020 | Growers in Greece received €2,650 for every tonne they sold in 2020.
Greece & 2019 | Two thousand six hundred and fifty euros was what Greek farmers paid for a tonne in 2019.
Greece & 2019, Greece & 2020 | Greek growers earned more per tonne in 2020 than in 2019.
Tunisia & 2021 | One hectare in Tunisia gave 690 t of olive oil in 2021.
Tunisia & 2021 | One hectare in Tunisia gave 960 kg of olive oil in 2021.
Tunisia & 2021 | Ten hectares in Tunisia gave 690 kg of olive oil in 2021.
Tunisia & 2021 | Every second hectare in Tunisia gave 690 kg of olive oil in 2021.
* | Shipments of Portuguese wine to foreign buyers picked up in 2021 compared with the year before.
* | The best yield in the whole table, 2.66 t/ha, belongs to Greece in 2020.
* | The worst yield in the whole table, 2.74 t/ha, belongs to Portugal in 2021.
`,
  },
  {
    name: 'solar_wind_plants_2022.csv',
    table: plants,
    truths: `
Hohenau | Hohenau, rated at 45 MW, delivered 52.8 GWh and ended 2.5% below plan.
Ennis | Ennis has an installed capacity of 520MW.
Ennis | Ennis generated 2.0115 TWh of electricity in 2022.
`,
    falsehoods: `
Hohenau | Hohenau, rated at 54 MW, delivered 52.8 GWh and ended 2.5% below plan.
Hohenau | Hohenau, rated at 45 MW, delivered 58.2 GWh and ended 2.5% below plan.
Hohenau | Hohenau, rated at 45 MW, delivered 52.8 GWh and ended 2.5% above plan.
Hohenau | Hohenau, rated at 45 MWh, delivered 52.8 GWh.
Ennis | Ennis has an installed capacity of 250MW.
Ennis | Ennis generated over 2.1 TWh of electricity in 2022.
Ennis | Ennis generated 2.0115 TWh of heat in 2022.
Ennis | Ennis generated 2.0115 TWh of electricity in 2021.
Ennis | Ennis generated 2.0115 TWh of solar electricity in 2022.
Ennis | Ennis consumed 2.0115 TWh of electricity in 2022.
`,
  },
]);
