import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Statements over tables with answers, prices per unit and losses, written without a look at the rules. */
const worlds: readonly TableWorld[] = [
  {
    name: 'stores.csv',
    table: `Year,Stores,Net sales (GBP million),Net profit (GBP million),Online share (%),Staff
2017,214,486.2,12.4,8.1,5210
2018,221,501.7,9.8,9.6,5330
2019,218,495.3,-3.1,11.9,5180
2020,203,441.8,-24.6,21.4,4620
2021,198,472.9,6.7,24.8,4540
2022,201,518.4,15.2,23.3,4700
2023,207,544.0,18.9,24.1,4815
`,
    truths: `
2020 | In 2020, the chain made a net loss of GBP 24.6 million on net sales of GBP 441.8 million.
2020, 2021 | After a loss of GBP 24.6 million in 2020, the chain returned to profit in 2021 with GBP 6.7 million.
2017, 2023 | Between 2017 and 2023, net sales rose by 11.9%, from GBP 486.2 million to GBP 544.0 million.
* | The online share almost tripled from 8.1% in 2017 to 24.1% in 2023.
* | The number of stores peaked at 221 in 2018 and bottomed out at 198 in 2021.
* | The chain made a loss in two of the seven years, 2019 and 2020.
* | Staff numbers ranged from 4,540 in 2021 to 5,330 in 2018.
2022, 2023 | In 2023, the chain had 207 stores, six more than in 2022.
* | Net profit was highest in 2023, at GBP 18.9 million.
* | Net sales were above GBP 500 million in 2018, 2022 and 2023.
* | Cumulative net sales from 2021 to 2023 amounted to GBP 1,535.3 million.
* | The online share rose every year except 2022.
2022 | The online share slipped to 23.3% in 2022.
* | In all years except 2019 and 2020, the chain made a profit.
2019, 2020 | In 2020, staff fell by 560 to 4,620.
* | Net sales fell in two years, 2019 and 2020.
`,
    falsehoods: `
2020 | In 2020, the chain made a net profit of GBP 24.6 million on net sales of GBP 441.8 million.
2020 | In 2020, the chain made a net loss of GBP 441.8 million on net sales of GBP 24.6 million.
* | Net sales grew in four consecutive years after 2019.
2017, 2023 | Between 2017 and 2023, net sales rose by 12.9%.
* | The online share almost doubled from 8.1% in 2017 to 24.1% in 2023.
* | The number of stores peaked at 221 in 2018 and bottomed out at 201 in 2022.
* | The chain made a loss in three of the seven years.
* | Staff numbers ranged from 4,620 in 2020 to 5,330 in 2018.
2022, 2023 | In 2023, the chain had 207 stores, six fewer than in 2022.
* | Net sales were above GBP 500 million in 2017, 2022 and 2023.
* | Cumulative net sales from 2021 to 2023 amounted to GBP 1,435.3 million.
* | The online share rose every year except 2021.
* | In all years except 2019, the chain made a profit.
2019, 2020 | In 2020, staff fell by 560 to 5,180.
* | Net sales fell in two years, 2018 and 2020.
* | Net sales rose in every year.
* | In all years except 2020 and 2021, the chain made a profit.
2020 | In 2020, the chain made an operating loss of GBP 24.6 million.
2020 | In 2020, the chain made a loss of GBP 25.6 million.
2021 | In 2021, the chain made a loss of GBP 6.7 million.
2021 | In 2021, the chain made a net loss of GBP 6.7 million.
2020 | In 2020, the chain made a net profit of GBP 24.6 million.
2020 | In 2020, the chain made a profit.
2019 | In 2019, the chain returned to profit.
2019, 2020 | After a loss of GBP 3.1 million in 2019, the chain returned to profit in 2020.
2020, 2021 | After a loss of GBP 24.6 million in 2020, the chain returned to profit in 2021 with GBP 15.2 million.
2022 | The chain returned to profit in 2022.
* | In all years except 2019 and 2021, the chain made a profit.
* | In all years except 2019, 2020 and 2021, the chain made a profit.
* | In all years but 2020, the chain made a profit.
* | In every year, the chain made a profit.
* | In all years, the chain made a profit.
* | In no year did the chain make a profit.
* | In all years except 2019 and 2020, the chain made a loss.
* | The chain made a profit in all years.
* | The online share rose every year except 2017.
* | The online share fell every year except 2022.
* | The online share rose every year except 2022 and 2023.
* | The number of stores rose every year except 2020.
* | Net sales rose every year except 2019.
2020 | In 2020, the chain made a loss of less than GBP 24 million.
2020 | In 2020, the loss of GBP 24.6 million was smaller than in 2019.
2019, 2020 | The loss of GBP 24.6 million in 2020 was smaller than that of 2019.
2019, 2020 | The chain's loss narrowed from GBP 24.6 million to GBP 3.1 million between 2019 and 2020.
2019, 2020 | The chain's net loss fell to GBP 24.6 million in 2020.
* | Two years saw a loss of GBP 24.6 million.
2020 | In 2020, the chain avoided a loss of GBP 24.6 million.
2020 | In 2020, the chain did not make a loss of GBP 24.6 million.
2020 | In 2020, the chain's stores made a loss of GBP 24.6 million each.
2020, 2021 | The chain swung from a loss of GBP 6.7 million in 2020 to a profit in 2021.
`,
  },
  {
    name: 'exports.csv',
    table: `Country,Coffee exported (thousand tonnes),Tea exported (thousand tonnes),Export revenue (USD million),Growers,Fair trade,Price per kg (USD)
Almera,412.5,18.2,1380,96400,yes,3.35
Borneth,268.0,45.6,905,71200,no,2.90
Corvia,187.3,62.9,742,58300,yes,3.10
Dagun,96.8,110.4,518,40900,no,2.45
Estria,51.2,8.7,214,12700,yes,3.80
`,
    truths: `
Almera | Almera exported 412,500 tonnes of coffee.
Borneth | Borneth exported 268,000 tonnes of coffee and 45,600 tonnes of tea.
* | Almera is the largest coffee exporter, with 412,500 tonnes.
* | Dagun exported more tea than any other country.
* | Dagun is the only country that exported more tea than coffee.
* | The five countries exported 1,015.8 thousand tonnes of coffee.
* | Almera accounted for 41% of all coffee exported.
* | Three of the five countries are fair trade.
Almera, Borneth | Almera earned USD 1,380 million from exports, USD 475 million more than Borneth.
* | Estria fetched the highest price, USD 3.80 per kg.
* | Prices ranged from USD 2.45 per kg in Dagun to USD 3.80 per kg in Estria.
* | All countries but Estria exported more than 90,000 tonnes of coffee.
* | Together, Almera and Borneth exported two thirds of the coffee.
Corvia | Corvia has 58,300 growers.
* | Coffee exports exceeded tea exports in four of the five countries.
* | The median number of growers is 58,300.
* | On average, a country exported 203,160 tonnes of coffee.
* | By export revenue, Corvia ranks third behind Almera and Borneth.
`,
    falsehoods: `
Almera | Almera exported 412,500 tonnes of tea.
Borneth | Borneth exported 45,600 tonnes of coffee and 268,000 tonnes of tea.
* | Borneth is the largest coffee exporter, with 268,000 tonnes.
* | Dagun exported more coffee than any other country.
* | Corvia is the only country that exported more tea than coffee.
* | The five countries exported 1,015.8 thousand tonnes of tea.
* | Almera accounted for 41% of all tea exported.
* | Two of the five countries are fair trade.
Almera, Borneth | Almera earned USD 1,380 million from exports, USD 475 million less than Borneth.
* | Estria fetched the highest price, USD 3.35 per kg.
* | Prices ranged from USD 2.90 per kg in Borneth to USD 3.80 per kg in Estria.
* | All countries but Dagun exported more than 90,000 tonnes of coffee.
* | Together, Almera and Corvia exported two thirds of the coffee.
* | Only Estria earned more than USD 1 billion.
* | Coffee exports exceeded tea exports in five of the five countries.
Almera, Estria | Almera exported eight times as much tea as Estria.
* | On average, a country exported 203,160 tonnes of tea.
* | By export revenue, Corvia ranks second behind Almera.
Almera | Almera exported 412.5 tonnes of coffee.
* | The coffee exporters have 279,500 growers.
* | The association has 279,500 growers.
* | A country has 279,500 growers.
* | Each country has 279,500 growers.
* | The country has 279,500 growers.
* | The association has 279,600 growers.
Almera | The association has 279,500 growers.
* | The association has 279,500 members.
* | The association has more than 279,500 growers.
* | Estria fetched the highest price, USD 3.80 per tonne.
* | Estria fetched the highest price, EUR 3.80 per kg.
* | Almera fetched the highest price, USD 3.35 per kg.
Estria | Estria charged USD 3.80 per kg of tea.
Estria | Estria exported USD 3.80 million per kg.
Estria | The price was USD 3.80 per kg in Dagun.
Dagun | Dagun is fair trade.
Almera, Dagun | Both Almera and Dagun are fair trade.
* | All countries but Borneth are fair trade.
* | All countries except Borneth and Dagun are not fair trade.
* | Only Almera and Corvia are fair trade.
* | The largest exporter is Estria.
* | Dagun is the largest coffee exporter, with 110,400 tonnes.
* | Borneth is the largest tea exporter.
Almera | Almera exported 412,500 tonnes of fair trade coffee.
* | Three fair trade countries exported more than 50,000 tonnes of coffee.
`,
  },
  {
    name: 'survey.csv',
    table: `Age group,Respondents,Satisfied (%),Very dissatisfied (%),Uses app,Average wait (minutes)
18-29,412,71.5,4.8,yes,6.2
30-44,538,66.0,7.1,yes,7.9
45-59,495,58.4,11.6,yes,9.4
60-74,367,62.7,9.3,no,8.8
75 and over,188,74.1,3.9,no,5.5
`,
    truths: `
* | Satisfaction was lowest in the 45-59 age group, at 58.4%.
* | Three of the five age groups use the app.
* | The 30-44 group had the most respondents, 538, almost three times as many as the 75 and over group.
* | In two age groups, more than 70% were satisfied.
* | Average waits ranged from 5.5 minutes to 9.4 minutes.
* | All age groups except 45-59 had a satisfaction rate above 60%.
45-59 | Of the 45-59 group, 11.6% were very dissatisfied.
* | The average wait exceeded eight minutes in two age groups.
* | No age group waited more than ten minutes on average.
`,
    falsehoods: `
* | The survey had 2,100 respondents.
* | Satisfaction was highest among those aged 18-29, at 71.5%.
* | Four of the five age groups use the app.
* | The 30-44 group had the most respondents, 538, almost four times as many as the 75 and over group.
* | In three age groups, more than 70% were satisfied.
* | Average waits ranged from 6.2 minutes to 9.4 minutes.
* | All age groups except 30-44 had a satisfaction rate above 60%.
* | The share of satisfied respondents in the 18-29 group was 13.1% higher than in the 45-59 group.
45-59 | Of the 45-59 group, 9.3% were very dissatisfied.
* | The average wait exceeded eight minutes in three age groups.
* | No age group waited more than nine minutes on average.
45-59 | Of the 45-59 group, 58.4% were very dissatisfied.
* | Two age groups use the app.
* | Three age groups do not use the app.
* | All age groups use the app.
* | Only two age groups use the app.
* | All age groups but 60-74 use the app.
60-74 | The 60-74 age group uses the app.
18-29 | The 18-29 age group does not use the app.
18-29 | The 18-29 age group used the app 412 times.
18-29 | The 18-29 age group likes the app.
* | Satisfaction was lowest in the 18-29 age group, at 71.5%.
* | Satisfaction was lowest in the 60-74 age group, at 9.3%.
75 and over | Satisfaction was 3.9% among those 75 and over.
45-59 | In the 45-59 group, satisfaction stood at 11.6%.
* | The survey had 1,900 respondents.
* | Each age group had 2,000 respondents.
* | The survey had 2,000 patients.
* | The average wait was 9.4 minutes per year.
`,
  },
];

testTables(worlds);
