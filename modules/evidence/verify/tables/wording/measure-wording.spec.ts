import { engineTable, type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Engines in the words of a report: longer, older, faster, over plan. */
const worlds: readonly TableWorld[] = [
  {
    name: 'engines.csv',
    table: engineTable,
    truths: `
* | Bison is longer than Eland.
* | Bison is 1.2 metres longer than Eland.
* | Eland is more powerful than Bison.
* | Bison is more than three times as heavy as Dachs.
* | Adler is older than Bison.
* | Falke is a newer engine than Condor.
* | Adler is 13 years older than Bison.
* | The fastest engine of all is the Falke.
* | The second-oldest engine is the Bison, which was built in 1971.
* | Adler, dating from 1958, is the oldest of the engines.
* | No engine is heavier than the Bison, which weighs 126 t.
* | No other engine is as slow as the Adler.
* | Condor is the longest express engine.
* | Two engines are longer than 20 metres.
* | Apart from Bison and Eland, none of the engines is longer than 20 metres.
* | Half of the listed engines date from 2006 or later.
* | Bison used more coal than planned.
* | Dachs stayed 3.3% below its coal plan.
* | Bison overshot its coal plan by 5.4%.
* | Bison's coal deviation was 2.8 percentage points higher than that of Eland.
`,
    falsehoods: `
* | Eland is longer than Bison.
* | Bison is shorter than Eland.
* | Bison is 1.4 metres longer than Eland.
* | Bison is 1.2 metres shorter than Eland.
* | Bison is 1.2 metres wider than Eland.
* | Bison is more powerful than Eland.
* | Bison is longer and faster than Eland.
* | Bison is four times as heavy as Dachs.
* | Bison is three times as long as Dachs.
* | Bison is older than Adler.
* | Adler is newer than Bison.
* | Adler is a newer engine than Bison.
* | Adler is 14 years older than Bison.
* | The fastest engine of all is the Condor.
* | The fastest engine of all time is the Falke.
* | The fastest electric engine is the Falke.
* | The second-oldest engine is the Eland, which was built in 1994.
* | The second-oldest engine is the Bison, which was built in 1994.
* | Adler, dating from 1968, is the oldest of the engines.
* | Dachs, dating from 2012, is the oldest of the engines.
* | No engine is heavier than the Eland, which weighs 119 t.
* | No engine is heavier than the Bison, which weighs 119 t.
* | No engine is lighter than the Bison, which weighs 126 t.
* | No other engine is as fast as the Adler.
* | Falke is the longest express engine.
* | Condor is the longest freight engine.
* | Three engines are longer than 20 metres.
* | Two engines are shorter than 20 metres.
* | Apart from Bison, none of the engines is longer than 20 metres.
* | Apart from Bison, Eland and Condor, none of the engines is longer than 20 metres.
* | Apart from Bison and Eland, all engines are longer than 20 metres.
* | Apart from Bison and Condor, none of the engines is longer than 20 metres.
* | Half of the listed engines date from 2012 or later.
* | Half of the listed engines date from 2006 or earlier.
* | Bison used less coal than planned.
* | Bison used more water than planned.
* | Bison used more coal than ordered.
* | Dachs stayed 3.3% above its coal plan.
* | Dachs stayed 3.1% below its coal plan.
* | Dachs stayed 3.3% below its water plan.
* | Bison overshot its coal plan by 2.6%.
* | Bison's coal deviation was 2.8 percentage points lower than that of Eland.
* | Bison's coal deviation from last year was 5.4%.
`,
  },
];

testTables(worlds);
