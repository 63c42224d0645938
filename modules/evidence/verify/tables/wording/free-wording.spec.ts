import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

const baths = `Bath,Year,Visits (thousand),Change in visits on previous year (%),Income (EUR k),Costs (EUR k),Net result (EUR k),Energy use (MWh),Open days
Ashby,2021,142.6,-8.4,811,1021,-210,2310,298
Ashby,2022,188.3,32.0,1094,1162,-68,2405,346
Ashby,2023,201.7,7.1,1248,1214,34,2198,351
Brook,2021,96.4,-12.7,502,688,-186,1540,291
Brook,2022,121.5,26.0,655,741,-86,1612,340
Brook,2023,117.9,-3.0,671,802,-131,1587,322
Dunmere,2021,38.2,4.6,164,139,25,210,118
Dunmere,2022,51.9,35.9,238,171,67,226,131
Dunmere,2023,44.1,-15.0,209,183,26,231,112
`;

const countries = `Country,Region,Population 2022 (million),Population growth 2022 (%),Exports 2022 (EUR bn),Imports 2022 (EUR bn),Trade balance 2022 (EUR bn)
Aldova,North,5.42,0.8,96.4,81.9,14.5
Brenia,North,10.31,0.5,188.2,192.7,-4.5
Carvan,East,18.95,-0.3,84.6,112.3,-27.7
Estmar,East,1.36,-0.2,19.7,23.4,-3.7
Kestra,East,37.75,-0.3,361.2,378.6,-17.4
Harsk,North,0.38,1.9,6.8,8.1,-1.3
Lorva,West,8.92,1.0,379.6,341.2,38.4
Pella,West,0.53,2.2,3.1,8.7,-5.6
`;

/** Turns of phrase for an order, a change or a time. */
const worlds: readonly TableWorld[] = [
  {
    name: 'baths.csv',
    table: baths,
    truths: `
* | No other bath got by on as little energy in 2023 as Dunmere, which needed 231 MWh.
* | No other bath had as many visits in 2022 as Ashby.
* | No other bath had as few open days in 2023 as Dunmere, with 112.
* | The growth rate of visits at Ashby was 24.9 percentage points lower in 2023 than in 2022.
* | In 2023 Ashby had 13,400 more visits than in the previous year.
* | In 2022 every single bath gained visits.
* | Brook was open on 18 fewer days in 2023 than in the year before.
* | Every single site gained visits in 2022.
* | Every site used more than 200 MWh of energy in 2022.
* | Over the three years, Dunmere built up a cumulative surplus of EUR 118,000.
* | In 2023 the baths averaged 261.7 open days (unweighted).
`,
    falsehoods: `
* | No other bath got by on as little energy in 2023 as Brook, which needed 1,587 MWh.
* | No other bath got by on as little energy in 2023 as Dunmere, which needed 226 MWh.
* | No other bath got by on as much energy in 2023 as Dunmere, which needed 231 MWh.
* | No other bath got by on as little energy in 2023 as Dunmere, which saved 231 MWh.
* | No other bath got by on as little energy in 2022 as Dunmere, which needed 231 MWh.
* | No other bath in the country got by on as little energy in 2023 as Dunmere, which needed 231 MWh.
* | No other bath had as many visits in 2022 as Brook.
* | No other bath had as few visits in 2022 as Ashby.
* | No other bath had as few open days in 2023 as Dunmere, with 131.
* | Another bath had as few open days in 2023 as Dunmere, with 112.
* | The growth rate of visits at Ashby was 24.9 percentage points higher in 2023 than in 2022.
* | The growth rate of visits at Ashby was 13.4 percentage points lower in 2023 than in 2022.
* | The growth rate of income at Ashby was 24.9 percentage points lower in 2023 than in 2022.
* | The growth rate of visits at Brook was 24.9 percentage points lower in 2023 than in 2022.
* | In 2023 Ashby had 45,700 more visits than in the previous year.
* | In 2023 Ashby had 13,400 fewer visits than in the previous year.
* | In 2023 every single bath gained visits.
* | In 2022 no single bath gained visits.
* | Brook was open on 18 fewer days in 2022 than in the year before.
* | Brook was open on 18 more days in 2023 than in the year before.
* | Every single site gained visits in 2023.
* | No site gained visits in 2022.
* | Every site used more than 230 MWh of energy in 2022.
* | Every room gained visits in 2022.
* | Over the three years, Dunmere built up a cumulative surplus of EUR 181,000.
* | Over the three years, Dunmere built up a cumulative deficit of EUR 118,000.
* | Over the three years, Ashby built up a cumulative surplus of EUR 118,000.
* | Over the two years, Dunmere built up a cumulative surplus of EUR 118,000.
* | Dunmere had a small surplus of EUR 26,000 in 2023.
* | Dunmere had a small surplus of EUR 67,000 in 2023.
* | Dunmere had a small deficit of EUR 26,000 in 2023.
* | The annual loss at Brook shrank in 2023.
* | The annual loss at Brook shrank in 2022 and again in 2023.
* | In 2023 the baths averaged 261.7 open days (weighted by visits).
* | In 2023 the baths averaged 271.7 open days (unweighted).
`,
  },
  {
    name: 'countries.csv',
    table: countries,
    truths: `
* | No other country in the table had as many inhabitants in 2022 as Kestra, where 37.75 million people lived.
* | Nowhere was the trade balance as high in 2022 as in Lorva.
* | Population growth was fastest in Pella (2.2%), followed by Harsk (1.9%).
* | Kestra saw its population shrink by 0.3 per cent.
* | Both Kestra and Carvan saw their populations contract by 0.3 per cent.
* | None of the eastern countries achieved a trade surplus.
* | Every one of the three countries in the East had a trade deficit.
* | Lorva's exports were 283.2 billion euros above those of Aldova.
`,
    falsehoods: `
* | No other country in the table had as many inhabitants in 2022 as Carvan, where 18.95 million people lived.
* | No other country in the table had as many inhabitants in 2022 as Kestra, where 18.95 million people lived.
* | No other country in the table had as few inhabitants in 2022 as Kestra, where 37.75 million people lived.
* | No other country in the world had as many inhabitants in 2022 as Kestra, where 37.75 million people lived.
* | Nowhere was the trade balance as high in 2022 as in Aldova.
* | Nowhere was the trade balance as low in 2022 as in Lorva.
* | Nowhere were exports as high in 2022 as in Aldova.
* | Population growth was slowest in Pella (2.2%), followed by Harsk (1.9%).
* | Population growth was fastest in Harsk (1.9%), followed by Pella (2.2%).
* | Population growth was fastest in Pella (1.9%), followed by Harsk (2.2%).
* | Kestra saw its population grow by 0.3 per cent.
* | Kestra saw its population shrink by 0.2 per cent.
* | Kestra saw its exports shrink by 0.3 per cent.
* | Both Kestra and Estmar saw their populations contract by 0.3 per cent.
* | Both Kestra and Carvan saw their populations expand by 0.3 per cent.
* | Both Kestra and Carvan saw their exports contract by 0.3 per cent.
* | Both Kestra and Carvan together saw their populations contract by 0.6 per cent.
* | None of the northern countries achieved a trade surplus.
* | None of the eastern countries achieved a trade deficit.
* | None of the southern countries achieved a trade surplus.
* | Every one of the four countries in the East had a trade deficit.
* | Every one of the three countries in the North had a trade deficit.
* | Every one of the three countries in the East had a trade surplus.
* | One of the three countries in the East had a trade deficit.
`,
  },
  {
    name: 'ferries.csv',
    table: `Firm,Turnover 2024 (EUR thousand),Turnover change on 2023 (%),Operating margin (%)
Norline,412,3.1,8.2
Fjordbus,980,-2.4,5.6
Kystfart,655,-0.7,11.4
Sundvik,233,6.9,-1.8
`,
    truths: `
* | Two firms saw their turnover fall in 2024.
* | Half of the firms have an operating margin above the median of 6.9%.
* | Two of the firms have an operating margin below the median of 6.9%.
`,
    falsehoods: `
* | Three firms saw their turnover fall in 2024.
* | Two firms saw their turnover fall in 2023.
* | Two firms saw their margins fall in 2024.
* | Two routes saw their turnover fall in 2024.
* | One of the firms has an operating margin above the median of 6.9%.
* | Half of the firms have an operating margin above the median of 5.9%.
* | Half of the firms have an operating margin above the mean of 6.9%.
* | Half of the firms have an operating margin above the median of their sector of 6.9%.
`,
  },
  {
    name: 'trade.csv',
    table: `Year,Exports (TWh),Trade balance (EUR million)
2021,6.1,309
2022,7.4,415
2023,8.8,368
`,
    truths: `
* | The trade surplus of EUR 415 million in 2022 surpassed the one achieved in the preceding year.
`,
    falsehoods: `
* | The trade surplus of EUR 368 million in 2023 surpassed the one achieved in the preceding year.
* | The 2023 trade surplus of EUR 368 million surpassed the one in the preceding year.
`,
  },
];

testTables(worlds);
