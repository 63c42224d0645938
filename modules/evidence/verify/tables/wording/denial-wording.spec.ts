import { lakesTable, testTables } from '../../../../../tests/doubles/statement-worlds';

const oil = `Country,Year,Production (kt),Exports (kt),Yield (t/ha)
Greece,2019,275,120,2.41
Greece,2020,305,140,2.66
Greece,2021,232,98,2.05
Portugal,2019,140,95,1.85
Portugal,2020,118,88,1.62
Portugal,2021,206,132,2.74
Tunisia,2019,350,310,0.98
Tunisia,2020,140,175,0.41
Tunisia,2021,240,205,0.69`;

const firms = `Company,Headquarters,Revenue 2022 (EUR m),Operating result 2022 (EUR m),Employees
Arden Pumps,Leeds,2140,310,8400
Belmont Tools,Lyon,980,-65,5150
Corvin Drives,Brno,4310,520,17600
Delta Optik,Jena,615,88,2900
Ekholm Marine,Turku,1525,-140,6300
Ferro Lines,Bilbao,2870,195,11250`;

const plants = `Plant,Country,Technology,Capacity (MW),Output 2022 (GWh),Year of commissioning,Investment cost (million EUR)
Aldeia,Portugal,Solar,140,251.3,2019,98.0
Bruma,Spain,Onshore wind,310,812.4,2014,402.5
Castrel,France,Onshore wind,88,201.7,2011,121.0
Dunvik,Norway,Offshore wind,455,1904.2,2020,1310.0
Ennis,Ireland,Offshore wind,520,2011.5,2018,1590.0
Folmar,Denmark,Offshore wind,390,1622.0,2016,1120.0
Granja,Spain,Solar,260,512.9,2021,161.5
Hohenau,Austria,Solar,45,52.8,2013,70.2`;

const bank = `Year,Deposits (EUR bn),Loans (EUR bn),Credit losses (EUR m),Profit after tax (EUR m),Cost-income ratio (%),Branches
2015,12.1,11.0,71,42,61.8,204
2016,12.9,11.3,95,-18,68.4,198
2017,13.6,11.9,48,55,63.0,187
2018,14.4,12.6,30,81,60.2,176
2019,15.2,13.1,28,92,58.7,169
2020,16.9,13.4,102,-22,64.1,151
2021,17.5,14.2,-6,118,57.3,140
2022,17.1,14.9,22,163,52.6,133`;

testTables([
  {
    name: 'lakes.csv',
    table: lakesTable,
    truths: `
* | None of the other lakes in the list has as large a capacity as Fjellvann.
* | No other lake in the survey has as small a capacity as Gradina.
* | None of the other lakes has as many fish species as Gradina.
* | None of the Spanish lakes has a capacity of less than 400 million m³.
`,
    falsehoods: `
* | None of the other lakes in the list has as large a capacity as Brusk.
* | None of the other lakes in the list has as small a capacity as Fjellvann.
* | None of the other lakes has as few fish species as Gradina.
* | None of the lakes has as large a capacity as Fjellvann.
* | None of the other Spanish lakes has as large a capacity as Delmar.
* | None of the large lakes has a capacity of less than 400 million m³.
* | None of the Norwegian lakes has a capacity of less than 2,400 million m³.
* | None of the other lakes in the list has as large an outflow as Brusk.
`,
  },
  {
    name: 'olive_oil_production.csv',
    table: oil,
    truths: `
* | No production in the table was smaller than that of Portugal in 2020.
* | No yield in the table was higher than the one Portugal achieved in 2021.
* | At no point in the three years did Tunisia reach a yield of 1 t/ha.
* | At no point did Greece export more than 150 kt.
* | Tunisia's yield never reached 1 t/ha.
* | In none of the three years did Greece export more than 150 kt.
`,
    falsehoods: `
* | No production in the table was smaller than that of Greece in 2021.
* | No production in the table was larger than that of Portugal in 2020.
* | No production in the table was smaller than that of Portugal in 2019.
* | No yield in the table was lower than the one Portugal achieved in 2021.
* | At no point in the three years did Portugal reach a yield of 2.5 t/ha.
* | At no point in the four years did Tunisia reach a yield of 1 t/ha.
* | At no point in the three years did Tunisia reach a yield of 0.5 t/ha.
* | At no point did Tunisia export more than 300 kt.
* | Portugal's yield never reached 2.7 t/ha.
* | Tunisia's yield never reached 0.98 t/ha.
* | In none of the three years did Tunisia export more than 300 kt.
`,
  },
  {
    name: 'firms.csv',
    table: firms,
    truths: `
* | Nobody employs more people than Corvin Drives.
* | No one employs fewer people than Delta Optik.
* | Arden Pumps did not make an operating loss in 2022.
* | Belmont Tools did not make an operating profit in 2022.
`,
    falsehoods: `
* | Nobody employs fewer people than Corvin Drives.
* | Nobody employs more people than Ferro Lines.
* | No one in Leeds employs fewer people than Delta Optik.
* | Belmont Tools did not make an operating loss in 2022.
* | Arden Pumps did not make an operating profit in 2022.
* | Arden Pumps did not make an operating loss in 2021.
* | Arden Pumps did not make a gross loss in 2022.
* | Arden Pumps did not make an operating loss of EUR 65 million in 2022.
`,
  },
  {
    name: 'solar_wind_plants_2022.csv',
    table: plants,
    truths: `
* | None of the offshore wind farms is smaller than 380 MW.
* | None of the offshore wind farms is larger than 530 MW.
* | All of the offshore wind farms have a capacity of at least 380 MW.
* | None of the solar parks cost more than 170 million euros.
* | No project was cheaper than Hohenau, which required 70.2 million euros.
* | No project was dearer than Ennis.
`,
    falsehoods: `
* | None of the offshore wind farms is smaller than 400 MW.
* | None of the offshore wind farms is larger than 500 MW.
* | None of the wind farms is smaller than 380 MW.
* | None of the offshore wind turbines is smaller than 380 MW.
* | None of the offshore wind farms is smaller than 1,650 GWh.
* | All of the onshore wind farms have a capacity of at least 100 MW.
* | None of the solar parks cost more than 150 million euros.
* | None of the solar parks cost less than 100 million euros.
* | No project was dearer than Hohenau, which required 70.2 million euros.
* | No project was cheaper than Hohenau, which required 72.0 million euros.
* | No project was cheaper than Aldeia.
* | No project was cheaper than Ennis, which required 1590 million euros.
* | No Spanish project was cheaper than Bruma.
`,
  },
  {
    name: 'bank.csv',
    table: bank,
    truths: `
* | At no other point in the series was the cost-income ratio as high as in 2016, when it stood at 68.4%.
* | In no other year was the cost-income ratio as low as in 2022.
* | At no time were credit losses higher than in 2020.
* | At no other point in the series were there as few branches as in 2022.
* | Year after year without exception, the number of branches went down.
* | The number of branches fell every year without exception.
* | Year after year without exception, loans went up.
`,
    falsehoods: `
* | At no other point in the series was the cost-income ratio as low as in 2016, when it stood at 68.4%.
* | At no other point in the series was the cost-income ratio as high as in 2017, when it stood at 63.0%.
* | At no other point in the series was the cost-income ratio as high as in 2016, when it stood at 63.0%.
* | At no other point in the series was the cost-income ratio as high as in 2020.
* | In no other quarter was the cost-income ratio as low as in 2022.
* | At no time were credit losses higher than in 2016.
* | At no time were credit losses lower than in 2020.
* | Year after year without exception, deposits went up.
* | Year after year without exception, the number of branches went up.
* | Year after year, deposits went up, with one exception.
* | Quarter after quarter without exception, the number of branches went down.
* | Deposits rose every year without exception.
* | The number of branches fell every year with one exception.
`,
  },
]);
