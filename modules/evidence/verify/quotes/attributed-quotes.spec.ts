import { expect, it } from 'vitest';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

/** Whole quotes with a speaker by name and role, where the passage tells both in other places than beside the quote. */
testWorlds([
  {
    passage:
      'The harbour council of Selby met on Tuesday. Karin Ostrow, head of planning at the Port Office, defended the tariff. “It is steep, and it was meant to be,” she said. “Nobody dredges a channel because the fee is low.” She denied that it would rise again.\n\nPetra Lund, 61, is one of the nine founders and the council’s oldest critic. “We began as pilots who trusted each other,” she says. “Now we have a slogan.” Her deputy, Nils Tamm, was more cautious: “I would not rule out anything, including a strike.”\n\nErik Vass, chief executive of the towing company Marlin, agreed only in part. “Trust is a fine thing for a poet,” he said to laughter. Vass asked Ostrow whether the review could also lower the tariff. “A review with one answer is a speech,” she replied.\n\nAsked by Councillor Rolf Hagen when the gauge had last been read, Lund answered: “In May, but I would want to see the book.” Vass announced that a second tug could follow in 2027. “That will depend on the bank,” he added.',
    truths: [
      '“Nobody,” argued Ostrow, “dredges a channel because the fee is low.”',
      'Karin Ostrow said of the tariff: “It is steep, and it was meant to be.”',
      'Karin Ostrow of the Port Office said: “Nobody dredges a channel because the fee is low.”',
      'Petra Lund, one of the founders, grumbles: “Now we have a slogan.”',
      'In the words of 61-year-old Petra Lund, “we began as pilots who trusted each other”.',
      'Petra Lund’s deputy, Nils Tamm, stated: “I would not rule out anything, including a strike.”',
      '“Trust is a fine thing for a poet,” quipped Erik Vass, who runs the towing company Marlin.',
      '“A review with one answer is a speech,” Ostrow replied.',
      'Asked by Councillor Rolf Hagen when the gauge had last been read, Lund answered: “In May, but I would want to see the book.”',
      'Vass announced that a second tug could follow in 2027, adding: “That will depend on the bank.”',
    ],
    falsehoods: [
      // Another speaker.
      '“Nobody,” argued Lund, “dredges a channel because the fee is low.”',
      '“A review with one answer is a speech,” Vass replied.',
      '“I would not rule out anything, including a strike,” said Petra Lund.',
      'Nils Tamm, one of the founders, grumbles: “Now we have a slogan.”',
      // Another role, employer, age or owner of the role.
      'Karin Ostrow, deputy head of planning at the Port Office, said: “Nobody dredges a channel because the fee is low.”',
      'Karin Ostrow, head of the Port Office, said: “Nobody dredges a channel because the fee is low.”',
      'Karin Ostrow of Marlin said: “Nobody dredges a channel because the fee is low.”',
      'Karin Ostrow, who runs the Port Office, said: “Nobody dredges a channel because the fee is low.”',
      'In the words of 16-year-old Petra Lund, “we began as pilots who trusted each other”.',
      'Karin Ostrow’s deputy, Nils Tamm, stated: “I would not rule out anything, including a strike.”',
      'Erik Vass’s deputy, Nils Tamm, stated: “I would not rule out anything, including a strike.”',
      '“Trust is a fine thing for a poet,” quipped Erik Vass, who runs the Port Office.',
      'The poet Erik Vass said: “Trust is a fine thing for a poet.”',
      'Mayor Petra Lund said: “Now we have a slogan.”',
      'Rolf Lund said: “Now we have a slogan.”',
      // Another matter, another asker, another question, another verb, another time.
      'Karin Ostrow said of the channel: “It is steep, and it was meant to be.”',
      'Karin Ostrow said of the slogan: “It is steep, and it was meant to be.”',
      'Asked by Erik Vass when the gauge had last been read, Lund answered: “In May, but I would want to see the book.”',
      'Asked by Councillor Rolf Hagen when the channel had last been dredged, Lund answered: “In May, but I would want to see the book.”',
      'Asked by Lund when the gauge had last been read, Councillor Rolf Hagen answered: “In May, but I would want to see the book.”',
      'Petra Lund joked: “Now we have a slogan.”',
      'Petra Lund admitted: “Now we have a slogan.”',
      'On Friday Petra Lund said: “Now we have a slogan.”',
      'Petra Lund never said: “Now we have a slogan.”',
      // A first statement that the passage does not make.
      'Vass announced that a third tug could follow in 2027, adding: “That will depend on the bank.”',
      'Vass announced that a second tug would follow in 2027, adding: “That will depend on the bank.”',
      'Petra Lund resigned and added: “Now we have a slogan.”',
      // Another wording, or a cut.
      '“Nobody,” argued Ostrow, “dredges a channel because the fee is high.”',
      '“In May,” Lund answered when the gauge had last been read.',
    ],
  },
]);

const article =
  'Marta Field, who leads the board, opened the debate. “Two winters are enough,” she said. In the hall Ivo Brand took the remark for “a threat with a smile”. Ivo Brand, asked whether he would like the chair, says he would rather “mend nets in the dark”. Anna Solt disagreed.';

it.each([
  ['Asked if he would like to take over from Field, Brand says he would rather “mend nets in the dark”.'],
  ['Brand took Field’s remark for “a threat with a smile”.'],
  ['Without a vote, Field said, “two winters are enough”.'],
  ['Of the chair, Marta Field said: “Two winters are enough.”'],
])('accuses no speaker who may be the right one: %s', (sentence) => {
  const evidence = evidenceFrom(['article.txt', article]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  expect(createVerifier(evidence).sentence({ sentence, spanIds }).verdict).not.toBe('unsupported');
});

it.each([
  ['“Two winters are enough,” said Anna Solt.'],
  ['Anna Solt would rather “mend nets in the dark”, says Solt.'],
])('names another speaker: %s', (sentence) => {
  const evidence = evidenceFrom(['article.txt', article]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  expect(createVerifier(evidence).sentence({ sentence, spanIds }).verdict).toBe('unsupported');
});
