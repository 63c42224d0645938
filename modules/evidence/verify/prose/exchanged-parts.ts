import type { Word } from '../text/scan';
import { countsOf, has, namesIn, type Objection } from './objection';
import { isContent, isSaidBy } from './passage-figures';
import { type Read, readSentence } from './read-sentence';
import { verbUses } from './verb-uses';

const comparing = /\b(?:than|as (?:many|much|large|high|long|big|far) as|compared (?:with|to)|unlike)\b/i;
/** "The line through Holm carries 14,000" of "carries 14,000, twice as many as the line through Holm". */
const wordOfComparison: Objection = (claim, source) => {
  const cut = comparing.exec(source.text);
  const told = countsOf(claim).filter(({ of }) =>
    countsOf(source).some((each) => each.at < (cut?.index ?? 0) && isSaidBy(of, each.of)),
  );
  if (!cut || has(comparing, claim) || told.length === 0 || told.length < countsOf(claim).length)
    return undefined;
  const verb = verbUses(claim)[0]?.word.at ?? 0;
  const word = claim.words.find((each) => {
    const places = source.words.filter(({ meaning }) => meaning === each.meaning);
    return (
      isContent(each) && each.end <= verb && places.length > 0 && places.every(({ at }) => at > cut.index)
    );
  });
  return word && `says “${word.text}” of what it compares with`;
};

const jointly =
  /\b(?:together|along|combined|jointly) with [^,;]{2,40}, (?:(?:about|some|nearly|almost) )?$/i;
/** "Her party holds 27 seats" of "holds 21 and, together with the Greens, 27". */
const togetherWith: Objection = (claim, source) => {
  const match = countsOf(source).find(
    ({ at, of }) =>
      jointly.test(source.text.slice(0, at)) && countsOf(claim).some((each) => isSaidBy(each.of, of)),
  );
  return match && !has(/\b(?:together|combined|jointly|with|along|and)\b/i, claim)
    ? `says ${match.of.text.trim()} of several together`
    : undefined;
};

const vote =
  /\b(?:vot|argu|campaign|decid|rul|spoke|speak|came out)\p{Ll}* (?:(?<no>against)|for|in favour of)\b/iu;
/** "Marland voted for the cut" of "Marland voted against the cut; Estra voted for it". */
const otherVote: Objection = (claim, source) => {
  const own = vote.exec(claim.text);
  const [subject] = namesIn(claim.text.slice(0, own?.index ?? 0));
  if (!own || !subject) return undefined;
  const clause = source.text
    .split(/; |, (?:while|whereas|but) /)
    .find((part) => readSentence(part).meanings.has(subject.meaning));
  const held = clause === undefined ? null : vote.exec(clause);
  return held && (held.groups?.no === undefined) !== (own.groups?.no === undefined)
    ? `says that “${subject.text}” voted otherwise`
    : undefined;
};

const order = /\b(?:after|before)\b/i;
/** "Informing shareholders after informing customers" of the other way round. */
const otherOrder: Objection = (claim, source) => {
  const [own, held] = [order.exec(claim.text), order.exec(source.text)];
  if (!own || !held || own[0].toLowerCase() !== held[0].toLowerCase()) return undefined;
  const sides = (read: Read, { index }: RegExpExecArray) => {
    const near = (words: readonly Word[]) => new Set(words.filter(isContent).map(({ meaning }) => meaning));
    return [
      near(read.words.filter(({ end }) => end <= index).slice(-7)),
      near(read.words.filter(({ at }) => at > index).slice(0, 7)),
    ] as const;
  };
  const [[a, b], [c, d]] = [sides(claim, own), sides(source, held)];
  const isBack = [...a].some((word) => d.has(word) && !c.has(word));
  const isAhead = [...b].some((word) => c.has(word) && !d.has(word));
  return isBack && isAhead ? 'gives them in the other order' : undefined;
};

/** Asked in this order, of what the passage says itself. */
export const exchangedParts: readonly Objection[] = [wordOfComparison, togetherWith, otherVote, otherOrder];
