const tags = /<(\/?)(?:think|thinking|reasoning)>/gi;

/**
 * Separates the thoughts of a model from its answer. Some endpoints drop the opening tag: all text up to a lone closing
 * tag is thought then. After a tag that never closes the rest is thought, too, but returned separately, since some
 * models forget to close it before they answer.
 */
function part(text: string): { visible: string; open?: string } {
  let visible = '';
  let from = 0;
  let opened: number | undefined;
  for (const { 0: tag, 1: slash, index } of text.matchAll(tags)) {
    if (!slash && opened === undefined) {
      visible += text.slice(from, index);
      opened = index + tag.length;
    } else if (slash) {
      if (opened === undefined) visible = '';
      opened = undefined;
      from = index + tag.length;
    }
  }
  return opened === undefined
    ? { visible: visible + text.slice(from) }
    : { visible, open: text.slice(opened) };
}

/** The answer without thoughts. */
export const stripThoughts = (text: string): string => part(text).visible.trim();

/** The text after an unclosed tag, which may contain the JSON. */
export const openThought = (text: string): string | undefined => part(text).open?.trim();

const fenceOpening = /^(`{3,}|~{3,})[\w-]*[ \t]*\n?/;
const anyFence = /(?<![`~])(`{3,}|~{3,})(?![`~])[\w-]*[ \t]*\n([\s\S]*?)\n?(?:\1|$)/g;

/** The text inside a fence that holds all of the answer; the text as it is otherwise. */
export function unfence(text: string): string {
  const [opening, fence = ''] = fenceOpening.exec(text) ?? [];
  if (opening === undefined) return text;
  const rest = text.slice(opening.length).trimEnd();
  const inside = rest.endsWith(fence) ? rest.slice(0, -fence.length) : rest;
  return /^(`{3,}|~{3,})/m.test(inside) ? text : inside.trim();
}

/** The contents of fenced blocks in the text, longest first. */
export function fenced(text: string): string[] {
  return [...text.matchAll(anyFence)].map((match) => match[2] ?? '').sort((a, b) => b.length - a.length);
}
