const tag = '(?:think|thinking|reasoning)';
const closed = new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`, 'gi');
const lastClose = new RegExp(`^[\\s\\S]*</${tag}>`, 'i');
const opening = new RegExp(`<${tag}>`, 'i');

/**
 * Takes out what a model thought aloud. Some endpoints swallow the opening tag: all up to a lone closing tag is thought
 * then. A tag that never closes takes the rest with it.
 */
export function stripThoughts(text: string): string {
  const visible = text.replace(closed, '').replace(lastClose, '');
  const open = visible.search(opening);
  return (open < 0 ? visible : visible.slice(0, open)).trim();
}

/** The thoughts that a tag left open, for JSON that stands in them: some models forget to close before they answer. */
export function openThought(text: string): string | undefined {
  const visible = text.replace(closed, '').replace(lastClose, '');
  const open = visible.search(opening);
  return open < 0 ? undefined : visible.slice(open).replace(opening, '').trim();
}

const wholeFence = /^(`{3,}|~{3,})[\w-]*[ \t]*\n?([\s\S]*?)\n?\1?\s*$/;
const anyFence = /(`{3,}|~{3,})[\w-]*[ \t]*\n([\s\S]*?)\n?(?:\1|$)/g;

/** The text inside a fence that holds all of the answer; the text as it is otherwise. */
export function unfence(text: string): string {
  const inside = wholeFence.exec(text)?.[2];
  return inside !== undefined && !/^(`{3,}|~{3,})/m.test(inside) ? inside.trim() : text;
}

/** What stands in fences anywhere in the text, longest first. */
export function fenced(text: string): string[] {
  return [...text.matchAll(anyFence)].map((match) => match[2] ?? '').sort((a, b) => b.length - a.length);
}
