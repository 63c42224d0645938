import { memoize } from '../../../../kernel/memoize';
import { isCalendarWord } from '../../words/calendar';
import type { Read } from './read-sentence';

const kind = /(?<![\p{L}’-])(?<name>\p{Lu}[\p{L}’-]{1,40}) (?<noun>\p{Ll}{3,40})\b/gu;
const starts =
  /^(?:The|A|An|In|On|At|By|For|But|And|As|From|To|It|Its|They|Their|He|She|This|That|These|There|Last|More|Most|About|Every|Each|No|Not|Of|Among|Over|While|Both|All)$/;
/** Whether a word with a capital is none of a name: it begins a sentence, or names a month or a day. */
export const isNoName = (word: string): boolean => starts.test(word) || isCalendarWord(word);

/** "Corvel" and "Tarn" of the Corvel metro and the Tarn metro: the names that stand before a noun. */
const kindsIn = memoize(({ text }: Read): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(kind)) {
    const { name = '', noun = '' } = groups ?? {};
    if (!isNoName(name)) found.set(noun, (found.get(noun) ?? new Set()).add(name));
  }
  return found;
});

/**
 * The one of several of a kind that a sentence is about, where a statement does not say which: "the metro" of the Tarn metro in a
 * passage that tells of the Corvel metro too.
 */
export function oneOfSeveral(claim: Read, source: Read, sentences: readonly Read[]): string | undefined {
  for (const [noun, names] of kindsIn(source)) {
    if (![...names].every((name) => !claim.text.includes(name))) continue;
    if (!new RegExp(`\\b${noun}\\b`, 'u').test(claim.text)) continue;
    const isOther = sentences.some((each) =>
      [...(kindsIn(each).get(noun) ?? [])].some((other) => !names.has(other)),
    );
    if (isOther) return `${[...names].join(' ')} ${noun}`;
  }
  return undefined;
}
