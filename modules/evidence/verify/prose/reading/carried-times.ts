import { months } from '../../words/calendar';
import { ownerStems } from '../../words/lexicon';
import { capital, stem } from '../../words/words';
import { limiting } from './dated-levels';

const longest = 300;
/** Sentences back from one in which its time is looked for. */
const mostBack = 3;
const year = /\b(?:19|20)\d{2}\b(?!\/)/g;
/** A time of its own, or one that is not that of the sentence before. */
const ownTime = new RegExp(
  `\\b(?:today|now|currently|so far|still|once|then|later|earlier|ago|since|until|before|after|last|next|recent\\p{Ll}*|previous\\p{Ll}*|future|planned?|quarter|half-year|month|week|day|${months}|spring|summer|autumn|winter|century|decade)s?\\b`,
  'u',
);
const yearEarlier = /\b(?:a year (?:earlier|before)|the (?:previous year|year before))\b/;
/** Verbs of a level or a change in the past. */
const verbs =
  'rose|fell|grew|increased|decreased|declined|dropped|climbed|shrank|jumped|slipped|went (?:up|down)|was|were|had|came to|amounted to|totalled|reached|stood at|brought in|sold|treated|carried|earned|spent|provided|produced|harvested|accounted for|made up|employed|welcomed|generated|received|reported|posted|recorded|supplied|exported|imported|built|handled|served';
const told = new RegExp(`\\b(?:${verbs})\\b`);
const present = /\b(?:is|are|has|have|covers?|includes?|does|do|can|remains?|lies|makes?)\b/;
const size =
  '(?:about |some |around |nearly |almost )?(?:\\p{Sc} ?)?\\d(?:[\\d.,]*\\d)?(?![.,]?\\d)(?: ?%|(?:m|bn|k)\\b| (?:percent|per cent|million|billion)(?![\\p{L}]))?(?: per \\p{Ll}+| (?!to\\b|from\\b|in\\b|and\\b|but\\b|while\\b|per\\b)\\p{Ll}[\\p{L}/-]*(?: per \\p{Ll}+)?)?';
const fromTo = new RegExp(
  `\\bfrom (?<a>${size}),? to (?<b>${size})(?=[.,;]|$| (?:and|but|while|in)\\b)`,
  'gu',
);
const toFrom = new RegExp(`\\bto (?<b>${size}),? from (?<a>${size})(?=[.,;]|$| (?:and|but|while)\\b)`, 'gu');
const upFrom = new RegExp(
  `\\b(?<link>up from|down from|compared with|compared to|against) (?<a>${size})(?=[.,;]|$| (?:and|but|while)\\b)`,
  'gu',
);

/** `isOfLead`: of the year that the source begins with; of two levels alone. */
type Times = { now: string; then?: string | undefined; isOfLead?: boolean };

/**
 * The clauses of a sentence without a time, behind one that gives levels of one or two years, each with these years: "The Paints
 * division brought in 206 million, up from 180 million" behind "Revenue rose from 360 million in 2021 to 412 million in 2022". None for
 * any other.
 */
export function withCarriedTimes(texts: readonly string[], index: number, leadYear?: string): string[] {
  const text = withoutSamePeriod((texts[index] ?? '').replace(/\.$/, ''));
  const ofLead = inLeadYear(text, leadYear);
  if (ofLead !== undefined) return [ofLead];
  const plain = text.replace(yearEarlier, '');
  if (text.length > longest || /["“”„«»?;:()]/.test(text) || /\b(?:19|20)\d{2}\b/.test(text)) return [];
  if (ownTime.test(plain) || present.test(plain) || limiting.test(plain.replace(joints, ' '))) return [];
  if (pointsBack(text)) return [];
  const clauses = clausesIn(text);
  const times = clauses.length > 0 ? timesBefore(texts, index, leadYear) : undefined;
  const dated = times ? clauses.map((clause) => datedClause(clause, times)) : [];
  return dated.flatMap((each) => (each === undefined ? [] : [`${capital(each)}.`]));
}

/** "Rose from 80,000 to 96,000 over the same period": the time of the sentence before. */
const withoutSamePeriod = (text: string): string =>
  capital(
    text
      .replace(/^(?:Over|In|During) (?:the same|this|that) (?:period|time|span), /, '')
      .replace(/ (?:over|in|during) the same (?:period|time|span)$/, ''),
  );

/** "It", "the company": whom the sentence means is decided with the one before it. */
function pointsBack(text: string): boolean {
  const noun = /^The (\p{Ll}+) /u.exec(text)?.[1];
  return /^(?:It|They|He|She|Its|Their) /.test(text) || (noun !== undefined && ownerStems.has(stem(noun)));
}

const joints =
  /, (?:but|while|whereas|and) |(?<=%|percent|million|billion|\d) and (?=(?:in |on |at )?(?:the )?\p{Lu})/gu;
const first = new RegExp(`^(?<subject>.{2,80}?) (?<verb>${verbs}) (?=${size})`, 'u');
const fronted = new RegExp(
  `^(?<place>(?:In|On|At) .{2,60}?),? (?<rest>(?:it|they|the number|the rate|the share) (?:${verbs}) )(?=${size})`,
  'u',
);

/** "The Tools division 132 million, up from 120 million" */
const verbless = new RegExp(`^(?<who>[^,]{2,60}?) (?=${size}(?:,|$))`, 'u');

/** The clauses of a sentence, each with the verb that the first of them has; none where one of them cannot be read. */
function clausesIn(text: string): string[] {
  const parts = text.split(joints);
  const found: string[] = [];
  const [head = ''] = parts;
  const lead = fronted.exec(head)?.groups ?? first.exec(head)?.groups;
  for (const part of parts) {
    if (told.test(part) && /\d/.test(part)) found.push(part);
    else {
      const gap = verbless.exec(part);
      const who = gap?.groups?.who;
      if (!lead || gap === null || who === undefined || /\d/.test(who)) return [];
      const rest = part.slice(gap[0].length);
      const isPlace = /^(?:in|on|at) /i.test(who);
      if (isPlace !== (lead.place !== undefined)) return [];
      found.push(
        isPlace ? `${capital(who)} ${lead.rest ?? ''}${rest}` : `${capital(who)} ${lead.verb ?? ''} ${rest}`,
      );
    }
  }
  return found;
}

/** A clause with the years of its figures; undefined where it compares with a time that is not known. */
function datedClause(text: string, { now, then, isOfLead = false }: Times): string | undefined {
  const isTwo = [fromTo, toFrom, upFrom].some((pattern) => text.search(pattern) >= 0);
  // "Compared with 70 percent nationally" compares with another place.
  if (isOfLead && (!isTwo || /\b(?:compared|against)\b/.test(text))) return undefined;
  const isEarlier = yearEarlier.test(text);
  if ((isTwo || isEarlier) && then === undefined) return undefined;
  if (isEarlier && Number(then) !== Number(now) - 1) return undefined;
  const dated = text
    .replace(yearEarlier, `in ${then ?? ''}`)
    .replace(fromTo, `from $<a> in ${then ?? ''} to $<b> in ${now}`)
    .replace(toFrom, `to $<b> in ${now} from $<a> in ${then ?? ''}`)
    .replace(upFrom, `$<link> $<a> in ${then ?? ''}`);
  if (dated.includes(now)) return dated;
  return `In ${now}, ${/^(?:The|A|An|In|On|At|Of) /.test(dated) ? dated.charAt(0).toLowerCase() + dated.slice(1) : dated}`;
}

const comparing = /\b(?:from|up from|down from|compared with|compared to|against|than in)\b/;

/** The year, or the two years, that the nearest sentence before with a year gives its figures of. */
function timesBefore(texts: readonly string[], index: number, leadYear?: string): Times | undefined {
  const ofLead = leadYear && { now: leadYear, then: yearBefore(leadYear), isOfLead: true };
  for (let at = index - 1; at >= Math.max(0, index - mostBack); at -= 1) {
    const text = texts[at] ?? '';
    const years = [...new Set(text.match(year))].sort();
    if (years.length === 0) {
      // A time of another kind ends what is carried over.
      if (ownTime.test(text.replace(yearEarlier, '')) || present.test(text)) return undefined;
      continue;
    }
    const [first, second, ...more] = years;
    if (
      more.length > 0 ||
      limiting.test(text) ||
      ownTime.test(text.replace(yearEarlier, '')) ||
      !told.test(text)
    )
      return undefined;
    if (ofLead && second === undefined && first === ofLead.then && comparing.test(text)) return ofLead;
    if (second === undefined)
      return { now: first ?? '', then: yearEarlier.test(text) ? String(Number(first) - 1) : undefined };
    return comparing.test(text) ? { now: second, then: first } : undefined;
  }
  return ofLead || undefined;
}

const yearBefore = (year: string): string => String(Number(year) - 1);

/** "It carried 2.6 million, compared with 2.5 million in 2022" of a text that begins with 2023, against 2022: of 2023. */
function inLeadYear(text: string, leadYear: string | undefined): string | undefined {
  if (leadYear === undefined || text.length > longest || /["“”„«»?;:()]/.test(text)) return undefined;
  const years = new Set(text.match(year));
  const then = yearBefore(leadYear);
  if (years.size !== 1 || !years.has(then) || pointsBack(text) || ownTime.test(text)) return undefined;
  const isCompared = new RegExp(
    `\\b(?:up from|down from|compared with|compared to|against|after) ${size} in ${then}$`,
    'u',
  ).test(text);
  const isLead = /^(?:In|At|By|During|For) /.test(text);
  if (!isCompared || isLead || !told.test(text)) return undefined;
  const small = /^(?:The|A|An) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `In ${leadYear}, ${small}.`;
}
