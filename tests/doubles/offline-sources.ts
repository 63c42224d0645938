import { readFileSync } from 'node:fs';
import { kindOfFile } from '../../modules/evidence/contract';
import type { Evidence } from '../../modules/evidence/evidence';
import { collectEvidence } from '../../modules/evidence/collect-evidence';
import { isTextKind, readSource } from '../../modules/evidence/sources/read-source';
import { isRefusal } from '../../modules/kernel/refusal';

/** The evidence of these files for a query. */
export function evidenceFrom(files: Record<string, string>, query: string): Evidence {
  const read = Object.entries(files).map(([name, text], index) => {
    const found = kindOfFile(name, '');
    const kind = isTextKind(found) ? found : 'text';
    const source = readSource({ name, bytes: Buffer.from(text) }, kind);
    if (isRefusal(source)) throw new Error(`${name}: ${source.code}`);
    return { ...source, id: `source-${index}`, kind, sha256: '' };
  });
  return collectEvidence(read, query);
}

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

/** Quarters with a result below zero, and a margin in percent. */
const quarters = `Quarter,Revenue (EUR million),Operating result (EUR million),Employees,Order margin (%)
2021-Q1,41.2,-1.8,612,11.5
2021-Q2,44.9,0.6,620,12.1
2021-Q3,47.3,2.4,633,12.8
2021-Q4,52.0,3.9,641,13.0
2022-Q1,49.5,1.1,655,12.2
2022-Q2,53.8,2.9,668,12.6
2022-Q3,51.7,-0.7,671,10.9
2022-Q4,58.4,4.6,690,13.4
2023-Q1,55.1,2.0,702,12.7
2023-Q2,60.3,5.2,715,13.9
`;

/** Rows by place: negative figures, and a column in percent. */
const regions = `# Regional accounts of the Vale, prepared by its statistics office.
Region,Inhabitants (thousand),Net migration (persons),Unemployment rate (%)
Northmoor,412.5,-1830,7.4
Eastholm,288.1,940,5.2
Southfen,530.7,4125,4.1
Westbury,191.3,-260,6.6
Midlake,347.9,1570,4.8
`;

/** Names that repeat over years. */
const ferries = `Harbour,Year,Passengers (thousand),Delays
Brenness,2019,84.2,31
Brenness,2020,40.6,12
Brenness,2021,55.9,18
Kaldvik,2019,120.4,44
Kaldvik,2020,61.8,20
Kaldvik,2021,79.3,27
Ostersund Pier,2019,33.7,9
Ostersund Pier,2020,15.1,5
Ostersund Pier,2021,21.5,6
`;

/** Years side by side. */
const harvests = `Crop,Harvest 2019 (1000 t),Harvest 2021 (1000 t),Harvest 2023 (1000 t)
Barley,402.5,388.1,371.0
Oats,151.0,160.4,177.2
Rye,88.3,79.9,90.6
Wheat,913.7,1004.2,968.5
`;

/** Columns named "average" and in percent, currency with its scale, a title with a year. */
const railway = `# Annual report of the Lomond railway.
Year,Ridership (million),Punctuality (%),Fare revenue (€ million),Average fare (€)
2014,48.1,91.2,96.7,2.01
2015,50.3,90.4,103.1,2.05
2016,52.6,92.8,111.5,2.12
2017,55.0,93.1,118.8,2.16
2018,58.9,92.0,130.2,2.21
2019,61.2,90.9,139.5,2.28
2020,27.4,96.3,60.8,2.22
2021,33.8,95.7,77.4,2.29
2022,49.9,91.1,118.3,2.37
2023,57.7,89.6,142.5,2.47
`;

/** Decimal commas, newest first. */
const months = `Month;Output (MWh);Grid price (€/MWh)
2023-08;1.777,0;69,50
2023-07;1.901,4;61,85
2023-06;1.930,9;64,30
2023-05;1.845,2;66,75
2023-04;1.698,7;70,20
2023-03;1.522,3;79,90
2023-02;1.310,0;91,45
2023-01;1.204,5;88,10
`;

/** Prose with quotes, a repeated sentence, and figures. */
const minutes = `# Minutes of the harbour board

## Dredging

The board met on 14 March 2024 in Brenness. Director Ida Holm said: “The channel will be dredged before the autumn, whatever the weather.” The work costs €3.4 million and takes eleven weeks.

## Fares

Fares for children stay at €4.50. “We do not raise fares in a year of delays,” said board member Tomas Reik. Two members voted against the budget.

## Next steps

Passenger numbers fell by 12.5% in 2023, to 410,000. The board hopes to reach 450,000 passengers by 2026. A report on the ferry "Northern Light" follows in May. Two members voted against the budget.
`;

const climate = { 'co2-and-temperature.csv': example('co2-and-temperature.csv') };

/** Many kinds of evidence, as files. */
/** A table of a page with periods above its columns, headings between its rows, and the totals of both. */
const transport = `<h1>Transport in Orvelland</h1><table><caption>Revenue in million euros, staff in full-time equivalents</caption>
<tr><th rowspan="2">Mode</th><th colspan="2">2021</th><th colspan="2">2022</th></tr>
<tr><th>Revenue</th><th>Staff</th><th>Revenue</th><th>Staff</th></tr>
<tr><th colspan="5">Northern region</th></tr>
<tr><td>Bus</td><td>84.2</td><td>1,240</td><td>88.9</td><td>1,265</td></tr>
<tr><td>Tram</td><td>41.7</td><td>512</td><td>46.3</td><td>530</td></tr>
<tr><td>Ferry</td><td>12.6</td><td>188</td><td>13.1</td><td>181</td></tr>
<tr><td>Subtotal north</td><td>138.5</td><td>1,940</td><td>148.3</td><td>1,976</td></tr>
<tr><th colspan="5">Southern region</th></tr>
<tr><td>Bus</td><td>102.5</td><td>1,530</td><td>99.8</td><td>1,512</td></tr>
<tr><td>Tram</td><td>57.9</td><td>648</td><td>63.4</td><td>671</td></tr>
<tr><td>Subtotal south</td><td>160.4</td><td>2,178</td><td>163.2</td><td>2,183</td></tr>
<tr><td>Grand total</td><td>298.9</td><td>4,118</td><td>311.5</td><td>4,159</td></tr>
</table>`;

export const evidences: Readonly<Record<string, Record<string, string>>> = {
  'the example': climate,
  'all examples': {
    ...climate,
    'co2-by-source.csv': example('co2-by-source.csv'),
    'climate-notes.md': example('climate-notes.md'),
  },
  'a table by source': { 'co2-by-source.csv': example('co2-by-source.csv') },
  notes: { 'climate-notes.md': example('climate-notes.md') },
  quarters: { 'quarters.csv': quarters },
  regions: { 'regions.csv': regions },
  'names over years': { 'ferries.csv': ferries },
  'years side by side': { 'harvests.csv': harvests },
  'averages and percent': { 'railway-report-2023.csv': railway },
  'decimal commas, newest first': { 'months.csv': months },
  'prose with quotes': { 'minutes.md': minutes },
  'tables and prose': { 'ferries.csv': ferries, 'minutes.md': minutes, 'quarters.csv': quarters },
  'gaps and a figure that never changes': {
    'gaps.csv': 'Year,Depth (m),Gates\n2000,-5,3\n2001,-7.5,3\n2002,,3\n2003,4,3\n',
  },
  'figures without a name': { 'one.csv': 'Value\n1\n2\n-3\n' },
  'two scripts': {
    'a.csv': '年,売上\n2019,100\n2020,120\n2021,90\n',
    'b.csv': 'Год;Население (млн)\n2000;146,3\n2010;142,8\n2020;146,7\n',
  },
  'a row for each measure, years side by side': {
    'ropeway.csv':
      'Indicator,Unit,2017,2018,2019,2020,2021,2022\nPassengers carried,thousand,1320,1388,1402,641,760,1195\nFreight carried,t,4120,4388,4215,3970,4466,4702\nTicket revenue,million crowns,38.2,41.9,43.7,15.9,21.4,36.8\nPunctual departures,%,91.2,90.4,90.8,96.7,95.1,92.2\n',
  },
  'one measure, years side by side': {
    'ice-caves.csv':
      'Ice volume (thousand m³),2016,2017,2018,2019\nVratcha,52.1,49.8,46.9,45.0\nLedenka,121.4,116.0,110.3,108.8\nMokra,9.9,9.0,8.3,7.7\nAll caves,183.4,174.8,165.5,161.5\n',
  },
  'headings between the rows': { 'transport.html': transport },
  'a total among the rows': {
    'budget.csv': 'Post,Spending (€ million)\nRoads,12.5\nSchools,40.1\nParks,3.2\nTotal,55.8\n',
  },
};
