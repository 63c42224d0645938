import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from '../evidence.fixture';
import { createVerifier } from '../index';
import { languageOf, notRead } from './language';
import { falsehoods, planted, truths } from '../language.fixture';
import { scan } from './scan';

const verifier = createVerifier(planted);
const verdictOn = ([sentence, cited]: readonly [string, string]) => {
  const spanIds = [spanWith(planted, cited)];
  expect(spanIds).not.toEqual(['none']);
  return verifier.sentence({ sentence, spanIds });
};
const vouched = /^(?:supported|derived)$/;

describe.each(['fi', 'sv'] as const)('statements in another language than English: %s', (language) => {
  it('are never vouched for where they are false', () => {
    expect(falsehoods[language].length).toBeGreaterThanOrEqual(20);
    const through = falsehoods[language].filter((statement) => vouched.test(verdictOn(statement).verdict));
    expect(through).toEqual([]);
  });

  it('are supported where they are a whole sentence of the passage, and else related', () => {
    const found = truths[language].map((statement) => verdictOn(statement).verdict);
    expect(found.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'supported'));
    expect(new Set(found.slice(5))).toEqual(new Set(['related']));
  });

  it('are not accused of what their source may say', () => {
    for (const statement of truths[language].slice(5)) expect(verdictOn(statement).reason).toBe(notRead);
  });
});

/** Sentences of which no word is in the list of frequent words. */
const plain = [
  'Helsingissä syntyi tietävästi 6 204 lasta 2021.',
  'Inflaatio hidastui tosiaan 2 prosentilla 2023.',
  'Under 2023 producerade Volvo knappt 5 000 bilar.',
  'Korkeintaan 40 hakijaa hyväksyttiin 2020.',
  'Bolaget producerade knappast 40 bilar 2020.',
  'Nokia palkkasi korkeintaan 300 insinööriä 2019.',
  'Zatrudnienie spadło o 5 procent w 2020.',
  'Istanbul 2020 yilinda 5 milyon turist almadi.',
];

describe('a sentence of a passage in another language', () => {
  const texts = planted.sources
    .filter(({ title }) => /^(?:vienti|export)/.test(title))
    .flatMap(({ spans }) => spans.flatMap(({ text }) => text.split(/(?<=\.) /)));
  it.each([...texts, ...plain])('is not vouched for without one of its words: %s', (text) => {
    const evidence = evidenceFrom(['a.txt', text]);
    const alone = createVerifier(evidence);
    const spanIds = [spanWith(evidence, text)];
    expect(alone.sentence({ sentence: text, spanIds }).verdict).toBe('supported');
    const words = text.split(' ');
    for (const at of words.keys()) {
      const sentence = words.toSpliced(at, 1).join(' ');
      expect([sentence, alone.sentence({ sentence, spanIds }).verdict]).toEqual([sentence, 'related']);
    }
  });

  it('stays related beside an English passage that says something else', () => {
    const spanIds = [spanWith(planted, 'Suomen vienti'), spanWith(planted, 'Finnish exports')];
    const statement = { sentence: 'Finnish exports grew by 6 per cent in 2023.', spanIds };
    expect(verifier.sentence(statement)).toMatchObject({ verdict: 'related', reason: notRead });
  });
});

describe('a sentence that is asked or quoted in its passage', () => {
  it.each([
    ['Laskiko vienti 4 prosenttia?', 'Laskiko vienti 4 prosenttia.'],
    ['”Exporten ökade med 4 procent.”', 'Exporten ökade med 4 procent.'],
  ])('is not vouched for as a statement: %s', (text, sentence) => {
    const evidence = evidenceFrom(['a.txt', `Otsikko\n\n${text} Vastaus puuttuu vielä.`]);
    const spanIds = [spanWith(evidence, text)];
    expect(createVerifier(evidence).sentence({ sentence, spanIds }).verdict).toBe('related');
  });
});

describe('a quote in another language', () => {
  const spanIds = [spanWith(planted, 'Suomen vienti')];

  it('is unsupported where the passage does not hold it word for word', () => {
    const sentence = 'Tullin mukaan ”Suomen vienti laski 4,5 prosenttia vuonna 2023”.';
    expect(verifier.sentence({ sentence, spanIds }).verdict).toBe('unsupported');
  });

  it('is related where the passage holds it, because its frame is not read', () => {
    const sentence = 'Ministeri kiisti: ”Suomen vienti kasvoi 4,5 prosenttia vuonna 2023”.';
    expect(verifier.sentence({ sentence, spanIds }).verdict).toBe('related');
  });
});

describe('a figure of the ledger in another language', () => {
  const fact = (label: string, value: string, unit: string, cited: string) =>
    verifier.fact({
      ...{ label, value, unit, period: '2023', change: '' },
      basis: { span: spanWith(planted, cited) },
    });

  it('is not sourced, and is marked as unread', () => {
    for (const found of [
      fact('Vienti', '1234.5', '€', 'Vuosi: 2023'),
      fact('Export', '1234.5', 'mdkr', 'År: 2023'),
      fact('Tuonti', '3', '%', 'Suomen vienti'),
    ])
      expect(found).toEqual({ basis: 'model', change: '', spanIds: [], isUnread: true });
  });

  it('is sourced where it and its table are in English', () => {
    expect(fact('Exports', '1234.5', 'million EUR', 'Year: 2023').basis).toBe('source');
  });
});

describe('the language of a sentence', () => {
  it.each([
    ['Exports of Åland and Malmö rose by 5 per cent.', 'english'],
    ['El Niño raised the temperature by 0.2 °C.', 'english'],
    ['The naïve estimate of the café was 5.', 'english'],
    ['Vienti kasvoi 5 prosenttia.', 'foreign'],
    ['Exporten ökade inte.', 'foreign'],
    ['Exports rose by 5 per cent, mutta vain Ruotsissa.', 'foreign'],
    ['Der Umsatz ist nicht gestiegen.', 'foreign'],
    ['Nokia 2020: 5 %', 'none'],
  ])('%s is %s', (text, language) => {
    expect(languageOf(scan(text))).toBe(language);
  });
});
