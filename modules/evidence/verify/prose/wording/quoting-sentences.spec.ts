import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

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

/** The words around a quoted part of a sentence keep its condition, plan and denial. */
testWorlds([
  {
    passage:
      'Ivo Brand, who speaks for the growers, warned against the change. If the levy fell, he said, growers would go back to “burning and praying”. Asked whether he could wait, Brand said that the growers had been “patient as stones”. Unless the rain came, he added, the lower farms might turn to “sand and salt”.',
    truths: [
      'Brand said that growers would go back to “burning and praying” if the levy fell.',
      'Brand said that the growers had been “patient as stones”.',
    ],
    falsehoods: [
      'Brand said that growers had gone back to “burning and praying”.',
      'Brand said that growers have gone back to “burning and praying”.',
      'Brand said that growers go back to “burning and praying”.',
      'Brand said that growers went back to “burning and praying”.',
      'Brand said that growers would go back to “burning and praying”.',
      'Brand said that growers will go back to “burning and praying”.',
      'Brand said that growers would not go back to “burning and praying” if the levy fell.',
      'Brand said that growers would go back to “burning and praying” unless the levy fell.',
      'Brand said that the growers would be “patient as stones”.',
      'Brand said that the growers had not been “patient as stones”.',
      'Brand said that the lower farms had turned to “sand and salt”.',
      'Brand said that the lower farms turn to “sand and salt”.',
      'Brand said that the lower farms might turn to “sand and salt”.',
    ],
  },
]);
