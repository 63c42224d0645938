import { type TableWorld, testTables } from '../../../../tests/doubles/statement-worlds';

/** Cells that carry their unit: a currency with a scale, one of two scales, brackets for a loss, and a dash for nothing. */
const worlds: readonly TableWorld[] = [
  {
    name: 'hotels.html',
    table: `<h1>Holdings of Marram Hotels</h1>
<p>The table lists the seven hotels that the group runs. The page was updated in May 2022.</p>
<table>
<tr><th>Hotel</th><th>Region</th><th>Ownership</th><th>Turnover 2020</th><th>Turnover 2021</th><th>Operating result 2021</th><th>Distance to beach</th><th>Staff</th></tr>
<tr><td>Seaview</td><td>North</td><td>100%</td><td>£8.4m</td><td>£9.9m</td><td>£1.2m</td><td>450 m</td><td>184</td></tr>
<tr><td>Old Mill</td><td>South</td><td>55%</td><td>£3.1m</td><td>£2.6m</td><td>(£0.7m)</td><td>3.2 km</td><td>61</td></tr>
<tr><td>Kingfisher</td><td>North</td><td>100%</td><td>£6.0m</td><td>£7.5m</td><td>£0.9m</td><td>1.1 km</td><td>140</td></tr>
<tr><td>Harbour House</td><td>West</td><td>80%</td><td>£950k</td><td>£1.3m</td><td>–</td><td>120 m</td><td>38</td></tr>
<tr><td>Ravenhill</td><td>South</td><td>35%</td><td>£4.5m</td><td>£4.2m</td><td>(£0.3m)</td><td>14 km</td><td>97</td></tr>
<tr><td>Strand</td><td>West</td><td>70%</td><td>£5.2m</td><td>£5.7m</td><td>£0.4m</td><td>80 m</td><td>112</td></tr>
<tr><td>Birch Lodge</td><td>North</td><td>100%</td><td>£2.2m</td><td>£2.9m</td><td>£0.2m</td><td>21.5 km</td><td>55</td></tr>
</table>
`,
    truths: `
* | Turnover at Seaview was £9.9 million in 2021.
* | Old Mill made an operating loss of £0.7 million in 2021.
* | Ravenhill had an operating loss of £300,000 in 2021.
* | Turnover at Harbour House rose from £950,000 in 2020 to £1.3 million in 2021.
* | Turnover at Kingfisher grew by 25% in 2021.
* | Turnover at Old Mill fell by 16% from 2020 to 2021.
* | Seaview had £2.4m more turnover than Kingfisher in 2021.
* | The seven hotels together had a turnover of £34.1 million in 2021.
* | The average turnover per hotel was £4.87m in 2021.
* | Seaview had the highest turnover in 2021, at £9.9 million.
* | Harbour House had the lowest turnover of the seven hotels in 2021.
* | Old Mill is 3.2 km from the beach.
* | Strand is 80 metres from the beach.
* | Seaview is 0.45 km from the beach.
* | Two hotels made an operating loss in 2021.
* | The operating result of Harbour House in 2021 is not given.
* | Seaview generated 29% of the total turnover of the seven hotels in 2021.
* | Turnover fell in 2021 at Old Mill and at Ravenhill.
* | Seaview employs 184 people.
* | Seaview had a turnover of £8.4m in 2020 and £9.9m in 2021.
* | The median turnover of the seven hotels was £4.2 million in 2021.
* | Turnover ranged from £1.3 million at Harbour House to £9.9 million at Seaview in 2021.
`,
    falsehoods: `
* | Turnover at Seaview was £9.9 thousand in 2021.
* | Turnover at Seaview was €9.9 million in 2021.
* | Turnover at Seaview was £8.4 million in 2021.
* | Old Mill made an operating profit of £0.7 million in 2021.
* | Old Mill made an operating loss of £0.3 million in 2021.
* | Turnover at Harbour House fell from £950,000 in 2020 to £1.3 million in 2021.
* | Turnover at Harbour House rose from £950 million in 2020 to £1.3 million in 2021.
* | Harbour House had a turnover of £0.95 million in 2021.
* | Turnover at Kingfisher grew by 20% in 2021.
* | Harbour House had the highest turnover in 2020, at £950k.
* | Seaview had £2.4bn more turnover than Kingfisher in 2021.
* | The seven hotels together had a turnover of £34.1 billion in 2021.
* | Seaview is 450 km from the beach.
* | Seaview is farther from the beach than Old Mill.
* | Birch Lodge is 21.5 metres from the beach.
* | Three hotels made an operating loss in 2021.
* | The group owns 55% of Strand.
* | Two of the seven hotels are owned in full.
* | The operating result of Harbour House in 2021 was zero.
* | The operating result of Harbour House was the lowest of the seven hotels.
* | Turnover fell in 2021 at Old Mill and at Strand.
* | Old Mill is the only hotel of which the group owns less than half.
* | Ownership ranges from 35% at Ravenhill to 100% at two hotels.
* | Ownership ranges from 55% at Old Mill to 100% at three hotels.
* | Turnover ranged from £2.6 million at Old Mill to £9.9 million at Seaview in 2021.
`,
  },
];

testTables(worlds);
