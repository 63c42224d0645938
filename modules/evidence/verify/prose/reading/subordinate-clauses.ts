import { auxiliaries, isParticiple, isPastForm } from '../../words/verbs';
import { month } from '../../words/calendar';
import { capital } from '../../words/words';

const subject =
  "(?:(?:the|a|an|its|two|three|many|some) (?:\\p{Ll}[\\p{L}’'-]* ){0,3}?\\p{Ll}[\\p{L}’'-]*|\\p{Ll}[\\p{L}’'-]*(?: \\p{Ll}[\\p{L}’'-]*)??|(?:\\p{Lu}[\\p{L}’'-]+ ){0,3}?\\p{Lu}[\\p{L}’'-]+)";

const year = /\b(?:19|20)\d{2}\b/;

/** What a sentence says in clauses that hang on others, each as a sentence: a reason, what came before, what is said in passing. */
export const subordinateClauses = (text: string): string[] => [
  ...untilDone(text),
  ...withoutDelay(text),
  ...objectRelative(text),
  ...withReason(text),
  ...ofOrigin(text),
  ...destinations(text),
  ...joinedFall(text),
  ...joinedPassive(text),
  ...listedPredicates(text),
];

/** Words that begin a clause with a subject of its own, and insertions. */
const linked =
  /[;:]|\b(?:because|after|before|although|though|when|while|whereas|since|until|where|which|who|whose|if)\b|, (?:called|named|known|built|founded|owned|based|located|led|run|designed|made)\b/;

/** "Sold 240,000 copies, has been translated into 31 languages and won a prize": each of the same subject. */
function listedPredicates(text: string): string[] {
  const parts = text.split(/,? and (?=\p{Ll})|, (?=\p{Ll})/u);
  if (parts.length < 3 || linked.test(text) || !text.endsWith(` and ${parts.at(-1)}`)) return [];
  const isVerb = (word: string) => auxiliaries.has(word) || isPastForm(word);
  const words = (parts[0] ?? '').split(' ');
  const at = words.findIndex((word, index) => index > 0 && isVerb(word));
  const others = parts.slice(1);
  if (at < 1 || at > 8 || !others.every((part) => isVerb(part.split(' ')[0] ?? ''))) return [];
  // "The hall, leased to a club,": a participle says it of the noun before.
  if (
    others
      .slice(0, -1)
      .some(
        (part) =>
          /^\p{Ll}+ (?:by|to|in|at|from|for|with|on|as|of)\b/u.test(part) &&
          !auxiliaries.has(part.split(' ')[0] ?? ''),
      )
  )
    return [];
  const who = words.slice(0, at).join(' ');
  return [parts[0] ?? '', ...others.map((part) => `${who} ${part}`)];
}

const passive =
  /^(?<who>[^,;]{2,60}? (?:was|were)) (?<did>\p{Ll}+)(?<rest> [^,;]{2,80}?)? and (?:\p{Ll}+ly )?(?<done>\p{Ll}+)(?<last> [^,;]{2,80})$/u;
/** "Was opened in 1968 and completely rebuilt in 2019": either, at its own time. */
function joinedPassive(text: string): string[] {
  const { who, did = '', rest = '', done = '', last = '' } = passive.exec(text)?.groups ?? {};
  return who !== undefined &&
    isParticiple(did.replace(/^re(?=\p{L}{4})/u, '')) &&
    isParticiple(done.replace(/^re(?=\p{L}{4})/u, '')) &&
    year.test(rest + last)
    ? [`${who} ${did}${rest}`, `${who} ${done}${last}`]
    : [];
}

const until =
  /^(?<who>(?:The|Its|A|An) (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*|(?:\p{Lu}[\p{L}’'-]+ ?){1,3}) (?<did>\p{Ll}+) [^;]{3,160}?,? (?:before|after|when|once) it (?:was|had been) (?<rest>[^,;]{5,100})$/u;
/** "The fire destroyed 27 houses before it was brought under control" says that the fire was brought under control. */
function untilDone(text: string): string[] {
  const { who = '', did = '', rest } = until.exec(text)?.groups ?? {};
  return rest !== undefined && isPastForm(did) ? [`${who.trim()} was ${rest}`] : [];
}

const delayed =
  /^(?<main>[^;]{10,240}), (?:(?:almost|nearly|about|over|more than) )?(?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) (?:later|earlier|longer) than (?:originally |initially )?(?:planned|expected|scheduled|intended|announced)$/;
/** "Opened in May 2022, two years later than planned" says that it opened in May 2022. */
const withoutDelay = (text: string): string[] => {
  const main = delayed.exec(text)?.groups?.main;
  return main === undefined ? [] : [main, ...lastPredicate(main)];
};

/** "The tunnel cost 1 billion euros and opened in 2022": what is said behind "and", of the same subject. */
function lastPredicate(text: string): string[] {
  const [one = '', other = '', ...more] = text.split(' and ');
  const words = one.split(' ');
  const at = words.findIndex((word, index) => index > 0 && isPastForm(word));
  const isSecond = isPastForm(other.split(' ')[0] ?? '');
  return more.length > 0 || at < 1 || !isSecond || /[,;]/.test(text.replace(/\d,\d/g, ''))
    ? []
    : [`${words.slice(0, at).join(' ')} ${other}`];
}

const withRelative =
  /^(?<main>[^;]{3,200}?\b(?<noun>(?:the|its|their|an?) (?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]*)), which (?<who>(?:the (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*|(?:\p{Lu}[\p{L}’'-]+ ){0,3}?\p{Lu}[\p{L}’'-]+)) (?<did>\p{Ll}+)(?<rest> [^,;]{3,100})?$/u;
/** "Signed the petition, which the council received on 3 May" says that the council received the petition on 3 May. */
function objectRelative(text: string): string[] {
  const { main, noun = '', who, did = '', rest = '' } = withRelative.exec(text)?.groups ?? {};
  return who !== undefined && main !== undefined && isPastForm(did)
    ? [main, `${who} ${did} ${noun.replace(/^an? /, 'the ')}${rest}`]
    : [];
}

const reason = new RegExp(
  `^(?<main>[^;]{10,200}?),? (?<link>because|after|although|even though|since|as) (?<clause>(?<who>${subject}) (?<did>\\p{Ll}+) [^,;]{3,120})$`,
  'u',
);
/** "The bridge was closed after engineers found cracks" says that it was closed, and that engineers found cracks. */
function withReason(text: string): string[] {
  const { main = '', link = '', clause, who = '', did = '' } = reason.exec(text)?.groups ?? {};
  const isVerb = /^(?:was|were|had)$/.test(did) || (isPastForm(did) && !auxiliaries.has(did));
  if (clause === undefined || !isVerb || (/^(?:since|as)$/.test(link) && !text.includes(`, ${link} `)))
    return [];
  // The one time of a passage would be taken for that of the main clause.
  if (year.test(clause) && !year.test(main)) return [main];
  const owner = /^The (?<what>\p{Ll}[\p{L}-]*) \p{Ll}/u.exec(main)?.groups?.what;
  const owned =
    /\bits\b/.test(clause) && owner !== undefined ? [clause.replace(/\bits\b/, `the ${owner}’s`)] : [];
  return /^(?:it|they|he|she|this|that|these|those)$/.test(who)
    ? []
    : [main, capital(clause), ...owned.map(capital)];
}

const origin =
  /^(?<how>(?:Founded|Built|Opened|Established|Launched|Created|Completed|Designed|Introduced|Set up|Developed|Discovered) (?:by|in|at|on|from|between) [^,;]{3,80}), (?<who>(?:the|The) (?:\p{Ll}[\p{L}’'-]* ){0,3}?\p{Ll}[\p{L}’'-]*|(?:\p{Lu}[\p{L}’'-]+ ){0,3}?\p{Lu}[\p{L}’'-]+) (?<rest>(?<did>\p{Ll}+) .+)$/u;
/** "Founded in 1987, the cooperative has 430 members" says that it was founded in 1987. */
function ofOrigin(text: string): string[] {
  const { how = '', who, rest = '', did = '' } = origin.exec(text)?.groups ?? {};
  return who !== undefined && (auxiliaries.has(did) || isPastForm(did) || /[^s]s$/.test(did))
    ? [`${who} was ${how.charAt(0).toLowerCase()}${how.slice(1)}`, `${who} ${rest}`]
    : [];
}

const reporting =
  'said|says|added|announced|warned|rejected|denied|demanded|promised|stressed|criticised|criticized|welcomed|called for|confirmed|admitted';
const reports = new RegExp(
  `^(?<who>(?:The |A )?(?:[\\p{L}’'-]+ ){0,6}?[\\p{L}’'-]+) (?<one>${reporting}) (?<what>[^;]{3,160}?),? and (?<other>${reporting}) (?<rest>[^;]{3,160})$`,
  'u',
);
const quoted = / as [“"][^“”"]{2,120}[”"]/u;
const dayOfReport = new RegExp(
  `^(?<lead>(?:The |A )?(?:[\\p{L}’'-]+ ){0,6}?[\\p{L}’'-]+ (?:ruled|decided|said|announced|warned|confirmed|agreed|found)) on \\d{1,2} ${month}(?: (?:19|20)\\d{2})? (?<rest>that .+)$`,
  'u',
);
/** "The union rejected the offer as “an insult” and announced a strike": what it did, each on its own. */
export function reportedClauses(text: string): string[] {
  const plain = text.replace(quoted, '');
  if (/[“”"„«»?]/.test(plain)) return [];
  const dated = dayOfReport.exec(plain)?.groups;
  const { who = '', one = '', what = '', other, rest } = reports.exec(plain)?.groups ?? {};
  // "Denied that Brand had lied and said": who said it is open.
  const isOpen =
    /\bthat (?:\p{Lu}|he|she|they|the \p{Ll}+ (?:had )?(?!was|were|is|are|had|has)\p{Ll}+ed)/u.test(what);
  return [
    ...(plain === text ? [] : [plain]),
    ...(dated ? [`${dated.lead} ${dated.rest}`] : []),
    ...(other === undefined || isOpen || /\b(?:not|never)$/.test(who)
      ? []
      : [`${who} ${one} ${what}`, `${who} ${other} ${rest}`]),
  ];
}

/** What holds by an agreement, who was asked in a survey, and what a clause ahead tells of the past, each as a sentence. */
export const agreedClauses = (text: string): string[] => [
  ...underAgreement(text),
  ...surveyed(text),
  ...leadingClause(text),
  ...withoutCount(text),
];

const leading = new RegExp(
  `^(?:Since|After|When|Because|Although|Even though) (?<clause>(?<who>${subject}) (?<did>\\p{Ll}+) [^,;]{3,120}), `,
  'u',
);
/** "Since the limit was introduced in 2021, accidents have fallen" says that the limit was introduced in 2021. */
function leadingClause(text: string): string[] {
  const { clause, who = '', did = '' } = leading.exec(text)?.groups ?? {};
  const isVerb = /^(?:was|were|had)$/.test(did) || (isPastForm(did) && !auxiliaries.has(did));
  return clause === undefined || !isVerb || /^(?:it|they|he|she)$/.test(who) ? [] : [capital(clause)];
}

const beforeCount =
  /(?<= (?:to|for|by|from|with|among) )(?:about |some |nearly |almost |more than )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten) (?=(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}+s(?:[,;.]|$))/u;
/** "Gives 450,000 francs to 60 young musicians" says that it gives them to young musicians. */
function withoutCount(text: string): string[] {
  const main = text.split(/, (?:each|all|both|of wh(?:om|ich)|who|which) /)[0] ?? '';
  const plain = main.replace(beforeCount, '');
  return plain === main ||
    /\b(?:year|month|day|week|hour|minute|euro|dollar|pound|percent|time)s?$/.test(main)
    ? []
    : [plain];
}

/** "Under the agreement, wages rise by 4%": what was agreed holds. */
const underAgreement = (text: string): string[] => {
  const rest =
    /^Under the (?:new |current |existing )?(?:agreement|deal|contract|law|act|treaty|settlement|rules), (?<rest>.+)$/u.exec(
      text,
    )?.groups?.rest;
  return rest === undefined ? [] : [rest];
};

const part = '(?:\\d[\\d.]* ?(?:%|percent|per cent)|(?:a|one|two|three) (?:third|quarter|fifth)s?|half)';
const survey = new RegExp(
  `^(?:In|According to) (?:a|the) (?<what>(?:\\p{Ll}+ )?(?:survey|poll|study)) of (?<size>(?:about |some |more than )?\\d[\\d,]*) (?<noun>(?:\\p{Ll}[\\p{L}-]* ){0,2}?\\p{Ll}+),? (?<size2>${part}) (?<said>\\p{Ll}+ [^;]{5,200})$`,
  'u',
);
/** "In a survey of 1,500 drivers, 58% said …": of the drivers; the survey covered 1,500. */
function surveyed(text: string): string[] {
  const { what, size, noun, size2, said } = survey.exec(text.split('; ')[0] ?? '')?.groups ?? {};
  return what === undefined
    ? []
    : [
        `${size2} of the ${noun} ${said}`,
        `${size2} of ${noun} ${said}`,
        `the ${what} covered ${size} ${noun}`,
        `${size} ${noun} took part in the ${what}`,
      ];
}

const amount = '\\d[\\d.,]*(?: (?:million|billion))?(?: (?:tonnes|tons|litres|euros|dollars|units))?';
const place = "(?:the )?(?:\\p{Lu}[\\p{L}’'-]+ ?){1,3}";
const sent = new RegExp(
  `^(?<who>[^,;]{2,60}? \\p{Ll}+) ${amount} (?<of>of [^,;\\d]{2,40}?|\\p{Ll}+)(?<when>(?: in (?:19|20)\\d{2})?), (?:mostly|mainly|chiefly|largely|above all|including) (?<lead>to|from|in|for) (?<items>.+)$`,
  'u',
);
/** "Exported 31,000 tonnes of cheese, mostly to Germany (12,400 tonnes)" says that it exported 12,400 tonnes to Germany. */
function destinations(text: string): string[] {
  const { who, of, when = '', lead, items = '' } = sent.exec(text)?.groups ?? {};
  if (who === undefined) return [];
  return [...items.matchAll(new RegExp(`(?<where>${place}) \\((?<size>${amount})\\)`, 'gu'))].map(
    ({ groups }) => `${who} ${groups?.size} ${of} ${lead} ${groups?.where?.trim()}${when}`,
  );
}

const joint =
  /^(?<first>[^;]{10,160}?(?<when> (?:in|for) (?:19|20)\d{2})(?:, [^,;]{4,60})?), (?:and|but|while) (?<second>(?:net |operating |pre-tax )?(?:profit|sales|revenue|turnover|earnings|exports|imports|costs|spending|output|production) (?<did>\p{Ll}+) (?:by|to|from) [^,;]{2,80})$/u;
/** "Reported sales of 2 billion for 2023, and profit fell by a third to 118 million": in the same year. */
function joinedFall(text: string): string[] {
  const { first = '', when = '', second, did = '' } = joint.exec(text)?.groups ?? {};
  const years = first.replace(/, \d[^,;]{0,60}$/, '').match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return second !== undefined && isPastForm(did) && years.length === 1 && !year.test(second)
    ? [`${second}${when.replace(' for ', ' in ')}`]
    : [];
}
