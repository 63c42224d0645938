import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Sentences and clauses of a passage word for word, and clauses that the words around them limit or take back. */
const worlds: readonly World[] = [
  {
    passage:
      'The committee intends to inspect all plots in April and will publish the results by number. Bus routes will be redrawn in the summer, and no pupil should have to ride for longer than 35 minutes. The findings suggest that fixed rosters may reduce sickness absence, but the effect was not significant.',
    truths: [
      'The committee intends to inspect all plots in April.',
      'The committee will publish the results by number.',
      'Bus routes will be redrawn in the summer.',
      'The findings suggest that fixed rosters may reduce sickness absence.',
      'Bus routes will be redrawn in the summer, and no pupil should have to ride for longer than 35 minutes.',
    ],
    falsehoods: [
      'The committee will inspect all plots in April.',
      'The committee intends to inspect plots in May.',
      'Bus routes will not be redrawn in the summer.',
      'Bus routes were redrawn in the summer.',
      'Fixed rosters reduce sickness absence.',
      'The findings suggest that fixed rosters reduce sickness absence.',
      'The effect was significant.',
    ],
  },
  {
    passage:
      'Historian Maeve Doyle, who led the search, now believes that the steamer struck a barge. Environmentalist Jan Okafor criticised the compensation, saying that the plant would have closed anyway. Harbour engineer Tobin Kreel said the works had been postponed twice, first for lack of money. The fund pays the losses; Ulla Franke of the growers called the offer an insult.',
    truths: [
      'Maeve Doyle led the search.',
      'Maeve Doyle now believes that the steamer struck a barge.',
      'Jan Okafor criticised the compensation.',
      'Ulla Franke called the offer an insult.',
    ],
    falsehoods: [
      'Jan Okafor led the search.',
      'Maeve Doyle criticised the compensation.',
      'The steamer struck a barge.',
      'The plant would have closed anyway.',
      'Maeve Doyle did not lead the search.',
      'Maeve Doyle led the steamer.',
      'Tobin Kreel called the offer an insult.',
      'Ulla Franke called the losses an insult.',
      'The works had been postponed three times.',
    ],
  },
  {
    passage:
      'The bridge will be closed in May, if the council agrees. The new line will open in June, according to the operator. The tax was cut in 2019, but only for farms. The mine did not pay the fee and has no permit. Staff at all sites but not in Lund received a bonus. The museum is open every day, except on Mondays. The ferry runs in winter, provided that the bay is free of ice. All wards voted for the tram, although two of them had doubts about the route. Every branch stayed open, with two closing early.',
    truths: ['The bridge will be closed in May, if the council agrees.'],
    falsehoods: [
      'The bridge will be closed in May.',
      'The new line will open in June.',
      'The tax was cut in 2019.',
      'The mine paid the fee.',
      'The mine has a permit.',
      'Staff at all sites received a bonus.',
      'The museum is open every day.',
      'The ferry runs in winter.',
      'Every branch stayed open.',
    ],
  },
  {
    passage:
      'The minister said the dam, which was built in 1962, was safe, and the mayor denied it. The old pipe carries no water but has been gnawed by rats in two places. The laboratory in Oslo was paid by the institute and not by the patients. The guest card includes all buses, but not the cable car. The plan was approved in March, and the court overturned it in April. Either the pump failed, or the valve was open.',
    truths: [
      'The old pipe has been gnawed by rats in two places.',
      'The laboratory in Oslo was paid by the institute.',
    ],
    falsehoods: [
      'The dam was safe.',
      'The old pipe has not been gnawed by rats.',
      'The old pipe carries water.',
      'The laboratory in Oslo was paid by the patients.',
      'The institute was paid by the laboratory in Oslo.',
      'The plan was approved in April.',
      'The guest card includes the cable car.',
      'The court was overturned in April.',
      'The pump failed.',
      'The valve was open.',
    ],
  },
  {
    passage:
      '“I won’t pay,” says Halvane, “unless they admit it.” Rosa Weil told the panel: "We lost the boat. It was our fault. We will pay." The director, Omar Pell, denied that the firm was looking for a buyer. “The ferry is late,” she said, “and the bus has gone.”',
    truths: [
      '“I won’t pay,” says Halvane, “unless they admit it.”',
      'Rosa Weil told the panel: "We lost the boat. It was our fault. We will pay."',
      'Omar Pell denied that the firm was looking for a buyer.',
      '“The ferry is late,” she said, “and the bus has gone.”',
    ],
    falsehoods: [
      '“I won’t pay,” says Weil, “unless they admit it.”',
      'It was our fault.',
      'We will pay.',
      'The firm was looking for a buyer.',
      '“The bus is late,” she said, “and the ferry has gone.”',
      'Rosa Weil told the panel: "We lost the bus. It was our fault. We will pay."',
    ],
  },
];

testWorlds(worlds);
