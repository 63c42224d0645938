import { describe, expect, it } from 'vitest';
import { testWorlds } from '../../../../tests/doubles/statement-worlds';
import { evidenceFrom } from '../evidence.fixture';
import { createVerifier } from '../index';
import { readQuotedText } from './speeches';

const attributionsIn = (text: string) => readQuotedText(text).speeches.map(({ attribution }) => attribution);

describe('the speeches of a passage', () => {
  it.each([
    [
      'behind a speech',
      '“We stay,” said Ada Holm, the director. The board met.',
      ['said Ada Holm, the director.'],
    ],
    [
      'before a speech',
      'Ada Holm disagreed: "We stay. We always did." The board met.',
      ['Ada Holm disagreed:'],
    ],
    ['within a speech', '«We stay,» Holm told the board, «if they pay.» It met.', ['Holm told the board,']],
    [
      'in German marks',
      '„Wir bleiben hier“ reads the sign. Holm said: „We stay.“',
      ['reads the sign.', 'Holm said:'],
    ],
    [
      'behind a question',
      '‘Do we stay?’ asked Ada Holm. ‘We do,’ said Per Dahl.',
      ['asked Ada Holm.', 'said Per Dahl.'],
    ],
    ['behind a clause that asks', 'Asked by Ada Holm whether he stays, Dahl said: “I do.”', ['Dahl said:']],
    [
      'of the one who asks',
      'Asked by Ada Holm whether it was “good enough”, he said no.',
      ['Asked by Ada Holm whether it was'],
    ],
  ])('carry the attribution %s', (_, text, attributions) => {
    expect(attributionsIn(text)).toEqual(attributions);
  });

  it('join what one speaker says around an attribution', () => {
    const { speeches, text } = readQuotedText('“We stay,” she said. “We always did.” He left.');
    expect(speeches.map(({ isInterrupted }) => isInterrupted)).toEqual([true]);
    expect(text.replace(/ +/g, ' ')).toBe('“We stay. We always did.” He left.');
  });

  it('keep two speakers apart', () => {
    expect(attributionsIn('“We stay,” said Holm. “We go,” said Dahl.')).toEqual(['said Holm.', 'said Dahl.']);
  });

  it('keep the place of every character', () => {
    const passage = 'Dr. Holm: “A ‘safe’ dam,” he said, “is dry.” 🙂 “No,” said Dahl.';
    const { text, outside } = readQuotedText(passage);
    expect([text.length, outside.length]).toEqual([passage.length, passage.length]);
    expect(outside).not.toContain('dam');
  });
});

testWorlds([
  {
    passage:
      'The harbour master, Doctor Vera Lund, spoke on Monday. “I would close the lock tomorrow,” she told the council, “if the boats had another way. They have none.” She denied that the lock leaks. The lock, she said, was merely old. Asked by Councillor Nils Brandt whether the new gate was “strong enough”, she said that it was “stronger than the wall beside it”.\n\n“Nobody asked us,” said Olga Brandt, a fisher. Her husband, Piet, laughed. “She says that every spring,” he said. “I told him, ‘Go and look at it,’ and he did,” said Brandt. The engineer of the canal office, Ida Kern, calls the gate “our best purchase”.',
    truths: [
      'Vera Lund told the council: “I would close the lock tomorrow, if the boats had another way. They have none.”',
      '“They have none,” Lund said.',
      '“Nobody asked us,” said Olga Brandt.',
    ],
    falsehoods: [
      // Cut before a condition that stands behind the attribution.
      'Vera Lund told the council: “I would close the lock tomorrow.”',
      // Another day, another addressee, another verb.
      'On Friday Vera Lund said: “They have none.”',
      'Vera Lund told the fishers: “They have none.”',
      'Vera Lund told Ida Kern: “They have none.”',
      'Vera Lund joked: “They have none.”',
      // Words of the one who asks, words outside quotation marks, words that a speaker repeats.
      'Vera Lund found the new gate “strong enough”.',
      'Vera Lund said that the lock “was merely old”.',
      'Olga Brandt said: “Go and look at it.”',
      // Another speaker, another role, another matter.
      '“She says that every spring,” said Olga Brandt.',
      'Her daughter said: “Nobody asked us.”',
      'The engineer of the harbour, Ida Kern, calls the gate “our best purchase”.',
      'Ida Kern calls the wall “our best purchase”.',
      '“Nobody asked us,” said Olga Brandt of the wall.',
    ],
  },
  {
    passage:
      'The Ferry Museum and its lawyers\n\nPilots had reported a leak eleven times. “Nobody wrote back,” said Gus Pell, who speaks for them. He rejected the idea that a pilot had been drunk. “He was as sober as the tide,” said Pell. The surgeon Amos Fitch met her in 1961. “I expected a child,” Fitch recalled later. “She looked at my knot and said, ‘Who taught you that, a cook?’ I still use hers.” The lawyer of the owner, Else Tann, calls the note “our best witness”.\n\n“We see no demand for rope before spring,” said Owen Prit. Strand was more cheerful about sails. “Orders are up for the first time in years,” she said.',
    truths: ['“Nobody wrote back,” said Gus Pell.', 'Fitch recalled: “I expected a child.”'],
    falsehoods: [
      'Gus Pell conceded that a pilot had been drunk: “He was as sober as the tide.”',
      '‘Who taught you that, a cook?’ Fitch asked her.',
      'In 1961 Amos Fitch said: “I expected a child.”',
      'Fitch said: ‘Who taught you that, a cook?’',
      'The lawyer of the pilots, Else Tann, calls the note “our best witness”.',
    ],
  },
]);

const page = `<html><head><title>Rope museum</title></head><body><h1>The rope museum and its debts</h1>
<p>“We see no demand for museum rope before the spring,” said Owen Prit. Strand was more cheerful about sails. “Orders are up for the first time in years,” she said.</p>
<p>The owner's lawyer, Else Tann, calls the note “our best witness”.</p></body></html>`;

it.each([
  ['“Orders are up for the first time in years,” said Strand of museum rope.'],
  ["The museum's lawyer, Else Tann, calls the note “our best witness”."],
])('does not take words of the title for those beside a quote: %s', (sentence) => {
  const evidence = evidenceFrom(['page.html', page]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  const { verdict } = createVerifier(evidence).sentence({ sentence, spanIds });
  expect(['related', 'unsupported']).toContain(verdict);
});
