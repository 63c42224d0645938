import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';

/** "the deputy said": the role must be one that the passage gives the speaker. */
export function roleFault(outside: string, speaker: string): Finding | undefined {
  const role =
    /\b(?:the|a|an|his|her|their|its) (?:[\p{L}'’]+ ){0,2}?([\p{L}]+) (?:has |had )?(?:said|says|told|added|adds|warned|argued|argues|explained|noted|stated|called|wrote|insisted|replied|claimed)\b/iu.exec(
      outside,
    )?.[1];
  if (
    role === undefined ||
    functionWords.has(role.toLowerCase()) ||
    speaker === '' ||
    speaker.toLowerCase().includes(role.toLowerCase())
  )
    return undefined;
  return finding('unsupported', `The passage does not give this quote to the ${role}.`);
}

/** Words that begin a sentence before a surname, and are no first names. */
export const leading =
  /^(?:The|A|An|And|But|In|On|For|With|When|While|As|At|By|From|Of|To|Mr|Mrs|Ms|Dr|Professor|Minister|Mayor|President|Director) /;

/** Where relatives appear, a surname alone does not tell them apart. */
export const relatives = /\b(?:brother|sister|son|daughter|wife|husband|father|mother|younger|elder)\b/i;

/** The sentence or sentences that a stretch of a passage lies in. */
export function sentenceAround(passage: string, at: number, end: number): string {
  const from = passage.lastIndexOf('. ', at) + 1;
  const to = passage.indexOf('. ', end);
  return passage.slice(from, to < 0 ? undefined : to);
}
