import { isNamedWhole } from './dropped-subject';
import { isSaidBy } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { isIdle, isIn, meaningsOf, wordsIn } from '../../words/raw-words';
import { month } from '../../words/calendar';

/** What a level or a change of a sentence is of: a stretch of it, or of the sentence before where a pronoun stands. */
export type Level = {
  of: { read: Read; at: number; end: number };
  /** Where the figures of it stand. */
  from: number;
  to: number;
};

/** Verbs that a level or a change stands behind. */
const verb =
  '(?:was|were|is|are|(?:has|have|had) been|stood|amounted|came|totalled|totaled|reached|remained|averaged|hit|exceeded|rose|fell|increased|decreased|grew|climbed|jumped|dropped|declined|shrank|slipped|edged|went|sank|numbered|recovered|cost(?: (?:the|its|their) \\p{Ll}+)?|(?:more than )?(?:doubled|tripled|halved))';
/** A word that is such a verb. */
export const levelVerb = new RegExp(`^${verb}$`, 'u');
const lead =
  '(?: (?:to|by|at|from|about|around|some|only|nearly|almost|over|more|less|fewer|than|up|down|a|an|total|of|just|roughly|well|still|under|out))*';
/** "was 12.9 minutes", "rose to about 40"; the second form: "fell in 2023", "was lower than". */
const withFigure = new RegExp(`^(?<subject>.+?) ${verb}${lead} (?=[\\p{Sc}\\d<])`, 'u');
const withoutFigure = new RegExp(
  `^(?<subject>(?:(?! (?:who|that|which) ).)+?) ${verb}(?= (?:in|between|again|slightly|sharply|year|compared|higher|lower|larger|smaller|longer|shorter|twice|half)\\b|[.,]?$)`,
  'u',
);
const opening =
  /^(?:(?:While|Whereas|Although|But|And|However|while|whereas|although|but|and),? |(?:In|By) (?:\p{L}+ )?\d{4},? |(?:Over|During|In|At) the same \p{L}+,? )|^.*\b(?:said|says|added|adds)(?: that)? |^.*\b(?:out|reported|found|shows?|showed|noted|announced|confirmed) that /u;
const pointing =
  /^(?:it|this|that|they|these|(?:the|this|that) (?:figure|total|number|rate|share|level|amount|value|sum|average))$/i;
export const time = new RegExp(
  `,? ?(?:\\b(?:in|for|of|during|at the end of|by the end of|by|since) )?(?:${month} )?\\b(?:19|20)\\d\\d(?:[/–-]\\d\\d(?:\\d\\d)?)?\\b|\\b(?:a year earlier|the year before)\\b`,
  'g',
);

/** The levels and changes of a sentence, in its order; `before`: what a pronoun may stand for. */
export function levelsOf(read: Read, before?: Read): Level[] {
  const found: Level[] = [];
  const back = before && levelsOf(before).at(-1)?.of;
  for (const { at, text } of segmentsOf(read.text)) {
    const own = levelAt(read, at, text, found.at(-1)?.of ?? back);
    const last = found.at(-1);
    if (own) found.push(own);
    else if (last) last.to = at + text.length;
  }
  return found;
}

/** At each of them the whole stretch is read. */
const mostJoints = 8;

/** Between commas and full stops, and at an "and" between two that have a verb each. */
function segmentsOf(text: string): { at: number; text: string }[] {
  const marks = [...text.matchAll(/[,;:] |(?<=\p{L}|\d)\. (?=\p{Lu})|$/gu)].map(({ index, 0: mark }) => ({
    end: index,
    next: index + mark.length,
  }));
  let at = 0;
  return marks.flatMap(({ end, next }) => {
    const part = { at, text: text.slice(at, end) };
    at = next;
    const joint = [...part.text.matchAll(/ (?:and|but|while|whereas) /g)]
      .slice(0, mostJoints)
      .find(
        ({ index, 0: word }) =>
          isLevel(part.text.slice(0, index)) && isLevel(part.text.slice(index + word.length)),
      );
    if (!joint) return [part];
    const behind = joint.index + joint[0].length;
    return [
      { at: part.at, text: part.text.slice(0, joint.index) },
      { at: part.at + behind, text: part.text.slice(behind) },
    ];
  });
}

const isLevel = (text: string) => withFigure.test(text) || withoutFigure.test(text);

function levelAt(read: Read, at: number, text: string, back: Level['of'] | undefined): Level | undefined {
  const skipped = opening.exec(text)?.[0].length ?? 0;
  const rest = text.slice(skipped);
  const match = withFigure.exec(rest) ?? withoutFigure.exec(rest);
  const subject = match?.groups?.subject;
  if (!match || subject === undefined) return undefined;
  const start = at + skipped;
  // "Reopened after a renovation that took six years and cost 87 million": more than a subject.
  const isClause = read.amounts.some(
    (amount) =>
      amount.at >= start &&
      amount.end <= start + subject.length &&
      !amount.of.ordinal &&
      !/\baged\b[^,]*$/.test(read.text.slice(0, amount.at)),
  );
  if (isClause) return undefined;
  const range = { from: at + skipped + subject.length, to: at + text.length };
  if (pointing.test(subject.replace(time, '').trim())) return back && { of: back, ...range };
  return { of: { read, at: at + skipped, end: at + skipped + subject.length }, ...range };
}

/** "Registered visitors", "first-time buyers": words that narrow the noun behind them, though most of them say nothing alone. */
export const adding = /(?:\p{L}{2}ed|-time)$|^(?:first|second|third|last)-/iu;

/** "Sales of bicycles" are the bicycles that were sold. */
const selling = /^(?:the )?sales of |\bthat (?:\p{L}+ ){0,3}sold\b/iu;

/** The words that say what a level is of. */
export function wordsOf({ read, at, end }: Level['of']): string[] {
  const text = read.text.slice(at, end).replace(time, ' ').replace(selling, ' ');
  return wordsIn(text).filter((word) => !isIdle(word.toLowerCase()) && !levelVerb.test(word));
}

/** "The line from Portcallan to Eskholm" told as the Eskholm line: one end says which it is. */
function otherEnd(source: string, claim: string): string {
  const [, one = '', other = ''] = /\bfrom (\p{Lu}\p{L}+) to (\p{Lu}\p{L}+)/u.exec(source) ?? [];
  return one !== '' && (claim.includes(one) || claim.includes(other)) ? `${one} ${other}` : '';
}

const owned = / of (?:the )?(?<owner>(?:\p{Lu}[\p{L}&’'-]*(?: |$)){1,4})$/u;

/** "Net sales of the Verdana Group": whose they are goes without saying where the passage names no other owner. */
function ownerIn(
  { read, at, end }: Level['of'],
  { sentences }: Pick<Passage, 'sentences'>,
): string | undefined {
  const owner = owned.exec(read.text.slice(at, end))?.groups?.owner?.trim();
  const first = owner?.split(' ')[0];
  if (first === undefined) return undefined;
  const others = sentences.flatMap(({ text }) => [
    ...text.matchAll(/ of (?:the )?(?<name>\p{Lu}[\p{L}’'-]+)/gu),
  ]);
  return others.every(({ groups }) => groups?.name === first) ? owner : undefined;
}

/**
 * What narrows the subject of a figure in a passage and is left away in a statement: "the number of visitors by train was
 * 203,000" told of the number of visitors. Read from the words themselves, since "by train", "on Mondays" and "registered" add
 * as much as a noun does.
 */
export function narrowedSubject(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Pick<Passage, 'known' | 'sentences'>,
): string | undefined {
  const { known } = passage;
  const held = levelsOf(source, before);
  const told = meaningsOf(`${claim.text} ${otherEnd(source.text, claim.text)}`);
  const given = new Set([...meaningsOf(`${source.text} ${before?.text ?? ''}`), ...known]);
  for (const level of levelsOf(claim)) {
    const own = meaningsOf(wordsOf(level.of).join(' '));
    const figures = claim.amounts.filter(({ at }) => at >= level.from && at <= level.to);
    const isSaid = ({ from, to }: Level) =>
      figures.some(({ of }) =>
        source.amounts.some((each) => each.at >= from && each.at <= to && isSaidBy(of, each.of)),
      );
    const added = wordsOf(level.of).find((word) => adding.test(word) && !isIn(word, given));
    if (added !== undefined && held.length > 0) return added;
    const alike = held.filter(({ of }) => wordsOf(of).some((word) => isIn(word, own)));
    const saying = alike.filter(isSaid);
    const dropped = (saying.length > 0 ? saying : alike).map(({ of }) => {
      const { read, at, end } = of;
      const subject = read.words.filter((word) => word.at >= at && word.end <= end);
      if (isNamedWhole(subject, claim)) return undefined;
      const owner = ownerIn(of, passage);
      return wordsOf(of).find((word) => !isIn(word, told) && !isIn(word, known) && !owner?.includes(word));
    });
    const [first] = dropped;
    if (first !== undefined && dropped.every((word) => word !== undefined)) return first;
  }
  return undefined;
}
