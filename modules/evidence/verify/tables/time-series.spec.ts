import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';

describe('a statement over a table of years', () => {
  const verdict = verdictsOver(
    'ferry-line.csv',
    `Year,Passengers (thousand),Cars carried (thousand),Ticket revenue (million EUR),Operating result (million EUR),On-time departures (%),Diesel (t),Employees
2014,842,201,31.4,1.2,88.4,9120,312
2015,861,208,32.6,1.9,89.1,9080,318
2016,897,219,34.1,2.4,90.3,9210,325
2017,915,226,35.8,2.1,87.6,9330,331
2018,948,241,37.9,3.0,86.2,9470,340
2019,971,250,39.4,2.7,87.9,9510,344
2020,412,133,17.2,-8.6,93.8,6240,298
2021,538,176,22.7,-4.1,92.5,7010,276
2022,803,229,35.3,0.8,89.7,8360,289
2023,904,247,41.2,2.2,90.6,8590,301
`,
  );

  it.each(
    claims(`
2023; | In 2023 the ferry line carried 904,000 passengers and 247,000 cars.
2019;, 2020; | The number of passengers fell from 971,000 in 2019 to 412,000 in 2020, a drop of 57.6 percent.
2019;, 2020; | Passenger numbers more than halved between 2019 and 2020.
2019;, 2023; | Ticket revenue reached EUR 41.2 million in 2023, although passenger numbers were still below those of 2019.
2019;, 2023; | With 904,000 passengers, traffic in 2023 was 6.9% below the 2019 level.
2020;, 2021; | The company lost EUR 8.6 million in 2020 and another EUR 4.1 million in 2021.
2021;, 2022; | After two years of losses, the operating result turned positive again in 2022, at EUR 0.8 million.
2020; | Punctuality was best in 2020, when 93.8% of departures were on time.
2016;, 2018; | The share of on-time departures slipped from 90.3 percent in 2016 to 86.2 percent in 2018, or by 4.1 percentage points.
2014;, 2023; | Ticket revenue per passenger rose from about EUR 37 in 2014 to about EUR 46 in 2023.
 | Over the ten years, the ferries carried 8.09 million passengers in total.
 | On average, 809,100 passengers travelled each year between 2014 and 2023.
2019;, 2021; | The workforce shrank by 68 people between 2019 and 2021, from 344 to 276.
2014;, 2019; | Passengers increased in every year from 2014 to 2019.
 | In only two of the ten years did the line make an operating loss.
2021;, 2022; | In 2022 there were 289 employees, 13 more than a year earlier.
2014;, 2023; | Employment stood at 301 in 2023, compared with 312 in 2014.
2014;, 2023; | Revenue from tickets grew by 31.2% between 2014 and 2023, while the number of passengers grew by only 7.4%.
2020;, 2023; | Cars carried nearly doubled from 133,000 in 2020 to 247,000 in 2023.
2023; | The operating margin, relative to ticket revenue, was 5.3% in 2023.
2018; | The best operating result, EUR 3.0 million, came in 2018.
2020;, 2023; | Between 2020 and 2023, passenger numbers grew at an average rate of about 30 percent a year.
2020;, 2021; | In 2021, 538,000 people travelled with the ferries, against 412,000 the year before.
2019;, 2020; | Ticket revenue in 2020 was less than half of its 2019 level.
 | Staff numbers ranged from 276 to 344.
2022;, 2023; | Ticket revenue rose to EUR 41.2m in 2023 from EUR 35.3m a year earlier.
2019;, 2023; | Passenger numbers recovered to 904,000 in 2023, but did not reach the 971,000 of 2019.
2019;, 2023; | At 247,000, the number of cars carried in 2023 was just short of the 2019 figure of 250,000.
2019;, 2020; | The operating result swung from a profit of EUR 2.7 million in 2019 to a loss of EUR 8.6 million in 2020.
 | Passengers exceeded 900,000 in four of the ten years.
2018; | In 2018 the operator posted its highest operating result, EUR 3.0 million, despite the lowest punctuality of the decade, 86.2%.
2019;, 2020; | Between 2019 and 2020, passengers fell by 559,000 and cars by 117,000.
2020; | 2020 was the only year in which fewer than 500,000 passengers were carried.
 | Ticket revenue averaged EUR 32.8 million a year.
 | The median number of passengers was 879,000.
2014;, 2023; | The ferry company employed 301 people in 2023, eleven fewer than in 2014.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
2019;, 2023; | Ticket revenue reached a record EUR 41.2 million in 2023, although passenger numbers were still below those of 2019.
2023; | Ticket revenue per passenger was about EUR 37 in 2023.
2014;, 2023; | Ticket revenue per passenger fell from about EUR 46 in 2014 to about EUR 37 in 2023.
2014; | Ticket revenue per passenger was about EUR 46 in 2014.
2023; | Ticket revenue per employee was about EUR 46 in 2023.
2023; | Ticket revenue per diesel came to about EUR 4,796 in 2023.
2023; | Ticket revenue per car was about EUR 46 in 2023.
2023; | Passengers per employee came to 3.0 in 2023.
2023; | Ticket revenue per trip was about EUR 46 in 2023.
2023; | The line used 8,590 tonnes of diesel in 2023, or 9.5 tonnes per passenger.
2023; | The line used 8,590 tonnes of diesel in 2023, or 9.5 kg per car.
2023; | The line used 8,590 tonnes of diesel in 2023, or 95 kg per passenger.
 | Ticket revenue per passenger averaged EUR 40.5 over the ten years.
2022; | The operating margin, relative to ticket revenue, was 5.3% in 2022.
2023; | The operating margin was 53% in 2023.
2023; | The net margin was 5.3% in 2023.
2023; | The operating margin was 5.3 percentage points in 2023.
2023; | The gross margin was 5.3% in 2023.
2023; | In 2023 the ferry line carried 247,000 passengers and 904,000 cars.
2023; | In 2023 the ferry line carried 904,000 cars.
2023; | In 2019 the ferry line carried 904,000 passengers and 247,000 cars.
2023; | In 2023 the ferry line carried 904,000 passengers and 247,000 lorries.
2023; | In 2023 the ferry line carried 904,000 passengers and 247 cars.
 | Passengers exceeded 900,000 in five of the ten years.
 | Passengers exceeded 900,000 in four of the twelve years.
 | Cars carried exceeded 240,000 in five of the ten years.
2019;, 2020; | In the course of 2020, passengers fell from 971,000 to 412,000.
2019;, 2020; | Passengers fell from 971,000 to 412,000 within 2020.
2019;, 2020; | During 2020 passengers fell from 971,000 to 412,000.
2023; | Punctuality was best in 2023, when 90.6% of departures were on time.
2020; | Punctuality was worst in 2020, when 93.8% of departures were on time.
2019; | The best operating result, EUR 2.7 million, came in 2019.
2019; | The best diesel, 9,510 tonnes, came in 2019.
2021; | The worst operating result came in 2021, at EUR -4.1 million.
2020; | 2020 was the only year in which fewer than 600,000 passengers were carried.
2021; | 2021 was the only year in which fewer than 500,000 passengers were carried.
2020; | 2020 was the only year in which fewer than 500,000 cars were carried.
2020; | 2020 was the only year in which the line lost money.
2020;, 2021; | The company lost EUR 8.6 million in 2021 and another EUR 4.1 million in 2020.
2020;, 2021; | The company earned EUR 8.6 million in 2020 and another EUR 4.1 million in 2021.
2022;, 2023; | The company lost EUR 0.8 million in 2022 and another EUR 2.2 million in 2023.
2020;, 2021; | The operating result turned positive again in 2021, at EUR -4.1 million.
2022;, 2023; | The operating result turned positive again in 2023, at EUR 2.2 million.
2020;, 2021; | The operating result turned negative in 2021, at EUR -4.1 million.
2019;, 2020; | The operating result swung from a loss of EUR 2.7 million in 2019 to a profit of EUR 8.6 million in 2020.
2020;, 2021; | In 2021, 538,000 people were employed, against 412,000 the year before.
2021; | In 2021, 538,000 tourists travelled with the ferries.
2021; | In 2021, 538,000 women travelled with the ferries.
2023; | In 2023, 301 people travelled with the ferries.
2014;, 2023; | Revenue from tickets grew by 31.2% between 2014 and 2023, while the number of passengers grew by 31.2%.
2014;, 2023; | Revenue from tickets grew by 7.4% between 2014 and 2023, while the number of passengers grew by only 31.2%.
2016;, 2023; | Passenger numbers recovered to 904,000 in 2023, but did not reach the 897,000 of 2016.
2019;, 2023; | Passenger numbers recovered to 904,000 in 2023 and reached the 971,000 of 2019.
2018; | In 2018 the operator posted its highest operating result, EUR 3.0 million, despite the lowest punctuality of the decade, 88.4%.
2018; | In 2018 the operator posted its highest operating result, EUR 2.7 million, despite the lowest punctuality of the decade, 86.2%.
2020;, 2023; | Between 2020 and 2023, passenger numbers grew at an average rate of about 40 percent a year.
2020;, 2023; | Between 2020 and 2023, passenger numbers grew at an average rate of about 30 percent.
2014;, 2023; | On average, 904,000 passengers travelled each year between 2014 and 2023.
2014;, 2023; | On average, 809,100 passengers travelled each month between 2014 and 2023.
2015;, 2023; | On average, 809,100 passengers travelled each year between 2015 and 2023.
2014;, 2023; | Each year, 809,100 passengers travelled between 2014 and 2023.
2014;, 2023; | The ferry company employed 301 people in 2023, eleven more than in 2014.
2019;, 2023; | With 904,000 passengers, traffic in 2023 was 6.9% above the 2019 level.
2019;, 2023; | With 971,000 passengers, traffic in 2023 was 6.9% below the 2019 level.
2019;, 2020; | Diesel dropped by about a quarter in 2020.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});

describe('a statement over a table of quarters', () => {
  const verdict = verdictsOver(
    'solar-panels.csv',
    `Quarter,Panels sold,Average price (EUR),Orders (EUR k),Returns (%),Inventory (units)
2022 Q1,4120,212,874,1.9,3300
2022 Q2,5630,208,1171,1.7,2850
2022 Q3,5980,205,1226,2.2,2410
2022 Q4,3540,207,733,2.4,3120
2023 Q1,3890,199,774,2.1,3480
2023 Q2,5210,191,995,1.8,3010
2023 Q3,6340,186,1179,1.6,2290
2023 Q4,4410,183,807,1.5,2600
`,
  );

  it.each(
    claims(`
2023 Q3 | In the third quarter of 2023, 6,340 panels were sold, the highest figure of all eight quarters.
2022 Q1, 2023 Q4 | The average price fell from EUR 212 in the first quarter of 2022 to EUR 183 in the fourth quarter of 2023, a decline of 13.7%.
 | Sales of panels rose to 19,850 in 2023 from 19,270 in 2022.
2022 Q4, 2023 Q4 | Compared with the same quarter of 2022, sales rose by 24.6% in the fourth quarter of 2023.
2022 Q4 | Returns peaked at 2.4% in the last quarter of 2022.
2023 Q3 | Orders worth EUR 1.179 million came in in the third quarter of 2023.
2023 Q1, 2023 Q2, 2023 Q3, 2023 Q4 | The return rate fell steadily in 2023, from 2.1% in the first quarter to 1.5% in the fourth.
2022 Q4, 2023 Q4 | A panel cost EUR 183 on average in Q4 2023, EUR 24 less than a year before.
2022 Q4 | Panel sales were weakest in the fourth quarter of 2022, with 3,540 panels.
2023 Q1, 2023 Q3 | Between Q1 and Q3 2023, panel sales increased by 63%.
2022 Q2, 2023 Q2 | Orders in Q2 2023 were worth EUR 995,000, down from EUR 1.171 million in Q2 2022.
2023 Q3 | Inventory was smaller in Q3 2023 than in any other quarter.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(verdict(claim));
  });

  it.each(
    claims(`
2023 Q1, 2023 Q4 | The return rate fell in 2023, from 1.9% in the first quarter to 2.4% in the fourth.
2022 Q1, 2022 Q4 | The return rate fell in 2022, from 2.1% in the first quarter to 1.5% in the fourth.
2023 Q2, 2023 Q4 | The return rate fell in 2023, from 2.1% in the second quarter to 1.5% in the fourth.
2023 Q1, 2023 Q2 | In 2023, panels sold rose from 3,890 in the first quarter to 6,340 in the second.
2022 Q1, 2022 Q2, 2022 Q3, 2022 Q4 | In 2022 as a whole, 19,850 panels were sold.
2023 Q4 | Inventory stood at 3,120 units at the end of 2023.
2023 Q4 | Inventory stood at 2,600 units at the beginning of 2023.
2023 Q1 | Inventory stood at 3,480 units at the end of 2023.
2023 Q4 | A panel cost EUR 207 on average in Q4 2023.
2022 Q4, 2023 Q4 | A panel cost EUR 183 on average in Q4 2023, EUR 24 more than a year before.
2022 Q4, 2023 Q4 | A panel cost EUR 183 on average in Q4 2023, EUR 20 less than a year before.
2022 Q4, 2023 Q4 | Compared with the same quarter of 2022, sales fell by 24.6% in the fourth quarter of 2023.
2022 Q3, 2023 Q3 | Compared with the same quarter of 2022, sales rose by 24.6% in the third quarter of 2023.
 | Sales of panels rose to 19,270 in 2023 from 19,850 in 2022.
2023 Q2 | In the second quarter of 2023, 6,340 panels were sold, the highest figure of all eight quarters.
2022 Q2 | In the second quarter of 2022, 5,630 panels were sold, the highest figure of all eight quarters.
2022 Q1, 2022 Q2, 2022 Q3, 2022 Q4 | Sales of 19,270 panels were ordered in 2022.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(verdict(claim));
  });
});
