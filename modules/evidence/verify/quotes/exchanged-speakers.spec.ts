import { describe, expect, it } from 'vitest';
import { isVouchedFor } from '../evidence.fixture';

type Person = { name: string; last: string; pronoun: string; role: string };

const holm: Person = { name: 'Anna Holm', last: 'Holm', pronoun: 'she', role: 'mayor' };
const brandt: Person = { name: 'Peter Brandt', last: 'Brandt', pronoun: 'he', role: 'engineer' };
const [paid, planned] = ['We will pay for the bridge this year', 'Nobody has shown us a plan'];

/** Passages in which Holm says that they will pay, and Brandt that there is no plan. */
const passages = [
  `“${paid},” said Anna Holm, the mayor. “${planned},” replied Peter Brandt, an engineer.`,
  `Anna Holm, the mayor, told the council: “${paid}.” Peter Brandt, the engineer, disagreed. “${planned},” he said.`,
  `The mayor, Anna Holm, asked Peter Brandt, the engineer, what it would cost. “${planned},” he answered. “${paid},” said Holm.`,
  `Peter Brandt, the engineer, criticised Anna Holm, the mayor. “${planned},” said Brandt. Holm replied: “${paid}.”`,
  `Anna Holm is the mayor. “${paid},” she told the panel. Holm’s critics include Peter Brandt, the engineer, who said: “${planned}.”`,
  `Asked by Peter Brandt, the engineer, about the cost, Anna Holm, the mayor, said: “${paid}.” Brandt was not convinced: “${planned}.”`,
  `Anna Holm, the mayor, opened the meeting. Peter Brandt, the engineer, spoke next. “${planned},” Brandt said, and Holm nodded.\n\n“${paid},” Holm wrote later.`,
];

const forms: readonly ((person: Person, quote: string) => string)[] = [
  ({ name }, quote) => `“${quote},” said ${name}.`,
  ({ name }, quote) => `${name} said: “${quote}.”`,
  ({ name, role }, quote) => `${name}, the ${role}, said: “${quote}.”`,
  ({ name, role }, quote) => `The ${role} ${name} said: “${quote}.”`,
  ({ last }, quote) => `${last} said: “${quote}.”`,
  ({ name }, quote) => `${name} told the council: “${quote}.”`,
  ({ name }, quote) => `In the words of ${name}: “${quote}.”`,
  ({ name }, quote) => `According to ${name}, “${quote.charAt(0).toLowerCase()}${quote.slice(1)}”.`,
];

describe.each(passages)('quotes of two persons in: %s', (passage) => {
  const vouched = (sentences: readonly string[]) =>
    sentences.filter((sentence) => isVouchedFor(passage, sentence));

  it('are each given to the person who speaks', () => {
    const right = forms.flatMap((form) => [form(holm, paid), form(brandt, planned)]);
    expect(vouched(right).length).toBeGreaterThanOrEqual(right.length / 2);
  });

  it('are given to no other person who stands beside them', () => {
    const wrong = forms.flatMap((form) => [form(holm, planned), form(brandt, paid)]);
    expect(vouched(wrong)).toEqual([]);
  });

  it('are given to no person in the role of the other', () => {
    const wrong = forms
      .slice(2, 4)
      .flatMap((form) => [
        form({ ...holm, role: 'engineer' }, paid),
        form({ ...brandt, role: 'mayor' }, planned),
      ]);
    expect(vouched(wrong)).toEqual([]);
  });
});
