import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** The total of a year against that of another, and what is said of all rows in time. */
const worlds: readonly TableWorld[] = [
  {
    name: 'retail.csv',
    table: `Quarter,Sales (million EUR),Operating result (million EUR),Online share (%),Stores,Employees
2021 Q1,184.2,-12.6,38.5,412,6120
2021 Q2,203.7,-3.1,34.0,409,6085
2021 Q3,221.5,4.8,29.7,405,6030
2021 Q4,268.9,15.2,33.2,405,6240
2022 Q1,212.0,-1.9,30.1,398,5980
2022 Q2,226.4,6.3,27.8,396,5955
2022 Q3,231.1,7.7,26.9,391,5910
2022 Q4,279.6,18.4,31.5,390,6105
`,
    truths: `
* | Sales rose by 8.1 percent in 2022.
* | Sales rose by 31.9 percent over the course of 2022.
* | In 2022, sales grew by EUR 70.8 million.
* | Sales in 2022 came to EUR 949.1 million, 8.1 percent more than in 2021.
* | Sales rose from EUR 878.3 million in 2021 to EUR 949.1 million in 2022.
* | Sales were EUR 70.8 million higher in 2022 than in 2021.
* | The operating result was higher in 2022 than in 2021.
* | On average, the online share was lower in 2022 than in 2021.
* | Sales rose by 51.8 percent between the first quarter of 2021 and the fourth quarter of 2022.
* | The number of employees never fell below 5,910.
* | The number of employees never exceeded 6,240.
* | Sales never fell below EUR 184.2 million.
`,
    falsehoods: `
* | Sales rose by 31.9 percent in 2022.
* | In 2022, sales grew by EUR 67.6 million.
* | Sales rose by 46 percent in 2022.
* | Sales in 2022 came to EUR 949.1 million, 8.1 percent less than in 2021.
* | Sales in 2022 came to EUR 949.1 million, 51.8 percent more than in 2021.
* | Sales in 2022 came to EUR 949.1 million, 4.0 percent more than in 2021.
* | Sales in 2021 came to EUR 949.1 million, 8.1 percent more than in 2022.
* | Sales in 2022 came to EUR 949.1 million, 8.1 percentage points more than in 2021.
* | Sales fell from EUR 949.1 million in 2021 to EUR 878.3 million in 2022.
* | Sales rose from EUR 949.1 million in 2021 to EUR 878.3 million in 2022.
* | Sales rose from EUR 184.2 million in 2021 to EUR 279.6 million in 2022.
* | Sales did not rise from EUR 878.3 million in 2021 to EUR 949.1 million in 2022.
* | Sales were EUR 95.4 million higher in 2022 than in 2021.
* | Sales rose by 51.8 percent between 2021 and 2022.
* | Sales rose by 51.8 percent from 2021 to 2022.
* | The number of stores fell from 412 to 390 between 2021 and 2022.
* | Sales were EUR 70.8 million higher in 2023 than in 2022.
* | The operating result was lower in 2022 than in 2021.
* | On average, sales in 2022 came to EUR 949.1 million, 8.1 percent more than in 2021.
* | On average, the online share was higher in 2022 than in 2021.
* | The online share was lower in 2022 than in 2021, by 7 percentage points.
* | The number of stores was 5.3 percent lower in 2022 than in 2021.
* | The number of stores fell from 1,631 in 2021 to 1,575 in 2022.
* | The number of employees never fell below 5,980.
* | The number of employees never exceeded 6,105.
* | The number of employees never fell below 5,910 million.
* | The number of employees never fell below 5,910 in 2020.
* | The number of stores never fell below 405.
* | Sales never exceeded EUR 268.9 million.
`,
  },
  {
    name: 'power.html',
    table: `<html><body><table><caption>Electricity generation of Ardania, GWh</caption>
<tr><th>Source</th><th>2015</th><th>2016</th><th>2018</th></tr>
<tr><td>Hydro</td><td>14200</td><td>15100</td><td>13650</td></tr>
<tr><td>Wind</td><td>2100</td><td>7450</td><td>7980</td></tr>
<tr><td>Coal</td><td>9800</td><td>9150</td><td>7420</td></tr>
<tr><td>Total</td><td>26100</td><td>31700</td><td>29050</td></tr>
</table></body></html>`,
    truths: `
* | Hydro was the largest source in every year shown.
* | Hydro was the largest source in each of the years listed.
* | Coal output fell in every year shown.
`,
    falsehoods: `
* | Hydro was the largest source in every year.
* | Hydro was the smallest source in every year shown.
* | Wind was the smallest source in every year shown.
* | Coal was the largest source in every year shown.
* | Coal was the second largest source in every year shown.
* | Hydro was not the largest source in every year shown.
* | Only hydro was the largest source in every year shown.
* | Hydro was the largest source in every month shown.
* | Hydro output rose in every year shown.
* | Coal output fell in every year.
* | Hydro output never exceeded 15,100 GWh.
`,
  },
  {
    name: 'airline.csv',
    table: `Month,Flights,Passengers (thousand),Result (USD million)
February 2023,3890,498.0,-11.8
March 2023,4310,590.7,-2.5
April 2023,4455,655.2,6.1
May 2023,4620,701.3,11.4
June 2023,4840,768.8,18.9
July 2023,5015,832.6,27.3
August 2023,5020,829.1,25.6
`,
    truths: `
* | Passenger numbers rose from month to month between February 2023 and July 2023.
* | Passenger numbers rose month after month from February 2023 to July 2023.
* | The airline carried 832,600 passengers in July 2023, the most of any month.
* | August 2023 had 5,020 flights, the most of all months.
`,
    falsehoods: `
* | Passenger numbers rose from month to month between February 2023 and August 2023.
* | Passenger numbers fell from month to month between February 2023 and July 2023.
* | Passenger numbers rose month by month between February 2023 and August 2023.
* | Passenger numbers rose from year to year between February 2023 and July 2023.
* | The airline carried 829,100 passengers in August 2023, the most of any month.
* | July 2023 had 5,015 flights, the most of all months.
* | The airline carried 832,600 passengers in July 2023, the fewest of any month.
`,
  },
  {
    name: 'waste.html',
    table: `<html><body><table><caption>Household waste collected (thousand tonnes)</caption>
<tr><th>Material</th><th>2016</th><th>2018</th><th>2020</th></tr>
<tr><td>Paper</td><td>19.9</td><td>17.6</td><td>14.2</td></tr>
<tr><td>Glass</td><td>9.8</td><td>10.2</td><td>11.5</td></tr>
<tr><td>Residual waste</td><td>61.2</td><td>n/a</td><td>55.3</td></tr>
</table></body></html>`,
    truths: `
* | Altogether, 81,000 tonnes of waste were collected in 2020.
`,
    falsehoods: `
* | Altogether, 27,800 tonnes of waste were collected in 2018.
* | Altogether, 81,000 tonnes of waste were collected in 2016.
`,
  },
];

testTables(worlds);
