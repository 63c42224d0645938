import { countsOf, leadAt, type Objection } from '../reading/objection';
import { isSaidBy } from '../reading/passage-figures';
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
