import { testTables } from '../../../../tests/doubles/statement-worlds';

testTables([
  {
    name: 'segments.csv',
    table: `Segment,"Revenue, plan (EUR million)","Revenue, actual (EUR million)","EBIT, plan (EUR million)","EBIT, actual (EUR million)",Employees at year-end
Pumps and Valves,412.0,438.6,41.0,47.3,1860
Drive Systems,365.0,351.2,29.0,22.4,1540
Sensors,142.0,127.8,12.0,6.1,610
Castings,120.0,108.4,3.5,-4.2,890
`,
    truths: `
Sensors | Revenue of Sensors was EUR 127.8 million.
Sensors | Sensors had actual revenue of EUR 127.8 million.
Sensors | The planned revenue of Sensors was EUR 142 million.
Sensors | The revenue plan of Sensors was EUR 142 million.
Sensors | Sensors had budgeted revenue of EUR 142 million.
Pumps and Valves | Pumps and Valves beat its revenue plan by EUR 26.6 million.
Pumps and Valves | Pumps and Valves exceeded its revenue plan.
Sensors | Sensors fell 10 percent short of its revenue plan.
Sensors | Sensors missed its EBIT target by EUR 5.9 million.
Drive Systems | Drive Systems' EBIT came to EUR 22.4 million, against a planned EUR 29 million.
* | One of the four segments exceeded its revenue plan.
* | Only Pumps and Valves exceeded its revenue plan.
* | Three segments missed their EBIT target.
Sensors | Revenue per employee at Sensors was around EUR 209,500.
* | Pumps and Valves had the highest planned EBIT.
`,
    falsehoods: `
Sensors | Revenue of Sensors was EUR 142 million.
Sensors | Sensors had actual revenue of EUR 142 million.
Sensors | The planned revenue of Sensors was EUR 127.8 million.
Sensors | The planned EBIT of Sensors was EUR 142 million.
Sensors | Sensors had budgeted revenue of EUR 127.8 million.
Pumps and Valves | Pumps and Valves missed its revenue plan.
Pumps and Valves | Pumps and Valves beat its revenue plan by EUR 6.3 million.
Pumps and Valves | Pumps and Valves beat its EBIT plan by EUR 26.6 million.
Sensors | Sensors exceeded its revenue plan.
Sensors | Sensors fell 11 percent short of its revenue plan.
Sensors | Sensors fell 10 percent short of its EBIT plan.
Sensors | Sensors exceeded its EBIT target by EUR 5.9 million.
Drive Systems | Drive Systems' EBIT came to EUR 22.4 million, against a planned EUR 29.5 million.
Drive Systems | Drive Systems' EBIT came to EUR 29 million, against a planned EUR 22.4 million.
* | Two of the four segments exceeded their revenue plan.
* | Only Drive Systems exceeded its revenue plan.
* | Two segments missed their EBIT target.
* | Pumps and Valves had planned the highest number of employees.
Sensors | Sensors had planned 610 employees.
Sensors | Sensors exceeded its plan by EUR 5.9 million.
Sensors | Sensors missed its plan for employees.
`,
  },
  {
    name: 'plant.csv',
    table: `Month,Planned output (t),Actual output (t),Downtime (hours)
January,8200,7940,36
February,8000,8110,22
March,8800,8425,41
April,9000,9260,18
`,
    truths: `
March | In March output fell 375 t short of the plan.
February | In February, output was 110 t above plan.
April | Output in April was 9,260 t.
April | The plan for April was an output of 9,000 t.
* | Output exceeded the plan in two of the four months.
* | April was the month with the highest actual output.
`,
    falsehoods: `
March | In March output fell 260 t short of the plan.
March | In March output was 375 t above plan.
February | In February, output was 110 t below plan.
April | Output in April was 9,000 t.
April | The plan for April was an output of 9,260 t.
* | Output exceeded the plan in three of the four months.
April | The plan for April was a downtime of 18 hours.
`,
  },
  {
    name: 'lines.csv',
    table: `line,passengers_plan_thousand,passengers_actual_thousand,cost_plan_eur,cost_actual_eur
B1,2150,2318,3420000,3566000
B5,980,861,2260000,2305000
N2,160,143,1010000,1010000
`,
    truths: `
B1 | The B1 carried 168,000 more passengers than planned.
B5 | The B5 fell about 12 percent short of its passenger plan.
B5 | The cost of the B5 was 2 percent over budget.
* | Two of the three lines missed their passenger plan.
`,
    falsehoods: `
B1 | The B1 carried 168,000 fewer passengers than planned.
B1 | The B1 carried 146,000 more passengers than planned.
B5 | The B5 fell about 12 percent short of its cost plan.
B5 | The cost of the B5 was 2 percent under budget.
B5 | The cost of the B5 was 12 percent over budget.
* | One of the three lines missed its passenger plan.
`,
  },
]);
