import { testTables } from '../../../../tests/doubles/statement-worlds';

const mills = `Mill,Region,Year of commissioning,Capacity (kt),Output 2022 (kt)
Ahlen,North,2004,310,275
Borg,South,2011,520,498
Celle,North,2011,145,120
Dahl,West,1998,90,61
`;
const clubs = `Club,Founding year,Members
Arrow,1903,410
Bell,1951,880
Crown,1987,205
`;
const dams = `Dam,Completed,Height (m)
Alto,1961,88
Bruna,1984,112
`;

/** Columns that tell when something began: none of them dates the other figures of its row. */
testTables([
  {
    name: 'mills.csv',
    table: mills,
    truths: `
* | Ahlen was commissioned in 2004.
* | Dahl has been in operation since 1998.
* | Borg went into operation in 2011.
* | Two mills were commissioned after 2004.
* | Dahl is the oldest mill.
* | Borg produced 498 kt in 2022.`,
    falsehoods: `
* | Ahlen was commissioned in 2011.
* | Dahl has been in operation since 2004.
* | Borg went out of operation in 2011.
* | Two mills were commissioned before 2004.
* | Ahlen is the oldest mill.
* | Borg produced 498 kt in 2011.`,
  },
  {
    name: 'clubs.csv',
    table: clubs,
    truths: `
* | Arrow was founded in 1903.
* | Bell has existed since 1951.
* | Arrow is the oldest club.`,
    falsehoods: `
* | Arrow was founded in 1951.
* | Bell has existed since 1987.
* | Crown is the oldest club.`,
  },
  {
    name: 'dams.csv',
    table: dams,
    truths: `
* | Alto was completed in 1961.`,
    falsehoods: `
* | Alto has been in operation since 1961.
* | Alto was completed in 1984.`,
  },
]);
