import { countsOf, leadAt, type Objection } from '../reading/objection';
import { isSaidBy, rateOf } from '../reading/passage-figures';
import { lies, type Period } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Amount } from '../../numbers/amounts';

const owners = '(?:the|its|their|his|her|our|this|that)';
const edges = 'end|close|start|beginning|outset|middle|turn|eve';
const places =
  'first|second|third|fourth|fifth|sixth|final|last|opening|previous|preceding|next|following|current|early|late';
const times =
  'years?|seasons?|months?|quarters?|weeks?|days?|decades?|half|term|phase|stage|trial|study|campaign|project|scheme|programme|program|survey|test|strike|war|crisis|pandemic|launch|opening|merger|takeover|reform|vote|election';
const phrase = new RegExp(
  `\\b(?:at|by|in|during|until|since|before|after|from|on) (?:${owners} )?(?:very )?(?:(?<edge>${edges}) of (?:${owners} )?)?(?:(?<place>${places}) )?(?<time>${times})\\b(?! (?:of |in )?(?:19|20)\\d{2})`,
  'giu',
);
/** The figure that another one is compared with, up to a time behind it: "up from 9,800 at". */
const compared =
  /\b(?:from|against|than|versus|compared (?:with|to)) (?:(?:only|just|about|around|some) )?(?:\p{Sc} ?)?(?<base>\d[\d.,]*)[^.;:\d]{0,40}$/iu;

type Time = { at: number; key: string };

/** The times of a sentence without a year that an edge or a place narrows: "the end of its first year". */
const timesIn = ({ text }: Read): Time[] =>
  [...text.matchAll(phrase)].flatMap(({ index, groups: { edge = '', place = '', time = '' } = {} }) =>
    edge || place ? [{ at: index, key: [edge, place, time].join(' ').toLowerCase() }] : [],
  );

/** The figure that a passage gives for a time, where it stands there as what another figure is compared with. */
function baseAt(source: Read, { at }: Time): Placed<Amount> | undefined {
  const lead = leadAt(source, at);
  const found = compared.exec(lead);
  const from = found && at - lead.length + found.index;
  return from === null ? undefined : source.amounts.find((each) => each.at >= from && each.at < at);
}

/** "At the end of its first year it had 61,300", where it had 61,300, up from 9,800 at the end of its first year. */
export const exchangedTime: Objection = (claim, source) => {
  const [figure, ...more] = countsOf(claim);
  if (!figure || more.length > 0) return undefined;
  const held = timesIn(source);
  for (const { key } of timesIn(claim)) {
    const same = held.filter((time) => time.key === key);
    const bases = same.flatMap((time) => baseAt(source, time) ?? []);
    if (bases.length > 0 && bases.length === same.length && !bases.some(({ of }) => isSaidBy(figure.of, of)))
      return `gives ${bases[0]?.of.text.trim() ?? ''} for that time`;
  }
  return undefined;
};

const comparedAhead =
  /\b(?:than|from|since|against|after|before|until|by|compared (?:with|to)|over|on|between|versus)(?: (?:the|about|some|in|of|for|its|year))* $/i;
const rightBehind = /^,? (?:in|during|for|at the end of) (?:the year )?$/i;

/** "In 2016, the rent rose to 1,080 euros", where it rose to that in 2021: the year right behind the figure is that of the passage. */
export const otherYear: Objection = (claim, source) => {
  const [period, ...more] = claim.periods;
  if (!period || more.length > 0 || comparedAhead.test(claim.text.slice(0, period.at))) return undefined;
  // "Was 36.6 million, down from 44.5 million in 2022": the year is that of the figure before it.
  const owner = countsOf(claim).find(
    ({ end }) => period.at >= end && rightBehind.test(claim.text.slice(end, period.at)),
  );
  for (const amount of owner ? [owner] : countsOf(claim)) {
    if (comparedAhead.test(claim.text.slice(0, amount.at))) continue;
    const same = countsOf(source).filter(({ of }) => isSaidBy(amount.of, of));
    const held = same.map(
      ({ end, at: place }) =>
        source.periods.find(({ at }) => at >= end && rightBehind.test(source.text.slice(end, at))) ??
        leadOf(source, place),
    );
    const [first] = held;
    const isOther = held.every(
      (time) => time !== undefined && !lies(time.of, period.of) && !lies(period.of, time.of),
    );
    if (first && isOther) return `gives ${amount.of.text.trim()} for ${first.of.text}`;
  }
  return undefined;
};

/** "In 2021 the rent was 1,080 euros": the time that leads a sentence is that of its first figure. */
const leadOf = ({ text, periods, amounts }: Read, at: number): Placed<Period> | undefined =>
  amounts.some((each) => each.at < at && !each.of.ordinal)
    ? undefined
    : periods.find((period) => /^(?:In|During|For) (?:the year )?$/.test(text.slice(0, period.at)));

const sinceOf = (year: string) =>
  new RegExp(`\\b(?<lead>since|in|of|for|by|to|from|between|and|until|at|during)? ?${year}\\b`, 'gi');
const byIn =
  /\b(?:rose|grew|increased|climbed|fell|dropped|declined|decreased|shrank|gained|lost)\b[^,;]{0,40}? by [^,;]{2,40} in (?<year>(?:19|20)\d{2})\b/;

/** "Rose by 180 euros in 2016" of a rent that has risen since 2016. */
export const sinceAsIn: Objection = (claim, source) => {
  const year = byIn.exec(claim.text)?.groups?.year;
  const leads = year === undefined ? [] : [...source.text.matchAll(sinceOf(year))];
  return leads.length > 0 && leads.every(({ groups }) => groups?.lead?.toLowerCase() === 'since')
    ? `gives the change since ${year}`
    : undefined;
};

/** "180 euros a year" of a change that the passage gives for several years. */
export const addedYearly: Objection = (claim, source) => {
  const added = countsOf(claim).find((amount) => {
    const same = countsOf(source).filter(({ of }) => isSaidBy(amount.of, of));
    // "6.1 hours a day and day drivers 6.9 hours": the rate of one figure is that of the other.
    const isRated = countsOf(source).some((each) => rateOf(each, source) === rateOf(amount, claim));
    return (
      rateOf(amount, claim) !== '' &&
      !isRated &&
      same.length > 0 &&
      same.every((each) => rateOf(each, source) === '')
    );
  });
  return added && `does not give ${added.of.text.trim()} a ${rateOf(added, claim)}`;
};

const moreOfChange =
  /\b(?:rose|rise[sn]?|grew|grows?|grown|increased|climbed|fell|falls?|fallen|dropped|declined|decreased|shrank) by [^,;]{2,40}? (?:more|less|fewer) than (?:in|the|a|those|that)\b/i;

/** "Rose by 7 points more than in 2016" of a rise by 7 points since 2016: one change compared with another. */
export const changeOfChange: Objection = (claim, source) =>
  moreOfChange.test(claim.text) && !moreOfChange.test(source.text)
    ? 'does not compare two changes'
    : undefined;
