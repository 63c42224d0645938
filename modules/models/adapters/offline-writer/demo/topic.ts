import { plainWords, shortened, titleOf } from '../wording';

/** How a demo speaks of its query. */
export type Topic = {
  title: string;
  /** Within a sentence: “AI technology market research”. */
  name: string;
  /** Its weightiest words, for keywords. */
  words: string[];
  /** The same for the same query, from 0 to 1, different for each purpose. */
  chance(purpose: string): number;
};

const fillers = new Set(
  'about after analysis and are does for from how into its market of over report research the their this trends what when where which why will with'.split(
    ' ',
  ),
);

export function topicOf(query: string): Topic {
  const plain = plainWords(query).replace(/[?.!]+$/, '') || 'an open question';
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return {
    title: titleOf(query),
    name: `“${shortened(plain, 80)}”`,
    words: [...new Set(words.filter((word) => !fillers.has(word)))].slice(0, 5),
    chance: (purpose) => fraction(`${plain.toLowerCase()}/${purpose}`),
  };
}

/** FNV-1a, spread over 0 to 1. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
