import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'The minister met the owners of the mill in Lund before the strike ended. Nobody from the union was invited, although it had asked for a seat.',
    truths: ['No one from the union was invited.'],
    falsehoods: [
      'The minister met the owners after the strike ended.',
      'The union was invited.',
      'The minister met the mill.',
      'The owners met the minister of the mill.',
      'The minister ended the strike.',
      'The union asked for a strike.',
      'Nobody was invited.',
    ],
  },
  {
    passage:
      'Almost all pupils passed the exam in May, but only a few of the adults did. The school may open a second site if the town gives it land.',
    truths: ['If the town gives it land, the school may open a second site.'],
    falsehoods: [
      'All pupils passed the exam in May.',
      'Adults passed the exam in May.',
      'The school will open a second site.',
      'The school may open a second site.',
      'The town may open a second site if the school gives it land.',
      'The school may open a second site if the town sells it land.',
      'Pupils passed the exam.',
    ],
  },
  {
    passage:
      'The court found that the firm had misled investors about the size of the mine. The firm said it would appeal against the ruling. Investors have sued the bank, not the firm.',
    truths: [],
    falsehoods: [
      'The firm had misled investors.',
      'The court misled investors.',
      'The court found that investors had misled the firm.',
      'The firm will appeal against the ruling.',
      'Investors have sued the firm.',
      'The bank has sued investors.',
      'The court said it would appeal against the ruling.',
      'The firm misled the court about the size of the mine.',
    ],
  },
  {
    passage:
      'Researchers tested the drug on mice and found that it slowed the growth of tumours. They have not yet tested it on people. In mice without tumours, the drug had no effect.',
    truths: ['The drug was tested on mice.'],
    falsehoods: [
      'The drug slowed the growth of tumours.',
      'Researchers tested the drug on people.',
      'The drug had no effect.',
      'Researchers found that the drug slowed the growth of mice.',
      'The drug had an effect in mice without tumours.',
      'Mice tested the drug on researchers.',
      'Tumours slowed the growth of the drug.',
    ],
  },
  {
    passage:
      'The council rejected a plan by the Green party to close the bridge to cars, and approved one by the mayor to widen it. The bridge carries 12,000 cars a day.',
    truths: [
      'The council rejected a plan by the Green party to close the bridge to cars, and approved one by the mayor to widen it.',
    ],
    falsehoods: [
      'The council approved a plan by the Green party.',
      'The council rejected a plan by the mayor.',
      'The Green party rejected a plan by the council.',
      'The council closed the bridge to cars.',
      'The mayor widened the bridge.',
      'The council approved a plan to close the bridge to cars.',
      'The bridge carries 12,000 cars an hour.',
      'The council widened the bridge.',
    ],
  },
  {
    passage:
      'Unlike its rival Orbit, the airline Skyway flies to Malta in winter. Its pilots, most of whom live in Spain, threatened to strike but did not. The airline that flies to Crete was fined.',
    truths: ['Unlike its rival Orbit, the airline Skyway flies to Malta in winter.'],
    falsehoods: [
      'Orbit flies to Malta in winter.',
      'Skyway flies to Malta in summer.',
      'The pilots live in Spain.',
      'The pilots went on strike.',
      'Pilots struck.',
      'Skyway was fined.',
      'The airline flies to Crete.',
      'The airline Skyway was fined.',
      'Skyway does not fly to Malta in winter.',
    ],
  },
  {
    passage:
      'The museum, which was built by the architect Ivo Salt for the city of Brem, was damaged by a fire that started in the café in 2019. It reopened last year, two months late.',
    truths: ['The architect Ivo Salt built the museum for the city of Brem.'],
    falsehoods: [
      'The architect Ivo Salt was damaged by a fire.',
      'The café was built by the architect Ivo Salt.',
      'The museum started in the café in 2019.',
      'The museum was built for the architect Ivo Salt.',
      'The museum reopened in 2019.',
      'The fire was damaged by the museum.',
      'The city of Brem built the museum for Ivo Salt.',
      'The museum reopened last year, two months early.',
      'The café reopened last year.',
    ],
  },
  {
    passage:
      'Fewer than half of the members voted. The chair blamed the rain for the low turnout; the secretary blamed the chair. Both resigned in March.',
    truths: ['The secretary blamed the chair.'],
    falsehoods: [
      'The members voted.',
      'Half of the members voted.',
      'More than half of the members voted.',
      'The secretary blamed the rain for the low turnout.',
      'The chair blamed the secretary.',
      'The chair resigned in May.',
      'The rain blamed the chair for the low turnout.',
      'The low turnout blamed the rain.',
    ],
  },
  {
    passage:
      'Sales of bread rose while sales of cakes fell. The baker raised the price of rolls from 40 to 50 cents and cut that of pretzels. No shop was closed, and two were opened.',
    truths: ['Sales of bread rose while sales of cakes fell.'],
    falsehoods: [
      'Sales of cakes rose.',
      'Sales of bread fell.',
      'The baker cut the price of rolls.',
      'The baker raised the price of pretzels.',
      'Two shops were closed.',
      'No shop was opened.',
      'The price of bread rose.',
      'Bread fell.',
    ],
  },
  {
    passage:
      'The farm once belonged to the abbey. It is now owned by the daughter of the painter Karl Voss, who sold it to a bank in 2020 and bought it back.',
    truths: ['The farm once belonged to the abbey.'],
    falsehoods: [
      'The farm belongs to the abbey.',
      'The abbey belonged to the farm.',
      'The farm is owned by the painter Karl Voss.',
      'The painter Karl Voss sold the farm.',
      'The farm is owned by a bank.',
      'The bank sold the farm to the daughter in 2020.',
      'Karl Voss owns the farm.',
      'The painter is owned by the daughter.',
    ],
  },
  {
    passage:
      'Experts advise against using the road in winter. The road is said to be haunted. The village hopes to attract more guests, and its hotel wants to double its prices.',
    truths: [],
    falsehoods: [
      'Experts advise using the road in winter.',
      'The road is haunted.',
      'The village attracts more guests.',
      'The hotel doubled its prices.',
      'The village wants to double its prices.',
      'Experts use the road in winter.',
      'The hotel hopes to attract more guests.',
    ],
  },
  {
    passage:
      'The ship left Oslo for Kiel on Monday with 300 guests. It returned from Kiel to Oslo on Friday without them. Its captain denied that he had been drunk.',
    truths: [
      'On Monday, the ship left Oslo for Kiel with 300 guests.',
      'With 300 guests, the ship left Oslo for Kiel on Monday.',
    ],
    falsehoods: [
      'The ship left Kiel for Oslo on Monday.',
      'The ship returned to Kiel on Friday.',
      'The captain had been drunk.',
      'The captain was drunk.',
      'The captain said that he had been drunk.',
      'The ship left Oslo on Friday.',
      'The ship returned from Kiel with 300 guests.',
      'The captain denied that the ship had been drunk.',
    ],
  },
]);
