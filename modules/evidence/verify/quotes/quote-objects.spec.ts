import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** What a quote is said of, where a statement names it as the subject. */
testWorlds([
  {
    passage:
      'Mayor Denise Okafor, who campaigned for the line in 2022, called the vote “a turning point for the north of the city”. The state is to pay 140 million dollars.',
    truths: [
      'Mayor Denise Okafor called the vote "a turning point for the north of the city".',
      'For Mayor Denise Okafor, the vote was "a turning point for the north of the city".',
    ],
    falsehoods: [
      'Mayor Denise Okafor called the line "a turning point for the north of the city".',
      'For Mayor Denise Okafor, the line was "a turning point for the north of the city".',
      'For Mayor Denise Okafor, the line marks "a turning point for the north of the city".',
      'Mayor Denise Okafor said that the state was "a turning point for the north of the city".',
    ],
  },
  {
    passage:
      'Milk must be kept cold. “We were fortunate: the outage was costly, but no farm lost a herd,” said Aldo Ferrant, the director of the dairy.',
    truths: [
      'Dairy director Aldo Ferrant called the outage “costly” but stressed that “no farm lost a herd”.',
    ],
    falsehoods: [
      'Dairy director Aldo Ferrant called the dairy “costly” but stressed that “no farm lost a herd”.',
      'Dairy director Aldo Ferrant called the milk “costly” but stressed that “no farm lost a herd”.',
    ],
  },
  {
    passage:
      'The mate, Eoghan Tressider, said that he had seen the piano and had asked whether it was lashed. “I was told it was ‘as good as bolted’,” he said. Counsel to the inquiry put it to him that he had been careless.',
    truths: ['The mate, Eoghan Tressider, said he had been told that the piano was "as good as bolted".'],
    falsehoods: [
      'The mate, Eoghan Tressider, said he had been told that the inquiry was "as good as bolted".',
      'The mate, Eoghan Tressider, said he had been told that the door was "as good as bolted".',
    ],
  },
]);
