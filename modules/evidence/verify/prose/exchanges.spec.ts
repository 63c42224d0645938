import type { World } from '../evidence.fixture';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Who acts, whom it is done to, what a figure is a part of and what a quote is about, each exchanged. */
const worlds: readonly World[] = [
  {
    passage:
      'The council voted to demolish the old stadium and to build a new one. Architect Lena Dorn called the old stadium “a jewel of its time”. The new stadium will cost 240 million euros.',
    truths: [
      'Lena Dorn called the old stadium “a jewel of its time”.',
      'Architect Lena Dorn called the old stadium “a jewel of its time”.',
    ],
    falsehoods: [
      'Lena Dorn called the new stadium “a jewel of its time”.',
      'Architect Lena Dorn called the stadium that is to be built “a jewel of its time”.',
      'Lena Dorn called the council “a jewel of its time”.',
      'Lena Dorn called the stadium “a jewel of its time”.',
    ],
  },
  {
    passage:
      'When the port closed, investors lost 24 million euros. The port itself made a profit of 3 million euros in 2023.',
    truths: ['Investors lost 24 million euros when the port closed.'],
    falsehoods: [
      'The port lost 24 million euros.',
      'When it closed, the port lost 24 million euros.',
      'Investors made a profit of 3 million euros in 2023.',
    ],
  },
  {
    passage:
      'The college has 640 students and 82 teachers, of whom 12 work part-time. The library holds 40,000 books.',
    truths: ['The college has 82 teachers, of whom 12 work part-time.'],
    falsehoods: [
      'Of the 640 students, 12 work part-time.',
      'The college has 640 students, of whom 12 work part-time.',
      'Twelve of the students work part-time.',
    ],
  },
  {
    passage: 'The mill employed 310 people in 2021. The bakery opened in 2022 and sold 45,000 loaves.',
    truths: ['The mill employed 310 people in 2021.'],
    falsehoods: [
      'The mill employed 310 people in 2022.',
      'The bakery sold 45,000 loaves in 2021.',
      'In 2021 the bakery opened and sold 45,000 loaves.',
      'The mill employed 310 people and the bakery sold 45,000 loaves in 2021.',
    ],
  },
  {
    passage:
      'Arden beat Bexley by 3 to 1 in May 2023. Arden sold its stake of 40 percent to Corvin for 18 million euros. Corvin was founded in 1950.',
    truths: [
      'Arden sold its stake of 40 percent to Corvin for 18 million euros.',
      'Arden beat Bexley by 3 to 1 in May 2023.',
    ],
    falsehoods: [
      'Bexley beat Arden by 3 to 1 in May 2023.',
      'Corvin sold its stake of 40 percent to Arden for 18 million euros.',
      'Arden was founded in 1950.',
      'Arden bought a stake of 40 percent from Corvin for 18 million euros.',
      'Corvin sold Arden its stake of 40 percent for 18 million euros.',
    ],
  },
  {
    passage:
      'The hospital treated 4,200 patients and hired 85 nurses in 2023. The clinic received a grant of 1.2 million pounds from the county. Staff at the clinic wait 12 days for equipment.',
    truths: ['The hospital hired 85 nurses in 2023.'],
    falsehoods: [
      'The clinic gave a grant of 1.2 million pounds to the county.',
      'The county received a grant of 1.2 million pounds from the clinic.',
      'The hospital hired 4,200 patients in 2023.',
      'The hospital cured 4,200 patients in 2023.',
      'The hospital dismissed 85 nurses in 2023.',
      'The clinic treated 4,200 patients in 2023.',
      'The clinic demanded a grant of 1.2 million pounds from the county.',
      'Patients at the clinic wait 12 days for equipment.',
    ],
  },
  {
    passage:
      'Villagers blamed the quarry for 120 damaged roofs. The ministry fined the quarry 2.5 million euros, and the court halved the fine. The union demanded 8 percent; employers offered 3 percent.',
    truths: [
      'The ministry fined the quarry 2.5 million euros.',
      'The union demanded 8 percent, while employers offered 3 percent.',
    ],
    falsehoods: [
      'The quarry blamed villagers for 120 damaged roofs.',
      'The ministry paid the quarry 2.5 million euros.',
      'The quarry fined the ministry 2.5 million euros.',
      'The court fined the quarry 2.5 million euros.',
      'Employers demanded 8 percent.',
      'The union offered 3 percent.',
      'The union won 8 percent.',
      'The quarry damaged 120 roofs.',
    ],
  },
  {
    passage:
      'The river flooded 340 houses in March 2024. Insurers paid out 52 million euros by June. In 2019 a flood had damaged 110 houses.',
    truths: ['The river flooded 340 houses in March 2024.'],
    falsehoods: [
      'The river flooded 340 houses in 2019.',
      'The river destroyed 340 houses in March 2024.',
      'Insurers paid out 52 million euros by March 2024.',
      'Insurers received 52 million euros by June.',
      'A flood damaged 110 houses in March 2024.',
    ],
  },
  {
    passage:
      'The city council paid a grant of 1.1 million pounds to the playhouse. The playhouse sold 96,400 tickets. The largest buyer, Melvia, cancelled its contract with the association in March 2023. The mayor of Lunde paid 400 pounds.',
    truths: [
      'A grant of 1.1 million pounds was paid to the playhouse by the city council.',
      '96,400 tickets were sold by the playhouse.',
    ],
    falsehoods: [
      'The playhouse paid the city council a grant of 1.1 million pounds.',
      'The playhouse paid a grant of 1.1 million pounds.',
      'The council sold 96,400 tickets.',
      '96,400 tickets were sold by the council.',
      'The association cancelled its contract with Melvia in March 2023.',
      'The contract with Melvia was cancelled by the association in March 2023.',
      'Lunde paid 400 pounds.',
      '400 pounds were paid by Lunde.',
      'The playhouse was paid by tickets.',
    ],
  },
  {
    passage:
      'Arden and Corvin paid 5 million euros for the mill. The union rejected the offer of 3 percent. Brandt, the chair of the board, sold 40 shares.',
    truths: ['Arden and Corvin paid 5 million euros for the mill.', 'Brandt sold 40 shares.'],
    falsehoods: [
      'Arden paid 5 million euros for the mill.',
      'The company rejected the offer of 3 percent.',
      'The board sold 40 shares.',
      '40 shares were sold by the board.',
    ],
  },
  {
    passage:
      'The tribunal ordered the ministry to pay the widow 90,000 euros. In the village school 12 of 15 pupils passed, in the town school 27 of 33.',
    truths: [
      'The tribunal ordered the ministry to pay the widow 90,000 euros.',
      'In the village school 12 of 15 pupils passed.',
    ],
    falsehoods: [
      'The ministry paid the widow 90,000 euros.',
      'The tribunal paid the widow 90,000 euros.',
      'In the village school 27 of 33 pupils passed.',
      'In the town school 12 of 15 pupils passed.',
    ],
  },
  {
    passage:
      '"The ferries are never late, but the trains are a disgrace," said Ola Brandt, mayor of Lunde. Winter is hard in Lunde.',
    truths: ['Ola Brandt said that the trains “are a disgrace”.'],
    falsehoods: [
      'Ola Brandt said that the ferries “are a disgrace”.',
      'Ola Brandt said that winters “are a disgrace”.',
      'Ola Brandt called the ferries “a disgrace”.',
      'Ola Brandt said that trains “are never late”.',
    ],
  },
  {
    passage:
      'Renata Quill, the director of school services, calls the waste "our largest unsolved problem". Her deputy, Owen Tarrant, is more hopeful: "Children eat what they have helped to choose."',
    truths: ['Renata Quill calls the waste "our largest unsolved problem".'],
    falsehoods: [
      'Renata Quill calls the menu "our largest unsolved problem".',
      'Renata Quill calls her deputy "our largest unsolved problem".',
      'Owen Tarrant calls the waste "our largest unsolved problem".',
    ],
  },
  {
    passage:
      "The brewery sold 31,000 hectolitres of beer in 2023, a tenth less than in 2022. Hop growers in Talen supplied 44 tonnes to the brewery, and barley farmers supplied 610 tonnes. The brewery's landlord raised the rent from 12 to 14 euros per square metre. Competitor Hansel bought 25 percent of the shares from the founder, Otto Brem, for 3 million euros. Neither company paid a dividend.",
    truths: [
      'The brewery sold 31,000 hectolitres of beer in 2023, 10 percent less than in 2022.',
      'Hop growers in Talen supplied 44 tonnes to the brewery.',
      'The rent was raised from 12 to 14 euros per square metre.',
    ],
    falsehoods: [
      'Hansel sold 31,000 hectolitres of beer in 2023.',
      'Hop growers supplied 610 tonnes to the brewery.',
      'The brewery supplied 44 tonnes to hop growers in Talen.',
      'Barley farmers supplied 44 tonnes to the brewery.',
      'The brewery raised the rent from 12 to 14 euros per square metre.',
      'Otto Brem bought 25 percent of the shares from Hansel for 3 million euros.',
      'The founder bought 25 percent of the shares for 3 million euros.',
      'Otto Brem sold 25 percent of the shares to the landlord for 3 million euros.',
      'The brewery bought 25 percent of the shares for 3 million euros.',
      'The landlord sold 31,000 hectolitres of beer in 2023.',
      'The brewery sold 31,000 hectolitres of beer in 2022.',
      'The brewery sold a tenth of its beer in 2023.',
      'The brewery sold 31,000 hectolitres of beer in 2022, a tenth less than in 2023.',
      'Hansel bought 25 percent of the beer.',
      'Hansel bought 3 million shares.',
    ],
  },
  {
    passage:
      'Of the 48 pupils who sat the exam, 39 passed. The examiners failed seven pupils, and two pupils withdrew. In the village school 12 of 15 pupils passed, in the town school 27 of 33. Teachers expect that more pupils will pass in 2025. The headmistress praised the pupils whom the inspector had criticised.',
    truths: ['Of the 48 pupils who sat the exam, 39 passed.'],
    falsehoods: [
      'Of the 48 pupils who sat the exam, 39 failed.',
      'Of the 48 pupils who sat the exam, nine withdrew.',
      'In the town school 12 of 15 pupils passed.',
      'In the village school 27 of 33 pupils passed.',
      'Seven examiners failed.',
      'Seven pupils failed the examiners.',
      'More pupils passed in 2025.',
      'More pupils will pass in 2025.',
      'The inspector praised the pupils.',
      'The headmistress had criticised the pupils.',
      'The headmistress praised the inspector.',
      'The pupils praised the headmistress.',
      'Two examiners withdrew.',
      'About 81 percent of the 15 pupils passed.',
      'About 19 percent of the 48 pupils passed.',
    ],
  },
  {
    passage:
      'The tribunal ordered the ministry to pay the widow 90,000 euros. The ministry had offered her 20,000 euros. Her lawyer, Ida Sorn, said the offer was an insult. The ministry said that it would appeal. The prison held 240 inmates in 2019 and 310 in 2023.',
    truths: ['The ministry had offered her 20,000 euros.'],
    falsehoods: [
      'The tribunal ordered the widow to pay the ministry 90,000 euros.',
      'The ministry ordered the tribunal to pay the widow 90,000 euros.',
      'The tribunal paid the widow 90,000 euros.',
      'The widow had offered the ministry 20,000 euros.',
      'The tribunal had offered her 20,000 euros.',
      'The lawyer had offered 20,000 euros.',
      'The offer was an insult.',
      'The ministry said the offer was an insult.',
      'Ida Sorn said that it would appeal.',
      'The ministry appealed.',
      'The prison held 310 inmates in 2019.',
      'The prison held 70 inmates fewer in 2023 than in 2019.',
      'In 2019 and 2023 the prison held 310 inmates.',
      'The ministry held 240 inmates in 2019.',
      'The ministry paid the widow 90,000 euros.',
    ],
  },
];

testWorlds(worlds);
