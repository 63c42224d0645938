import { capital } from '../../words/words';
import { isParticiple, isPastForm } from '../../words/verbs';

/** Longer sentences are left as they stand; sentences made of one. */
const longest = 400;
const mostClauses = 8;

const word = "[\\p{L}\\p{N}’'&-]+";
const segment = '(?:[^,;]|,(?=\\d))';
const starts =
  '(?!(?:In|On|At|By|For|From|After|Before|Since|When|While|Whereas|As|If|Unless|Although|Though|Because|Of|With|Without|Despite|Under|According|To|During|Among|Last|Asked|But|And|Yet|However|Meanwhile|Then|Today|Over|Unlike|Like|Only|No|Not|None|Neither|Nearly|About)\\b)';
const subjectPart = `(?<subject>${starts}\\p{Lu}[\\p{L}’'-]*(?: (?!(?:that|if|and|or|not|no|but|said|says|which|who)\\b)${word}){0,7})`;
const inserted = new RegExp(`^${subjectPart}, (?<aside>${segment}{2,160}), (?<rest>\\p{Ll}.{3,300})$`, 'u');
const trailing = new RegExp(
  `^(?<main>${segment}{3,240}? (?<noun>(?:the|its|their|an?) (?:(?!of |in |at |on |for |to |from |with |by |and |or )${word} ){0,4}(?!of\\b|in\\b|at\\b)${word})), (?<relative>which|who) (?<rest>${segment}{4,160})$`,
  'u',
);

/** What governs all that a sentence says: told, denied, conditional. */
const governed =
  /\b(?:that|if|unless|whether|provided|according to|claims?|claimed|alleged|denied|denies)\b/i;
/** Whose statement a sentence is, at its end. */
const told =
  /, (?:(?:the|a|an|its|\p{Lu})[^,]{0,60} (?:says?|said|reports?|reported|claims?|claimed|adds|added|estimates?|estimated)|(?:says?|said|adds|added) [^,]{2,60}|according to [^,]{2,60})$/u;

const auxiliary = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|does|do|did)$/;

/** Whether a text begins with a verb, so that it can be what a subject does. */
function isPredicate(text: string): boolean {
  const words = text.split(' ');
  const first = words.find((each) => !/^(?:also|still|already|now|not|never|\p{Ll}+ly)$/u.test(each)) ?? '';
  return (
    auxiliary.test(first) ||
    isPastForm(first) ||
    /^(?:plans|wants|intends|expects|says|sells|makes|employs|owns|holds|runs|costs|covers|produces|serves|carries|takes|gives|receives|leaves|leads|opens|closes|remains|needs|aims|hopes|works|stands|lies|pays|earns|uses|operates|supplies|lives)$/.test(
      first,
    )
  );
}

/** Words behind "which" that may take up the whole clause before it. */
const ofClause =
  /^(?:means?|meant|makes?|made|surpris|caus|led|leads|contribut|helps?|helped|allow|reflect|brought|brings|suggest|show|explain|is why|was why|is because|is what|has led|came|comes|would|could|may|might)/;

/**
 * What a sentence says in relative clauses, in passing and in the rest, each as a sentence: "Pell, which has 1,120 employees, bought
 * a firm" says that Pell has 1,120 employees, and that it bought a firm. Each follows from the sentence alone.
 */
export function singleClauses(text: string): string[] {
  const found: string[] = [];
  const open = [text];
  while (open.length > 0 && found.length < mostClauses) {
    const made = clausesOf((open.shift() ?? '').replace(/[.!]$/, ''));
    for (const each of made) {
      found.push(each);
      open.push(each);
    }
  }
  return [...new Set(found)].filter((each) => each !== text).slice(0, mostClauses);
}

function clausesOf(text: string): string[] {
  if (text.length > longest || /["“”„«»?]/.test(text)) return [];
  return [
    ...withoutLead(text),
    ...withoutApposition(text),
    ...withoutDescription(text),
    ...withoutCalled(text),
    ...insertedIn(text),
    ...trailingIn(text),
    ...gappedIn(text),
  ].map((each) => `${each}.`);
}

const records =
  '(?:report|figures|accounts|statistics|data|records|results|balance sheet|budget|census|register)';
const ofRecord = new RegExp(
  `^(?<rest>[^;:]{10,300}), according to (?:the|its|their) (?:\\p{L}+ ){0,3}?${records}$`,
  'u',
);
/** A record of an authority. Figures of a union or a party, and those of a draft, stay its statement. */
const recordFirst = new RegExp(
  `^According to (?:the|its|their) (?:(?:official|latest|annual|quarterly|national|final|audited) ){0,2}${records}(?: of (?:19|20)\\d{2})?, (?<rest>[^;:]{10,300})$`,
  'u',
);
const label = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}: (?<rest>\p{Lu}[^:]{10,300})$/u;

/** "Pia Stroem, 51,". */
const aged = /(?<lead>, )?(?<name>\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+), \d{2}, /u;

/** A sentence without the label before it, or without the record that its figures stand in: "according to its annual report". */
function withoutLead(text: string): string[] {
  const young = aged.exec(text)?.groups;
  if (young?.name !== undefined)
    return [text.replace(aged, `${young.lead ?? ''}${young.name}${young.lead ? ',' : ''} `)];
  const [rest] = [label, ofRecord, recordFirst].flatMap((pattern) => pattern.exec(text)?.groups?.rest ?? []);
  return rest === undefined || governed.test(rest) ? [] : [capital(rest)];
}

const relativeOf = new RegExp(`^${subjectPart}, (?<tail>(?:which|who) [^;:]{8,300})$`, 'u');

type Insertion = { subject?: string; aside?: string; rest?: string };

/** The insertion between the subject and its verb; a relative clause may have commas of its own: "which runs A, B and C". */
function insertionIn(text: string): Insertion {
  const { subject, tail = '' } = relativeOf.exec(text)?.groups ?? {};
  if (subject === undefined) return inserted.exec(text)?.groups ?? {};
  const cut = [...tail.matchAll(/, (?=\p{Ll})/gu)].find(({ index }) => isPredicate(tail.slice(index + 2)));
  return cut === undefined
    ? {}
    : { subject, aside: tail.slice(0, cut.index), rest: tail.slice(cut.index + 2) };
}

function insertedIn(text: string): string[] {
  const { subject, aside, rest } = insertionIn(text);
  if (subject === undefined || aside === undefined || rest === undefined || !isPredicate(rest)) return [];
  if (governed.test(subject) || subject.includes(':')) return [];
  const main = `${subject} ${rest}`;
  return told.test(text) || /^(?:say|said|says|according)/.test(aside)
    ? saying.test(aside)
      ? []
      : [main]
    : [main, ...asidesOf(subject, aside)];
}

const saying = /\b(?:says?|said|according|claims?|claimed|reports?|reported|believes?|estimates?|expects?)\b/;

/** A relative clause, a participle, a noun or "with" between commas, as what is said of the subject. */
function asidesOf(subject: string, aside: string): string[] {
  const relative = /^(?:which|who) (.+)$/.exec(aside)?.[1];
  if (relative !== undefined) return isPredicate(relative) ? [`${subject} ${relative}`] : [];
  const { thing, of } =
    /^whose (?<thing>(?:\p{Ll}+ ){1,3}?)(?<of>(?:is|was|are|were|has|had|have|rose|fell)\b.+)$/u.exec(aside)
      ?.groups ?? {};
  if (thing !== undefined && of !== undefined) return [`The ${thing}of ${small(subject)} ${of}`];
  if (/^with \d/.test(aside)) return [`${subject} has ${aside.slice(5)}`];
  if (/^an? [^,]+$/.test(aside) && !/\b(?:and|or)\b/.test(aside)) return [`${subject} is ${aside}`];
  const [first = '', second = ''] = aside.split(' ');
  if (!isParticiple(first) || !/^(?:by|in|on|at|from|for|since|between|to|with|as)$/.test(second)) return [];
  const isState = /^(?:based|located|situated|owned|called|known|run|led)$/.test(first);
  return [`${subject} was ${aside}`, ...(isState ? [`${subject} is ${aside}`] : [])];
}

const small = (text: string) =>
  /^(?:The|A|An|Its|Their) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "bought the firm Datrix, which employs 90 people" says that the firm Datrix employs 90 people. */
export function trailingIn(text: string): string[] {
  const { main, noun, relative, rest } = trailing.exec(text)?.groups ?? {};
  if (main === undefined || noun === undefined || rest === undefined || !isPredicate(rest)) return [];
  if (told.test(text) || (relative === 'which' && ofClause.test(rest))) return [];
  const named = noun.replace(/^an? /, 'the ');
  return [main, `${capital(named)} ${rest}`];
}

const relativeOfSpeaker =
  /["”»’],? (?:said|says|added|adds|explained|explains) (?:the )?(?:\p{Ll}[\p{L}-]* ){0,4}(?<who>(?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}), who (?<rest>[^,;“”"]{4,120})\.?$/u;

/** "“It is late,” said Anna Holm, who led the survey." says that Anna Holm led the survey. */
export function ofSpeaker(text: string): string | undefined {
  const { who, rest = '' } = relativeOfSpeaker.exec(text)?.groups ?? {};
  return who !== undefined && isPredicate(rest) && !governed.test(rest)
    ? `${who} ${rest.replace(/\.$/, '')}.`
    : undefined;
}

const size = '(?:\\p{Sc} ?)?\\d[\\d.,]*(?: ?%| (?:million|billion|percent|per cent)(?![\\p{L}]))?';
const member = "(?:the |those |that )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,3}";
const joining = 'from|to|in|for|at|on|by|with|among|of';
const gapped = new RegExp(
  `^(?<lead>(?<subject>[^;]{2,120}?) )(?<one>${size})(?<unit>(?: (?!and\\b)\\p{Ll}+){0,4}?) (?<link>${joining}) (?<first>${member}),? and (?<other>${size})(?<unit2>(?: \\p{Ll}+){0,3}?) (?<link2>${joining}) (?<second>${member})$`,
  'u',
);
/** A figure of a list before the two, or a comma behind one. */
const listing = /\d[^;]*, /;

/** "receives 3.2 million crowns from the state and 1.1 million from the city": the verb and the unit hold for both. */
function gappedIn(text: string): string[] {
  const parts = gapped.exec(text)?.groups;
  if (!parts || parts.link !== parts.link2) return [];
  const {
    lead = '',
    one = '',
    unit = '',
    link = '',
    first = '',
    other = '',
    unit2 = '',
    second = '',
  } = parts;
  if (/\b(?:from|between|not|never|no)\b/i.test(lead) || governed.test(lead) || listing.test(lead)) return [];
  return [
    `${lead}${one}${unit} ${link} ${first}`,
    `${lead}${other}${unit2 === '' ? unit : unit2} ${link} ${second}`,
  ];
}

const described =
  /^The (?:(?!(?:former|late|proposed|planned|would-be|of|in|at|for|from|to|by|on|with|and|or|who|that|near) )\p{Ll}[\p{Ll}-]+ ){1,3}(?<name>\p{Lu}[\p{L}\d’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|\d+)){0,2}) (?<rest>(?<verb>\p{Ll}+) .+)$/u;

/** "The radar satellite Pelion-2 lifted off" says that Pelion-2 lifted off. */
function withoutDescription(text: string): string[] {
  const { name, rest = '', verb = '' } = described.exec(text)?.groups ?? {};
  return name !== undefined && (auxiliary.test(verb) || isPastForm(verb)) ? [`${name} ${rest}`] : [];
}

const calledAs =
  /(?<lead>^|[ ])(?:[Tt]he|[Aa]n?|[Ii]ts) (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*, (?:called|named|known as) (?<name>\p{Lu}[\p{L}\d’'-]+(?: \p{Lu}[\p{L}\d’'-]+){0,2}), (?=\p{Ll})/u;

/** "The drug, called Relvanib, caused damage" says it of the drug, and of Relvanib. */
function withoutCalled(text: string): string[] {
  const bare = /, (?:called|named|known as) \p{Lu}[^,;]{2,50}, (?=\p{Ll})/u;
  return bare.test(text)
    ? [text.replace(bare, ' '), text.replace(calledAs, '$<lead>$<name> ')].filter((each) => each !== text)
    : [];
}

const apposed =
  /^(?<noun>(?:The|Its|Their) (?:(?!of |for |in |at |by |from |to |on |with |and )[\p{Ll}-]+ ){0,3}[\p{Ll}-]+), (?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?<rest>\p{Ll}+.+)$/u;

/** "The biggest of them, the Orta Dam, is 98 metres high." */
const apposedName =
  /^The (?:\p{Ll}+est|most \p{Ll}+)(?: of (?:them|these|the \p{Ll}+)| \p{Ll}+)?, (?<name>(?:the )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?<rest>(?:is|are|was|were|has|have|had|rises|rose) .+)$/u;

/** "The largest buyer, Melvia, left" says that Melvia left, and that the largest buyer left. */
function withoutApposition(text: string): string[] {
  const { noun, name, rest = '' } = apposed.exec(text)?.groups ?? {};
  const named = noun === undefined ? apposedName.exec(text)?.groups : undefined;
  if (named?.name !== undefined) return [`${capital(named.name)} ${named.rest}`];
  return noun === undefined || name === undefined || /^(?:and|or|who|which|whose)\b/.test(rest)
    ? []
    : [`${name} ${rest}`, `${noun} ${rest}`];
}

const weekday = /,? \b[Oo]n (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?! (?:and|or|to|\d))/gu;

/** "The board on Tuesday fined the firm": on which day of a week, a statement need not say. */
export function withoutWeekday(text: string): string | undefined {
  const found = text.match(weekday) ?? [];
  return found.length === 1 && !/["“”„«»]/.test(text) ? text.replace(weekday, '').trim() : undefined;
}

const aside =
  /^(?<lead>[^;]*?(?<count>\d[\d.,]*) (?<noun>(?:\p{Ll}[\p{Ll}-]* ){0,2}\p{Ll}+s)) with (?<what>an? (?:combined|total|average|mean|maximum) \p{Ll}+(?: \p{Ll}+)?) of (?<size>\d[\d.,]*(?: \p{L}+){0,2}?)(?<rest>(?: (?:at|in|on|from|for|to) [^,;]+)?)$/u;

/** "Processed 1,384 packs with a combined mass of 418 tonnes at a plant": what was done to them, and what they have. */
export function withAside(text: string): string[] {
  const { lead, count, noun, what, size, rest = '' } = aside.exec(text.replace(/\.$/, ''))?.groups ?? {};
  return lead === undefined || limitedByWords.test(text)
    ? []
    : [
        `${lead}${rest}.`,
        `The ${count} ${noun} had ${what} of ${size}.`,
        `The ${noun} had ${what} of ${size}.`,
      ];
}

const limitedByWords =
  /\b(?:not|never|no|if|may|might|could|would|should|only|said|says|that|who|which)\b|["“”?]/i;

const part =
  '(?:(?:half|a third|a quarter|a fifth|a sixth|an eighth|a tenth|(?:one|two|three|four) (?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?)|\\d[\\d.]* ?(?:%|percent|per cent))';
const sharing = new RegExp(
  `^(?:About |Some |Nearly )?${part} of (?<whole>(?:the|its|all) [\\p{Ll} -]{3,40}?) (?<verb>came|went|are|were|live|lived|work|worked|go|come) [^,;]+, (?<two>${part}) (?:\\k<verb> )?(?<rest>(?:from|to|in|by|for|at) [^,;]+?)(?:,? and [^,;]*)?$`,
  'iu',
);

/** "Two thirds of the packs came from Norway, one fifth came from Germany": one fifth of the packs. */
export function sharedWhole(text: string): string | undefined {
  const { whole, verb, two = '', rest } = sharing.exec(text.replace(/\.$/, ''))?.groups ?? {};
  return whole === undefined || limitedByWords.test(text)
    ? undefined
    : `${two.charAt(0).toUpperCase()}${two.slice(1)} of ${whole} ${verb} ${rest}.`;
}
