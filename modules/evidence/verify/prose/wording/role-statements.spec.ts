import { testWorlds } from '../../../../../tests/doubles/statement-worlds';

/** What people are, and what a passage tells in passing: roles, foundings and publications. */
testWorlds([
  {
    passage:
      'Brookvale\n\n“We will not wait,” said Ada Quill, chair of the water board. The finance director, Tom Ode, warned that costs would rise. Dr Ines Bell, a geologist at the land office, disagreed; her deputy, Carl Dahl, did not. Its largest plant has made more cheese than ever since the dairy was founded in 1903. Sales fell, according to a survey published on 3 May 2024 in the Norland Review of Farming. No plan presented in June was adopted. The town wants a bridge built in 2025.',
    truths: [
      'Ada Quill is the chair of the water board.',
      'Ada Quill chairs the water board.',
      'The water board is chaired by Ada Quill.',
      'Tom Ode is finance director.',
      'The finance director is Tom Ode.',
      'Ines Bell is a geologist at the land office.',
      'The dairy was founded in 1903.',
      'The survey was published on 3 May 2024 in the Norland Review of Farming.',
      'The survey was published in the Norland Review of Farming on 3 May 2024.',
      'The survey appeared in the Norland Review of Farming on 3 May 2024.',
    ],
    falsehoods: [
      'Ada Quill chairs the land office.',
      'Tom Ode chairs the water board.',
      'Ada Quill is the deputy chair of the water board.',
      'Ada Quill is finance director.',
      'Carl Dahl is a geologist at the land office.',
      'Ines Bell heads the land office.',
      'Ines Bell is a geologist at the water board.',
      'Tom Ode was finance director.',
      'The water board is headed by Tom Ode.',
      'The dairy was founded in 1930.',
      'The plant was founded in 1903.',
      'The survey was published on 3 June 2024 in the Norland Review of Farming.',
      'The plan was presented in June.',
      'A bridge was built in 2025.',
      'The bridge was built in 2025.',
      'Ada Quill is not the chair of the water board.',
      'Ada Quill no longer chairs the water board.',
    ],
  },
]);
