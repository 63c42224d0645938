import { type TableWorld, testTables } from '../../../../../tests/doubles/statement-worlds';

/** Which label grew fastest from one period to another. */
const worlds: readonly TableWorld[] = [
  {
    name: 'ports.csv',
    table: `Port,Coast,Containers 2019 (thousand TEU),Containers 2023 (thousand TEU),Ferries 2019,Ferries 2023,Occupancy 2019 (%),Occupancy 2023 (%)
Aldvik,North,412,371,12,10,61.2,70.0
Brunsund,North,1288,1502,40,44,88.4,89.0
Carrow,West,655,720,20,,70.3,60.1
Dunmar,West,98,141,5,6,44.0,44.9
Estholm,South,310,279,0,4,52.8,50.1
`,
    truths: `
* | Between 2019 and 2023, containers grew fastest at Dunmar, by 43.9%.
* | Between 2019 and 2023, container traffic grew fastest at Dunmar.
* | From 2019 to 2023, containers fell fastest at Estholm.
* | Dunmar recorded the fastest growth in containers between 2019 and 2023.
`,
    falsehoods: `
* | Between 2019 and 2023, containers grew fastest at Brunsund.
* | Between 2019 and 2023, containers grew fastest at Brunsund, by 16.6%.
* | Between 2019 and 2023, containers grew fastest at Dunmar, by 16.6%.
* | Between 2019 and 2023, containers grew fastest at Dunmar, by 43,900.
* | Between 2019 and 2023, containers grew fastest at Dunmar, by 43.9 percentage points.
* | Between 2019 and 2023, containers grew fastest at Dunmar, by 43.9% a year.
* | Between 2019 and 2023, containers fell fastest at Dunmar.
* | Between 2019 and 2023, containers fell fastest at Aldvik.
* | Between 2019 and 2023, containers grew fastest at Estholm.
* | Between 2019 and 2022, containers grew fastest at Dunmar.
* | Between 2018 and 2023, containers grew fastest at Dunmar.
* | From 2023 to 2019, containers grew fastest at Dunmar.
* | Between 2019 and 2023, containers did not grow fastest at Dunmar.
* | Between 2019 and 2023, containers never grew fastest at Dunmar.
* | Between 2019 and 2023, containers grew second fastest at Dunmar.
* | Between 2019 and 2023, containers grew fastest by far at Dunmar.
* | Between 2019 and 2023, containers grew fastest at Dunmar and Brunsund.
* | Between 2019 and 2023, containers grew fastest in the West.
* | Between 2019 and 2023, containers probably grew fastest at Dunmar.
* | Between 2019 and 2023, containers grew fastest every year at Dunmar.
* | Between 2019 and 2023, exports grew fastest at Dunmar.
* | Between 2019 and 2023, ferries grew fastest at Dunmar.
* | Between 2019 and 2023, ferries grew fastest at Estholm.
* | Between 2019 and 2023, occupancy grew fastest at Aldvik.
* | Dunmar recorded the fastest growth in ferries between 2019 and 2023.
* | Dunmar recorded the fastest fall in containers between 2019 and 2023.
* | In 2023, containers grew fastest at Dunmar.
`,
  },
  {
    name: 'ties.csv',
    table: `Port,Cargo 2019 (kt),Cargo 2023 (kt)
Aldvik,100,150
Brunsund,200,300
Carrow,300,310
`,
    truths: `
Aldvik | Cargo at Aldvik grew by 50% between 2019 and 2023.
`,
    falsehoods: `
* | Between 2019 and 2023, cargo grew fastest at Aldvik.
* | Between 2019 and 2023, cargo grew fastest at Brunsund.
* | Between 2019 and 2023, cargo fell fastest at Carrow.
`,
  },
];

testTables(worlds);
