export const publicFeedbackPath = '/feedback-public';

/** Maximum length of a searched text. */
export const searchLength = 200;

/** Name of a writer without one, or whose account was deleted. Spec section 2, Public feedback. */
export const anonymous = 'Anonymous User';

/** The searched text of an address; empty for all items. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, searchLength);

export const publicFeedbackAddress = (q: string): string =>
  q ? `${publicFeedbackPath}?${new URLSearchParams({ q })}` : publicFeedbackPath;

type Listed = { content: string; suggestions: string; user: { name: string | null } };

/** The items with this text in their content, their suggestions or the name of their writer, in any case. */
export function matching<Item extends Listed>(items: readonly Item[], q: string): Item[] {
  const wanted = folded(q.trim());
  return items.filter(({ content, suggestions, user }) =>
    [content, suggestions, user.name ?? anonymous].some((text) => folded(text).includes(wanted)),
  );
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Characters of a long text that are shown before it is expanded. */
const startLength = 420;
/** A shorter rest is not collapsed. */
const minRest = 160;

/** Cuts a long text after a word; `rest` is empty for a short one. */
export function startOf(text: string): { start: string; rest: string } {
  if (text.length < startLength + minRest) return { start: text, rest: '' };
  const space = text.slice(0, startLength + 1).search(/\s\S*$/);
  // Cuts a text without spaces at the limit, but never inside a surrogate pair.
  const at = space > startLength / 2 ? space : startLength - (isHighSurrogate(text, startLength - 1) ? 1 : 0);
  return { start: text.slice(0, at), rest: text.slice(at).trimStart() };
}

const isHighSurrogate = (text: string, at: number) => /[\ud800-\udbff]/.test(text.charAt(at));
