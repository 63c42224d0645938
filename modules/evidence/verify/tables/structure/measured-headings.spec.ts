import { testTables } from '../../../../../tests/doubles/statement-worlds';

/** A heading of labels that tells of the figures as well: what the rows are, what is measured, and in which unit. */
testTables([
  {
    name: 'rents-by-town.csv',
    table: `Town (average rent in CHF per month),2019,2020,2021,2022
Arlen,"1,140","1,182","1,201","1,250"
Brosk,842,865,858,911
Corve,690,n/a,742,780
Dunby,"1,310","1,295","1,334","1,402"`,
    truths: `Arlen | The average rent in Arlen was CHF 1,201 per month in 2021.
Brosk | The average rent in Brosk rose from CHF 842 in 2019 to CHF 911 in 2022.
* | Dunby had the highest average rent in 2022, at CHF 1,402 per month.
* | In 2022, two of the four towns had an average rent above CHF 1,000.`,
    falsehoods: `Arlen | The average rent in Arlen was CHF 1,201 per year in 2021.
Arlen | The average rent in Arlen was EUR 1,201 per month in 2021.
Arlen | The average rent in Arlen was CHF 1,182 per month in 2021.
Brosk | The average rent in Brosk fell from CHF 911 in 2019 to CHF 842 in 2022.
* | Arlen had the highest average rent in 2022, at CHF 1,250 per month.
* | In 2022, three of the four towns had an average rent above CHF 1,000.`,
  },
]);
