import { testTables, testWorlds } from '../../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'wool.csv',
    table: `Quarter,Sales (EUR m),Margin (%),Staff
Q1 2021,410,12.0,900
Q2 2021,395,12.5,910
Q3 2021,420,11.8,915
Q4 2021,460,13.1,930
Q1 2022,433,12.2,935
Q2 2022,441,12.9,940
Q3 2022,418,11.5,938
Q4 2022,482,13.4,955`,
    truths: `
* | Sales in the first half of 2022 were EUR 874 million.
* | Sales were EUR 874 million in H1 2022.
* | First-half sales were EUR 874 million in 2022.
* | In 2022, sales in the second half amounted to EUR 900 million.
* | Sales were EUR 900 million in the second half of 2022, up from EUR 874 million in the first half.
* | Sales rose from EUR 805 million in the first half of 2021 to EUR 874 million in the first half of 2022.
* | Sales in the first half of 2022 were 8.6% higher than in the first half of 2021.
* | Sales in H1 2022 were EUR 69 million higher than in H1 2021.
* | In the first half of 2022, sales rose 8.6% year on year.
* | Sales rose 8.6% in the first half of 2022 compared with the first half of 2021.
* | Sales were higher in the second half of 2022 than in the first half of 2022.
* | In 2022, sales were higher in the second half than in the first.
* | Third-quarter sales were EUR 418 million in 2022.
* | In 2022, third-quarter sales came to EUR 418 million.
* | Sales for the first nine months of 2022 were EUR 1,292 million.
* | Sales in the three months to September 2022 were EUR 418 million.
* | Sales fell 0.5% year on year to EUR 418 million in the third quarter of 2022.
* | Sales fell to EUR 418 million in 3Q22.
* | The margin was 11.5% in 3Q 2022.
* | H2 2021 sales were EUR 880 million.
* | Sales totalled EUR 880 million in 2H21.
* | Average quarterly sales in H1 2022 were EUR 437 million.`,
    falsehoods: `
* | Sales in the first half of 2022 were EUR 805 million.
* | Sales in the first half of 2022 were EUR 900 million.
* | Sales rose 1.8% in the first half of 2022.
* | Sales rose from EUR 433 million to EUR 441 million in the first half of 2021.
* | Sales rose by EUR 8 million in the first half of 2022.
* | First-half sales were EUR 900 million in 2022.
* | First-half sales were EUR 433 million in 2022.
* | Sales in H1 2022 were 1.8% higher than in H1 2021.
* | Staff was 1,875 in the first half of 2022.
* | The margin was 25.1% in the first half of 2022.
* | Staff totalled 1,875 in H1 2022.
* | In 2022, sales were higher in the first half than in the second.
* | Sales for the first nine months of 2022 were EUR 874 million.
* | Sales were EUR 441 million in the three months to September 2022.
* | Sales were EUR 1,774 million in the first half of 2022.
* | Sales were EUR 441 million in the first half of 2022.
* | The margin was 12.9% in the first half of 2022.
* | Sales rose in the first half of 2022.
* | In the first half of 2022, sales rose 1.8% year on year.
* | In the first half of 2022, sales were up 1.8% on the previous half.
* | Sales were EUR 418 million in 3Q21.
* | The margin was 12.2% in H1 2022.
* | Sales for the first nine months were EUR 1,292 million.`,
  },
  {
    name: 'ward.csv',
    table: `Month,Patients,Beds,Cost (EUR thousand),Share of outpatients (%)
2021-01,310,80,201.5,22.0
2021-02,298,80,199.0,23.1
2021-03,345,82,214.2,24.5
2021-04,330,82,209.9,25.0
2021-05,322,82,208.0,24.1
2021-06,301,84,203.3,23.0
2021-07,288,84,199.8,22.5
2021-08,275,84,196.1,21.9
2021-09,340,84,215.5,24.8
2021-10,352,86,219.3,25.9
2021-11,361,86,221.0,26.3
2021-12,299,86,205.4,22.8`,
    truths: `
* | There were 1,906 patients in the first half of the year.
* | In the first half of 2021, the ward had 1,906 patients.
* | The cost was EUR 1,235.9 thousand in the first half.
* | Patients were fewer in the third quarter than in the second.
* | In the second half, there were 1,915 patients.
* | There were more patients in the second half than in the first.
* | Costs were higher in the second half than in the first half.
* | There were 345 patients in 03/2021.
* | In the first nine months of 2021, there were 2,809 patients.
* | In the three months to June 2021, there were 953 patients.
* | There were 9 more patients in the second half than in the first half.`,
    falsehoods: `
* | There were 9 fewer patients in the second half than in the first half.
* | There were 1,906 patients in the second half of the year.
* | There were 490 beds in the first half.
* | There were 953 patients in the first half.
* | There were more patients in the first half than in the second.
* | Costs fell in the first half.
* | The share of outpatients was 141.7% in the first half.
* | There were 345 patients in 04/2021.
* | There were 953 patients in the three months to May 2021.`,
  },
  {
    name: 'short.csv',
    table: `Month,Patients
2021-02,298
2021-03,345
2021-04,330
2021-05,322
2021-06,301
2021-07,288`,
    truths: ``,
    falsehoods: `
* | There were 1,596 patients in the first half of the year.
* | There were 1,596 patients in the first half of 2021.
* | In the first half, there were 1,596 patients.
* | There were 1,884 patients in the first half.`,
  },
]);

testWorlds([
  {
    passage:
      'Turnover was 48.2 million euros in the first half of 2022. In the second half of 2022, turnover came to 51.6 million euros.',
    truths: [
      'Turnover was 48.2 million euros in the first half of 2022.',
      'Turnover was EUR 48.2 million in H1 2022.',
      'In the six months to June 2022, turnover was 48.2 million euros.',
      'Turnover amounted to 51.6 million euros in 2H22.',
    ],
    falsehoods: [
      'Turnover was 48.2 million euros in 2022.',
      'Turnover was 48.2 million euros in the second half of 2022.',
      'Turnover was 48.2 million euros in H1 2021.',
      'Turnover was 51.6 million euros in the first half of 2022.',
      'In the nine months to June 2022, turnover was 48.2 million euros.',
      'Turnover was 48.2 million euros in the six months to September 2022.',
    ],
  },
  {
    passage:
      'The port handled 3,150 containers in the first half of 2023 and 2,835 containers in the second half.',
    truths: ['In the first half of 2023, the port handled 3,150 containers.'],
    falsehoods: [
      'In the second half of 2023, the port handled 3,150 containers.',
      'In the second half of 2022, the port handled 2,835 containers.',
      'In 2023, the port handled 3,150 containers.',
    ],
  },
]);
