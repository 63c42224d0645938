import {
  addedExcess,
  addedPlan,
  addedRate,
  addedState,
  aroundOtherwise,
  movedObject,
  narrowedByOther,
  nearlyDoneOtherwise,
  otherHours,
} from './added-words';
import { type Finding, finding } from '../../tables/check-table';
import { withCarriedTimes } from '../reading/carried-times';
import { comparedLevels } from '../reading/compared-levels';
import { datedLevels } from '../reading/dated-levels';
import { countedParts } from '../reading/counted-parts';
import { gappedClauses } from '../reading/gapped-clauses';
import { samePeriod } from '../../numbers/periods';
import { exchangedCounts, ofRespective, onlyConsidered, otherRecordYear } from './exchanged-counts';
import { exchangedParts } from './exchanged-parts';
import { addedYearly, changeOfChange, otherYear, sinceAsIn } from './exchanged-times';
import { exchangedAlways, exchangedRoles } from './exchanged-roles';
import { bestWithin, otherExtent, otherPlace, outAsIn } from './other-extents';
import { labelsOfFigures } from '../figures/figure-labels';
import { isContent, isIdle, isSaidBy } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import { plainClauses } from '../reading/plain-clauses';
import { restatedClauses } from '../reading/restated-clauses';
import { plainWording } from '../../words/plain-wording';
import { type Read, readSentence } from '../reading/read-sentence';
import { turnedEnds } from './turned-ends';
import { turnedRelations } from './turned-relations';
import {
  countedInUnit,
  lostScale,
  ofEachOne,
  onlyPossible,
  otherRecord,
  otherStatistic,
  supersededFigure,
  turnedQuality,
  turnedShare,
} from './turned-figures';
import { turnedAlways, turnedWords } from './turned-words';

/**
 * What a passage says against a statement whose words and figures fit it: another subject of the same verb, a word of the part told
 * of the whole, "same" for "different". Asked last, of statements that a reading vouches for, against the nearest sentence.
 */
export function objectionTo(
  claim: Read,
  passages: readonly Passage[],
  { verdict }: Finding,
): Finding | undefined {
  const found = nearest(
    claim,
    passages.flatMap(({ sentences }) => sentences),
  );
  if (!found || found.text === claim.text) return undefined;
  if (isOneOfForms(claim, found, passages)) return undefined;
  const [said, source] = [withPlainClock(claim), withPlainClock(clauseOf(claim, found) ?? found)];
  const asked = [
    ...turnedAlways,
    ...turnedEnds,
    lostScale,
    otherYear,
    sinceAsIn,
    addedYearly,
    changeOfChange,
    exchangedCounts,
    onlyConsidered,
    otherRecordYear,
    turnedShare,
    otherRecord,
    onlyPossible,
    ofEachOne,
    addedRate,
    nearlyDoneOtherwise,
    addedExcess,
    addedPlan,
    addedState,
    aroundOtherwise,
    otherHours,
    narrowedByOther,
    movedObject,
    turnedQuality,
    supersededFigure,
    otherStatistic,
    countedInUnit,
    otherExtent,
    outAsIn,
    bestWithin,
    otherPlace,
    ...exchangedAlways,
    ...(verdict === 'derived'
      ? []
      : [
          ofRespective,
          ...turnedWords,
          ...exchangedRoles,
          ...exchangedParts,
          ...labelsOfFigures,
          ...turnedRelations,
        ]),
  ];
  const reason = asked.reduce<string | undefined>((known, ask) => known ?? ask(said, source), undefined);
  return reason === undefined ? undefined : finding('related', `The passage ${reason}.`);
}

/** "Of the 418 stores, 274 are open": which figure is of which, the forms of the sentence say themselves. */
function isOneOfForms(claim: Read, found: Read, passages: readonly Passage[]): boolean {
  const plain = plainWording(found.text);
  const forms = [
    ...countedParts(found.text),
    ...restatedClauses(plain),
    ...passages
      .filter(({ sentences }) => sentences.includes(found))
      .flatMap(({ sentences, around, topic }) => {
        const texts = sentences.map(({ text }) => text);
        const carried = withCarriedTimes(texts, sentences.indexOf(found));
        return [plain, ...carried.map((each) => plainWording(each))].flatMap((each) => [
          ...(each === plain ? [] : [each, ...gappedClauses(each)]),
          ...plainClauses(each, [...texts, ...around], topic),
        ]);
      })
      .flatMap((each) => [each, ...comparedLevels(each), ...datedLevels(each, '')]),
  ].map(bare);
  return forms.includes(bare(claim.text)) || forms.includes(bare(plainWording(claim.text)));
}

/** The clause of a sentence that holds all figures and times of a statement, where the sentence leaves its verb or its noun to another. */
const clauseOf = (claim: Read, { text }: Read): Read | undefined => {
  const plain = plainWording(text);
  const figures = claim.amounts.filter(({ of }) => !isIdle(of));
  return figures.length === 0
    ? undefined
    : [...comparedLevels(plain), ...gappedClauses(plain)]
        .map((each) => readSentence(each))
        .find(
          ({ amounts, periods }) =>
            figures.every(({ of }) => amounts.some((each) => isSaidBy(of, each.of))) &&
            claim.periods.every(({ of }) => periods.some((each) => samePeriod(of, each.of))),
        );
};

/** A sentence as forms are compared: a year that leads it stands at its end. */
const bare = (text: string) =>
  text
    .replace(/^(?<when>In (?:19|20)\d{2}),? (?<rest>.+?)\.?$/, '$<rest> $<when>')
    .toLowerCase()
    .replace(/\b(?:the|its|their|all|a total of|exactly) /g, '')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** "4.40 a.m.": the full stops end no clause. */
const withPlainClock = (read: Read): Read =>
  /\b[ap]\.m\./.test(read.text) ? readSentence(read.text.replace(/\b([ap])\.m\./g, '$1m')) : read;

/** The sentence that shares most words and figures with a statement. */
function nearest(claim: Read, sources: readonly Read[]): Read | undefined {
  const scoreOf = (source: Read) =>
    claim.words.filter((word) => isContent(word) && source.meanings.has(word.meaning)).length +
    2 * claim.amounts.filter(({ of }) => source.amounts.some((each) => isSaidBy(of, each.of))).length;
  return sources.reduce<{ source?: Read; score: number }>(
    (best, source) => {
      const score = scoreOf(source);
      return score > best.score ? { source, score } : best;
    },
    { score: 0 },
  ).source;
}
