export const publicFeedbackPath = '/feedback-public';

/** Longest text that is searched for. */
export const searchLength = 200;

/** Name of a writer who has none, or whose account is gone. Spec section 2, Public feedback. */
export const anonymous = 'Anonymous User';

/** What is searched for, as the address says it; empty for everything. */
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

/** Characters of a long text that are shown before the rest is asked for. */
const startLength = 420;
/** A rest shorter than this is not worth a click. */
const leastRest = 160;

/** Cuts a long text after a word; `rest` is empty for a short one. */
export function startOf(text: string): { start: string; rest: string } {
  if (text.length < startLength + leastRest) return { start: text, rest: '' };
  const space = text.slice(0, startLength + 1).search(/\s\S*$/);
  // A text without spaces is cut where it is, and between two characters.
  const at = space > startLength / 2 ? space : startLength - (isHighSurrogate(text, startLength - 1) ? 1 : 0);
  return { start: text.slice(0, at), rest: text.slice(at).trimStart() };
}

const isHighSurrogate = (text: string, at: number) => /[\ud800-\udbff]/.test(text.charAt(at));
