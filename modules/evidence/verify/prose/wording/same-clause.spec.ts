import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** The same in other words, and what only looks like it. */
const worlds: readonly World[] = [
  {
    passage:
      'The oldest ferry, the Brisa, entered service in 1987. It will be scrapped unless a buyer is found by the end of 2025. The route to Ansholm was closed in 2020 and has not reopened.',
    truths: [
      'The Brisa will be scrapped unless a buyer is found by the end of 2025.',
      'Unless a buyer is found by the end of 2025, the Brisa will be scrapped.',
      'The oldest ferry will be scrapped unless a buyer is found by the end of 2025.',
    ],
    falsehoods: [
      'The Brisa will be scrapped if a buyer is found by the end of 2025.',
      'The Brisa will be scrapped by the end of 2025.',
      'The Brisa will be scrapped.',
      'The Brisa was scrapped.',
      'The Brisa may be scrapped unless a buyer is found by the end of 2025.',
      'The route to Ansholm will be scrapped unless a buyer is found by the end of 2025.',
      'The Brisa will not be scrapped unless a buyer is found by the end of 2025.',
      'A buyer is found unless the Brisa is scrapped by the end of 2025.',
      'The route to Ansholm has reopened.',
      'The Brisa was closed in 2020.',
    ],
  },
  {
    passage:
      'No mast was built in the Greyling reserve. The council approved the plan in May, and the ministry rejected the budget. Residents sued the developer, but the developer did not sue the council.',
    truths: [
      'No mast was erected in the Greyling reserve.',
      'The plan was approved by the council in May.',
      'The budget was rejected by the ministry.',
      'The ministry rejected the budget.',
      'The developer was sued by residents.',
    ],
    falsehoods: [
      'A mast was built in the Greyling reserve.',
      'No mast was built.',
      'No mast was built outside the Greyling reserve.',
      'The council rejected the plan in May.',
      'The ministry rejected the plan.',
      'The budget was rejected by the council.',
      'The council was approved by the plan.',
      'The developer sued residents.',
      'The council sued the developer.',
      'The developer did not sue residents.',
      'The council did not sue the developer.',
      'The developer sued the council.',
      'The ministry did not reject the budget.',
    ],
  },
  {
    passage:
      'According to the harbour office, the pier was not damaged. The operator believes that the new lids may have reduced sorting errors. The herring quota was not changed. Inspector Hanna Dufrey said the tests had failed. The mayor denied that the bridge was unsafe.',
    truths: [
      'The pier was not damaged, according to the harbour office.',
      'The new lids may have reduced sorting errors, the operator believes.',
      'The herring quota remained unchanged.',
      'The herring quota was unchanged.',
      'The tests had failed, Hanna Dufrey said.',
    ],
    falsehoods: [
      'The pier was not damaged.',
      'According to the harbour office, the pier was damaged.',
      'According to the operator, the pier was not damaged.',
      'The new lids may have reduced sorting errors.',
      'The new lids have reduced sorting errors, the operator believes.',
      'The operator proved that the new lids may have reduced sorting errors.',
      'The operator knows that the new lids reduced sorting errors.',
      'The harbour office believes that the new lids may have reduced sorting errors.',
      'The herring quota was changed.',
      'The cod quota remained unchanged.',
      'The tests had failed.',
      'The tests had not failed, Hanna Dufrey said.',
      'The harbour office said the tests had failed.',
      'The bridge was unsafe.',
      'The bridge was unsafe, the mayor said.',
      'According to the mayor, the bridge was unsafe.',
    ],
  },
  {
    passage:
      'If the winter is mild, work in Upper Tarn could start in February. The vessel has not been ordered yet. A second line is under discussion. Most teachers support the reform. Only members may vote at the meeting.',
    truths: ['Work in Upper Tarn could begin in February if the winter is mild.'],
    falsehoods: [
      'Work in Upper Tarn could begin in February.',
      'Work in Upper Tarn will begin in February if the winter is mild.',
      'Work in Upper Tarn could begin in February unless the winter is mild.',
      'Work in Lower Tarn could begin in February if the winter is mild.',
      'The vessel has been ordered.',
      'The vessel will be ordered.',
      'Teachers support the reform.',
      'All teachers support the reform.',
      'Most teachers oppose the reform.',
      'Members may vote at the meeting.',
      'Only members may speak at the meeting.',
      'A second line has been approved.',
    ],
  },
  {
    passage:
      'Arla teaches the children of Bern. The sister of the mayor owns the mill. Snow delayed trains from Lund to Oslo. A new patrol vessel is expected to enter service. The vessel has not been ordered yet.',
    truths: ['Trains from Lund to Oslo were delayed by snow.'],
    falsehoods: [
      'The mayor owns the mill.',
      'The mayor of the sister owns the mill.',
      'The mill owns the sister of the mayor.',
      'Snow delayed trains from Oslo to Lund.',
      'Trains delayed snow from Lund to Oslo.',
      'Snow cancelled trains from Lund to Oslo.',
      'The children teach Arla of Bern.',
      'The new patrol vessel has been ordered.',
      'The old patrol vessel has not been ordered yet.',
    ],
  },
];

testWorlds(worlds);
