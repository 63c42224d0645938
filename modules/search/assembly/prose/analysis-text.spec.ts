import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, parseAnalysis } from './analysis-text';
import type { LedgerFact } from '../../plan';

const facts: LedgerFact[] = [
  { id: 'rise', label: 'Rise', value: '1.28', unit: '°C', period: '2024', change: '', basis: 'model' },
  { id: 'share', label: 'Share', value: '1,234.50', unit: '%', period: '', change: '', basis: 'model' },
];
const blocks = (markdown: string) =>
  parseAnalysis(markdown, facts).map(({ type, content }) => [type, content]);
const long = 'a line of more than fifteen characters.';

describe('analysis text is parsed into blocks as in spec section 5', () => {
  it.each<[string, string, string[][]]>([
    [
      'headings of level 2 to 6',
      '## Two\n###### Six',
      [
        ['subheading', 'Two'],
        ['subheading', 'Six'],
      ],
    ],
    ['a heading of level 1 is no block', `# One\n\n${long}`, [['paragraph', long]]],
    [
      'fully bold lines',
      '**Market Drivers**\n**Risk:**',
      [
        ['subheading', 'Market Drivers'],
        ['subheading', 'Risk'],
      ],
    ],
    [
      'a line with some bold is no heading',
      '**Half** of it is bold and half is not.',
      [['paragraph', 'Half of it is bold and half is not.']],
    ],
    [
      'known section names',
      `Key Findings:\n${long}`,
      [
        ['subheading', 'Key Findings'],
        ['paragraph', long],
      ],
    ],
    [
      'the heading Complete Analysis goes',
      `## Complete Analysis\n\n**Complete Analysis**\n\n${long}`,
      [['paragraph', long]],
    ],
    [
      'bullets of all kinds',
      '- one\n* two\n+ three\n• four\n1. five\n2) six',
      ['one', 'two', 'three', 'four', 'five', 'six'].map((item) => ['listItem', item]),
    ],
    ['a short line is dropped', `Fifteen letters\n\n${long}`, [['paragraph', long]]],
    [
      'each line is a paragraph',
      `First ${long}\nSecond ${long}`,
      [
        ['paragraph', `First ${long}`],
        ['paragraph', `Second ${long}`],
      ],
    ],
    [
      'a short end of a wrapped line is not lost',
      'The anomaly rose to its peak in\n2024.',
      [['paragraph', 'The anomaly rose to its peak in 2024.']],
    ],
    [
      'a wrapped line is not lost',
      'The anomaly rose to its peak\nin 2024.',
      [['paragraph', 'The anomaly rose to its peak in 2024.']],
    ],
    [
      'Windows line ends',
      `## A\r\n\r\n${long}\r\n`,
      [
        ['subheading', 'A'],
        ['paragraph', long],
      ],
    ],
  ])('%s', (_, markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['scripts vanish', `Before<script>alert("x")</script> and after.`, 'Before and after.'],
    [
      'tags leave their words',
      'A <b onclick="x()">bold</b> claim is made here.',
      'A bold claim is made here.',
    ],
    [
      'an escaped script vanishes too',
      'Before &lt;script&gt;alert(1)&lt;/script&gt;and after it.',
      'Before and after it.',
    ],
    [
      'images vanish',
      'See ![pixel](https://evil.example/p.png?q=secret) this plot in full.',
      'See this plot in full.',
    ],
    [
      'links keep their words',
      'Read [the (long) study](javascript:alert(1)) for details.',
      'Read the (long) study for details.',
    ],
    [
      'smaller-than is no tag',
      'Here 1 < 2 and 4 > 3 hold in every case.',
      'Here 1 < 2 and 4 > 3 hold in every case.',
    ],
    [
      'an unclosed tag cannot open',
      'An image <img src=x onerror=alert(1) is text.',
      'An image < img src=x onerror=alert(1) is text.',
    ],
    [
      'nested emphasis',
      'It is ***very*** _much_ `code` and ~~old~~ text.',
      'It is very much code and old text.',
    ],
    [
      'snake_case and products stay',
      'The field max_line_length is 2 * 3 * 4 long.',
      'The field max_line_length is 2 * 3 * 4 long.',
    ],
    [
      'escaped marks stay',
      'A literal \\*star\\* remains in this line.',
      'A literal *star* remains in this line.',
    ],
    ['quotes and fences', '> A quoted line of some length.\n```js', 'A quoted line of some length.'],
    ['table rows become words', '| Country | Share of total |\n|---|---|', 'Country, Share of total'],
    [
      'facts are filled in, units once',
      'It rose {{ fact: RISE }} and {{share}} percent, {{rise}} °C.',
      'It rose 1.28 °C and 1,234.50 percent, 1.28 °C.',
    ],
    [
      'an unknown fact is said to be missing',
      'It rose to {{no-such-fact}} in a year.',
      'It rose to (figure missing) in a year.',
    ],
    ['a placeholder left open', 'It rose to {{rise in a single year.', 'It rose to rise in a single year.'],
    [
      'citations leave no trace',
      'It rose [s3], then fell [s3, S4; s9] again 【s1】.',
      'It rose, then fell again.',
    ],
  ])('%s', (_, markdown, expected) => {
    expect(blocks(markdown)).toEqual([['paragraph', expected]]);
  });

  it('keeps citations and figures with their sentence', () => {
    const [block] = parseAnalysis(
      'It rose to {{rise}}. [s3] Then it fell [s4, s6-s8]. Dr. Smith of the U.S. office agrees.',
      facts,
    );
    expect(block?.sentences.map(({ text, mention }) => [text, mention.spanIds, mention.factIds])).toEqual([
      ['It rose to 1.28 °C.', ['s3'], ['rise']],
      ['Then it fell.', ['s4', 's6', 's7', 's8'], []],
      ['Dr. Smith of the U.S. office agrees.', [], []],
    ]);
  });

  it('a question within a sentence does not end it', () => {
    const said = [
      '"Is it growing?" needs two points in time.',
      'Did it rise?',
      'It did!',
      'iPhone sales tell (so what?) little.',
    ];
    const [block] = parseAnalysis(said.join(' '));
    expect(block?.sentences.map(({ text }) => text)).toEqual(said);
  });

  it('splits paragraphs to fewer than 400 characters between sentences, and loses none', () => {
    const text = Array.from({ length: 30 }, (_, at) => `Sentence number ${at} says a little more.`).join(' ');
    const parsed = parseAnalysis(text);
    expect(parsed.length).toBeGreaterThan(2);
    for (const { content } of parsed) expect(content.length).toBeLessThan(400);
    expect(parsed.map(({ content }) => content).join(' ')).toBe(text);
  });

  it('cuts an overlong sentence, and both pieces keep its citations', () => {
    const parsed = parseAnalysis(`${'word '.repeat(120)}end [s2].`);
    expect(parsed.map(({ content }) => content.length < 400)).toEqual([true, true]);
    expect(new Set(parsed.flatMap(({ sentences }) => sentences.map(({ mention }) => mention))).size).toBe(1);
  });

  it('never throws, and lets no tag, brace or citation through [SEC-11]', () => {
    const nasty = fc.constantFrom(
      '<script',
      '</script>',
      '{{',
      '}}',
      '{{rise}}',
      '[s1]',
      '](',
      '![',
      '**',
      '&lt;',
      '<img ',
      '>',
      '\n\n',
      '- ',
      '## ',
      '`',
      '\uE000',
      '😀',
    );
    const text = fc
      .array(fc.oneof(nasty, fc.string(), fc.lorem({ maxCount: 5 })), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        for (const { type, content, sentences } of parseAnalysis(markdown, facts)) {
          expect(content).not.toMatch(/<[a-z/!]|\{\{|\}\}|\[s\d+\]/i);
          if (type === 'paragraph') expect(content.length).toBeLessThan(400);
          expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(content);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('a title is one line of plain words', () => {
  expect(cleanText('## The *great* <i>rise</i>\n of {{rise}} [s1]', facts)).toBe('The great rise of 1.28 °C');
});
