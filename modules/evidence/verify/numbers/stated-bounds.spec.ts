import { testTables } from '../../../../tests/doubles/statement-worlds';

const makers = `Maker,Town,Revenue (EUR m),Employees
Arden,Lund,1370,2840
Birk,Gera,925,1960
Carl,Metz,16400,31200
`;

/** "Over" that belongs to its verb bounds no figure, and a bound far from its figure is a slip of scale. */
testTables([
  {
    name: 'makers.csv',
    table: makers,
    truths: `
* | Arden turned over EUR 1.37 billion.
* | Arden had revenue of more than EUR 1.3 billion.
* | Birk had fewer than 2,000 employees.
* | All makers had more than 1,900 employees.
* | Total revenue exceeded EUR 18 billion.`,
    falsehoods: `
* | Arden turned over EUR 1.37 million.
* | Arden turned over EUR 1.2 billion.
* | Arden had revenue of more than EUR 1.37 million.
* | Arden had revenue of at least EUR 13 million.
* | Birk had fewer than 20,000 employees.
* | Birk had more than 19 employees.
* | Total revenue exceeded EUR 18 million.`,
  },
]);
