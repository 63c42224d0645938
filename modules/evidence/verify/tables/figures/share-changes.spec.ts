import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** A table with years side by side, a unit in its caption, a total row and years left out. */
const worlds: readonly TableWorld[] = [
  {
    name: 'power.html',
    table: `<html><body><table><caption>Electricity generation of Ardania, GWh</caption>
<tr><th>Source</th><th>2015</th><th>2016</th><th>2018</th><th>2019</th><th>2020</th><th>2022</th></tr>
<tr><td>Hydro</td><td>14200</td><td>15100</td><td>13650</td><td>14480</td><td>15920</td><td>12870</td></tr>
<tr><td>Wind</td><td>2100</td><td>2450</td><td>3980</td><td>4720</td><td>5310</td><td>8400</td></tr>
<tr><td>Solar</td><td>60</td><td>95</td><td>210</td><td>340</td><td>555</td><td>1480</td></tr>
<tr><td>Coal</td><td>9800</td><td>9150</td><td>7420</td><td>5630</td><td>3890</td><td>2940</td></tr>
<tr><td>Gas</td><td>6400</td><td>6720</td><td>7015</td><td>7230</td><td>6880</td><td>6310</td></tr>
<tr><td>Total</td><td>32560</td><td>33515</td><td>32275</td><td>32400</td><td>32555</td><td>32000</td></tr>
</table></body></html>`,
    truths: `
* | The share of coal fell from 30.1 percent in 2015 to 9.2 percent in 2022, a drop of 20.9 percentage points.
* | Coal's share fell from 30.1 percent in 2015 to 9.2 percent in 2022.
* | Between 2015 and 2022, the share of wind rose from 6.4 percent to 26.3 percent.
* | The share of coal fell by 20.9 percentage points between 2015 and 2022.
* | The share of coal fell by 69.5 percent between 2015 and 2022.
* | The share of hydro rose between 2015 and 2016.
* | In 2022, hydro accounted for 40.2 percent of total generation.
* | Wind power quadrupled from 2,100 GWh in 2015 to 8,400 GWh in 2022.
* | Coal generated 2,940 GWh in 2022, 70 percent less than in 2015.
* | Hydro supplied 12.87 TWh in 2022, its lowest level in the table.
* | Total generation amounted to 32,000 GWh in 2022.
* | All sources together produced 32,000 GWh in 2022.
* | Solar output grew about sevenfold between 2018 and 2022.
* | Coal output fell in each of the years listed.
* | Coal output fell steadily from 2018 to 2020.
`,
    falsehoods: `
* | The share of coal fell from 30.1 percent in 2015 to 9.2 percent in 2022, a drop of 20.9 percent.
* | The share of coal fell from 30.1 percent in 2015 to 12 percent in 2022.
* | The share of coal rose from 30.1 percent in 2015 to 9.2 percent in 2022.
* | The share of coal fell from 9.2 percent in 2015 to 30.1 percent in 2022.
* | The share of gas fell from 30.1 percent in 2015 to 9.2 percent in 2022.
* | The share of coal fell from 30.1 percent in 2016 to 9.2 percent in 2022.
* | The share of coal fell from 30.1 percent in 2015 to 9.2 percent in 2021.
* | The share of coal fell by 70 percent between 2015 and 2022.
* | The share of coal fell by 20.9 percent between 2015 and 2022.
* | The share of coal fell by 69.5 percentage points between 2015 and 2022.
* | The share of coal fell every year from 2015 to 2022.
* | The share of coal did not fall between 2015 and 2022.
* | The share of hydro fell between 2015 and 2016.
* | The share of wind in capacity rose from 6.4 percent in 2015 to 26.3 percent in 2022.
* | Only the share of coal fell between 2015 and 2022.
* | The share of coal in the total of gas fell from 30.1 percent in 2015 to 9.2 percent in 2022.
* | In 2022, hydro accounted for 20.1 percent of total generation.
* | Coal accounted for 6.5 percent of generation in 2022, less than in 2015.
* | In 2022, hydro accounted for 40.2 percent of total capacity.
* | All sources together produced 64,000 GWh in 2022.
* | Wind and total together generated 40,400 GWh in 2022.
* | Hydro supplied 12.87 GWh in 2022.
* | Hydro supplied 12.87 TWh in 2022, the lowest level in the table.
* | Hydro supplied 15.1 TWh in 2016, its highest level in the table.
* | Coal generated 2,940 MWh in 2022.
* | Coal power stations had 2,940 employees in 2022.
* | Solar output grew about eightfold between 2018 and 2022.
* | Coal output fell every year from 2015 to 2022.
* | Coal output fell steadily from 2015 to 2022.
* | Coal output has fallen each year since 2019.
* | Gas output fell in each of the years listed.
`,
  },
];

testTables(worlds);
