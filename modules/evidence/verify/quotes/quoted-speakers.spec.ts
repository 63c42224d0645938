import { testWorlds } from '../../../../tests/doubles/statement-worlds';

testWorlds([
  {
    passage:
      'Asked whether the dam is safe, Holt is cautious: "It is safe as long as the pumps run. Our pumps last 72 hours, and that is not enough." Minister Lars Brand disagrees.',
    truths: ['Holt says: "It is safe as long as the pumps run."'],
    falsehoods: [
      'Brand says that the pumps last 72 hours, "and that is not enough".',
      'Holt says that the pumps last 27 hours, "and that is not enough".',
      'Holt says that the pumps last 72 hours, "and that is enough".',
    ],
  },
  {
    passage:
      'The environmental group Rio Claro disagrees and points to the dams. "A dam does not burst, it leaks," said its director, Carmen Sol. The firm Hidrosa sells pumps.',
    truths: [
      '"A dam does not burst, it leaks," said Carmen Sol, the director of Rio Claro.',
      'Carmen Sol of Rio Claro said: "A dam does not burst, it leaks."',
    ],
    falsehoods: [
      '"A dam does not burst, it leaks," said Carmen Sol of Hidrosa.',
      '"A dam does not burst, it leaks," said the director of Hidrosa.',
      '"A dam bursts, it leaks," said Carmen Sol, the director of Rio Claro.',
    ],
  },
  {
    passage:
      'Sick leave rose by a tenth. "This does not prove that shift work causes pain," says author Hanne Friis. Jonas Leth doubts the figures.',
    truths: ['Hanne Friis says that the finding "does not prove that shift work causes pain".'],
    falsehoods: [
      'Jonas Leth says that the finding "does not prove that shift work causes pain".',
      'Hanne Friis says that sick leave "does not prove that shift work causes pain".',
      'Hanne Friis says that the finding "proves that shift work causes pain".',
    ],
  },
  {
    passage:
      'The Varland Office published the figures. "The market is cooling, not collapsing," said Helga Dornik, head of the department. "The effect was larger than expected," said lead author Prof. Lucia Ferrante of Padua.',
    truths: [
      'Helga Dornik says that the market is "cooling, not collapsing".',
      'Lucia Ferrante said that "the effect was larger than expected".',
    ],
    falsehoods: [
      'Helga Dornik of Kestra Pharma says that the market is "cooling, not collapsing".',
      'Lucia Ferrante says that the market is "cooling, not collapsing".',
      'Helga Dornik said that "the effect was larger than expected".',
      'Prof. Helga Dornik said that "the effect was larger than expected".',
    ],
  },
  {
    passage: '"It is safe," the engineer told the inquiry in 2019. Two years later she said: "I was wrong."',
    truths: ['The engineer told the inquiry: "It is safe."'],
    falsehoods: ['The inquiry told the engineer: "It is safe."'],
  },
  {
    passage:
      'The report, which the agency kept secret for two years, warned of "a failure waiting to happen" at three of the nine dams.',
    truths: ['The report warned of "a failure waiting to happen" at three of the nine dams.'],
    falsehoods: ['The agency warned of "a failure waiting to happen".'],
  },
]);
