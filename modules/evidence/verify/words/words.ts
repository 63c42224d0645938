import { dictionary } from './dictionary';
import { synonyms } from './synonyms';

/** A text as a part of a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The form in which words are compared: without the endings of number, tense and noun forms. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  if (lower.length > maxCachedLength) return strip(lower);
  const known = stems.get(lower);
  if (known !== undefined) return known;
  const found = strip(lower);
  if (stems.size > 20_000) stems.clear();
  stems.set(lower, found);
  return found;
}
const stems = new Map<string, string>();
/** Longer words are rare in texts; hostile ones are of megabytes. */
const maxCachedLength = 64;

const irregular = dictionary<string>({
  ...{
    rose: 'rise',
    risen: 'rise',
    fell: 'fall',
    fallen: 'fall',
    grew: 'grow',
    grown: 'grow',
    growth: 'grow',
  },
  ...{
    shrank: 'shrink',
    shrunk: 'shrink',
    sank: 'sink',
    sunk: 'sink',
    lost: 'lose',
    loss: 'lose',
    losses: 'lose',
  },
  ...{ sold: 'sell', bought: 'buy', spent: 'spend', built: 'build', made: 'make' },
  ...{ took: 'take', taken: 'take', gave: 'give', given: 'give', came: 'come', stood: 'stand', held: 'hold' },
  ...{
    led: 'lead',
    kept: 'keep',
    paid: 'pay',
    won: 'win',
    began: 'begin',
    begun: 'begin',
    ran: 'run',
    saw: 'see',
  },
  ...{ people: 'person', persons: 'person', men: 'man', women: 'woman', children: 'child', lives: 'life' },
  ...{
    data: 'datum',
    media: 'medium',
    criteria: 'criterion',
    analyses: 'analysis',
    indices: 'index',
    indexes: 'index',
  },
  ...{
    said: 'say',
    says: 'say',
    told: 'tell',
    thought: 'think',
    brought: 'bring',
    caught: 'catch',
    taught: 'teach',
  },
  ...{
    left: 'leave',
    wrote: 'write',
    written: 'write',
    went: 'go',
    goes: 'go',
    gone: 'go',
    done: 'do',
    did: 'do',
    does: 'do',
  },
  ...{ fewer: 'few', less: 'less', more: 'more', news: 'news', series: 'series', species: 'species' },
  ...{
    halves: 'half',
    emitted: 'emit',
    emission: 'emit',
    emissions: 'emit',
    emits: 'emit',
    emitting: 'emit',
  },
  ...{ admission: 'admit', admissions: 'admit', admitted: 'admit', product: 'product', products: 'product' },
  ...{
    swung: 'swing',
    add: 'add',
    added: 'add',
    adds: 'add',
    adding: 'add',
    used: 'use',
    uses: 'use',
    using: 'use',
    overran: 'overrun',
    lent: 'lend',
    conversion: 'convert',
    conversions: 'convert',
    expansion: 'expand',
    extension: 'extend',
    decision: 'decide',
    decisions: 'decide',
    construction: 'construct',
    destruction: 'destroy',
    arrival: 'arrive',
    arrivals: 'arrive',
    departure: 'depart',
    departures: 'depart',
    closure: 'close',
    failure: 'fail',
    removal: 'remove',
    approval: 'approve',
    refusal: 'refuse',
    rental: 'rent',
    delivery: 'deliver',
    deliveries: 'deliver',
    recovery: 'recover',
    discovery: 'discover',
    thefts: 'theft',
    stolen: 'steal',
    stole: 'steal',
    drove: 'drive',
    driven: 'drive',
    flew: 'fly',
    flown: 'fly',
    swam: 'swim',
    chose: 'choose',
    chosen: 'choose',
    met: 'meet',
    meetings: 'meeting',
    cost: 'cost',
    costs: 'cost',
    lasted: 'last',
  },
  ...{
    fed: 'feed',
    found: 'find',
    became: 'become',
    broke: 'break',
    broken: 'break',
    drew: 'draw',
    drawn: 'draw',
    fought: 'fight',
    froze: 'freeze',
    frozen: 'freeze',
    got: 'get',
    heard: 'hear',
    hid: 'hide',
    hidden: 'hide',
    knew: 'know',
    known: 'know',
    laid: 'lay',
    meant: 'mean',
    rode: 'ride',
    ridden: 'ride',
    sent: 'send',
    shot: 'shoot',
    shown: 'show',
    sought: 'seek',
    spoke: 'speak',
    spoken: 'speak',
    struck: 'strike',
    swept: 'sweep',
    threw: 'throw',
    thrown: 'throw',
    withdrew: 'withdraw',
    withdrawn: 'withdraw',
    wore: 'wear',
    worn: 'wear',
    profitable: 'profit',
    success: 'succeed',
    successes: 'succeed',
    successful: 'succeed',
    successfully: 'succeed',
  },
  ...{ births: 'birth', born: 'birth', deaths: 'death', died: 'death', dying: 'death' },
});

function strip(word: string): string {
  const knownword = irregular[word];
  if (knownword !== undefined) return tidy(knownword);
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const one = singular(word);
  const knownone = irregular[one];
  if (knownone !== undefined) return tidy(knownone);
  return withoutEnding(one);
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const endings: readonly [RegExp, string][] = [
  [/(..)uctions?$/, '$1uc'],
  [/(..)umption$/, '$1um'],
  [/(....)ity$/, '$1'],
  [/(....)ation$/, '$1'],
  [/(...)(?:ition|ion)$/, '$1'],
  [/(...)ments?$/, '$1'],
  [/(...)(?:ily)$/, '$1y'],
  [/(....)ly$/, '$1'],
  [/(.)ied$/, '$1y'],
  [/([aeiouy].*)ing$/, '$1'],
  [/([aeiouy].*)ed$/, '$1'],
];

function withoutEnding(word: string): string {
  for (const [pattern, rest] of endings) {
    if (!pattern.test(word)) continue;
    const base = word.replace(pattern, rest);
    if (base.length >= 3) return tidy(base);
  }
  return tidy(word);
}

/** "stopped" and "stop", "generate" and "generation", "rise" and "rising" end alike. */
function tidy(base: string): string {
  const single = base.replace(/([bdfgmnprt])\1$/, '$1');
  return single.replace(/(...)(?:at)?e$/, '$1').replace(/(....)at$/, '$1');
}

const groups = new Map<string, string>();
for (const group of synonyms) {
  const [first, ...more] = group.split(' ').map(stem);
  if (first === undefined) continue;
  for (const word of [first, ...more]) if (!groups.has(word)) groups.set(word, first);
}

/** What a word means for the comparison: its stem, or the first word of its group of synonyms. */
export const meaningOf = (word: string): string => {
  const base = stem(word);
  return groups.get(base) ?? base;
};

/** A text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Potatoes", "batteries", "plants": the plural of a noun in small letters. */
export const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:[^aeiou]o|ch|sh|s|x|z)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;
