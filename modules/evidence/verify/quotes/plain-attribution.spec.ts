import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Whose words a quote holds, where the speaker stands in a sentence before, or in another order than in the statement. */
testWorlds([
  {
    passage:
      'Port of Halden, board meeting of 3 March.\n\nThe harbour master, Dr Ines Valdor, opened the debate. In May the crane was tested. "The crane is safe, but we cannot load it fully," she said. Deputy Mayor Kurt Ansel objected: «We paid for a crane that works.»\n\nCouncillor Mira Oake (Harbour List) spoke against the plan. ‘Nobody asked the fishermen what they need,’ she said. Captain Lars Brun thanked Mira Oake. "I have waited ten years for this," he said.\n\n“Freight is not our future,” said Petra Lindqvist, chair of the works council. The port\'s rival, Nora Selim, disagrees. “It has always been freight,” she told Petra Lindqvist.\n\n"Prices will rise," warned Ola Fenn. Fenn\'s deputy, Ruth Amsel, was calmer. "They may also fall," she said.',
    truths: [
      'Harbour master Ines Valdor said: “The crane is safe, but we cannot load it fully.”',
      '“The crane is safe, but we cannot load it fully,” said Dr Ines Valdor.',
      '“The crane is safe, but we cannot load it fully,” is how Valdor put it.',
      '“Nobody asked the fishermen what they need,” said Councillor Mira Oake.',
      'As Mira Oake put it: “Nobody asked the fishermen what they need.”',
      'In the words of Kurt Ansel, “we paid for a crane that works”.',
      '“Freight is not our future,” said works council chair Petra Lindqvist.',
      'Petra Lindqvist, who chairs the works council, said: “Freight is not our future.”',
      '“They may also fall,” said Ruth Amsel.',
      '“It has always been freight,” said Nora Selim.',
    ],
    falsehoods: [
      '“The crane is safe, but we cannot load it fully,” said Kurt Ansel.',
      'Mayor Kurt Ansel said: “We paid for a crane that works.”',
      '“The crane is safe,” said Ines Valdor.',
      'Professor Ines Valdor said: “The crane is safe, but we cannot load it fully.”',
      '“We paid for a crane that works,” said Ines Valdor.',
      '“Nobody asked the fishermen what they need,” said Ines Valdor.',
      '“Nobody asked the fishermen what they need,” said Lars Brun.',
      '“I have waited ten years for this,” said Mira Oake.',
      'Councillor Petra Lindqvist said: “Freight is not our future.”',
      '“Freight is not our future,” said Nora Selim.',
      '“It has always been freight,” said Petra Lindqvist.',
      '“They may also fall,” said Ola Fenn.',
      '“They may also fall,” said Ola Amsel.',
      '“Prices will rise,” said Ruth Amsel.',
      'Harbour master Mira Oake said: “Nobody asked the fishermen what they need.”',
      'Mira Oake never said: “Nobody asked the fishermen what they need.”',
      '“Nobody asked the fishermen what they need,” is how Mira Oake did not put it.',
      'In May, Ines Valdor said: “The crane is safe, but we cannot load it fully.”',
      'Mira Oake told Lars Brun: “Nobody asked the fishermen what they need.”',
      '“Nobody asked the fishermen what they need,” said Councillor Mira Oake (Green Forum).',
      '“Freight is not our future,” said the chair of the harbour board, Petra Lindqvist.',
      '“Freight is not our future,” said Petra Lindqvist of the Harbour List.',
    ],
  },
]);
