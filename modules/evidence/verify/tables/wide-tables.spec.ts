import { describe, expect, it } from 'vitest';
import { claims, verdictsOver, vouched } from '../claims.fixture';

const wide = verdictsOver(
  'museums.csv',
  `Museum,Town,Visitors 2019 (thousand),Visitors 2020 (thousand),Visitors 2021 (thousand),Visitors 2022 (thousand),Visitors 2023 (thousand)
Maritime Museum,Havnsund,438.2,131.4,187.9,365.0,452.8
Art Gallery,Lindby,305.1,98.7,140.3,251.6,287.2
Railway Museum,Lindby,97.8,30.2,41.6,82.9,101.5
Glass Museum,Orrefall,52.0,19.6,24.7,40.2,38.9
`,
);

describe('a statement over one row of years', () => {
  it.each(
    claims(`
Railway Museum; | The Railway Museum has gained visitors each year since 2020.
Maritime Museum; | In 2023, just over half of all visitors went to the Maritime Museum.
Art Gallery; | The Art Gallery accounted for 32.6 percent of all visitors in 2023.
Glass Museum; | Between 2019 and 2023, attendance at the Glass Museum ranged between 19,600 and 52,000.
Glass Museum; | From 2020 to 2022, visitors of the Glass Museum ranged from 19,600 to 40,200.
Art Gallery; | The Art Gallery welcomed 287,200 guests in 2023, roughly 36,000 more than a year earlier.
Glass Museum; | The Glass Museum had 38,900 visitors in 2023, 3.2% fewer than a year earlier.
`),
  )('is vouched for where it is true: %s', (claim) => {
    expect(vouched).toContain(wide(claim));
  });

  it.each(
    claims(`
Railway Museum; | The Railway Museum has gained visitors each year since 2019.
Glass Museum; | The Glass Museum has gained visitors each year since 2020.
Railway Museum; | The Railway Museum has lost visitors each year since 2020.
Railway Museum; | Every museum has gained visitors each year since 2020.
Railway Museum; | Only the Railway Museum has gained visitors each year since 2020.
Railway Museum; | The Railway Museum has not gained visitors each year since 2020.
Railway Museum; | The Railway Museum has gained 30,200 visitors each year since 2020.
Railway Museum; | The Railway Museum has gained visitors each month since 2020.
Railway Museum; | The Railway Museum has gained visitors each year since 2018.
Maritime Museum; | In 2020, just over half of all visitors went to the Maritime Museum.
Art Gallery; | In 2023, just over half of all visitors went to the Art Gallery.
Maritime Museum; | In 2023, just over half of all visitors went to Lindby.
Maritime Museum; | In 2023, just over half of the Maritime Museum's visitors came.
Maritime Museum; | In 2023, just over half of the visitors to the Maritime Museum came.
Art Gallery; | The Art Gallery accounted for 32.6 percent of all visitors in 2022.
Art Gallery; | The Art Gallery accounted for 33.1 percent of all visitors in 2023.
Art Gallery; | The Art Gallery accounted for 32.6 percent of all tickets in 2023.
Glass Museum; | Between 2019 and 2023, attendance at the Glass Museum ranged between 24,700 and 52,000.
Glass Museum; | Between 2020 and 2023, attendance at the Glass Museum ranged between 19,600 and 52,000.
Glass Museum; | Between 2019 and 2023, attendance at the Railway Museum ranged between 19,600 and 52,000.
Glass Museum; | Between 2019 and 2023, attendance at the Glass Museum ranged between 19.6 and 52 million.
Glass Museum; | Between 2019 and 2023, attendance at the Glass Museum ranged between 52,000 and 19,600.
Glass Museum; | Between 2019 and 2023, attendance at the Glass Museum never ranged between 19,600 and 52,000.
Glass Museum; | Between 2019 and 2023, revenue at the Glass Museum ranged between 19,600 and 52,000.
Art Gallery; | The Art Gallery welcomed 287,200 guests in 2023, roughly 36,000 fewer than a year earlier.
Art Gallery; | The Art Gallery welcomed 251,600 guests in 2022, roughly 36,000 more than a year earlier.
Art Gallery; | The Art Gallery welcomed 287,200 guests in 2023, roughly 36,000 more than two years earlier.
Art Gallery; | The Art Gallery welcomed 287,200 guests in 2023, roughly 36 million more than a year earlier.
Art Gallery; | In 2023 the Art Gallery was the most visited museum, with 287,200 visitors, 35,600 more than a year earlier.
Railway Museum; | The Railway Museum has been the most visited museum since 2020.
Railway Museum; | With 101,500 visitors, the Railway Museum has been the most visited museum since 2020.
Glass Museum; | The Glass Museum had 52,000 visitors in 2019, 5% more than a year earlier.
Glass Museum; | The Glass Museum had 38,900 visitors in 2023, not 3.2% fewer than a year earlier.
`),
  )('is not vouched for where it is false: %s', (claim) => {
    expect(vouched).not.toContain(wide(claim));
  });
});

const quarters = verdictsOver(
  'airline.csv',
  `Quarter,Passengers (thousand),Revenue (EUR million),Flights on time (%)
2022 Q3,2910,518.4,68.3
2022 Q4,2015,361.0,78.9
2023 Q1,1805,309.7,82.7
2023 Q2,2640,455.2,75.4
2023 Q3,3080,561.7,72.2
2023 Q4,2190,389.4,80.5
`,
);

describe('quarters that share a year', () => {
  it.each(
    claims(`
2023 Q1;, 2023 Q3; | Revenue rose from EUR 309.7 million to EUR 561.7 million between the first and the third quarter of 2023.
2023 Q1;, 2023 Q3; | Punctuality slipped by 10.5 percentage points between the first and third quarters of 2023.
2022 Q3; | Only 68.3% of flights were on time in the third quarter of 2022.
2022 Q3;, 2023 Q4; | Quarterly revenue ranged between EUR 309.7 million and EUR 561.7 million.
`),
  )('are both named: %s', (claim) => {
    expect(vouched).toContain(quarters(claim));
  });

  it.each(
    claims(`
2023 Q1;, 2023 Q4; | Punctuality slipped by 10.5 percentage points between the first and fourth quarters of 2023.
2023 Q1;, 2023 Q3; | Punctuality rose by 10.5 percentage points between the first and third quarters of 2023.
2023 Q1;, 2023 Q3; | Punctuality slipped by 10.5 percent between the first and third quarters of 2023.
2022 Q3;, 2022 Q4; | Punctuality slipped by 10.5 percentage points between the first and third quarters of 2022.
2023 Q1;, 2023 Q3; | Punctuality slipped by 10.5 percentage points between the third and the first quarter of 2023.
2023 Q1;, 2023 Q3; | Revenue rose from EUR 309.7 million to EUR 561.7 million between the first and the second quarter of 2023.
2023 Q1;, 2023 Q3; | Revenue was EUR 561.7 million in the first and third quarters of 2023.
2022 Q3; | Only 68.3% of passengers were on time in the third quarter of 2022.
2022 Q3; | Only 68.3% of flights were late in the third quarter of 2022.
2022 Q3; | Some 68.3% of flights were not on time in the third quarter of 2022.
2022 Q3; | Some 68.3% of time was spent on flights in the third quarter of 2022.
2022 Q3;, 2023 Q4; | Quarterly revenue ranged between EUR 361 million and EUR 561.7 million.
2022 Q3;, 2023 Q4; | Annual revenue ranged between EUR 309.7 million and EUR 561.7 million.
2022 Q3;, 2023 Q4; | Revenue ranged between EUR 309.7 million and EUR 561.7 million in 2022.
`),
  )('are not mixed up: %s', (claim) => {
    expect(vouched).not.toContain(quarters(claim));
  });
});
