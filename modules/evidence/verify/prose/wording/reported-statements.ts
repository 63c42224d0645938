import { type Form, formsOf } from '../reading/clause-forms';
import { memoize } from '../../../../kernel/memoize';
import { isSameHolder } from '../reading/holders';
import { isContent } from '../reading/passage-figures';
import { onlyPerson } from '../../quotes/quote-attribution';
import { plainWording } from '../../words/plain-wording';
import { withPlainVerbs } from '../../words/plain-verbs';
import { auxiliaries } from '../../words/verbs';
import { isComparable } from '../../text/language';
import { verbUses } from '../reading/verb-uses';
import type { Passage } from '../reading/read-passage';
import { type Read, readSentence } from '../reading/read-sentence';
import { isHeldRole } from './role-statements';
import { isSame, saysSame } from './same-clause';
import { type Frame, type FrameKind, framesIn, holder, tail } from '../reading/report-forms';
import { canBeReworded, isWordsOnly, turningWordsIn } from './turning-words';

/** What a passage may hold where a statement has "said": a warning is said too, a doubt is no denial. */
const tellsOf: Partial<Record<FrameKind, readonly FrameKind[]>> = {
  say: ['say', 'warn', 'claim'],
};

/**
 * Whether a passage presents the same statement in the same way: denied, expected, intended, feared or said by the same speaker. The
 * statement itself may stand in other words, as `isSame` has it; nothing in it is left out.
 */
export function isReportedAlike(claim: Read, passage: Passage): boolean {
  if (/["“”„«»?]/.test(claim.text)) return false;
  if (isHeldRole(claim, passage)) return true;
  if (tail.test(claim.text)) return false;
  const [own, ...more] = framesIn(plainWording(claim.text.replace(notBefore, '$1 $2 in $3 at the earliest')));
  if (!own) return isSaidPlainly(claim, passage);
  if (more.length > 0) return false;
  return framesOf(passage).some(({ frames, earlier }) =>
    frames.some(
      (held) =>
        isSameFrame(own, held, passage, earlier) &&
        isSameStatement(own, held, isWordsOnly(claim) ? undefined : earlier.at(-1)),
    ),
  );
}

/** The reports in the sentences of a passage, each with the sentences before it. */
const framesOf = memoize(({ sentences }: Passage) => {
  const texts = sentences.flatMap(({ text }) => text.split('; '));
  return texts.flatMap((text, index) => {
    const earlier = texts.slice(Math.max(0, index - mostBack), index);
    const frames = [...framesIn(text), ...repliesTo(text, earlier)];
    return frames.length > 0 ? [{ frames, earlier }] : [];
  });
});

/** Sentences before one in which is looked for whom a pronoun stands for. */
const mostBack = 4;

const isFramed = memoize(({ text }: Read) => framesIn(text).length > 0);

/** "is not expected to start before May" follows from what is expected to start in May at the earliest. */
const notBefore = /\b(is|are) not (expected to \p{Ll}+) (?:before|until) ([^,;]+?)\.?$/u;

function isSameFrame(own: Frame, held: Frame, passage: Passage, earlier: readonly string[]): boolean {
  if (!(tellsOf[own.kind] ?? [own.kind]).includes(held.kind)) return false;
  const known = new Set(readSentence(`${held.noun ?? ''} ${held.who}`).words.map(({ meaning }) => meaning));
  const named = readSentence(own.noun ?? '').words.filter(isContent);
  if (
    own.noun !== undefined &&
    held.noun !== undefined &&
    !named.slice(0, -1).every(({ meaning }) => known.has(meaning) || isReport.test(meaning))
  )
    return false;
  if (own.who === '' || held.who === '') return own.who === held.who;
  const isPointing = /^(?:it|they|he|she)$/i.test(held.who.trim());
  const whose = isPointing ? pointedTo(held.who.trim(), earlier) : held.who;
  if (whose === undefined) return false;
  const texts = [...passage.around, ...passage.sentences.map(({ text }) => text)];
  return partsOf(own.who).every((one) =>
    partsOf(whose).some((other) => isSameHolder(one, other, texts, passage.context)),
  );
}

/** "The astronomer Kai Brenn, a member of the board,": each of the names and roles that stand side by side. */
const partsOf = (text: string): string[] =>
  text
    .split(/, /)
    .map((part) => part.replace(/,$/, ''))
    .filter(Boolean)
    .flatMap((part) => {
      const { role, name } =
        /^(?<role>(?:[Tt]he |[Ii]ts )?(?:\p{Ll}[\p{L}’'-]* ){1,4})(?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+)$/u.exec(
          part,
        )?.groups ?? {};
      return name === undefined || role === undefined ? [part] : [name, role.trim()];
    });

const isReport =
  /^(?:claim|charg|alleg|accus|report|idea|suggest|rumo|notion|view|critic|impress|specul|assert|state)/;

/** Whom a pronoun at the beginning of a sentence stands for. */
function pointedTo(pronoun: string, earlier: readonly string[]): string | undefined {
  const last = earlier.at(-1);
  if (last === undefined) return undefined;
  if (/^(?:he|she)$/i.test(pronoun)) return onlyPerson(last.replace(/[“"„«][^”"“»]*[”"»]?/g, ' ').trim());
  return /^(?<who>(?:[Tt]he )?[\p{L}][\p{L}’' -]{1,50}?) (?:has|have|had|is|are|was|were|do|does|did|will|would|may|said|says|plans|intends|hopes|fears|insists|believes|employs|runs|makes|sells|expects|blames|denies|denied|rejects|rejected|plans|reported|announced|owns|wants|offered|\p{Ll}+ed)\b/u.exec(
    last,
  )?.groups?.who;
}

/** "Holm had said that the dam leaks. The ministry rejected the claim": the statement before it, as denied. */
function repliesTo(text: string, earlier: readonly string[]): Frame[] {
  const reply =
    /^(?<who>[\p{L}][^,;:]{1,60}?) (?:has |have |had )?(?:also |strongly )?(?:denied|denies|rejected|rejects|disputed|disputes|dismissed|dismisses|called|calls) (?:the|this|that|it|them|these) ?(?:claims?|charges?|allegations?|accusations?|reports?|suggestions?|rumou?rs?|criticism)?(?: (?:unfounded|false|untrue|baseless|wrong))?[.;,]/u.exec(
      text,
    )?.groups;
  const last = earlier.at(-1);
  if (
    reply?.who === undefined ||
    last === undefined ||
    /\b(?:calls?|called) (?:the|this|that|it)[^.;,]*(?<!unfounded|false|untrue|baseless|wrong)[.;,]/.test(
      text,
    )
  )
    return [];
  return framesIn(last).flatMap((frame) =>
    frame.kind === 'say' || frame.kind === 'claim'
      ? [{ ...frame, kind: 'deny' as const, who: reply.who ?? '' }]
      : [],
  );
}

const decades: Readonly<Record<string, string>> = {
  a: '10',
  one: '10',
  two: '20',
  three: '30',
  four: '40',
  five: '50',
};
const parts: Readonly<Record<string, string>> = { fifth: '20', quarter: '25', tenth: '10', half: '50' };
const noun = '(?:the |its |their |an? )?(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+';

/** Wordings within a statement that say the same, each with the one that stands for all. */
const wordings: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\b(?:intend|aim)(s|ed)? to\b/g, 'plan$1 to'],
  [/\b(?:a|one) (fifth|quarter|tenth) of\b/g, (_, part = '') => `${parts[part]} percent of`],
  [
    /\b([Tt]he) ([\p{Ll}-]+)['’]s ((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?=[.,]|$| (?:already |now |still )?(?:is|are|was|were|has|had|will|may|would|could|stands|stood|\p{Ll}+ed)\b)/gu,
    '$1 $3 of the $2',
  ],
  [/(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s ([\p{Ll}-]+)/gu, 'the $2 of $1'],
  [
    /\b(?:already |now )?(?:stands|comes|amounts) (?:at|to) (?=(?:about |some |nearly |almost )?(?:\p{Sc} ?|[A-Z]{3} )?\d)/gu,
    'is ',
  ],
  [
    /\b(?:already |then )?(?:stood|came|amounted) (?:at|to) (?=(?:about |some |nearly |almost )?(?:\p{Sc} ?|[A-Z]{3} )?\d)/gu,
    'was ',
  ],
  [/^[Tt]he cost of ([^,;]+?) (?:is|was) (?=(?:about |some )?(?:\p{Sc} ?|[A-Z]{3} )?\d)/u, '$1 cost '],
  [/\b(?:a|per) (?:head|person|inhabitant|resident)\b|\bper capita\b/g, 'per head'],
  [/\b(study|survey|report|paper|article) appeared in\b/g, '$1 was published in'],
  [/\bhalf of\b/g, '50 percent of'],
  [/\b(?:another|a further) (?=\d|two\b|three\b|four\b|five\b|ten\b)(\S+) /g, '$1 more '],
  [
    /\b(a|one|two|three|four|five) (more )?decades?\b/g,
    (_, count = '', more = '') => `${decades[count]} ${more}years`,
  ],
  [/\b(?:up to|as much as|as many as|at most|no more than) (?=\p{Sc}?\d)/gu, 'a maximum of '],
  [/\b(been|was|were|is|are) kept from (?=the |an? |its |\p{Lu})/gu, '$1 withheld from '],
  [
    new RegExp(
      `\\b(keep|keeps|kept|keeping|scare|scared|hold|held|put|puts|turn|turned) (${noun}) (away|back|off|down)\\b`,
      'gu',
    ),
    '$1 $3 $2',
  ],
  [/\b(?:building|construction|engineering|road) works?\b/g, 'construction'],
  [/\b(?:is|are|was|were|has been|have been|had been) under construction\b/g, 'is being built'],
  [/\bnot (?:be |been )?(allowed|permitted)\b/g, 'banned'],
];

const plainly = (text: string) =>
  withPlainVerbs(
    wordings.reduce(
      (all, [pattern, instead]) =>
        typeof instead === 'string' ? all.replace(pattern, instead) : all.replace(pattern, instead),
      plainWording(text),
    ),
  );

const plainRead = memoize((read: Read) => readSentence(plainly(read.text)));

function isSameStatement(one: Frame, other: Frame, before: string | undefined): boolean {
  const [own, held] = [readSentence(plainly(one.inner)), readSentence(plainly(other.inner))];
  if (turningWordsIn(own) !== turningWordsIn(held)) return false;
  const [form, ...more] = formsOf(own);
  if (!form || more.length > 0) return false;
  return formsOf(held).some(
    (each) =>
      areOfOneTime(timeOf(one, form), timeOf(other, each)) &&
      isSame(form, each, before === undefined ? undefined : readSentence(plainly(before)), true),
  );
}

/** "He denied that the hall was full": at the time of the telling, or before it; "had been full": before it. */
function timeOf({ inner, isPast }: Frame, form: Form): 'before' | 'same' | 'open' {
  if (/\b(?:had|has|have) (?:\p{Ll}+ly |not |ever |been )?\p{Ll}+/u.test(inner) && form.verb !== 'have')
    return 'before';
  if (form.isPast) return isPast ? 'open' : 'before';
  return isPast ? 'open' : 'same';
}

const areOfOneTime = (one: string, other: string) => one === other || one === 'open' || other === 'open';

/** A statement of the text itself, against what follows from the sentences of the passage, with verbs of one meaning as one. */
function isSaidPlainly(claim: Read, passage: Passage): boolean {
  if (claim.text.length > 300 || isLimited(claim, passage)) return false;
  const own = plainRead(claim);
  const { sentences } = passage.unfolded();
  const texts = passage.sentences.map(({ text }) => text);
  return sentences.some((source) => {
    if (isFramed(source) || !isComparable(claim.language, source.language)) return false;
    if (!sharesWords(claim, source)) return false;
    const held = plainRead(source);
    if (!canBeReworded(own, held) || turningWordsIn(own) !== turningWordsIn(held)) return false;
    if (saysSame(own, held, undefined)) return true;
    const [one, other] = [subjectOf(own), subjectOf(held)];
    if (one === undefined || other === undefined) return false;
    const [a, b] = [own.text.slice(one.length), held.text.slice(other.length)].map((rest) =>
      readSentence(`${holder}${rest}`),
    );
    return (
      a !== undefined &&
      b !== undefined &&
      saysSame(a, b, undefined) &&
      isSameHolder(one, other, [...passage.around, ...texts], passage.context)
    );
  });
}

/** A figure beside which the passage sets another clause may be doubted, or hold for a part alone. */
const isLimited = ({ amounts }: Read, { sentences }: Passage): boolean =>
  amounts.some(({ of }) =>
    sentences.some(
      (source) => contrasting.test(source.text) && source.amounts.some((each) => each.of.value === of.value),
    ),
  );
const contrasting =
  /;|\b(?:although|though|while|whereas|but|however|according|says?|said|den(?:y|ies|ied)|argues?|argued|claims?|claimed|if|unless|except|only|not|from|compared|up|down|respectively|and)\b/i;

const sharesWords = (claim: Read, source: Read) => {
  const own = claim.words.filter(isContent);
  return 2 * own.filter(({ meaning }) => source.meanings.has(meaning)).length >= own.length;
};

/** The subject before the verb of a sentence, where that is a name or a noun of a few words. */
function subjectOf(read: Read): string | undefined {
  const first = read.words.find((word) => auxiliaries.has(word.lower) || verbUses(read)[0]?.word === word);
  const text = first && read.text.slice(0, first.at).trimEnd();
  return text !== undefined && /^(?:[Tt]he )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}$/u.test(text)
    ? text
    : undefined;
}
