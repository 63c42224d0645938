import { expect, it } from 'vitest';
import { evidenceFrom, spanWith, type World } from '../evidence.fixture';
import { createVerifier } from '../index';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';

/** Roles that a statement gives the people it names: those of the passage, and others. */
const worlds: readonly World[] = [
  {
    passage:
      'The works council met in Lund. “We will strike,” said Rosa Vey, who chairs the nurses’ union. Her deputy, Owen Tarr, was more hopeful. Finance director Ivo Brand said that costs had risen by 4 percent. Dr Lena Oss, a biologist at the water office, found 38 species. Chief executive Tom Abel called the plan “a leap in the dark”.',
    truths: [
      'Rosa Vey, the chair of the nurses’ union, said: “We will strike”.',
      'Ivo Brand, the finance director, said that costs had risen by 4 percent.',
      'Lena Oss, a biologist at the water office, found 38 species.',
      'CEO Tom Abel called the plan “a leap in the dark”.',
    ],
    falsehoods: [
      'Rosa Vey, the chair of the works council, said: “We will strike”.',
      'Rosa Vey, the deputy chair of the nurses’ union, said: “We will strike”.',
      'Rosa Vey, the former chair of the nurses’ union, said: “We will strike”.',
      'Owen Tarr, the chair of the nurses’ union, said: “We will strike”.',
      'Ivo Brand, the deputy finance director, said that costs had risen by 4 percent.',
      'Ivo Brand, the director of the water office, said that costs had risen by 4 percent.',
      'Ivo Brand, the finance director, said that costs had fallen by 4 percent.',
      'Ivo Brand, the finance director, said that costs had risen by 14 percent.',
      'Tom Abel, the finance director, said that costs had risen by 4 percent.',
      'Lena Oss, the head of the water office, found 38 species.',
      'Lena Oss, a biologist at the nurses’ union, found 38 species.',
      'Rosa Vey, a biologist at the water office, found 38 species.',
      'Finance director Tom Abel called the plan “a leap in the dark”.',
      'CEO Ivo Brand called the plan “a leap in the dark”.',
      'Owen Tarr, a nurse, was more hopeful.',
    ],
  },
  {
    passage:
      'Tharsk Line, the container carrier, carried 2.6 million containers. “Volumes were never our problem,” said chief executive Ragna Tveit. “A net in its package protects nobody,” said Grace Mutesi, who coordinates the programme.',
    truths: [
      '“Volumes were never our problem,” said Ragna Tveit, the chief executive of Tharsk Line.',
      '“Volumes were never our problem,” said Tharsk Line’s chief executive, Ragna Tveit.',
      '“A net in its package protects nobody,” said Grace Mutesi, the coordinator of the programme.',
    ],
    falsehoods: [
      '“Volumes were never our problem,” said Ragna Tveit, the finance director of Tharsk Line.',
      '“Volumes were never our problem,” said Ragna Tveit, the chief executive of Norlink.',
      '“Volumes were never our problem,” said Norlink Line’s chief executive, Ragna Tveit.',
      '“A net in its package protects nobody,” said Grace Mutesi, the founder of the programme.',
      '“A net in its package protects nobody,” said Ragna Tveit, the coordinator of the programme.',
    ],
  },
  {
    passage:
      'Revenue of Halden Foods rose to £4,862 million in 2023, up from £4,571 million in 2022. The report names more. Operating profit of Halden Foods was £377 million in 2023.',
    truths: ['Operating profit of Halden Foods was £377 million in 2023.'],
    falsehoods: [
      'Operating profit of Halden Foods was £4,862 million in 2023.',
      'Operating profit of Halden Foods was £4,571 million in 2022.',
      'Revenue of Halden Foods was £377 million in 2023.',
    ],
  },
];

testWorlds(worlds);

it('does not read what belongs to a company as its role, where the next paragraph names both', () => {
  const evidence = evidenceFrom([
    'report.txt',
    'Revenue of Halden Foods rose to £4,862 million in 2023.\n\nOperating profit of Halden Foods was £377 million in 2023.\n',
  ]);
  const spanIds = [spanWith(evidence, '4,862')];
  const sentence = 'Operating profit of Halden Foods was £4,862 million in 2023.';
  expect(createVerifier(evidence).sentence({ sentence, spanIds }).verdict).toBe('related');
});
