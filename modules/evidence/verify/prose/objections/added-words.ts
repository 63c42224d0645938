import { countedState, toCome } from '../../words/lexicon';
import { has, type Objection } from '../reading/objection';

const rate = /\b(?:per|each|every) (?<unit>year|quarter|month|week|day|hour|night)\b/gi;
const adverbs: Readonly<Record<string, RegExp>> = {
  year: /\b(?:year|annual|yearly|p\.a\.|annum)/i,
  quarter: /\bquarter/i,
  month: /\bmonth/i,
  week: /\bweek/i,
  day: /\b(?:day|daily)/i,
  hour: /\b(?:hour|\p{L}+\/h)/iu,
  night: /\bnight/i,
};

/** "Income per month" of an income that the passage gives for no month. */
export const addedRate: Objection = (claim, source) => {
  if (claim.amounts.length === 0) return undefined;
  const added = [...claim.text.matchAll(rate)].find(({ groups }) => {
    const known = adverbs[groups?.unit?.toLowerCase() ?? ''];
    return known !== undefined && !known.test(source.text);
  });
  return added && `does not say “${added[0]}”`;
};

const nearlyDone =
  /\b(?<word>almost|nearly|virtually|practically|all but) (?:had|was|were|got|hit|made|won|lost|sold|\p{Ll}{3,}ed)\b/iu;
const near = /\b(?:almost|nearly|virtually|practically|all but|close to|just under|short of)\b/i;

/** "Almost had 52,400 visitors" of a museum that had them, and the other way round. */
export const nearlyDoneOtherwise: Objection = (claim, source) => {
  const [own, held] = [nearlyDone.exec(claim.text), nearlyDone.exec(source.text)];
  if (own && !has(near, source)) return `does not say “${own.groups?.word}”`;
  return held && !has(near, claim) ? `says “${held.groups?.word}”` : undefined;
};

const excess = /\btoo (?:many|few|much|little)\b/i;

/** "36 people too many" of 36 people. */
export const addedExcess: Objection = (claim, source) =>
  has(excess, claim) && !/\btoo\b/i.test(source.text)
    ? `does not say “${excess.exec(claim.text)?.[0]}”`
    : undefined;

const place = /\b(?<lead>[Aa]round|[Nn]ear|[Oo]utside|[Bb]eyond) (?:the )?(?<name>\p{Lu}\p{L}+)/u;

const besidePlace = /\b(?:around|near|outside|beyond|surround\p{Ll}*)\b/iu;

/** "Around Brandow" of what the passage gives for Brandow. */
export const aroundOtherwise: Objection = (claim, source) => {
  const { lead, name = '' } = place.exec(claim.text)?.groups ?? {};
  if (lead === undefined || !source.text.includes(name)) return undefined;
  return has(besidePlace, source) ? undefined : `does not say “${lead.toLowerCase()} ${name}”`;
};

/** "64 hotels are full" of 64 hotels. */
export const addedState: Objection = (claim, source) => {
  const found = countedState.exec(claim.text)?.groups?.state;
  return found === undefined || new RegExp(`\\b${found}`, 'i').test(source.text)
    ? undefined
    : `does not say “${found}”`;
};

const planned =
  /\b(?:to|will|would|shall|plan\p{Ll}*|expect\p{Ll}*|intend\p{Ll}*|aim\p{Ll}*|due|scheduled|target\p{Ll}*|forecast\p{Ll}*|hop\p{Ll}+|want\p{Ll}*)\b(?! (?:\p{Sc}|\p{Lu}{3} )?\d)/iu;

/** "Exports were to grow by 6.3 percent" of exports that did. */
export const addedPlan: Objection = (claim, source) =>
  has(toCome, claim) && !has(planned, source) ? 'does not give this as a plan' : undefined;

const hours = /\b(?<kind>part|full)[- ]time\b/gi;

/** "Because 43 percent work full-time" of a passage that says part-time of them, and full-time of something else. */
export const otherHours: Objection = (claim, source) => {
  const kindsIn = (text: string) =>
    [...text.matchAll(hours)].map(({ groups }) => groups?.kind?.toLowerCase());
  const [own, held] = [kindsIn(claim.text), kindsIn(source.text)];
  const count = (kinds: typeof own, kind: string) => kinds.filter((each) => each === kind).length;
  const more = (['part', 'full'] as const).find(
    (kind) => count(own, kind) > count(held, kind) && held.length > count(held, kind),
  );
  return more && `does not say “${more}-time” of this`;
};

/** Counted nouns of a statement that are looked for in the passage. */
const mostNarrowed = 8;
const narrowed =
  /(?<figure>\d[\d.,]*) (?<word>(?!million|billion|thousand|percent|per\b)\p{Ll}{2,}(?:-\p{Ll}+)?) (?<noun>(?!has|was|is)\p{Ll}{2,}s|people|women|men|children)(?!\p{L})/gu;

/** "386 full-time employees" of "386 employees, who shared 271 full-time positions": the word narrows another noun there. */
export const narrowedByOther: Objection = (claim, source) => {
  for (const { groups: { figure = '', word = '', noun = '' } = {} } of [
    ...claim.text.matchAll(narrowed),
  ].slice(0, mostNarrowed)) {
    const bare = new RegExp(
      `(?<![\\d.,])${figure.replace(/[.,]$/, '').replaceAll('.', '\\.')} ${noun}(?!\\p{L})`,
      'u',
    );
    const isElsewhere = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(source.text);
    if (isElsewhere && bare.test(source.text)) return `says this of all ${noun}, not of “${word}” ones`;
  }
  return undefined;
};

const moved =
  /\bby (?:about |around |nearly |almost |some )?(?<rate>\d[\d.]*) ?(?:%|percent|per cent) to (?:about |around |nearly |almost |some )?(?<level>\d[\d.,]*\d|\d)/iu;

/**
 * "The number of schools rose by 2.4 percent to 1,318" of "412,600 pupils attended the 1,318 schools, 2.4 percent more than before": what
 * grew is what the sentence counts first.
 */
export const movedObject: Objection = (claim, source) => {
  const { rate = '', level = '' } = moved.exec(claim.text)?.groups ?? {};
  const at =
    level === ''
      ? -1
      : source.text.search(new RegExp(`\\bthe ${level.replaceAll('.', '\\.')}(?![\\d.,]*\\d)`));
  const by =
    rate === ''
      ? -1
      : source.text.search(
          new RegExp(
            `(?<![\\d.,])${rate.replaceAll('.', '\\.')} ?(?:%|percent|per cent) (?:more|less|fewer|higher|lower)\\b`,
          ),
        );
  if (at < 0 || by < at) return undefined;
  const first = source.amounts.find((each) => each.end <= at && !each.of.ordinal && !each.of.fraction);
  return first && `says of ${first.of.text.trim()} that it changed so`;
};
