import { testTables } from '../../../../../tests/doubles/statement-worlds';

const lakes = `Lake,Country,Completed,Dam height (m),Capacity (million m3),Mean outflow (m3/s),Storage change 2021 (million m3),Fish species
Arvenne,France,1971,81,940,31.5,-184,16
Brusk,Norway,1963,118,2210,84.0,95,9
Corvallo,Spain,1959,77,1310,22.4,-455,21
Delmar,Spain,1984,64,420,9.6,-120,18
Eschental,Austria,1990,142,165,11.2,0,12
Fjellvann,Norway,1968,54,3050,151,240,7
Gradina,Croatia,1976,39,78.5,6.3,-12,28
Holm,Sweden,1981,33,1720,97.5,-35,15`;

const oil = `Country,Year,Production (kt),Exports (kt),Yield (t/ha),Stock change (kt),Producer price (EUR/t)
Greece,2019,275,120,2.41,-35,2650
Greece,2020,305,140,2.66,18,2480
Greece,2021,232,98,2.05,-42,3120
Portugal,2019,140,95,1.85,12,2710
Portugal,2020,118,88,1.62,-20,2590
Portugal,2021,206,132,2.74,30,3260
Tunisia,2019,350,310,0.98,25,2240
Tunisia,2020,140,175,0.41,-48,2195
Tunisia,2021,240,205,0.69,15,2870`;

const shops = `Shop,Sales 2022 (EUR m),Profit 2022 (EUR m),Profit change 2022 (EUR m),Price change 2022 (%)
Ahorn,41.2,3.1,-1.4,2.1
Birke,18.9,0.8,0.3,-0.7
Esche,27.5,1.9,-0.6,1.2`;

testTables([
  {
    name: 'lakes.csv',
    table: lakes,
    truths: `
Corvallo | During 2021 storage at Corvallo dropped by 455 million m³.
Brusk | Brusk gained more than 90 million m³ in 2021.
Brusk | In 2021, storage at Brusk rose by 95 million m³.
Arvenne | The volume stored at Arvenne fell by 184 million m³ in 2021.
Arvenne | Arvenne lost 184 million m³ of storage in 2021.
Corvallo, Delmar | Taken together, the two Spanish lakes lost 575 million cubic metres of stored water in 2021.
Brusk, Fjellvann | The two Norwegian lakes together gained 335 million m³ of storage in 2021.
Brusk, Holm | While Brusk gained 95 million m³ in 2021, Holm lost 35 million m³.
* | The greatest gain in storage in 2021, 240 million m³, was at Fjellvann.
* | The largest loss of storage in 2021, 455 million m³, was recorded at Corvallo.
* | Storage fell at five of the eight lakes in 2021.
Eschental | Storage at Eschental did not change in 2021.
Eschental | Storage at Eschental remained unchanged in 2021.
`,
    falsehoods: `
Corvallo | During 2021 storage at Corvallo rose by 455 million m³.
Corvallo | During 2020 storage at Corvallo dropped by 455 million m³.
Corvallo | Since 2021 storage at Corvallo dropped by 455 million m³.
Corvallo | The capacity of Corvallo dropped by 455 million m³ in 2021.
Corvallo | Storage at Corvallo dropped to 455 million m³ in 2021.
Corvallo | Storage at Corvallo dropped by 455 million m³ by the end of 2021.
Corvallo | Storage costs at Corvallo dropped by 455 million m³ in 2021.
Arvenne | The volume stored at Arvenne rose by 184 million m³ in 2021.
Arvenne | Arvenne lost 184 million m³ of capacity in 2021.
Arvenne | Arvenne lost 184 million m³ of storage capacity in 2021.
Holm | Holm lost 35 people in 2021.
Corvallo, Delmar | Taken together, the two Spanish lakes gained 575 million cubic metres of stored water in 2021.
Corvallo, Delmar | Taken together, the three Spanish lakes lost 575 million cubic metres of stored water in 2021.
Corvallo, Delmar | Taken together, the two Spanish lakes lost 575 million cubic metres of stored water in 2020.
Corvallo, Delmar | The two Spanish lakes each lost 575 million cubic metres of stored water in 2021.
Brusk, Holm | While Brusk lost 95 million m³ in 2021, Holm lost 35 million m³.
Brusk, Holm | While Brusk gained 95 million m³ in 2021, Holm gained 35 million m³.
Brusk, Holm | While Brusk gained 35 million m³ in 2021, Holm lost 95 million m³.
* | The greatest gain in storage in 2021, 95 million m³, was at Brusk.
* | The greatest gain in capacity in 2021, 240 million m³, was at Fjellvann.
* | The greatest loss in storage in 2021, 240 million m³, was at Fjellvann.
* | The largest loss of storage in 2021, 184 million m³, was recorded at Arvenne.
* | The largest loss of storage in Norway in 2021, 455 million m³, was recorded at Corvallo.
Brusk | Brusk would have gained 95 million m³ in 2021.
Brusk | Brusk gained more than 95 million m³ in 2021.
Holm | Holm lost more than 40 million m³ in 2021.
* | Storage fell at six of the eight lakes in 2021.
Holm | Storage at Holm did not change in 2021.
Eschental | Storage at Eschental did not change in 2020.
Eschental | The capacity of Eschental did not change in 2021.
Eschental | Storage capacity at Eschental did not change in 2021.
Eschental, Holm | Storage at Eschental and Holm did not change in 2021.
`,
  },
  {
    name: 'olive_oil_production.csv',
    table: oil,
    truths: `
Greece & 2019 | Greek olive oil stocks were drawn down by 35 thousand tonnes in 2019.
Greece & 2019 | Greek olive oil stocks fell by 35 thousand tonnes in 2019.
Greece & 2020 | Greek stocks were built up by 18 kt in 2020.
* | Added up over 2019–2021, Greek olive oil stocks fell by a net 59 thousand tonnes.
* | Added up over 2019 to 2021, stocks in Portugal rose by a net 22 kt.
* | Stocks shrank in four of the nine country-years.
* | Stocks grew in five of the nine country-years.
Greece & 2019 | Greece produced 275 thousand tonnes of olive oil in 2019.
`,
    falsehoods: `
Greece & 2019 | Greek olive oil stocks were built up by 35 thousand tonnes in 2019.
Greece & 2021 | Greek olive oil stocks were drawn down by 42 thousand tonnes in 2019.
Greece & 2019 | Greek olive oil exports fell by 35 thousand tonnes in 2019.
Greece & 2019 | Greek wheat stocks fell by 35 thousand tonnes in 2019.
Greece & 2019 | Greek table olive stocks fell by 35 thousand tonnes in 2019.
Greece & 2019 | Greek olive stocks fell by 35 thousand tonnes in 2019.
Greece & 2019 | Greek olive oil consumption in 2019 was 275 kt.
Greece & 2019 | Greece produced 275 thousand tonnes of olive pomace oil in 2019.
* | Added up over 2019–2021, Greek olive oil stocks rose by a net 59 thousand tonnes.
* | Added up over 2019–2021, Greek olive oil stocks fell by a net 95 thousand tonnes.
* | Added up over 2020–2021, Greek olive oil stocks fell by a net 59 thousand tonnes.
* | Added up over 2019–2022, Greek olive oil stocks fell by a net 59 thousand tonnes.
* | Added up over 2019–2021, Greek olive oil exports fell by a net 59 thousand tonnes.
* | Stocks of the three countries fell by 35 kt in 2019.
* | Stocks shrank in five of the nine country-years.
* | Stocks shrank in four of the nine country-months.
* | Stocks shrank in four of the nine countries.
`,
  },
  {
    name: 'shops.csv',
    table: shops,
    truths: `
Ahorn | Profit at Ahorn fell by EUR 1.4 million in 2022.
Ahorn | The price of Ahorn rose by 2.1% in 2022.
`,
    falsehoods: `
Ahorn | Ahorn lost EUR 1.4 million in 2022.
Birke | Birke gained EUR 0.3 million in 2022.
Ahorn, Esche | Together, Ahorn and Esche lost EUR 2.0 million in 2022.
Ahorn | Profit at Ahorn fell by EUR 1.4 million in 2021.
Ahorn | Sales at Ahorn fell by EUR 1.4 million in 2022.
Birke | The price of Birke rose by 0.7% in 2022.
`,
  },
]);
