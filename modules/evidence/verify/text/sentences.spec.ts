import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceRanges, sentencesOf, sentencesWithOffsets } from './sentences';

describe('a text is split into its sentences', () => {
  it.each([
    ['Sales fell. Costs rose.', ['Sales fell.', 'Costs rose.']],
    ['It is in the U.S. In 2015 it moved.', ['It is in the U.S.', 'In 2015 it moved.']],
    [
      'The U.S. Department of Energy agrees. So do we.',
      ['The U.S. Department of Energy agrees.', 'So do we.'],
    ],
    [
      'See no. 5 and Fig. A2. The answer was no. Then it closed.',
      ['See no. 5 and Fig. A2.', 'The answer was no.', 'Then it closed.'],
    ],
    [
      'On Jan. 12 it opened. It closed in Jan. They left.',
      ['On Jan. 12 it opened.', 'It closed in Jan.', 'They left.'],
    ],
    ['J. K. Rowling met John F. Kennedy. Both wrote.', ['J. K. Rowling met John F. Kennedy.', 'Both wrote.']],
    ['Oranges hold vitamin C. Lemons do too.', ['Oranges hold vitamin C.', 'Lemons do too.']],
    ['World War I. The war ended.', ['World War I.', 'The war ended.']],
    [
      'Acme Inc. Chairman Dr. Smith left. He joined Beta Ltd. The firm is old.',
      ['Acme Inc. Chairman Dr. Smith left.', 'He joined Beta Ltd.', 'The firm is old.'],
    ],
    [
      'It rose by 3.5 million, or .5 percent. It fell to 2.',
      ['It rose by 3.5 million, or .5 percent.', 'It fell to 2.'],
    ],
    [
      'Smith et al. Found nothing? They did, e.g. In Oslo.',
      ['Smith et al. Found nothing?', 'They did, e.g. In Oslo.'],
    ],
    ['"How large?" needs a boundary. So what?', ['"How large?" needs a boundary.', 'So what?']],
    ['“Close it!” Ada Okafor said. Nobody did.', ['“Close it!” Ada Okafor said.', 'Nobody did.']],
    ['“Close it!” The pier stayed open.', ['“Close it!”', 'The pier stayed open.']],
    [
      '“We paid too much. We paid it late,” said Okafor. He left.',
      ['“We paid too much. We paid it late,” said Okafor.', 'He left.'],
    ],
    [
      'The 5" pipe burst. The 6" pipe held. "It is old. It is thin."',
      ['The 5" pipe burst.', 'The 6" pipe held.', '"It is old. It is thin."'],
    ],
    ['One line\nends here. The next\nends there.', ['One line ends here.', 'The next ends there.']],
  ])('%s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('a long quotation is parted at its sentences', () => {
    const long = `“${'The pier is old. '.repeat(30)}It closes.” He left.`;
    expect(sentencesOf(long).every((sentence) => sentence.length <= 400)).toBe(true);
  });

  it('loses nothing but the space between them, and tells where each begins', () => {
    const part = fc.oneof(
      fc.constantFrom('U.S. ', 'no. 5 ', '“', '”', '"', '! ', '? ', '. ', '\n', 'Dr. '),
      fc.lorem(),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        const ranges = sentenceRanges(text);
        expect(
          ranges
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
        for (const { text: sentence, offset } of sentencesWithOffsets(text))
          expect(text.slice(offset).replace(/\s+/g, ' ').startsWith(sentence)).toBe(true);
      }),
    );
  });
});

describe('a figure that begins a sentence', () => {
  it.each([
    ['The route is 120 km long. 30 per cent of it runs through forest.', 2],
    ['It sold 300 cars in 2022. 45% of them were red.', 2],
    ['A total of 33 died (see table). 158 people were injured.', 2],
    ['It cost 3 million. $5 million more was spent.', 2],
    ['See no. 5 and cf. 30 people on pp. 12 to 14.', 1],
    ['It takes approx. 30 minutes from St. 5 km away.', 1],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});
