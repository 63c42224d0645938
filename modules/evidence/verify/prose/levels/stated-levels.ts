import { memoize } from '../../../../kernel/memoize';
import { ownerStems } from '../../words/lexicon';
import { meaningOf, stem } from '../../words/words';
import { plainPassage } from '../reading/plain-passage';
import type { Passage } from '../reading/read-passage';
import { type Read, readSentence } from '../reading/read-sentence';
import { earlierYear, levelsIn } from './level-clauses';
import type { StatedLevel } from './level-forms';
import { levelWording } from './level-wording';
import { levelOfItem } from './list-levels';
import { countedKinds, listedLevels } from './listed-levels';

/**
 * A level with the passage that gives it. `key`: its measure with its unit; `group`: the same for all levels of a sentence; `isCarried`: its
 * year is that of the sentence before.
 */
export type Level = StatedLevel & {
  spanId: string;
  key: string;
  group: number;
  isCarried?: boolean;
  /** Its sentence does not name whose it is. */
  isImplied?: boolean;
};

/** Levels of a passage that are read; the tables of them grow with their number. */
const mostLevels = 60;
/** Longer sentences are not taken apart: some forms take time with the square of the length. */
const longest = 300;

/** The same measure in the singular and the plural is the same. */
export const keyOf = ({ measure, verb, amount }: Pick<StatedLevel, 'measure' | 'verb' | 'amount'>): string =>
  `${[...measure.toLowerCase().split(' '), verb].map((each) => meaningOf(each)).join(' ')}|${amount.unit?.dim ?? ''}`;

/** "Unemployment" of "youth unemployment": the last word of a measure, with its unit. */
const endOf = (key: string): string => key.replace(/^.* (?=\S+ \|)/, '');

/** The levels that a passage gives, each with the measure and the year that it leaves to the sentence before. */
export const levelsOf = memoize((passage: Passage): readonly Level[] => {
  const [text] = passage.sentences;
  const item = passage.list && text ? levelOfItem(text.text.replace(/\.$/, ''), passage.list) : undefined;
  if (item) return [{ ...item, spanId: passage.id, key: keyOf(item), group: 0 }];
  const found: Level[] = [];
  const read = new Set<string>();
  for (const own of [passage.unfolded(), plainPassage(passage)]) {
    let [group, start]: [Read | undefined, number] = [undefined, found.length];
    for (const [index, each] of own.sentences.entries()) {
      const before = own.before(index);
      if (before !== group) [group, start] = [before, found.length];
      const isKnown = read.has(each.text) || found.length >= mostLevels;
      read.add(each.text);
      for (const level of isKnown
        ? []
        : [
            ...partsOf(each).flatMap((part) => levelsIn(part)),
            ...listedLevels(each),
            ...countedKinds(each),
          ]) {
        const whole = completed(level, found.slice(0, start), found.slice(start));
        if (whole)
          found.push({
            ...whole,
            ...ownerOf(whole, passage),
            ...{ spanId: passage.id, key: keyOf(whole), group: start },
          });
      }
    }
  }
  return found.filter((level, index) => !isToldElse(level, index, found));
});

/** "Gas-fired plants", "gas-fired plants" */
const calledAs = ({ owner, kind }: StatedLevel): string => `${owner} ${kind}`.trim().toLowerCase();

/** A level without a year of its own that stands elsewhere with one, or again. */
const isToldElse = (level: Level, index: number, all: readonly Level[]): boolean =>
  all.some(
    (each, at) =>
      calledAs(each) === calledAs(level) &&
      each.key === level.key &&
      each.amount.value === level.amount.value &&
      ((level.year === '' && each.year !== '') ||
        (level.isCarried === true && !each.isCarried && each.year !== '') ||
        (at < index && each.year === level.year && each.isCarried === level.isCarried)),
  );

const brought =
  /^(?<when>.*\b(?:19|20)\d{2}), (?:bringing|taking|raising|lifting|cutting|reducing|lowering) (?<what>[^,]{4,80}?) to (?<rest>.*)$/u;
const respectively =
  /^(?<lead>(?:In (?:19|20)\d{2}, )?)(?:The (?<noun>\p{Ll}{3,20})s (?:in|at|of) )?(?<one>\p{Lu}[\p{L}’ -]{1,40}?) and (?<two>\p{Lu}[\p{L}’ -]{1,40}?) (?<verb>\p{Ll}{3,20}) (?<a>[^,]{1,40}?) and (?<b>[^,]{1,60}?),? respectively(?<rest> in (?:19|20)\d{2})?(?:,.*)?$/u;

/** "Bringing the share to 58%" as what it was, "A and B had 4 and 5 staff respectively" as a clause of each; else the clauses of `levelWording`. */
function partsOf(read: Read): readonly Read[] {
  const plain = read.text.replace(/\.$/, '');
  if (plain.length > longest) return [];
  const made = brought.exec(plain)?.groups;
  const year = made?.when?.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  if (made && year.length === 1)
    return [readSentence(`In ${year[0] ?? ''}, ${made.what ?? ''} was ${made.rest ?? ''}`)];
  const two = respectively.exec(plain)?.groups;
  if (two) return clausesOfTwo(two).map((text) => readSentence(text));
  const parts = levelWording(read.text);
  const isPlain = parts.length === 1 && parts[0] === plain;
  return isPlain ? [read] : [read, ...parts.map((part) => readSentence(part))];
}

/** "The plants in Riva and Tornio shipped 27 GWh and 15 GWh of cells" */
function clausesOfTwo(found: Partial<Record<string, string>>): string[] {
  const { lead = '', noun, one = '', two = '', verb = '', a = '', b = '', rest = '' } = found;
  const behind =
    /^\D*[\d.,]+(?: (?:million|billion))? ?(?:%|\p{Ll}[\p{L}-]*)?(?<noun> .*)?$/u.exec(b)?.groups?.noun ?? '';
  const who = (name: string) => (noun === undefined ? name : `The ${name} ${noun}`);
  return [
    `${lead}${who(one)} ${verb} ${a}${withUnit(a, b)}${behind}${rest}`,
    `${lead}${who(two)} ${verb} ${b}${rest}`,
  ];
}

/** "2.9 and 2.5 million tonnes" */
const withUnit = (a: string, b: string): string =>
  /^\d[\d.,]*$/.test(a)
    ? (/^[\d.,]+(?<unit>(?: million| billion)? ?(?:%|\p{Ll}+))/u.exec(b)?.groups?.unit ?? '')
    : '';

/** A level with the measure of the clause before and the years of the sentence before. */
function completed(
  level: StatedLevel,
  earlier: readonly Level[],
  own: readonly Level[],
): (StatedLevel & { isCarried?: boolean }) | undefined {
  const alike = [...earlier, ...own].findLast(
    ({ amount, verb, measure }) =>
      measure !== '' &&
      amount.unit?.dim === level.amount.unit?.dim &&
      (verb === level.verb || level.verb === ''),
  );
  const measured =
    level.measure === '' && alike ? { ...level, measure: alike.measure, verb: alike.verb } : level;
  if (measured.measure === '') return undefined;
  if (measured.year !== '' && measured.year !== earlierYear) return measured;
  const last = earlier.findLast(({ key }) => endOf(key) === endOf(keyOf(measured)));
  const group = earlier.filter(({ key, group: of }) => key === last?.key && of === last.group);
  const [year = '', before = '', ...more] = [...new Set(group.map((each) => each.year))].sort().reverse();
  if (measured.year === earlierYear)
    return before !== '' && more.length === 0 ? { ...measured, year: before, isCarried: true } : undefined;
  const isLater = own.some((each) => each.year !== '' && !each.isCarried && each.year >= year);
  return year === '' || isLater ? measured : { ...measured, year, isCarried: true };
}

/** Whose a level is: "the group" and no owner mean what the source is about. */
function ownerOf(
  { owner, kind }: StatedLevel,
  { main, topic }: Passage,
): Pick<Level, 'owner' | 'kind' | 'called' | 'isImplied'> {
  const name = main?.name ?? topic?.name ?? '';
  const own = name.includes(' and ') ? '' : name;
  const isNamed = own !== '' && (owner === main?.short || owner === own);
  if (isNamed) return { owner: own, kind: '' };
  const isNoun = /^\p{Ll}/u.test(owner) && ownerStems.has(stem(owner));
  if (owner !== '' && !isNoun) return { owner, kind };
  return { owner: own, kind: '', isImplied: true, ...(isNoun ? { called: owner } : {}) };
}
