import { describe, expect, it } from 'vitest';
import { engineTable, type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';
import { claims, verdictsOver } from '../../claims.fixture';

/** What is said of some rows alone, or of none but some. */
const worlds: readonly TableWorld[] = [
  {
    name: 'engines_of_a_line.csv',
    table: engineTable,
    truths: `
* | Apart from Bison and Eland, none of the engines has a weight of more than 100 t.
* | No engine except Bison and Eland has a weight of more than 100 t.
* | Together, the two shunters weigh 79 t.
* | The express engine Falke weighs 87 t.
* | None of the engines built before 1990 had a power of more than 5,000 kW.
* | Two of the engines built after 2005 had a coal deviation from plan below 0.
`,
    falsehoods: `
* | Apart from Bison, none of the engines has a weight of more than 100 t.
* | Apart from Bison, Eland and Falke, none of the engines has a weight of more than 100 t.
* | No engine except Bison and Falke has a weight of more than 100 t.
* | Together, the three shunters weigh 79 t.
* | Together, the two shunters weigh 89 t.
* | The express engine Falke weighs 86 t.
* | The shunter Falke weighs 87 t.
* | Every engine built before 2010 had a coal deviation from plan above 0.
* | No engine built after 2005 had a coal deviation from plan below 0.
* | Three of the engines built after 2005 had a coal deviation from plan below 0.
* | Every engine repaired after 2005 had a top speed of more than 50 km/h.
`,
  },
];

testTables(worlds);

describe('accusations over engines.csv', () => {
  const verdict = verdictsOver('engines.csv', engineTable);

  it.each(
    claims(`
* | Every engine built after 1990 and before 2010 overshot its coal plan.
* | No other engine is as densely riveted as the Bison, which weighs 126 t.
* | Per metre of its length, each engine weighs 5.8 t in the case of Bison.
`),
  )('does not call it unsupported: %s', (claim) => {
    expect(verdict(claim)).not.toBe('unsupported');
  });
});
