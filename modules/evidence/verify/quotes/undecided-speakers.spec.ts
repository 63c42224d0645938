import { expect, it } from 'vitest';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';

/** The verdict of a statement that cites all passages of a file. */
function verdictOf(name: string, text: string, sentence: string): string {
  const evidence = evidenceFrom([name, text]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
}

const union =
  '“We are building for everyone,” says Alderman Joris Tael, who is in charge of transport. Sofie Brandt of the cyclists’ union is less content: ‘The new paths are excellent where they exist, but half of them end in a car park.’ The city disagrees.';
const quote = '‘The new paths are excellent where they exist, but half of them end in a car park,’';

it('does not accuse a quote whose speaker stands before a colon', () => {
  expect(verdictOf('a.txt', union, `${quote} says Sofie Brandt of the cyclists’ union.`)).not.toBe(
    'unsupported',
  );
  expect(verdictOf('a.txt', union, `${quote} says Joris Tael of the city.`)).toBe('unsupported');
});

const prizes =
  'The Golden Heron for best film went to “Salt Road” by the Chilean director Paz Urrutia. ‘We agreed for one minute,’ said the jury president, Odile Marchetti.';

it('takes the title of a work for no speech', () => {
  expect(verdictOf('b.txt', prizes, 'Paz Urrutia of Chile won the Golden Heron with “Salt Road”.')).toBe(
    'related',
  );
  expect(verdictOf('b.txt', prizes, '‘We agreed for one minute,’ said Paz Urrutia.')).toBe('unsupported');
});

const remarks = `Season,Visitors,Remark
2021/22,229,Gondola ordered
2022/23,198,"Gondola expected in 2024; Marant: 'We will not pump from the lake again'"
`;

it('finds a quote in a remark of a table, and leaves open who speaks', () => {
  expect(
    verdictOf('c.csv', remarks, '“We will not pump from the lake again,” Marant says in the remarks.'),
  ).toBe('related');
  expect(verdictOf('c.csv', remarks, '“We will pump from the lake again,” Marant says.')).toBe('unsupported');
});

const denial = 'The council denied claims that portions had been cut to save money.';

it('does not accuse a denial in other words', () => {
  expect(
    verdictOf('d.txt', denial, 'The council rejected claims that portions were smaller to save money.'),
  ).not.toBe('unsupported');
});
