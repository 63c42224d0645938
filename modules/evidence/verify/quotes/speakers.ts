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

const titles =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Minister|Mayor|President|Director|Councillor|Alderman|Senator|Governor|Congressman|Congresswoman|Representative|Delegate|Deputy|Secretary|Chancellor|Vice-Chancellor|Provost|Rector|Dean|Judge|Justice|Magistrate|Sheriff|Inspector|Superintendent|Commissioner|Constable|Sergeant|Captain|Lieutenant|Major|Colonel|General|Admiral|Commander|Ambassador|Bishop|Archbishop|Reverend|Pastor|Rabbi|Imam|Prince|Princess|King|Queen|Chairman|Chairwoman|Chair|Chief|Treasurer|Coach|Engineer|Architect|Biologist)$/;

/** "The", "Councillor": a word that stands before a surname and is no first name. */
export const leadsName = (word: string): boolean =>
  titles.test(word) || (word !== 'Per' && functionWords.has(word.toLowerCase()));

/** Where relatives appear, a surname alone does not tell them apart. */
export const relatives = /\b(?:brother|sister|son|daughter|wife|husband|father|mother|younger|elder)\b/i;

/** The sentence or sentences that a stretch of a passage lies in. */
export function sentenceAround(passage: string, at: number, end: number): string {
  const from = passage.lastIndexOf('. ', at) + 1;
  const to = passage.indexOf('. ', end);
  return passage.slice(from, to < 0 ? undefined : to);
}

const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
/** The name of a month or a day of the week. */
export const isCalendarWord = (word: string): boolean => calendar.test(word);
