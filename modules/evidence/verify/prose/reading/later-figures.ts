import { limiting, time, valueOf } from './dated-levels';
import { scan } from '../../text/scan';
import { isPastForm } from '../../words/verbs';

const anaphor =
  /^(?:[Bb]y|[Ii]n) (?<when>(?:19|20)\d{2}(?:\/\d{2})?),? (?:the|this|that) (?:share|figure|number|rate|proportion|percentage) (?:had |has )?(?:been|risen to|fallen to|grown to|climbed to|increased to|dropped to|declined to|decreased to|shrunk to|was|rose to|fell to|grew to|stood at) (?<size>(?:[^,;]|,(?=\d))+?)\.?$/u;

/** "In 2019, 38.4% reported it; by 2022 the share had risen to 43.1%" as "In 2022, 43.1% reported it, up from 38.4% in 2019". */
export function withLaterFigure(text: string, next: string): string | undefined {
  const { when, size } = anaphor.exec(next)?.groups ?? {};
  const found =
    /^In (?:the )?(?<then>(?:19|20)\d{2}(?:\/\d{2})?)(?: (?:school|academic|financial|fiscal) year| season)?, (?<rest>[^;]+?)\.?$/u.exec(
      text,
    )?.groups;
  if (when === undefined || size === undefined || !found || limiting.test(text)) return undefined;
  const { then = '', rest = '' } = found;
  const [own, ...more] = scan(rest).filter((token) => token.kind === 'amount' && !token.amount.ordinal);
  const [other, ...others] = scan(size).filter((token) => token.kind === 'amount');
  if (own?.kind !== 'amount' || other?.kind !== 'amount' || more.length + others.length > 0) return undefined;
  if (own.amount.unit?.dim !== other.amount.unit?.dim || when === then) return undefined;
  const [before, behind] = [rest.slice(0, own.at), rest.slice(own.end)];
  const way = valueOf(size) > valueOf(rest.slice(own.at)) ? 'up' : 'down';
  return Number.parseInt(when, 10) < Number.parseInt(then, 10)
    ? `In ${then}, ${rest}, ${way === 'up' ? 'down' : 'up'} from ${size} in ${when}.`
    : `In ${when}, ${before}${size}${behind}, ${way} from ${rest.slice(own.at, own.end)} in ${then}.`;
}

const comparedLast =
  /^(?<clause>(?:[^,;]|,(?=\d))+?), (?<rest>(?:compared with|compared to|as against|against|after|up from|down from) (?:[^,;]|,(?=\d)){1,40}? in (?<then>(?:19|20)\d{2}))\.?$/u;

/** "They found 97, compared with 118 in 2022" behind a sentence on 2023: in that year they found 97. */
export function withLaterYear(text: string, before: string): string | undefined {
  const { clause = '', rest, then = '' } = comparedLast.exec(text)?.groups ?? {};
  if (rest === undefined || /\b(?:19|20)\d{2}\b/.test(clause) || limiting.test(clause)) return undefined;
  const years = [...new Set(before.match(/\b(?:19|20)\d{2}\b/g) ?? [])];
  const now = String(Number(then) + 1);
  return years.length === 1 && new RegExp(`\\bin ${now}\\.?$`).test(before)
    ? `${clause} in ${now}, ${rest}.`
    : undefined;
}

const placed =
  /^(?<lead>In|Among|At|For|On) (?<here>[^,;\d]{3,50}), (?<what>[^,;]{2,60}?) (?<be>was|were|is|are|came to|averaged) (?<own>(?:[^,;]|,(?=\d)){1,50}), (?:compared with|compared to|against|as against) (?<other>(?:[^,;]|,(?=\d)){1,30}?) (?:in|among|at|for|on) (?<there>[^,;]{3,50}?)\.?$/u;

/** "In homes with nurses, absence was 17 days a year, compared with 20 days in homes without them": what it was there. */
export function elsewhere(text: string): string | undefined {
  const { lead, here = '', what, be, own = '', other = '', there = '' } = placed.exec(text)?.groups ?? {};
  if (lead === undefined || limiting.test(text) || /\b(?:19|20)\d{2}\b/.test(text)) return undefined;
  const [a, b] = [own, other].map((part) => scan(part).find((token) => token.kind === 'amount'));
  if (a?.kind !== 'amount' || b?.kind !== 'amount' || a.amount.unit?.dim !== b.amount.unit?.dim)
    return undefined;
  const without = /\b(?:with|without) (?<noun>\p{Ll}[^,]*)$/u.exec(here)?.groups?.noun;
  const place = without === undefined ? there : there.replace(/\b(?:them|it)$/, without);
  return /\b(?:them|it|those|others)\b/.test(place)
    ? undefined
    : `${lead} ${place}, ${what} ${be} ${own.slice(0, a.at)}${other}${own.slice(a.end)}.`;
}

const counting = '(?<verb>had|employed|counted|numbered|operated|owned|ran)';
const dated = new RegExp(`(?<when>${time})`, 'u');
const earlierCount = new RegExp(
  `^(?:[^,\\d]{2,30}, )?(?<when>[^,]{4,40}), (?:it|they) ${counting} (?<size>\\d[\\d.,\u00a0\u202f ]*) (?<noun>\\p{Ll}+)\\.?$`,
  'u',
);

/** "At the end of 2023 it had 196 inhabitants. At the end of 2013, it had 177 inhabitants." as one sentence. */
export function withEarlierCount(text: string, next: string): string | undefined {
  const { when = '', verb = '', size, noun = '' } = earlierCount.exec(next)?.groups ?? {};
  if (size === undefined || !dated.test(when) || limiting.test(text)) return undefined;
  const own = new RegExp(
    `^(?<now>${time}),? (?<who>[^,;\\d]{2,60}?) ${verb} (?:[^,;]{1,60} and )?(?<size>\\d[\\d.,\u00a0\u202f ]*) ${noun}\\b`,
    'iu',
  ).exec(text)?.groups;
  return own === undefined
    ? undefined
    : `${own.now}, ${own.who} ${verb} ${own.size} ${noun}, compared with ${size} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
}

const percent = '\\d[\\d.,]* ?(?:%|percent|per cent)';
const sharing = new RegExp(
  `^(?:(?<lead>${time}),? )?(?<who>[^,;\\d]{2,60}?) (?<verb>received|handled|carried|produced|supplied|generated|accounted for|made up) (?<now>${percent}) of (?:all |the |its )?(?<what>[^,;\\d]{2,60}?)(?: (?<late>${time}))?, (?<way>up|down) from (?<then>${percent})(?: (?<early>${time}))?\\.?$`,
  'iu',
);
const doing = new RegExp(
  `^(?<lead>In (?:19|20)\\d{2}(?:/\\d{2})?), (?<now>${percent}) of (?:all |the |its )?(?<clause>[^,;\\d]{6,100}), (?<way>up|down) from (?<then>${percent}) (?<early>in (?:19|20)\\d{2}(?:/\\d{2})?)\\.?$`,
  'u',
);
const gerunds: Readonly<Record<string, string>> = {
  ...{ reported: 'reporting', used: 'using', had: 'having', ate: 'eating', took: 'taking' },
  ...{ worked: 'working', lived: 'living', smoked: 'smoking', owned: 'owning', drank: 'drinking' },
};
const longestSubject = 4;

/** "Lockers received 18.4% of deliveries, up from 11.9%": how the share of deliveries that they received changed. */
export function changedShares(text: string): string[] {
  const found = sharing.exec(text)?.groups;
  if (found && !limiting.test(text)) {
    const { lead, who = '', verb = '', now, what, late, way, then, early } = found;
    const at = late ?? (lead && `${lead.charAt(0).toLowerCase()}${lead.slice(1)}`);
    const change = [way === 'up' ? 'rose' : 'fell', 'from', then, early, 'to', now, at]
      .filter(Boolean)
      .join(' ');
    const owner = `${who.charAt(0).toLowerCase()}${who.slice(1)}`;
    const isPart = /^(?:accounted for|made up)$/.test(verb);
    return [
      isPart
        ? `The share of ${owner} in ${what} ${change}.`
        : `The share of ${what} ${verb} by ${owner} ${change}.`,
      `${who.charAt(0).toUpperCase()}${who.slice(1)}${who.endsWith('s') ? '’' : '’s'} share of ${what} ${change}.`,
    ];
  }
  const { lead = '', clause, now, way, then, early } = doing.exec(text)?.groups ?? {};
  if (clause === undefined || limiting.test(text)) return [];
  const words = clause.split(' ');
  const verb = words.findIndex((word, index) => index > 0 && (isPastForm(word) || word === 'had'));
  if (verb < 1 || verb > longestSubject) return [];
  const [who, what] = [words.slice(0, verb).join(' '), words.slice(verb + 1).join(' ')];
  const change = `${way === 'up' ? 'rose' : 'fell'} from ${then} ${early} to ${now} in ${lead.slice(3)}`;
  const gerund = gerunds[words[verb] ?? ''];
  return [
    `The share of ${who} that ${words[verb]} ${what} ${change}.`,
    ...(gerund === undefined ? [] : [`The share of ${who} ${gerund} ${what} ${change}.`]),
  ];
}
