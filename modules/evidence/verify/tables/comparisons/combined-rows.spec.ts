import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** One row against the sum of others. */
const worlds: readonly TableWorld[] = [
  {
    name: 'ports.csv',
    table: `Port,Coast,Containers 2019 (thousand TEU),Containers 2023 (thousand TEU),Staff,Berth occupancy (%)
Aldvik,North,412,371,640,61.2
Brunsund,North,1288,1602,1915,88.4
Carrow,West,655,720,1102,70.3
Dunmar,West,98,141,187,44.0
Estholm,South,310,279,455,52.8
`,
    truths: `
* | In 2023, Brunsund handled more containers than all the other ports combined.
* | In 2023, Brunsund handled more containers than the others together.
* | In 2019, Brunsund handled fewer containers than all other ports together.
* | In 2023, Carrow handled more containers than Aldvik and Estholm combined.
* | Carrow has more staff than Aldvik and Estholm together.
`,
    falsehoods: `
* | In 2019, Brunsund handled more containers than all the other ports combined.
* | In 2023, Brunsund handled fewer containers than all the other ports combined.
* | In 2023, Brunsund did not handle more containers than all the other ports combined.
* | In 2023, Carrow handled more containers than all the other ports combined.
* | In 2022, Brunsund handled more containers than all the other ports combined.
* | In 2023, Brunsund handled twice as many containers as all the other ports combined.
* | In 2023, Brunsund handled more containers than all the other countries combined.
* | In 2023, Brunsund handled more containers by far than all the other ports combined.
* | In 2023, Brunsund handled more containers than all the other northern ports combined.
* | In 2023, Brunsund handled more containers than all the ports combined.
* | Brunsund handled more containers than all the other ports combined.
* | Brunsund had more staff than all the other ports combined.
* | Brunsund had a higher berth occupancy than Aldvik and Dunmar combined.
* | Brunsund had a lower berth occupancy than Aldvik and Dunmar combined.
* | In 2023, Carrow handled more containers than Aldvik, Dunmar and Estholm combined.
* | In 2023, Carrow handled fewer containers than Aldvik and Estholm combined.
* | In 2023, Aldvik and Estholm handled more containers than Carrow combined.
* | In 2023, Carrow handled more containers than Aldvik or Estholm combined with Dunmar.
* | In 2019, Carrow handled 10 more containers than Aldvik and Estholm combined.
* | In 2019, Carrow handled more containers than Aldvik and Estholm combined.
* | Carrow has more staff than Aldvik, Dunmar and Estholm together.
* | Carrow has more staff than Carrow and Dunmar together.
* | Carrow has more staff than Aldvik and Westport together.
`,
  },
  {
    name: 'gaps.csv',
    table: `Port,Cargo (kt)
Aldvik,412
Brunsund,1288
Carrow,
Dunmar,98
`,
    truths: `
* | Brunsund handled more cargo than Aldvik and Dunmar together.
`,
    falsehoods: `
* | Brunsund handled more cargo than all the other ports combined.
* | Brunsund handled more cargo than Aldvik and Carrow together.
* | Carrow handled less cargo than Aldvik and Dunmar together.
`,
  },
];

testTables(worlds);
