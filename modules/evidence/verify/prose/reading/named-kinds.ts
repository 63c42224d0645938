import { memoize } from '../../../../kernel/memoize';
import { type Read } from './read-sentence';

const kind = /(?<![\p{L}’-])(?<name>\p{Lu}[\p{L}’-]{1,40}) (?<noun>\p{Ll}{3,40})\b/gu;
const leading =
  /^(?:The|A|An|In|On|At|By|For|But|And|As|From|To|It|Its|They|Their|This|These|There|Of|Among|While|Both|All|Each|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** "Corvel" and "Tarn" of the Corvel metro and the Tarn metro: the names that stand before a noun. */
const kindsIn = memoize(({ text }: Read): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(kind)) {
    const { name = '', noun = '' } = groups ?? {};
    if (!leading.test(name)) found.set(noun, (found.get(noun) ?? new Set()).add(name));
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
