import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { speechVerbs } from '../words/speech-verbs';

const roleSpeaking = new RegExp(
  `(?<!\\bthat )\\b(?:the|a|an|his|her|their|its) (?:[\\p{L}'’]+ ){0,2}?([\\p{L}]+) (?:has |had )?(?:${speechVerbs}|called)\\b`,
  'iu',
);

/** "the deputy said": the role must be one that the passage gives the speaker. */
export function roleFault(outside: string, speaker: string): Finding | undefined {
  const role = roleSpeaking.exec(outside)?.[1];
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
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Minister|Mayor|President|Director|Councillor|Alderman|Senator|Governor|Congressman|Congresswoman|Representative|Delegate|Deputy|Secretary|Chancellor|Vice-Chancellor|Provost|Rector|Dean|Judge|Justice|Magistrate|Sheriff|Inspector|Superintendent|Commissioner|Constable|Sergeant|Captain|Lieutenant|Major|Colonel|General|Admiral|Commander|Ambassador|Bishop|Archbishop|Reverend|Pastor|Rabbi|Imam|Baron|Baroness|Count|Countess|Duke|Duchess|Prince|Princess|King|Queen|Chairman|Chairwoman|Chair|Chief|Treasurer|Coach|Engineer|Detective|Nurse|Architect|Biologist)$/;

/** "The", "Councillor": a word that stands before a surname and is no first name. */
export const leadsName = (word: string): boolean =>
  titles.test(word) || (word !== 'Per' && functionWords.has(word.toLowerCase()));

const relative = '(?:brother|sister|son|daughter|wife|husband|widow|father|mother|younger|elder)';

/** Whether a relative of a person appears beside the name: a surname alone does not tell them apart. */
export const isOfFamily = (last: string, text: string): boolean =>
  new RegExp(
    `\\b${relative}\\b[^.“”]{0,60}\\b${last}\\b|\\b${last}\\b[^.“”]{0,60}\\b${relative}\\b|\\b(?:[Hh]is|[Hh]er) ${relative}\\b`,
    'u',
  ).test(text);

/** The sentence or sentences that a stretch of a passage lies in. */
export function sentenceAround(passage: string, at: number, end: number): string {
  const from = passage.lastIndexOf('. ', at) + 1;
  const to = passage.indexOf('. ', end);
  return passage.slice(from, to < 0 ? undefined : to);
}
