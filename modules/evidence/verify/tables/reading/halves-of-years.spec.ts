import { testTables } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'clinic.csv',
    table: `Month,Visits,Costs (EUR thousand),No-shows (%),Beds
2022-01,820,91.5,6.1,40
2022-02,775,88.0,5.8,40
2022-03,902,97.4,5.5,42
2022-04,861,95.2,5.9,42
2022-05,915,99.1,5.2,42
2022-06,940,101.3,4.9,44
2022-07,788,90.2,6.4,44
2022-08,702,84.6,7.0,44
2022-09,868,95.9,6.0,44
2022-10,931,100.4,5.7,45
2022-11,955,102.8,5.6,45
2022-12,730,86.1,6.8,45`,
    truths: `
* | Visits hit a low of 702 in August.
* | Visits fell to a low of 702 in August 2022.
* | Visits reached a high of 955 in November.
* | The low point was August, with visits of 702.
* | In the first half, visits were highest in June.
* | In the second half of the year, visits were highest in November.
* | Visits averaged 869 a month in the first half.
* | Visits averaged 829 per month in the second half of the year.
* | Costs totalled EUR 572.5 thousand in the first half of 2022.
* | Costs fell from EUR 572.5 thousand in the first half to EUR 560 thousand in the second half.
* | Visits fell by 239 from the first half to the second half.
* | There were 239 fewer visits in the second half than in the first half.
* | The first half accounted for 51.2% of the year's visits.
* | Visits exceeded 900 in three months of the first half.
* | In H1, there were 5,213 visits.
* | H1 visits came to 5,213.`,
    falsehoods: `
* | Visits hit a low of 702 in July.
* | Visits hit a low of 730 in December.
* | Visits reached a high of 940 in June.
* | Visits hit a low of 788 in July.
* | The low point was December, with visits of 730.
* | In the first half, visits were highest in November.
* | Visits were highest in the first half of November.
* | In the second half of the year, visits were highest in June.
* | Visits averaged 829 a month in the first half.
* | Visits averaged 5,213 a month in the first half.
* | Visits averaged 869 a quarter in the first half.
* | Costs totalled EUR 560 thousand in the first half of 2022.
* | Costs rose from EUR 572.5 thousand in the first half to EUR 560 thousand in the second half.
* | Costs fell from EUR 560 thousand in the first half to EUR 572.5 thousand in the second half.
* | Visits fell by 120 from the first half to the second half.
* | Visits rose by 120 in the first half.
* | Visits fell from 820 in the first half to 788 in the second half.
* | There were 239 more visits in the second half than in the first half.
* | The first half accounted for 48.8% of the year's visits.
* | The second half accounted for 51.2% of the year's visits.
* | No-shows were 33.4% in the first half.
* | No-shows averaged 33.4% in the first half.
* | In H2, there were 5,213 visits.
* | In H1 2021, there were 5,213 visits.
* | Beds totalled 250 in the first half.
* | In the first half, there were 250 beds.
* | There were 44 beds in the first half.
* | Visits were 940 in the first half.
* | Half of the visits were in the first half.
* | In the first half of June, there were 940 visits.
* | In the second half of 2021, there were 4,974 visits.
* | Visits rose in the first half.
* | Visits fell in the second half.
* | In the first half hour, there were 820 visits.
* | More than half of the visits came in the second half.
* | Visits in the second half of December came to 730.
* | In the third quarter, there were 5,213 visits.`,
  },
  {
    name: 'halves.csv',
    table: `Half-year,Sales (GBP m),Stores
H1 2020,210.5,88
H2 2020,233.0,90
H1 2021,241.7,93
H2 2021,265.2,95`,
    truths: `
* | Sales were GBP 210.5 million in the first half of 2020.
* | Sales were highest in the second half of 2021.
* | There were 93 stores in H1 2021.`,
    falsehoods: `
* | Sales were GBP 210.5 million in the second half of 2020.
* | Sales were GBP 210.5 million in 2020.
* | Sales were highest in H1 2021.
* | There were 183 stores in 2020.`,
  },
]);
