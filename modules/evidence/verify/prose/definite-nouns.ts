const definite =
  /\b(?<the>[Tt]he) (?<noun>\p{Ll}{3,})(?= (?:is|are|was|were|has|have|had|go|goes|went|to|of|for|on|in|will|would|could|may|remains?|rose|fell|expects?|plans?|says|said|warned|estimates?)\b|[,.])/gu;
const another =
  /^(?:new|old|former|other|same|first|second|last|next|previous|whole|entire|only|main|early|late|\p{L}+est)$/u;

/** "The limit was breached" behind a sentence on the feed-in limit alone: that one. */
export function withModifier(text: string, before: string): string | undefined {
  for (const { index, groups } of text.matchAll(definite)) {
    const { the = '', noun = '' } = groups ?? {};
    const held = [
      ...before.matchAll(
        new RegExp(
          `\\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir) (?<what>(?:[\\p{L}’'-]+ )?)${noun}(?![\\p{L}-])(?<when> for (?:19|20)\\d{2})?`,
          'gu',
        ),
      ),
    ].map(({ groups: parts }) => ({ what: parts?.what?.trim() ?? '', when: parts?.when ?? '' }));
    const [{ what, when } = { what: '', when: '' }, ...more] = held;
    const times = before.split(new RegExp(`(?<![\\p{L}-])${noun}(?![\\p{L}-])`, 'u')).length - 1;
    if (what === '' || more.length > 0 || times > 1 || another.test(what)) continue;
    const named = new RegExp(
      `\\b(?:[Tt]he|[Aa]n?|[Ii]ts) (?:[\\p{L}’'-]+ ){0,2}${noun} (?<name>\\p{Lu}\\p{L}+)(?=[.,;:]|$| (?:said|says|expects?|plans?|was|is|has|had)\\b)`,
      'u',
    ).exec(before)?.groups?.name;
    if (named !== undefined)
      return `${text.slice(0, index)}${named}${text.slice(index + the.length + 1 + noun.length)}`;
    const end = index + the.length + 1 + noun.length;
    return `${text.slice(0, index)}${the} ${what} ${noun}${when}${text.slice(end)}`;
  }
  return undefined;
}
