import { regionsTable, type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Comparisons that are said of several rows: of each, of so many, or of those listed alone. */
const worlds: readonly TableWorld[] = [
  {
    name: 'ports.csv',
    table: `Port,Coast,Containers 2019 (thousand TEU),Containers 2023 (thousand TEU),Staff,Result 2023 (EUR million),Opened
Aldvik,North,412,371,640,-3.2,1884
Brunsund,North,1288,1502,1915,21.4,1921
Carrow,West,655,720,1102,-0.8,1967
Dunmar,West,98,141,187,-1.1,2003
Estholm,South,310,279,455,2.6,1938
`,
    truths: `
* | Aldvik and Estholm were the only ports that handled fewer containers in 2023 than in 2019.
* | Only Brunsund and Estholm made a profit in 2023.
* | Brunsund and Estholm were the only ports without a loss in 2023.
`,
    falsehoods: `
* | Aldvik and Estholm were the only ports that handled more containers in 2023 than in 2019.
* | Aldvik and Carrow were the only ports that handled fewer containers in 2023 than in 2019.
* | Aldvik was the only port that handled fewer containers in 2023 than in 2019.
* | Aldvik, Estholm and Dunmar were the only ports that handled fewer containers in 2023 than in 2019.
* | Aldvik and Estholm were the only ports that handled fewer containers in 2019 than in 2023.
* | Aldvik and Estholm were the only ports that did not handle fewer containers in 2023 than in 2019.
* | Only Brunsund made a profit in 2023.
* | Only Brunsund and Carrow made a profit in 2023.
* | Only Brunsund and Estholm made a loss in 2023.
* | Only Brunsund and Estholm made no profit in 2023.
* | Only Brunsund, Estholm and Carrow made a profit in 2023.
* | Only Brunsund and Estholm made a profit in 2019.
* | Only Brunsund and Estholm made a large profit in 2023.
* | Brunsund and Carrow were the only ports without a loss in 2023.
* | Estholm was the only port without a loss in 2023.
* | Brunsund and Estholm were the only ports without a profit in 2023.
* | Brunsund and Estholm were not the only ports without a loss in 2023.
* | Brunsund and Estholm were the only cities without a loss in 2023.
`,
  },
  {
    name: 'regions.csv',
    table: regionsTable,
    truths: `
* | Births exceeded deaths in two of the five regions, Belmoor and Dale.
* | In three of the five regions, deaths exceeded births.
* | Only in Belmoor and Dale were there more births than deaths.
* | In Belmoor and Dale, births outnumbered deaths.
* | Belmoor and Dale were the only regions with more births than deaths.
`,
    falsehoods: `
* | Births exceeded deaths in three of the five regions.
* | Births exceeded deaths in two of the six regions, Belmoor and Dale.
* | Births exceeded deaths in two of the five regions, Belmoor and Esk.
* | Births exceeded deaths in two of the five cities, Belmoor and Dale.
* | Births did not exceed deaths in two of the five regions, Belmoor and Dale.
* | Births exceeded deaths by 200 in two of the five regions, Belmoor and Dale.
* | Births far exceeded deaths in two of the five regions, Belmoor and Dale.
* | Births exceeded deaths in almost two of the five regions.
* | Births exceeded deaths in two of the five regions in 2022, Belmoor and Dale.
* | In three of the five regions, births exceeded deaths.
* | In all five regions, deaths exceeded births.
* | In every region, deaths exceeded births.
* | Deaths exceeded births in every region.
* | Only in Belmoor and Dale were there more deaths than births.
* | Only in Belmoor were there more births than deaths.
* | Only in Belmoor and Arden were there more births than deaths.
* | In Arden and Esk alone, deaths outnumbered births.
* | In Belmoor and Arden, births outnumbered deaths.
* | In Belmoor and Dale, deaths outnumbered births.
* | Belmoor was the only region with more births than deaths.
* | Belmoor and Dale were the only regions with more births than inhabitants.
* | Belmoor and Dale were the only regions with fewer births than deaths.
`,
  },
  {
    name: 'ties.csv',
    table: `Region,Births,Deaths
Arden,1980,1850
Belmoor,870,870
Corrin,1422,1210
Dale,702,
`,
    truths: `
Arden | In Arden, births exceeded deaths.
`,
    falsehoods: `
* | In every region, births exceeded deaths.
* | In two of the four regions, births exceeded deaths.
* | In three of the four regions, births exceeded deaths.
* | Only in Arden and Corrin were there more births than deaths.
* | In Arden and Belmoor, births exceeded deaths.
* | In Arden and Dale, births exceeded deaths.
`,
  },
  {
    name: 'nights.csv',
    table: `Quarter,Hotel nights (thousand),Campsite nights (thousand),Hotel occupancy (%),Room price (EUR)
2022 Q1,412,21,41.2,98
2022 Q2,655,188,58.9,112
2022 Q3,910,402,77.4,139
2022 Q4,501,33,46.0,104
2023 Q1,438,25,43.1,103
2023 Q2,702,201,61.3,118
2023 Q3,958,388,80.2,147
2023 Q4,540,36,48.8,109
`,
    truths: `
* | Hotel nights exceeded campsite nights in every quarter.
* | In every quarter, hotel nights were higher than campsite nights.
* | In every quarter of 2023, hotel occupancy was higher than a year earlier.
* | In every quarter of 2023, there were more hotel nights than in the same quarter of 2022.
* | In three of the four quarters of 2023, campsite nights were higher than a year earlier.
* | In two of the four quarters of 2023, hotel occupancy was higher than a quarter earlier.
`,
    falsehoods: `
* | Campsite nights exceeded hotel nights in every quarter.
* | Hotel nights exceeded campsite nights in every month.
* | Hotel nights exceeded campsite nights in every region.
* | Hotel nights exceeded campsite nights in every quarter since 2019.
* | Hotel nights exceeded campsite nights in seven of the eight quarters.
* | Hotel nights doubled campsite nights in every quarter.
* | Hotel nights exceeded campsite nights only in the third quarter of 2023.
* | Hotel nights exceeded the room price in every quarter.
* | Not in every quarter did hotel nights exceed campsite nights.
* | In every quarter of 2023, hotel occupancy was lower than a year earlier.
* | In every quarter of 2022, hotel occupancy was higher than a year earlier.
* | In every quarter of 2023, hotel occupancy was higher than two years earlier.
* | In every quarter of 2023, hotel occupancy was higher than a quarter earlier.
* | In every quarter of 2023, campsite nights were higher than a year earlier.
* | In every quarter of 2023, hotel occupancy was at least 5 points higher than a year earlier.
* | In every quarter of 2023, there were more campsite nights than in the same quarter of 2022.
* | In every quarter of 2023, there were more hotel nights than in the same quarter of 2021.
* | In every quarter of 2023, there were more hotel nights than in the third quarter of 2022.
* | In every quarter of 2022, there were more hotel nights than in the same quarter of 2023.
* | In all four quarters of 2023, campsite nights were higher than a year earlier.
* | In two of the four quarters of 2023, campsite nights were higher than a year earlier.
* | In three of the four quarters of 2023, campsite nights were lower than a year earlier.
* | In three of the four quarters of 2022, campsite nights were higher than a year earlier.
* | In three of the eight quarters, campsite nights were higher than a year earlier.
`,
  },
  {
    name: 'gaps.csv',
    table: `Quarter,Buses,Trams
2022 Q1,412,210
2022 Q2,655,188
2022 Q4,501,330
2023 Q1,438,
`,
    truths: `
2022 Q1 | In the first quarter of 2022, there were 412 buses.
`,
    falsehoods: `
* | In every quarter, there were more buses than trams.
* | Buses exceeded trams in every quarter.
* | In every quarter of 2022, there were more buses than trams.
* | In three of the four quarters, there were more buses than trams.
`,
  },
  {
    name: 'cars.csv',
    table: `Country,Year,Cars sold (thousand),Electric cars (thousand),Electric share (%)
Norhaven,2021,151.2,60.5,40.0
Norhaven,2022,148.0,74.0,50.0
Norhaven,2023,139.5,86.5,62.0
Sudmark,2021,402.6,40.3,10.0
Sudmark,2022,388.1,62.1,16.0
Sudmark,2023,410.4,98.5,24.0
Ostwick,2021,88.4,4.4,5.0
Ostwick,2022,91.7,8.3,9.1
Ostwick,2023,97.3,15.6,16.0
`,
    truths: `
* | In every year, Sudmark sold more cars than Norhaven.
* | In two of the three years, Norhaven had more electric cars than Sudmark.
`,
    falsehoods: `
* | In every year, Norhaven sold more cars than Sudmark.
* | In every year, Sudmark sold more electric cars than Norhaven.
* | In every year, Norhaven sold more electric cars than Sudmark.
* | In every month, Sudmark sold more cars than Norhaven.
* | In every country, Sudmark sold more cars than Norhaven.
* | In every year, Sudmark sold more cars than Westria.
* | In every year, Sudmark sold more cars than Norhaven and Ostwick combined in 2022.
* | In two of the three years, Sudmark sold more electric cars than Norhaven.
* | In three of the four years, Norhaven sold more electric cars than Sudmark.
* | In every year, Sudmark sold twice more cars than Norhaven.
* | In every year, Sudmark bought more cars than Norhaven.
`,
  },
];

testTables(worlds);
