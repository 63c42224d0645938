import { joinedIn } from './clause-forms';
import { gappedClauses } from './gapped-clauses';
import { scan } from '../../text/scan';
import { auxiliaries, isPastForm, isPresentForm } from '../../words/verbs';
import { stem, capital } from '../../words/words';

const count =
  '(?:about |some |more than |only |at least )?(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|most|a third|a quarter)';
const figure =
  '(?:\\p{Sc} ?)?\\d[\\d.,]*(?: (?:million|billion))?(?: (?!(?:of|in|from|a|an|the|at|on|to)\\b)\\p{L}+){0,2}?';
const auxiliary = '(?:is|are|was|were|has|have|had|will|would|can|could)';
const noun = '(?:(?!of |in |at |on |for |from |with )[\\p{Ll}-]+ ){0,2}?[\\p{Ll}-]+s';

/** Further sentences that follow from a sentence alone, as it stands in a passage. */
export function impliedClauses(text: string): string[] {
  const plain = text.replace(/[.!]$/, '');
  if (plain.length > 400 || /["“”„«»?]/.test(plain)) return [];
  return [
    ...ofWhich(plain),
    ...ofThoseCounted(plain),
    ...putOtherwise(plain),
    ...theRest(plain),
    ...heldIn(plain),
    ...contrasted(plain),
    ...wentTo(plain),
    ...measuredAgainst(plain),
    ...doneTo(plain),
    ...sinceThen(plain),
  ].map((each) => `${each}.`);
}

const superlative = new RegExp(
  `(?<all>(?:${count} )?${noun}), the (?<which>\\p{Ll}+est|most \\p{Ll}+) of which (?<rest>[^,;]{3,80})$`,
  'u',
);
const partly = new RegExp(
  `(?<all>${count}) (?<noun>${noun}), (?<part>${count}) of (?:which|whom|them) (?<rest>(?<verb>\\p{Ll}+) [^,;]{2,80})$`,
  'u',
);

/** "Four tunnels, the longest of which measures 212 metres", "six vans, one of which is electric". */
function ofWhich(text: string): string[] {
  const { all, which, rest } = superlative.exec(text)?.groups ?? {};
  const part = partly.exec(text)?.groups;
  return [
    ...(which === undefined ? [] : [`The ${which} of the ${all} ${rest}`]),
    ...(part && isFinite(part.verb ?? '')
      ? [`${capital(part.part ?? '')} of the ${part.all} ${part.noun} ${part.rest}`]
      : []),
  ];
}

/** Whether a word can be the verb of a clause. */
export const isFinite = (verb: string): boolean =>
  auxiliaries.has(verb) || isPastForm(verb) || isPresentForm(verb, stem(verb));

const counted = new RegExp(
  `(?<verb>\\p{Ll}+ed) (?<all>\\d[\\d,]*) (?<noun>${noun})(?:;|, (?:and|but)) (?:only )?(?<part>${count}) (?<rest>${auxiliary} [^,;]{2,80})$`,
  'u',
);

/** "Police arrested 23 suspects; five have been charged": five of those. */
function ofThoseCounted(text: string): string[] {
  const { verb, all, noun: what, part = '', rest } = counted.exec(text)?.groups ?? {};
  return verb === undefined
    ? []
    : [
        `${capital(part)} of the ${all} ${what} ${rest}`,
        `${capital(part)} of the ${all} ${what} ${verb} ${rest}`,
      ];
}

const told = new RegExp(
  `^(?<what>[^;]{5,160}), according to (?<one>[^,;]{2,60})(?:;|, (?:but|while|whereas)) (?<other>(?:the |an? |its )?(?:[\\p{L}’'-]+ ){0,4}?[\\p{L}’'-]+) (?:puts?|estimates?|gives?) (?:the|this|that) (?:figure|number|total|sum|cost)s? (?:at|as) (?<size>(?:[^,;]|,(?=\\d)){1,40})$`,
  'u',
);

/** "58,000 were affected, according to the company; the union puts the figure at 70,000". */
function putOtherwise(text: string): string[] {
  const { what = '', one, other, size } = told.exec(text)?.groups ?? {};
  if (one === undefined || size === undefined) return [];
  const figures = scan(what).filter((token) => token.kind === 'amount' && !token.amount.ordinal);
  const [only, ...more] = figures;
  const first = `According to ${one}, ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  if (!only || more.length > 0) return [first];
  const lead = what
    .slice(0, only.at)
    .replace(/(?:about|some|around|nearly|almost|at least|more than|up to) $/i, '');
  return [
    first,
    `According to ${other}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}${size}${what.slice(only.end)}`,
  ];
}

const percent = '(?:percent|per cent|%)';
const rest = new RegExp(
  `(?<one>\\d[\\d.]*) ?${percent}(?<of> of (?:the |all |its )?[\\p{Ll} -]{2,40}?)?(?<v1> ${auxiliary}? ?[^,;\\d]{2,80}?)(?:,| and|, and) (?<two>\\d[\\d.]*) ?${percent}[^,;\\d]{2,80}?(?:;|,)(?: and| while)? the (?:rest|remainder|others) (?<last>[^,;\\d]{3,80})$`,
  'u',
);

/** "71 percent are satisfied and 9 percent dissatisfied; the rest gave no opinion". */
function theRest(text: string): string[] {
  const { one, two, of = '', last } = rest.exec(text)?.groups ?? {};
  const left = 100 - Number(one) - Number(two);
  if (last === undefined || !(left > 0) || [...text.matchAll(new RegExp(percent, 'g'))].length !== 2)
    return [];
  return [`${Number(left.toPrecision(6))} percent${of} ${last}`];
}

const inWhich = new RegExp(
  `(?<owner>(?:the|its) (?:[\\p{L}’'-]+ ){0,4}?[\\p{L}’'-]+), in which (?<held>[^;]{3,120}${percent})$`,
  'u',
);

/** "The company, in which the canton holds 34 percent and the town 21 percent". */
function heldIn(text: string): string[] {
  const { owner, held } = inWhich.exec(text)?.groups ?? {};
  if (owner === undefined || held === undefined) return [];
  const parts = gappedClauses(capital(held));
  const single = [...held.matchAll(new RegExp(percent, 'g'))].length === 1 ? [capital(held)] : [];
  return (parts.length > 0 ? parts : single).map((part) =>
    part.replace(/\.$/, '').replace(new RegExp(percent), `$& of ${owner}`),
  );
}

const lead = /^(?:In|At|For|Among|During|Between|Within|On|By) (?:[^,;]|,(?=\d)){2,60}, /;

/** Words by which one half takes back the other, or which a person says. */
const disputed =
  /\b(?:argu|claim|disput|den[iy]|doubt|insist|maintain|contend|sa(?:y|id)|according|believ|estimat|true|actual|real|figures?|numbers?)/i;

/** "A fell by 8 percent, while B doubled to 500,000": each half with what leads the sentence. */
function contrasted(text: string): string[] {
  if (!/, (?:while|whereas) /.test(text) || disputed.test(text)) return [];
  const led = lead.exec(text)?.[0] ?? '';
  const [one, other, ...more] = joinedIn(text);
  if (one === undefined || other === undefined || more.length > 0) return [];
  return [one, led === '' || lead.test(capital(other)) ? capital(other) : `${led}${other}`];
}

const doubled =
  /^(?<owner>(?:The |A )?(?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+) (?<verb>doubled|tripled|trebled|halved) (?:its|their|his|her) (?<what>(?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]*) to (?<size>(?:[^,;]|,(?=\d)){1,40})$/u;

/** "The city doubled its grant to 500,000 euros": the grant doubled. */
function wentTo(text: string): string[] {
  return [text, ...contrasted(text)].flatMap((each) => {
    const { owner = '', verb, what, size } = doubled.exec(each)?.groups ?? {};
    if (verb === undefined || /\b(?:not|never|no|that|if|has|have|had|will|would)\b/i.test(owner)) return [];
    return [
      `The ${what} of ${/^(?:The|A) /.test(owner) ? owner.charAt(0).toLowerCase() + owner.slice(1) : owner} ${verb} to ${size}`,
    ];
  });
}

const rises = '(?:increase|rise|growth|gain|improvement)';
const falls = '(?:decrease|fall|drop|decline|reduction)';
const against: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `, an? ${rises} of [^,;]{1,40}? (?:over|on|from|against) (?:the |last year's )?(?<then>${figure}) (?:of|in|from) (?<when>[^,;]{3,60})$`,
      'u',
    ),
    'up',
  ],
  [
    new RegExp(
      `, an? ${falls} of [^,;]{1,40}? (?:on|from|against) (?:the )?(?<then>${figure}) (?:of|in) (?<when>[^,;]{3,60})$`,
      'u',
    ),
    'down',
  ],
  [
    new RegExp(
      `, (?:slightly |somewhat |far |much |a little )?(?:more|higher|larger) than the (?<then>${figure}) (?:of|in|from) (?<when>[^,;]{3,60})$`,
      'u',
    ),
    'up',
  ],
  [
    new RegExp(
      `, (?:slightly |somewhat |far |much |a little )?(?:less|fewer|lower|smaller) than the (?<then>${figure}) (?:of|in|from) (?<when>[^,;]{3,60})$`,
      'u',
    ),
    'down',
  ],
  [
    new RegExp(
      `, up [^,;]{1,30}? from (?<then>${figure}) (?<when>(?:a year|in|the year|the same|two years)\\b[^,;]{0,60})$`,
      'u',
    ),
    'up',
  ],
  [
    new RegExp(
      `, down [^,;]{1,30}? from (?<then>${figure}) (?<when>(?:a year|in|the year|the same|two years)\\b[^,;]{0,60})$`,
      'u',
    ),
    'down',
  ],
];

/** "412 million, an increase of 18 percent over the 349 million of last year": up from 349 million. */
const measuredAgainst = (text: string): string[] =>
  against.flatMap(([pattern, way]) => {
    const found = pattern.exec(text);
    const { then, when = '' } = found?.groups ?? {};
    return found && then !== undefined
      ? [
          `${text.slice(0, found.index)}, ${way} from ${then} ${/^(?:a|an|the year|in|two|one) /.test(when) ? when : `in ${when}`}`,
        ]
      : [];
  });

const ofThem = new RegExp(
  `^Of (?:these|them|those),? (?<part>${count}) (?<rest>${auxiliary} [^,;]{2,80})$`,
  'iu',
);
const countedBefore = /(?<![\p{L}\d.,-])(?<all>\d[\d,]*) (?<noun>(?!percent |per )(?:\p{Ll}+ )?\p{Ll}+s)\b/gu;

/** "Of these, 96,000 were e-books", behind a sentence that counts one thing alone: 96,000 of the items that it counts. */
export function ofThese(text: string, before: string): string | undefined {
  const { part, rest } = ofThem.exec(text.replace(/[.!]$/, ''))?.groups ?? {};
  const [whole, ...others] = part === undefined ? [] : before.matchAll(countedBefore);
  return part === undefined || !whole || others.length > 0 || /["“”„]|\b(?:not|no|never)\b/.test(before)
    ? undefined
    : `${capital(part)} of the ${whole.groups?.all} ${whole.groups?.noun} ${rest}.`;
}

/** Words under which what a noun phrase tells need not be so. */
const unreal =
  /\b(?:[Nn]ot|[Nn]o|[Nn]ever|[Nn]one|without|[Ii]f|unless|whether|would|could|may|might|should|will|can|plans?|wants?|expects?|hopes?|calls? for|called for|demand\p{L}*|propos\p{L}*|den(?:y|ied|ies)|any)\b/u;
const reduced =
  /(?:^|[ ,])(?<what>(?:an?|the|its) (?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+) (?<done>published|released|issued|presented|founded|established|built|opened|launched|signed|adopted|completed|introduced|held|conducted|commissioned|carried out) (?<rest>(?:on|in|by|at) [^;]{3,120})$/u;

/** "according to a study published on 3 May in a journal": it was published on 3 May in a journal. */
function doneTo(text: string): string[] {
  const { what = '', done, rest = '' } = reduced.exec(text)?.groups ?? {};
  if (done === undefined || unreal.test(text) || /\b(?:was|were|is|are|has|have|had|be|been)$/.test(what))
    return [];
  if (/, (?:which|who|where|said|says)\b| (?:and|but|which|who|that|was|were|is|are|has|had) /.test(rest))
    return [];
  return [`The ${what.replace(/^(?:an?|the|its) /, '')} was ${done} ${rest}`];
}

const later =
  /\b(?:since|after) (?<clause>(?:the|its|his|her|their|\p{Lu}[\p{L}’'-]+) (?:[\p{L}’'-]+ ){0,4}?(?:was|were) \p{Ll}+(?:ed|t|n) (?:in|on|by|at) [^,;]{2,60})$/u;

/** "the largest since the company was founded in 1871": it was founded in 1871. */
function sinceThen(text: string): string[] {
  const clause = later.exec(text)?.groups?.clause;
  return clause === undefined || /\b(?:and|but|that|if|said)\b/.test(clause) ? [] : [capital(clause)];
}
