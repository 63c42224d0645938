import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** A quote is compared with the passages that hold it, not with others that have the same words. */
testWorlds([
  {
    passage:
      'The harbour master, Dr Ines Valdor, opened the debate.\n\nCouncillor Mira Oake spoke against the plan. ‘Nobody asked the fishermen,’ she said.',
    truths: [
      'Councillor Mira Oake said: “Nobody asked the fishermen.”',
      'Mira Oake said: “Nobody asked the fishermen.”',
    ],
    falsehoods: [
      'Harbour master Mira Oake said: “Nobody asked the fishermen.”',
      'Ines Valdor said: “Nobody asked the fishermen.”',
      'Dr Mira Oake said: “Nobody asked the fishermen.”',
      'Mira Oake said: “Everybody asked the fishermen.”',
    ],
  },
]);
