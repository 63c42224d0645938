import {
  causes,
  downStems,
  highestWords,
  lessWords,
  lowestWords,
  moreWords,
  upStems,
} from '../../words/lexicon';
import { boundWords, type Word } from '../../text/scan';
import { endsIn } from '../figures/passage-changes';
import type { Read } from '../reading/read-sentence';
import type { Turn } from './passage-turns';

/** A word of direction, order or cause that the passage does not have, or has the opposite of. */
export function directedOtherwise(claim: Read, own: readonly Word[], source: Read): Turn | undefined {
  for (const [name, of] of directions) {
    const word = own.find((each) => of(each) && !boundsAmount(each, claim) && !lastsOver(each, claim));
    const same = likeDirections[name] ?? of;
    const held = source.words.some(
      (each) =>
        (of(each) || same(each)) && !/^(?:over|under)$/.test(each.lower) && !boundsAmount(each, source),
    );
    if (!word || held || goesThatWay(name, source)) continue;
    const isMixed = own.some((each) => isOpposite(name, each, claim));
    const other = isMixed ? undefined : source.words.find((each) => isOpposite(name, each, source));
    return other
      ? { verdict: 'unsupported', reason: `The passage says “${other.text}”, not “${word.text}”.` }
      : { verdict: 'related', reason: `The passage does not say “${word.text}”.` };
  }
  const exchanged = exchangedDirection(claim, own, source);
  if (exchanged) return exchanged;
  const cause = own.find(
    ({ lower }) =>
      causes.has(lower) && !source.words.some((word) => word.lower === lower || causes.has(word.lower)),
  );
  return cause ? { verdict: 'related', reason: `The passage does not say “${cause.text}”.` } : undefined;
}

/**
 * "Made losses because prices fell" of "made losses because prices rose": each word of a direction has one of its own in the passage,
 * the same or one that goes the same way. Where only one that goes the other way is left, it is exchanged.
 */
function exchangedDirection(claim: Read, own: readonly Word[], source: Read): Turn | undefined {
  const held = source.words.filter((word) => wayOf(word) !== 0 && !boundsAmount(word, source));
  const told = own.filter((word) => wayOf(word) !== 0 && !boundsAmount(word, claim));
  const left = told.filter((word) => {
    const at = held.findIndex(({ stem }) => stem === word.stem);
    if (at >= 0) held.splice(at, 1);
    return at < 0;
  });
  for (const word of left) {
    const at = held.findIndex((each) => wayOf(each) === wayOf(word));
    if (at >= 0) held.splice(at, 1);
    else if (held.length > 0)
      return { verdict: 'related', reason: `The passage says “${held[0]?.text}”, not “${word.text}”.` };
  }
  return undefined;
}

const compared = /^(?:higher|lower|larger|smaller|greater|stronger|weaker|longer|shorter)$/;

/** 1 for a rise, -1 for a fall, 0 for a word of no direction. */
function wayOf({ stem, lower }: Word): 1 | -1 | 0 {
  if (upStems.has(stem) || (compared.test(lower) && moreWords.has(lower))) return 1;
  return downStems.has(stem) || (compared.test(lower) && lessWords.has(lower)) ? -1 : 0;
}

/** "more than 300": the word bounds the figure behind it. */
const boundsAmount = (word: Word, { amounts, text }: Read) =>
  boundWords.has(word.lower) &&
  amounts.some(
    ({ at, of }) =>
      at >= word.end &&
      of.bound !== 'exact' &&
      /^(?:\s|than|the|a|of|in|least|most|excess|to)*$/.test(text.slice(word.end, at)),
  );

/** "over twenty years": how long, not how much. */
const lastsOver = ({ lower, end }: Word, { amounts }: Read) =>
  lower === 'over' &&
  amounts.some(({ at, of }) => at === end + 1 && /^(?:time|month|year)$/.test(of.unit?.dim ?? ''));

const directions: readonly [string, (word: Word) => boolean][] = [
  ['up', ({ stem }) => upStems.has(stem)],
  ['down', ({ stem }) => downStems.has(stem)],
  ['more', ({ lower }) => moreWords.has(lower)],
  ['less', ({ lower }) => lessWords.has(lower)],
  ['highest', ({ lower }) => highestWords.has(lower)],
  ['lowest', ({ lower }) => lowestWords.has(lower)],
];

/** A word that goes the other way; "8 percent fewer" is the opposite of a rise. */
function isOpposite(name: string, word: Word, source: Read): boolean {
  const isOf = (other: string | undefined) =>
    directions.some(([each, of]) => each === other && of(word)) && !boundsAmount(word, source);
  const isBehindFigure = source.amounts.some(({ end }) => word.at === end + 1);
  const compared = { up: 'less', down: 'more' }[name];
  return isOf(opposites[name]) || (isBehindFigure && isOf(compared));
}

const opposites: Readonly<Record<string, string>> = {
  ...{ up: 'down', down: 'up', more: 'less', less: 'more', highest: 'lowest', lowest: 'highest' },
};

/** "18 fewer than a year before" and "shrank by 18" go the same way. */
const likeDirections: Readonly<Record<string, (word: Word) => boolean>> = {
  up: ({ lower }) => moreWords.has(lower),
  down: ({ lower }) => lessWords.has(lower),
  more: ({ stem }) => upStems.has(stem),
  less: ({ stem }) => downStems.has(stem),
};

/** The ends that the passage gives go up or down, though it has no word for it. */
function goesThatWay(name: string, source: Read): boolean {
  const ends = endsIn(source);
  const rise = ends ? ends.to.of.value - ends.from.of.value : 0;
  return name === 'up' || name === 'more' ? rise > 0 : (name === 'down' || name === 'less') && rise < 0;
}
