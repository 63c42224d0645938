import { type Read, readSentence } from '../reading/read-sentence';
import type { StatedLevel } from './level-forms';

/** Longer sentences are not read. */
const longest = 400;
const fewest = 2;

const nameWord = "\\p{Lu}[\\p{L}&’'.-]{0,40}";
const name = `${nameWord}(?: (?:(?:of|and|the|de|on|for|&) )?(?:${nameWord}|\\d{1,3}(?!\\d))){0,5}`;
const size = '(?:\\p{Sc} ?)?\\d[\\d.,]*(?: (?:thousand|million|billion))?(?: ?%)?';
const noun = '(?!and\\b|in\\b|while\\b|the\\b|followed\\b)\\p{Ll}[\\p{L}-]{1,30}';
const figure = `(?<figure>${size}(?: ${noun}(?: ${noun}){0,3})?)`;
/** "St Anne's with 640 beds", "Rosk (36,000)". */
const item = new RegExp(
  `(?:[Tt]he )?(?<owner>${name}) (?:with ${figure}|\\(${figure.replace('?<figure>', '?<within>')}\\))`,
  'uy',
);
const joint = /, and (?=\S)|, | and |; /y;
/** The words ahead of the items: "The trust runs three hospitals: ", "The largest were ". */
const heads = /^[^:"“”]{3,120}: |^(?:In (?:19|20)\d{2}, )?the (?:\p{Ll}+ ){1,4}(?:were|are) /iu;
/** "Aldern remained the largest university with 54,000 students, followed by Rosk with 36,000": the first of them. */
const first = new RegExp(
  `^(?:In (?:19|20)\\d{2}, )?(?:[Tt]he )?(?<owner>${name}) (?:is|was|remains|remained|became) the (?:second-)?(?:largest|biggest|busiest|most \\p{Ll}+) (?:\\p{Ll}+ ){0,6}with ${figure}, (?:followed by|ahead of) `,
  'u',
);
const limits =
  /["“”„«»?]|\b(?:about|around|nearly|almost|over|under|not|no|never|would|will|could|may|if|each|planned|expected|respectively|up|down|from|than|compared)\b/i;
const years = /\b(?:19|20)\d{2}\b/g;

const counted =
  /\b(?<count>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\p{Ll}[\p{Ll}-]* ){0,2}?(?<noun>\p{Ll}{3,}s): $/u;
const counts = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [word, at + 2]),
);

type Item = { owner: string; figure: string };

/** The levels of a sentence that lists them: "three hospitals: St Anne's with 640 beds, Pellgate with 410 and Orrin with 150". */
export function listedLevels({ text }: Read): readonly StatedLevel[] {
  const plain = text.replace(/\.$/, '');
  const head = plain.length > longest || limits.test(plain) ? null : (first.exec(plain) ?? heads.exec(plain));
  const items = head ? itemsFrom(plain, head) : undefined;
  if (!items || items.length < fewest) return [];
  const found = items.flatMap(({ owner, figure: said }) => {
    const read = readSentence(said);
    const [amount, ...more] = read.amounts;
    const counted = amount ? said.slice(amount.end).trim() : '';
    return amount && more.length === 0 && amount.at === 0 ? [{ owner, of: amount.of, counted }] : [];
  });
  const nouns = new Set(found.flatMap(({ counted }) => (counted === '' ? [] : [counted])));
  const [measure = ''] = nouns;
  const units = new Set(found.map(({ of }) => of.unit?.dim));
  const [year = '', ...more] = new Set(plain.match(years) ?? []);
  if (found.length < items.length || nouns.size > 1 || units.size > 1 || more.length > 0) return [];
  const { count = '', noun = '' } = counted.exec(head?.[0] ?? '')?.groups ?? {};
  const isOfAll = (counts.get(count) ?? Number(count)) === found.length;
  const kind = isOfAll ? noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : '';
  const called = isOfAll ? /^(?:The|Its) (?<who>\p{Ll}{3,}) /u.exec(plain)?.groups?.who : undefined;
  const own = { kind, measure, verb: '', year, isOfAll, ...(called === undefined ? {} : { called }) };
  return found.map(({ owner, of }) => ({ ...own, owner, amount: of }));
}

const whole =
  /\b(?<total>\d[\d,]*) (?<noun>\p{Ll}{3,})(?: (?:at|in|on|by|of) [^:\d]{2,40}(?:(?:19|20)\d{2})?)?: (?<items>\d[^:;()]{6,200})$/u;
const kindOfIt = /^(?<size>\d[\d,]*) (?<owner>(?:\p{L}[\p{L}-]* ){0,2}[\p{L}\d-]+)$/u;

/** "52 aircraft: 34 Airbus A320s, 12 Embraer E195s and 6 ATR 72s": how many of each kind, where they add up to all. */
export function countedKinds({ text }: Read): readonly StatedLevel[] {
  const plain = text.replace(/\.$/, '');
  const {
    total,
    noun: measure = '',
    items = '',
  } = (plain.length > longest || limits.test(plain) ? null : whole.exec(plain))?.groups ?? {};
  const parts = total === undefined ? [] : items.split(/,? and (?=\d)|, (?=\d)/);
  const found = parts.flatMap((part) => {
    const { size: count = '', owner } = kindOfIt.exec(part)?.groups ?? {};
    const [amount, ...more] = readSentence(count).amounts;
    return owner !== undefined && amount && more.length === 0 ? [{ owner, amount: amount.of }] : [];
  });
  const sum = found.reduce((all, { amount }) => all + amount.value, 0);
  const isWhole =
    found.length === parts.length && found.length > 1 && sum === Number(total?.replace(/,/g, ''));
  const [year = '', ...more] = new Set(plain.match(years) ?? []);
  if (!isWhole || more.length > 0) return [];
  return found.map((each) => ({ ...each, kind: '', measure, verb: '', year, isOfAll: true, isKind: true }));
}

/** The items behind the head, each with its figure, up to the end of the sentence or its time; undefined where something else stands there. */
function itemsFrom(plain: string, head: RegExpExecArray): Item[] | undefined {
  const { owner, figure: own } = head.groups ?? {};
  const found: Item[] = owner === undefined || own === undefined ? [] : [{ owner, figure: own }];
  let at = head[0].length;
  for (;;) {
    item.lastIndex = at;
    const next = item.exec(plain);
    if (!next) return undefined;
    const { owner: who = '', figure: said, within = '' } = next.groups ?? {};
    found.push({ owner: who, figure: said ?? within });
    at += next[0].length;
    if (/^(?: in (?:19|20)\d{2})?$/.test(plain.slice(at))) return found;
    joint.lastIndex = at;
    at += joint.exec(plain)?.[0].length ?? 0;
    if (at !== joint.lastIndex || joint.lastIndex === 0) return undefined;
  }
}
