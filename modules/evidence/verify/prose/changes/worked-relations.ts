import type { Amount } from '../../numbers/amounts';
import { fits, times } from '../../numbers/compare';
import type { Read } from '../reading/read-sentence';
import {
  approximate,
  isAlike,
  isWritten,
  mostWorkings,
  number,
  type Working,
  written,
} from '../reading/worked-figures';
import { capital } from '../../words/words';

const thing = '(?:[^,;]|,(?=\\d)){2,80}?';
/** "heating in Brem": beside something without a place it is not said where that is. */
const isPlaced = (what: string) => / (?:in|at) \p{Lu}/u.test(what);

const was = (what: string, of: Amount) =>
  `${capital(what)} ${/[^s]s$/.test(headOf(what)) ? 'were' : 'was'} ${written(of)}.`;

const headOf = (what: string) => what.replace(/ (?:of|in|at|for|from|by|on) .*$/, '');

const pairsOf = (figures: readonly Amount[], isPair: (a: Amount, b: Amount) => boolean): [Amount, Amount][] =>
  figures.flatMap((a) =>
    figures.flatMap((b): [Amount, Amount][] => (a !== b && isPair(a, b) ? [[a, b]] : [])),
  );

const multiples: Readonly<Record<string, number>> = { twice: 2, double: 2, half: 0.5 };
const multiple = `(?<bound>more than |over |almost |nearly |about |roughly |around |just over |well over |)(?:(?<word>twice|half)|<0> times)`;
const size = '(?:much|many|large|high|long|big|great|heavy|wide|deep|tall|expensive)';
const behindBoth = `(?:, (?:at )?<a> (?:against|compared with|compared to|versus|and|as against) <b>)?`;
const ratios: readonly RegExp[] = [
  new RegExp(
    `^(?<x>${thing}), at <a>, (?<v>was|were|is|are) ${multiple} as ${size} as (?<y>${thing}), at <b>$`,
    'u',
  ),
  new RegExp(
    `^(?<x>${thing}) (?<v>\\p{Ll}+(?: \\p{Ll}+)?) ${multiple} as ${size}(?<noun>(?: \\p{Ll}+){0,2}) as (?<y>${thing})${behindBoth}$`,
    'u',
  ),
];

/** "Supermarkets gave twice as much as manufacturers, 1,120 against 540 tonnes": what each of the two gave. */
export function ratiosOf(claim: Read, figures: readonly Amount[]): Working[] {
  const own = claim.amounts.filter(({ of }) => !of.fraction && !of.ordinal);
  const isTimes = (index: number) => /^ times\b/.test(claim.text.slice(own[index]?.end ?? 0));
  const counted = own.filter((_, index) => !isTimes(index));
  const factor = own.find((_, index) => isTimes(index));
  if (counted.length !== 0 && counted.length !== 2) return [];
  const names = new Map([
    ...(factor ? [[factor, '<0>'] as const] : []),
    ...counted.map((each, index) => [each, index === 0 ? '<a>' : '<b>'] as const),
  ]);
  let text = claim.text.replace(/[.!]$/, '');
  for (const each of [...own].reverse())
    text = `${text.slice(0, each.at)}${names.get(each)}${text.slice(each.end)}`;
  const found = ratios.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found || (found.word === undefined && !factor)) return [];
  const { x = '', y = '', v = '', noun = '', bound = '', word } = found;
  if (/\b(?:not|never|no)\b/.test(`${x} ${v}`) || isPlaced(x) !== isPlaced(y)) return [];
  const said: Amount = factor?.of ?? timesOf(multiples[word ?? ''] ?? 2, bound);
  const [first, second] = counted.map(({ of }) => of);
  const pairs =
    first && second
      ? [[{ ...first, unit: first.unit ?? second.unit }, second] as const]
      : pairsOf(figures, isAlike);
  return pairs
    .filter(
      ([a, b]) =>
        b.value > 0 &&
        isAlike(a, b) &&
        fits({ ...said, unit: undefined }, a.value / b.value, times) === 'yes',
    )
    .map(([a, b]) => ({
      statements: [`${capital(x)} ${v} ${written(a)}${noun}.`, `${capital(y)} ${v} ${written(b)}${noun}.`],
      operands: [a, b],
      text: `${a.text.trim()} against ${b.text.trim()}`,
      formula: `${a.value} / ${b.value} = ${number(a.value / b.value)}`,
      result: number(a.value / b.value),
    }))
    .slice(0, mostWorkings);
}

const margin = new RegExp(
  `^(?<x>${thing}) (?:exceeded|exceeds|surpassed) (?<y>${thing}) by <0>(?<rest>(?: (?:in|at|on|during) [^,;]{2,60})?)$`,
  'u',
);

/** "Income exceeded expenditure by 2.3 million": what each of the two was. */
export function marginsOf(claim: Read, figures: readonly Amount[]): Working[] {
  const [by, ...more] = claim.amounts;
  if (!by || more.length > 0 || by.of.ordinal || by.of.fraction || by.of.unit?.dim === 'percent') return [];
  const text = `${claim.text.slice(0, by.at)}<0>${claim.text.slice(by.end)}`.replace(/[.!]$/, '');
  const { x, y = '', rest = '' } = margin.exec(text)?.groups ?? {};
  if (x === undefined) return [];
  return pairsOf(figures, (a, b) => isAlike(a, b) && isAlike(a, by.of) && isWritten(by.of, a.value - b.value))
    .map(([a, b]) => ({
      statements: [was(x, a), was(y, b)].map((each) => each.replace(/\.$/, `${rest}.`)),
      operands: [a, b],
      text: `${a.text.trim()} against ${b.text.trim()}`,
      formula: `${a.value} − ${b.value} = ${number(a.value - b.value)}`,
      result: number(a.value - b.value),
    }))
    .slice(0, mostWorkings);
}

const bounds: Readonly<Record<string, Amount['bound']>> = {
  'more than': 'over',
  over: 'over',
  'well over': 'over',
  almost: 'nearly',
  nearly: 'nearly',
  about: 'about',
  roughly: 'about',
  around: 'about',
  'just over': 'just-over',
};

/** How many times as much, as a figure: "more than doubled". */
export const timesOf = (value: number, bound: string): Amount => ({
  ...{
    text: String(value),
    value,
    step: 0.1,
    sign: '',
    scale: 1,
    unit: undefined,
    fraction: false,
    ordinal: false,
  },
  bound: bounds[bound.trim()] ?? 'exact',
});

const together: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:Together|Combined|In total|Taken together|Between them),? )(?<x>${thing}) and (?<y>${thing}) (?<v>own|hold|have|employ|carry|produce|received?|paid|owned|held|had|were|employed|carried|produced|gave|donated|sold|spent|cost|covered?|provided?|account for|make up|made up|accounted for) ${approximate}<0>(?<rest>[^,;]{0,80})$`,
    'u',
  ),
  new RegExp(
    `^(?<x>${thing}) and (?<y>${thing}) (?:together|combined|jointly) (?<v>own|hold|have|employ|carry|produce|received?|paid|owned|held|had|employed|carried|produced|gave|donated|sold|spent|cost|covered?|provided?|account for|make up|made up|accounted for) ${approximate}<0>(?<rest>[^,;]{0,80})$`,
    'u',
  ),
];

/** "Together, the canton and the town own 55 percent": what each of them owns. */
export function sumsOf(claim: Read, figures: readonly Amount[]): Working[] {
  const [total, ...others] = claim.amounts;
  if (!total || others.length > 0 || total.of.ordinal || total.of.fraction) return [];
  const text = `${claim.text.slice(0, total.at)}<0>${claim.text.slice(total.end)}`.replace(/[.!]$/, '');
  const found = together.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return [];
  const { x = '', y = '', v = '', rest = '' } = found;
  const one = (who: string, of: Amount) =>
    `${capital(who)} ${/[^s]s$/.test(headOf(who)) ? v : singular(v)} ${written(of)}${rest}.`;
  return pairsOf(
    figures,
    (a, b) => isAlike(a, b) && isAlike(a, total.of) && isWritten(total.of, a.value + b.value),
  )
    .map(([a, b]) => ({
      statements: [one(x, a), one(y, b)],
      operands: [a, b],
      text: `${a.text.trim()} and ${b.text.trim()}`,
      formula: `${a.value} + ${b.value} = ${number(a.value + b.value)}`,
      result: number(a.value + b.value),
    }))
    .slice(0, mostWorkings);
}

const singular = (verb: string) =>
  verb === 'have'
    ? 'has'
    : verb === 'were'
      ? 'was'
      : verb.replace(
          /^(own|hold|employ|carr|produce|receive|cover|provide|account|make|cost)(y?)(?= |$)/,
          (_, base: string, y: string) => (base === 'carr' ? 'carries' : `${base}s${y}`),
        );

const turns: readonly (readonly [verb: string, isUp: boolean])[] = [
  ['(?:rose|grew|climbed|increased|went up|widened|improved)', true],
  ['(?:fell|dropped|declined|decreased|narrowed|shrank|slipped|went down)', false],
];
const when = '(?: (?:in|at|by|during) [^,;<>]{3,40}?)?';
const changed = turns.flatMap(([verb, isUp]) =>
  [
    `^(?<what>${thing}) ${verb} from <a>(?<then>${when}) to <b>(?<now>${when})$`,
    `^(?<what>${thing}) ${verb} to <b>(?<now>${when}),? from <a>(?<then>${when})$`,
  ].map((pattern) => [new RegExp(pattern, 'u'), isUp] as const),
);

/** "The deficit narrowed to 41 million in 2024, from 58 million in 2023": what it was at either time. */
export function endsOf(claim: Read): Working[] {
  const [first, second, ...more] = claim.amounts;
  if (!first || !second || more.length > 0 || !isAlike(first.of, second.of)) return [];
  const isFrom = /\bfrom $/.test(claim.text.slice(0, first.at));
  const [from, to] = isFrom ? [first, second] : [second, first];
  const text = `${claim.text.slice(0, first.at)}${isFrom ? '<a>' : '<b>'}${claim.text.slice(first.end, second.at)}${isFrom ? '<b>' : '<a>'}${claim.text.slice(second.end)}`;
  for (const [pattern, isUp] of changed) {
    const { what, then = '', now = '' } = pattern.exec(text.replace(/[.!]$/, ''))?.groups ?? {};
    if (what === undefined || to.of.value > from.of.value !== isUp || to.of.value === from.of.value) continue;
    // Which of the two was first, the text must say.
    if (!isBefore(then, now)) return [];
    const at = (of: Amount, time: string) => was(what, of).replace(/\.$/, `${time}.`);
    return [
      {
        statements: [at(from.of, then), at(to.of, now)],
        operands: [from.of, to.of],
        text: `from ${from.of.text.trim()} to ${to.of.text.trim()}`,
        formula: `${to.of.value} − ${from.of.value} = ${number(to.of.value - from.of.value)}`,
        result: number(to.of.value - from.of.value),
      },
    ];
  }
  return [];
}

const isBefore = (then: string, now: string): boolean => {
  const [first, last] = [then, now].map((time) => /(?:19|20)\d{2}/.exec(time)?.[0]);
  if (last === undefined) return false;
  return first === undefined
    ? /\b(?:previous|preceding|prior) year\b|\byear (?:earlier|before)\b/.test(then)
    : first < last;
};
