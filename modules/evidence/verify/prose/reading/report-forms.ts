/**
 * How a sentence presents a statement: as denied, expected, intended, feared or said by a speaker. `inner`: the statement itself, as
 * a sentence, with "Holderx" for the one who presents it.
 */
export type Frame = {
  kind: FrameKind;
  who: string;
  inner: string;
  /** The verb of the report is in the past: "denied that it was", not "denies that it was". */
  isPast: boolean;
  /** "claims by the union": what is denied, as the sentence calls it. */
  noun?: string;
};
export type FrameKind = 'deny' | 'expect' | 'plan' | 'hope' | 'fear' | 'believe' | 'claim' | 'warn' | 'say';
export const holder = 'Holderx';

const kinds: readonly (readonly [kind: FrameKind, verbs: string])[] = [
  [
    'deny',
    'deny denies denied reject rejects rejected dispute disputes disputed dismiss dismisses dismissed contest contests contested',
  ],
  [
    'expect',
    'expect expects expected expecting anticipate anticipates anticipated forecast forecasts predict predicts predicted',
  ],
  ['plan', 'plan plans planned planning intend intends intended'],
  ['hope', 'hope hopes hoped hoping'],
  ['fear', 'fear fears feared'],
  ['believe', 'believe believes believed think thinks thought'],
  [
    'claim',
    'claim claims claimed insist insists insisted maintain maintains maintained contend contends contended argue argues argued assert asserts asserted',
  ],
  ['warn', 'warn warns warned caution cautions cautioned'],
  [
    'say',
    'say says said state states stated add adds added explain explains explained announce announces announced note notes noted write writes wrote report reports reported stress stresses stressed',
  ],
];
const kindByVerb = new Map(
  kinds.flatMap(([kind, verbs]) => verbs.split(' ').map((verb) => [verb, kind] as const)),
);
const kindOf = (verb: string) => kindByVerb.get(verb.toLowerCase());
const isPastVerb = (verb: string) => /(?:ed|said|wrote|thought|told)$/.test(verb) || verb === 'forecast';

const report =
  '(?:claims?|charges?|allegations?|accusations?|reports?|idea|suggestions?|rumou?rs?|notion|view|criticism|impression|speculation|assertions?|statements?)';
const who =
  '(?<who>[\\p{L}\\p{N}][^,;:“”"]{0,70}?(?:, (?:the|a|an) [^,;:]{2,50},|, [\\p{Lu}][^,;:]{2,40},|, who [^,;:]{2,60},)?|[\\p{L}][^,;:]{1,40} \\([^()]{1,30}\\))';
const adverb = '(?:also |strongly |firmly |again |later |flatly |once more )?';
const verb = `(?<verb>${[...kindByVerb.keys()].join('|')})`;
/** "denies claims by the union that", "rejects the idea that", "said that". */
const toldThat = new RegExp(
  `^${who} (?:has |have |had )?${adverb}${verb}(?<noun> (?:(?:the|an?|any|[\\p{L}’'-]+(?:['’]s|s['’])) )?(?:[\\p{L}-]+(?:['’]s|s['’])? ){0,3}?${report}(?: (?:by|in|from|of) [^,;:]{2,50}?)?)? that (?<inner>.+)$`,
  'u',
);
/** "denied having taken bribes", "denies ignoring the advice". */
const toldDoing = new RegExp(
  `^${who} (?:has |have |had )?${adverb}${verb} (?:that it |ever )?(?<doing>[\\p{Ll}]+ing) (?<rest>.+)$`,
  'u',
);
/** "expects exports to rise", "plans to close". */
const toldTo = new RegExp(
  `^${who} (?:has |have |had |is |are )?${adverb}${verb} (?:(?<what>(?!to |that )[^,;:]{2,80}?) )??to (?<rest>(?:be |have )?[\\p{Ll}]+(?:[ ,.].*)?)$`,
  'u',
);
/** "is expected to rise", "are expected by the board to rise". */
const expectedTo = new RegExp(
  `^(?<what>[^;:]{2,120}?) (?:is|are) (?:${adverb})(?<verb>expected|forecast|predicted|anticipated)(?: by (?<who>[^,;:]{2,50}?))? to (?<rest>.+)$`,
  'u',
);
const accorded = /^[Aa]ccording to (?<who>[^,;:]{2,60}(?:, (?:the|an?) [^,;:]{2,50})?), (?<inner>.+)$/u;
const saidBehind = new RegExp(
  `^(?<inner>[^;:]{8,300}), (?:(?<who>[^,;:]{2,60}) (?<verb>[\\p{Ll}]+)|(?<verb2>says|said|adds|added|warns|warned|believes) (?<who2>[^;:]{2,80}))$`,
  'u',
);
const saidBare = new RegExp(
  `^${who} (?<verb>said|says|thinks|believes|stated) (?!that |to |in |on |at |so )(?<inner>.+)$`,
  'u',
);
/** "Asked about reports that a crane had failed, the mayor rejected the allegation". */
const answered = new RegExp(
  `\\b${report}(?: (?:by|in|from|of) [^,;:]{2,50}?)? that (?<inner>[^,;:]{5,160}), ${who} (?:has |have |had )?${adverb}(?<verb>den(?:y|ies|ied)|reject(?:s|ed)|dispute[sd]|dismiss(?:es|ed)) (?:(?:the|this|that|these|those) (?:${report})|it|them|this)\\b`,
  'u',
);

/** A clause that limits or takes back the report before it, and a quote or another clause that adds to it. */
export const tail =
  /[:;].*$|, (?:but|although|though|while|whereas|however|adding|saying|not|he|she|they|it) .*$|,? (?:and|but) (?:also )?(?:says?|said|den(?:y|ied|ies)|confirm\p{L}*|warn\p{L}*|hopes?|plans?|intends?|expects?|insists?|believes?|wants?) .*$|, (?:and|but) (?:call\p{L}*|added|may|might|will|could|has|have|is|are|was|were) .*$/u;

const plain = (text: string) => text.replace(/\s*["“”„«»].*$/u, '').replace(/[\s.,!:]+$/, '');

/** The reports that a sentence holds; none of one that asks. */
export function framesIn(text: string): Frame[] {
  if (text.length > 500 || text.includes('?')) return [];
  const sentences = [plain(text), ...secondPredicates(plain(text))];
  return sentences.flatMap((sentence) => frameOf(sentence) ?? []);
}

/** "Its director said it was late, and denied that it had failed": what a second predicate says, with the subject of the first. */
function secondPredicates(text: string): string[] {
  const subject =
    /^(?<subject>(?:The |A |An |Its )[\p{L}’' -]{2,50}?|It|They) (?:will|is|are|has|have|was|were|may|does|do) /u.exec(
      text,
    )?.groups?.subject ??
    /^(?<subject>[\p{L}][^,;:]{1,60}?(?:, [^,;:]{2,50},)?) (?:has |have )?(?:said|says|put|puts|expects|believes|rejects|rejected|denied|denies|confirmed|plans|intends|welcomed|called|calls|warned|warns|told|pointed|added|adds|argued|insisted|wants|hopes|disagreed|disagrees)\b/u.exec(
      text,
    )?.groups?.subject;
  if (subject === undefined) return [];
  return [
    ...text.matchAll(
      /,? (?:and|but) (?=(?:has |have )?(?:also )?(?:denied|denies|rejected|rejects|disputes|disputed|plans|intends|expects|believes|warned|warns|said|says|may|might|will|could|(?:is|are) (?:expected|forecast)) )/gu,
    ),
  ]
    .slice(0, 4)
    .map(({ index, 0: { length } }) => `${subject} ${text.slice(index + length)}`);
}

function frameOf(text: string): Frame | undefined {
  const reply = answered.exec(text)?.groups;
  if (reply?.who !== undefined)
    return framed('deny', reply.who, reply.inner ?? '', isPastVerb(reply.verb ?? ''));
  const that = toldThat.exec(text)?.groups;
  const kind = that && kindOf(that.verb ?? '');
  // "said the report that": only a denial is of a report.
  if (that && kind && (kind === 'deny') === (that.noun !== undefined || kind === 'deny'))
    return framed(
      kind,
      that.who ?? '',
      (that.inner ?? '').replace(tail, ''),
      isPastVerb(that.verb ?? ''),
      that.noun,
    );
  const doing = toldDoing.exec(text)?.groups;
  if (doing && kindOf(doing.verb ?? '') === 'deny') {
    const isBefore = doing.doing === 'having';
    const inner = `${holder} ${isBefore ? 'had' : `is ${doing.doing}`} ${(doing.rest ?? '').replace(tail, '')}`;
    return { kind: 'deny', who: doing.who ?? '', inner, isPast: false };
  }
  return toFrame(text) ?? spokenFrame(text);
}

function toFrame(text: string): Frame | undefined {
  const passive = expectedTo.exec(text)?.groups;
  if (passive) return future('expect', passive.who ?? '', passive.what ?? '', passive.rest ?? '');
  const to = toldTo.exec(text)?.groups;
  const kind = to && kindOf(to.verb ?? '');
  if (!to || !kind || !/^(?:expect|plan|hope)$/.test(kind) || (to.what !== undefined && kind !== 'expect'))
    return undefined;
  return future(kind, to.who ?? '', to.what ?? holder, to.rest ?? '');
}

const future = (kind: FrameKind, by: string, what: string, rest: string): Frame => ({
  kind,
  who: by,
  inner: `${what} will ${rest.replace(tail, '')}`,
  isPast: false,
});

/** "puts the cost at 3 million". */
const putAt = new RegExp(
  `^${who} (?<verb>puts?|estimates?|estimated) (?<what>(?:the|its|their) [^,;:]{2,80}?) at (?<size>(?:about |some |nearly |more than )?(?:\\p{Sc} ?|[A-Z]{3} )?\\d.*)$`,
  'u',
);

function spokenFrame(text: string): Frame | undefined {
  const put = putAt.exec(text)?.groups;
  if (put) return framed('say', put.who ?? '', `${put.what} is ${(put.size ?? '').replace(tail, '')}`, true);
  const led = accorded.exec(text)?.groups;
  if (led) return framed('say', led.who ?? '', (led.inner ?? '').replace(tail, ''), false);
  const behind = saidBehind.exec(text)?.groups;
  const late = behind?.verb ?? behind?.verb2 ?? '';
  const kind = kindOf(late);
  if (behind && kind && /^(?:say|warn|believe|claim)$/.test(kind))
    return framed(kind, behind.who ?? behind.who2 ?? '', behind.inner ?? '', isPastVerb(late));
  const bare = saidBare.exec(text)?.groups;
  return (
    bare &&
    framed(
      kindOf(bare.verb ?? '') ?? 'say',
      bare.who ?? '',
      (bare.inner ?? '').replace(tail, ''),
      isPastVerb(bare.verb ?? ''),
    )
  );
}

/** A statement that a that-clause, or a clause beside a verb of speech, holds. */
function framed(
  kind: FrameKind,
  by: string,
  inner: string,
  isPast: boolean,
  noun?: string,
): Frame | undefined {
  if (inner.length < 6 || /\b(?:if|whether|unless)\b/.test(by)) return undefined;
  const told = isPast ? inner.replace(/\bwould\b/g, 'will') : inner;
  return {
    kind,
    who: by,
    inner: told.replace(/^(?:it|he|she|they)\b/i, holder),
    isPast,
    ...(noun === undefined ? {} : { noun }),
  };
}
