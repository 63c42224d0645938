import { testTables } from '../../../../tests/doubles/statement-worlds';

const towns = `Rank by population,Town,Population,Area (km²)
1,Harwick,"184,600",96.4
2,Melbury,"121,300",72.5
3,Castleton,"98,450",110.2
4,Norbridge,"76,900",54.8
5,Corley,"12,600",22.7`;

const ranks = `Rank by population,Town,Area (km²)
1,Harwick,96.4
2,Melbury,72.5
3,Corley,22.7`;

const growth = `Country,Economic growth 2019 (%),Economic growth 2020 (%),Economic growth 2021 (%),Economic growth 2022 (%),Economic growth 2023 (%)
Norway,1.1,-1.3,3.9,3.2,0.6
Poland,4.5,-2.0,6.9,5.3,0.2
Greece,1.9,-9.3,8.4,5.7,2.3
Finland,1.2,-2.4,2.8,1.3,-1.1
Italy,0.5,-8.9,8.3,4.1,0.7`;

const tourists = `Country,Year,Tourists
Cyprus,2019,"3,977,000"
Cyprus,2020,"632,000"
Cyprus,2021,"1,937,000"
Cyprus,2022,"3,201,000"
Malta,2019,"2,753,000"
Malta,2020,"659,000"
Malta,2021,"968,000"
Malta,2022,"2,287,000"`;

const rain = `Year,Precipitation in January (mm)
2019,57
2020,92
2021,66`;

const company = `Year,Revenue (million euros),Profit (million euros),Employees at year-end
2016,48.2,3.1,412
2017,51.7,3.8,428
2018,55.3,4.2,455
2019,58.9,4.6,455
2020,41.6,-5.4,390
2021,47.5,-1.2,384
2022,60.4,2.7,421
2023,66.1,5.9,463`;

const births = `Year,Births,Deaths
2017,"1,482","1,296"
2018,"1,455","1,310"
2019,"1,437","1,288"
2020,"1,402","1,467"
2021,"1,421","1,452"
2022,"1,368","1,385"
2023,"1,319","1,341"`;

const lines = `Line,Length (km),Stops,Journey time (minutes),Passengers per day
Red Line,21,18,41,36000
Orange Line,9,11,21,8000
Blue Line,14,15,33,22000
Green Line,12,15,28,25000`;

const projects = `Project,Status,Length (km),Cost (million euros)
North Bridge,Completed,1.4,38
Harbour Tunnel,Under construction,3.2,214
West Ring Road,Completed,12.6,96
River Path,Completed,5.5,4.5`;

const waste = `Year,Waste (tonnes)
2021,8240
2022,8260
2023,8310`;

testTables([
  {
    name: 'towns.csv',
    table: towns,
    truths: `
* | Of the five towns, Harwick has the largest population.
* | The town with the second-largest population is Melbury.
* | Harwick ranks first by population.
* | Castleton is third by population.
* | Corley has the smallest population.`,
    falsehoods: `
* | Of the five towns, Corley has the largest population.
* | The town with the second-largest population is Norbridge.
* | Harwick has the smallest population.
* | Corley has a larger population than Harwick.`,
  },
  {
    name: 'ranks.csv',
    table: ranks,
    truths: ``,
    falsehoods: `
* | Corley has the largest population.
* | Harwick has the smallest population.`,
  },
  {
    name: 'economy.csv',
    table: growth,
    truths: `
* | The second-highest figure for the growth rate in Italy was recorded in 2022.
* | The second-highest growth rate in 2023 was recorded in Italy.
* | 2021 was the year with the highest growth rate in Norway.
* | No other country in the table had a lower growth rate than Greece in 2020.`,
    falsehoods: `
* | The second-highest figure for the growth rate in Italy was recorded in 2023.
* | 2022 was the year with the highest growth rate in Norway.
* | No other country in the table had a lower growth rate than Italy in 2020.`,
  },
  {
    name: 'tourists.csv',
    table: tourists,
    truths: `
* | Tourist numbers in Cyprus rose each year after 2020.`,
    falsehoods: `
* | Tourist numbers in Cyprus rose each year after 2019.`,
  },
  {
    name: 'rain.csv',
    table: rain,
    truths: ``,
    falsehoods: `
* | Precipitation over the whole of 2020 was 92 mm.
* | Precipitation in 2020 was 92 mm.
* | Annual precipitation was 92 mm in 2020.`,
  },
  {
    name: 'company.csv',
    table: company,
    truths: `
* | The largest year-on-year fall in revenue was in 2020, at €17.3 million.
* | Revenue passed €65 million for the first time in 2023.
* | The biggest increase in the number of employees at year-end from one year to the next came in 2023.
* | Revenue rose in every year after 2016 except 2020.
* | In 2022, profit was at its highest since 2019.
* | The 2022 figure for employees was the highest since 2019.
* | Rounded to the nearest ten, the company had 420 employees in 2022.`,
    falsehoods: `
* | The largest year-on-year fall in revenue was in 2021, at €17.3 million.
* | Revenue passed €60 million for the first time in 2023.
* | The biggest increase in the number of employees at year-end from one year to the next came in 2022.
* | Revenue rose in every year after 2016 except 2021.
* | In 2022, profit was at its highest since 2017.
* | In 2023, profit was at its lowest since 2019.
* | Rounded to the nearest ten, the company had 430 employees in 2022.
* | Rounded to the nearest hundred, the company had 420 employees in 2022.`,
  },
  {
    name: 'births.csv',
    table: births,
    truths: `
* | The number of births went down three years in a row, from 2018 to 2020.
* | The number of births went down two years in a row, in 2022 and 2023.
* | Of all seven years, 2020 had the most deaths.
* | By deaths, 2020 comes first, 2021 second and 2022 third.`,
    falsehoods: `
* | The number of births went down two years in a row, from 2018 to 2020.
* | The number of births went down four years in a row, from 2017 to 2020.
* | The number of births went down two years in a row, in 2021 and 2022.
* | By deaths, 2020 comes first, 2022 second and 2021 third.`,
  },
  {
    name: 'lines.csv',
    table: lines,
    truths: `
* | The Red Line carries 4.5 times as many passengers per day as the Orange Line.
* | The three lines with the most passengers per day are the Red Line, the Green Line and the Blue Line, in that order.`,
    falsehoods: `
* | The Red Line carries 1.6 times as many passengers per day as the Orange Line.
* | The Red Line carries 2.0 times as many passengers per day as the Orange Line.
* | The three lines with the most passengers per day are the Red Line, the Blue Line and the Green Line, in that order.
* | The two lines with the most passengers per day are the Red Line, the Green Line and the Blue Line, in that order.`,
  },
  {
    name: 'projects.csv',
    table: projects,
    truths: `
* | The North Bridge is the second-cheapest of the four projects.
* | The Harbour Tunnel is the second-shortest of the four projects.`,
    falsehoods: `
* | The River Path is the second-cheapest of the four projects.
* | The River Path is the second-shortest of the four projects.`,
  },
  {
    name: 'waste.csv',
    table: waste,
    truths: `
* | Waste was between 8,200 and 8,300 tonnes in 2022.
* | Waste was between 8,000 and 8,500 tonnes in every year.
* | Rounded to the nearest hundred, waste came to 8,300 tonnes in 2022.
* | Rounded to the nearest thousand, waste came to 8,000 tonnes in 2022.`,
    falsehoods: `
* | Waste was between 8,300 and 8,400 tonnes in 2022.
* | Waste was between 8,000 and 8,250 tonnes in 2022.
* | Waste was between 8,000 and 8,300 tonnes in every year.
* | Rounded to the nearest hundred, waste came to 8,200 tonnes in 2022.
* | Rounded to the nearest ten, waste came to 8,000 tonnes in 2022.`,
  },
]);
