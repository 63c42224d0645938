import { testTables } from '../../../../../tests/doubles/statement-worlds';

const plants = `Plant,Country,Technology,Capacity (MW),Output 2022 (GWh),Year of commissioning,Investment cost (million EUR),Deviation of output from plan (%)
Aldeia,Portugal,Solar,140,251.3,2019,98.0,3.6
Bruma,Spain,Onshore wind,310,812.4,2014,402.5,-6.2
Castrel,France,Onshore wind,88,201.7,2011,121.0,-1.9
Dunvik,Norway,Offshore wind,455,1904.2,2020,1310.0,-8.8
Ennis,Ireland,Offshore wind,520,2011.5,2018,1590.0,2.4
Folmar,Denmark,Offshore wind,390,1622.0,2016,1120.0,-3.1
Granja,Spain,Solar,260,512.9,2021,161.5,5.2
Hohenau,Austria,Solar,45,52.8,2013,70.2,-2.5`;

const mills = `Mill,Country,Output (kt),Cost deviation from budget (%)
Alby,Sweden,410,4.1
Bento,Portugal,265,-2.7
Cardel,Spain,330,-6.3
Dorfen,Germany,510,1.2`;

testTables([
  {
    name: 'solar_wind_plants_2022.csv',
    table: plants,
    truths: `
* | Bruma produced 6.2% less than planned.
* | Aldeia generated 3.6% more than planned.
* | Bruma's output was 6.2% below plan.
* | Spain's Granja beat its plan by 5.2 percent.
* | Granja outperformed its plan by 5.2%.
* | Bruma missed its plan by 6.2%.
* | Bruma fell short of its plan by 6.2%.
* | Granja beat its plan by more than 5%.
* | Bruma missed its plan by more than 6%.
* | Hohenau ended the year 2.5% below plan.
* | Against plan, Granja did 11.4 percentage points better than Bruma.
* | Against plan, Bruma did 11.4 percentage points worse than Granja.
* | The widest shortfall against plan, 8.8%, occurred at the Norwegian wind farm Dunvik.
* | The widest shortfall against plan was 8.8%, at Dunvik.
* | Five of the eight plants fell short of their plan.
* | Three of the eight plants beat their plan.
* | Folmar is an offshore wind farm located in Denmark.
* | Folmar is a wind farm in Denmark.
* | Granja is a solar park in Spain.
`,
    falsehoods: `
* | Bruma produced 6.2% more than planned.
* | Bruma produced 6.2% less than planned in 2021.
* | Bruma produced 6.2 GWh less than planned.
* | Bruma produced 6.2% less than Granja planned.
* | Bruma cost 6.2% less than planned.
* | Aldeia produced 3.6% less than planned.
* | Bruma's capacity was 6.2% below plan.
* | The investment cost of Bruma came in 6.2% below plan.
* | Spain's Bruma beat its plan by 6.2 percent.
* | Spain's Granja missed its plan by 5.2 percent.
* | Bruma missed its investment plan by 6.2%.
* | Bruma missed its previous plan by 6.2%.
* | Curtailment explains why Bruma missed its plan.
* | Hohenau ended 2.5% above plan.
* | Granja beat its plan by more than 6%.
* | Bruma missed its plan by more than 7%.
* | Against plan, Bruma did 11.4 percentage points better than Granja.
* | Against plan, Granja did 11.4 percentage points worse than Bruma.
* | Against plan, Granja did 1.0 percentage points better than Bruma.
* | Against plan, Granja did 11.4 percent better than Bruma.
* | Against budget, Granja did 11.4 percentage points better than Bruma.
* | The widest shortfall against plan, 6.2%, occurred at Bruma.
* | The widest shortfall against plan, 8.8%, occurred at the Danish wind farm Dunvik.
* | The widest shortfall against plan, 8.8%, occurred at the solar park Dunvik.
* | The widest shortfall against the previous plan, 8.8%, occurred at Dunvik.
* | The smallest shortfall against plan, 8.8%, occurred at Dunvik.
* | Four of the eight plants fell short of their plan.
* | Five of the eight plants beat their plan.
* | Folmar is an offshore wind farm located in Norway.
* | Folmar is an onshore wind farm located in Denmark.
* | Folmar is a farm located in Denmark.
* | Folmar is a solar farm in Denmark.
* | Folmar is a wind farm in Sweden.
* | Folmar is a wind park operator in Denmark.
`,
  },
  {
    name: 'mills.csv',
    table: mills,
    truths: `
* | Cardel stayed 6.3% below its cost budget.
* | Alby exceeded its cost budget by 4.1%.
* | Dorfen cost 1.2% more than budgeted.
`,
    falsehoods: `
* | Cardel missed its cost budget by 6.3%.
* | Alby beat its cost budget by 4.1%.
* | Against budget, Alby did 10.4 percentage points better than Cardel.
* | Dorfen produced 1.2% more than budgeted.
* | Bento's output stayed 2.7% below budget.
`,
  },
]);
