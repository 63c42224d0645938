import type { World } from '../../evidence.fixture';
import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** Parts worked out from a share, and an object shared by two sentences, each with what exchanges or turns them. */
const worlds: readonly World[] = [
  {
    passage:
      'The tram cost 640 million crowns. The city paid 60 percent of the sum and the government the rest. The mayor supports the extension, whereas the league opposes it. The river Ister feeds the lake, and the river Sool drains it. No trees were felled for the line.',
    truths: [
      'The city paid 384 million crowns of the 640 million crowns.',
      'The government paid 40 percent of the sum.',
      'The government paid 40 percent of the 640 million crowns.',
      'The extension is supported by the mayor but opposed by the league.',
      'Not a single tree was felled for the line.',
    ],
    falsehoods: [
      'The government paid 384 million crowns of the 640 million crowns.',
      'The city paid 256 million crowns of the 640 million crowns.',
      'The city paid 385 million crowns of the 640 million crowns.',
      'The city paid 384 million crowns of the 720 million crowns.',
      'The city will pay 384 million crowns of the 640 million crowns.',
      'The city did not pay 384 million crowns of the 640 million crowns.',
      'The league paid 384 million crowns of the 640 million crowns.',
      'The government paid 60 percent of the sum.',
      'The city paid 40 percent of the sum.',
      'The government paid 30 percent of the sum.',
      'The league paid 40 percent of the sum.',
      'The mayor paid 40 percent of the sum.',
      'The government did not pay 40 percent of the sum.',
      'The government may pay 40 percent of the sum.',
      'The government paid more than 40 percent of the sum.',
      'The government paid 40 percent of the 640 million euros.',
      'The government lent 40 percent of the sum.',
      'The extension is supported by the league but opposed by the mayor.',
      'The extension is opposed by the mayor.',
      'The extension is supported by the league.',
      'The extension opposes the league.',
      'The mayor is supported by the extension.',
      'The league opposes the mayor.',
      'The league does not oppose the extension.',
      'The lake is fed by the river Sool and drained by the river Ister.',
      'The lake drains the river Sool.',
      'The river Sool drains the river Ister.',
      'The river Ister is drained by the river Sool.',
      'Not a single tree was planted for the line.',
      'A single tree was felled for the line.',
      'Not all trees were felled for the line.',
    ],
  },
];

testWorlds(worlds);
