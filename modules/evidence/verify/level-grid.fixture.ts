import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

/** One thing at two times, as sources and statements write it. */
export type Metric = {
  name: string;
  /** Another thing in the same unit. */
  other: string;
  then: number;
  now: number;
  unit: string;
  write: (value: number) => string;
};

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
export const plain = (value: number): string => grouped.format(value);

export const metrics: readonly Metric[] = [
  {
    ...{ name: 'Revenue of Halden Foods', other: 'Operating profit of Halden Foods' },
    ...{ then: 4571, now: 4862, unit: '£ million', write: (value) => `£${plain(value)} million` },
  },
  {
    ...{ name: 'The average waiting time', other: 'The average travel time' },
    ...{ then: 12.9, now: 11.4, unit: 'minutes', write: (value) => `${plain(value)} minutes` },
  },
];

/** A name within a sentence. */
export const inSentence = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const up = { rose: 'rose', up: 'up', higher: 'higher', lower: 'lower', gain: 'an increase' };
const down = { rose: 'fell', up: 'down', higher: 'lower', lower: 'higher', gain: 'a decrease' };
export const wordsOf = ({ then, now }: Metric) => (now > then ? up : down);

/** How a text gives a figure at two times. */
export const levelTexts: Readonly<Record<string, (metric: Metric) => string>> = {
  'up from': (m) =>
    `${m.name} ${wordsOf(m).rose} to ${m.write(m.now)} in 2023, ${wordsOf(m).up} from ${m.write(m.then)} in 2022.`,
  'from and to': (m) =>
    `${m.name} ${wordsOf(m).rose} from ${m.write(m.then)} in 2022 to ${m.write(m.now)} in 2023.`,
  'compared with': (m) =>
    `${m.name} reached ${m.write(m.now)} in 2023, compared with ${m.write(m.then)} in 2022.`,
  after: (m) => `${m.name} was ${m.write(m.now)} in 2023, after ${m.write(m.then)} in 2022.`,
  'one and the other': (m) => `${m.name} was ${m.write(m.then)} in 2022 and ${m.write(m.now)} in 2023.`,
  'two sentences': (m) =>
    `In 2022, ${inSentence(m.name)} was ${m.write(m.then)}. In 2023, it was ${m.write(m.now)}.`,
  parentheses: (m) => `${m.name} came to ${m.write(m.now)} in 2023 (2022: ${m.write(m.then)}).`,
  'a year earlier': (m) =>
    `${m.name} stood at ${m.write(m.now)} in 2023, against ${m.write(m.then)} a year earlier.`,
  'the year before': (m) =>
    `In 2023, ${inSentence(m.name)} amounted to ${m.write(m.now)}, ${wordsOf(m).up} from ${m.write(m.then)} the year before.`,
  'had been': (m) =>
    `${m.name} totalled ${m.write(m.now)} in 2023. A year earlier, it had been ${m.write(m.then)}.`,
  while: (m) =>
    `While ${inSentence(m.name)} was ${m.write(m.then)} in 2022, it was ${m.write(m.now)} in 2023.`,
  'the figure for': (m) =>
    `In 2023, ${inSentence(m.name)} ${wordsOf(m).rose} to ${m.write(m.now)}. The figure for 2022 was ${m.write(m.then)}.`,
};

type Said = {
  name: string;
  /** The figures at either time, by how much they differ, in percent and as a multiple. */
  a: string;
  b: string;
  gap: string;
  percent: string;
  times: string;
  then: string;
  now: string;
  word: typeof up;
};

/** Statements on a change, a comparison or a level, each in one wording. */
const statements: readonly ((said: Said) => string)[] = [
  ({ name, word, percent, now }) => `${name} ${word.rose} by ${percent} in ${now}.`,
  ({ name, word, percent, then, now }) => `${name} ${word.rose} by ${percent} between ${then} and ${now}.`,
  ({ name, word, percent, then, now }) =>
    `From ${then} to ${now}, ${inSentence(name)} ${word.rose} by ${percent}.`,
  ({ name, word, percent, then, now }) =>
    `Compared with ${then}, ${inSentence(name)} ${word.rose} by ${percent} in ${now}.`,
  ({ name, word, percent, now }) => `Year on year, ${inSentence(name)} ${word.rose} by ${percent} in ${now}.`,
  ({ name, word, percent, then, now }) => `${name} was ${percent} ${word.higher} in ${now} than in ${then}.`,
  ({ name, word, percent, b, now }) => `${name} ${word.rose} by ${percent} to ${b} in ${now}.`,
  ({ name, word, gap, now }) => `${name} ${word.rose} by ${gap} in ${now}.`,
  ({ name, word, gap, then, now }) =>
    `Between ${then} and ${now}, ${inSentence(name)} ${word.rose} by ${gap}.`,
  ({ name, word, gap, then, now }) => `${name} was ${gap} ${word.higher} in ${now} than in ${then}.`,
  ({ name, word, gap, then, now }) => `${name} was ${gap} ${word.lower} in ${then} than in ${now}.`,
  ({ name, word, b, gap, then, now }) =>
    `${name} ${word.rose} to ${b} in ${now}, ${word.gain} of ${gap} on ${then}.`,
  ({ name, word, b, percent, then, now }) =>
    `${name} ${word.rose} to ${b} in ${now}, ${word.gain} of ${percent} over ${then}.`,
  ({ name, times, then, now }) => `${name} was ${times} times as high in ${now} as in ${then}.`,
  ({ name, times, then, now }) => `In ${now}, ${inSentence(name)} was ${times} times that of ${then}.`,
  ({ name, word, then, now }) => `${name} ${word.rose} between ${then} and ${now}.`,
  ({ name, word, then, now }) => `${name} was ${word.higher} in ${now} than in ${then}.`,
  ({ name, word, then, now }) => `${name} was ${word.lower} in ${then} than in ${now}.`,
  ({ name, a, then }) => `In ${then}, ${inSentence(name)} stood at ${a}.`,
  ({ name, b, now }) => `${name} was ${b} in ${now}.`,
  ({ name, word, b, now }) => `${name} ${word.rose} to ${b} in ${now}.`,
  ({ name, word, a, b, then, now }) => `${name} ${word.rose} from ${a} in ${then} to ${b} in ${now}.`,
  ({ name, a, b, then, now }) => `${name} reached ${b} in ${now}, after ${a} in ${then}.`,
];

const saidOf = ({ name, then, now, write }: Metric, size = 1): Said => ({
  ...{ name, a: write(then * size), b: write(now * size), gap: write(Math.abs(now - then) * size) },
  percent: `${(Math.abs(now / then - 1) * 100 * size).toFixed(1)} percent`,
  ...{ times: ((now / then) * size).toFixed(2), then: '2022', now: '2023' },
  word: now > then ? up : down,
});

/** What turns a statement: the way, a year, the order of the years, the size, the thing, which figure is of which time. */
const turns: readonly ((said: Said, metric: Metric) => Said)[] = [
  (said) => ({ ...said, word: said.word === up ? down : up }),
  (said) => ({ ...said, now: '2024' }),
  (said) => ({ ...said, then: '2023', now: '2022' }),
  (_said, metric) => saidOf(metric, 1.3),
  (said, { other }) => ({ ...said, name: other }),
  (said) => ({ ...said, a: said.b, b: said.a }),
];

/** Tells whether a statement that cites all of a file is vouched for. */
export function isVouchedOver(file: string, text: string): (sentence: string) => boolean {
  const evidence = evidenceFrom([file, text]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans).map(({ id }) => id);
  const verifier = createVerifier(evidence);
  return (sentence) => /^(?:supported|derived)$/.test(verifier.sentence({ sentence, spanIds }).verdict);
}

/** All statements of this grid on a thing, each of them true. */
export const statementsOn = (metric: Metric): string[] => statements.map((make) => make(saidOf(metric)));

/** Which of the true statements over a source are not vouched for, and which of the turned ones are. */
export function verdictsOver(
  metric: Metric,
  file: string,
  text: string,
): { missed: string[]; passed: string[] } {
  const isVouched = isVouchedOver(file, text);
  const truths = statementsOn(metric);
  // Three of the six turns each, so that every turn meets every second wording.
  const falsehoods = statements.flatMap((make, index) =>
    turns
      .filter((_turn, at) => (index + at) % 2 === 0)
      .map((turn) => make(turn(saidOf(metric), metric)))
      .filter((each) => !truths.includes(each)),
  );
  return { missed: truths.filter((each) => !isVouched(each)), passed: falsehoods.filter(isVouched) };
}
