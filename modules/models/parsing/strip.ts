const tags = /<(\/?)(?:think|thinking|reasoning)>/gi;

/**
 * Parts what a model thought aloud from what it says. Some endpoints swallow the opening tag: all up to a lone closing
 * tag is thought then. A tag that never closes takes the rest with it; that rest is kept apart, since some models forget
 * to close before they answer.
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

/** The answer without what was thought aloud before it. */
export const stripThoughts = (text: string): string => part(text).visible.trim();

/** The thoughts that a tag left open, for JSON that stands in them. */
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

/** What stands in fences anywhere in the text, longest first. */
export function fenced(text: string): string[] {
  return [...text.matchAll(anyFence)].map((match) => match[2] ?? '').sort((a, b) => b.length - a.length);
}
