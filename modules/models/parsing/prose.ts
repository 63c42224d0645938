import { sanitizeText } from '../../kernel/text/sanitize-text';
import { jsonReader, type JsonReader } from './read-json';
import { stripThoughts, unfence } from './strip';

const opener =
  /^(?:sure|certainly|of course|absolutely|okay|ok|here(?:’s|'s| is| are)|below is)\b[^\n]{0,160}[:.!]\s*\n+/i;
const closer =
  /^(?:I hope|Let me know|Feel free|If you(?:’|'d| would) like|Would you like|Please let me know)/i;
const refusal =
  /^(?:I['’]?m (?:sorry|unable|afraid)|I am (?:sorry|unable|afraid)|(?:I )?(?:apologi[sz]e|apologies)|sorry\b|I (?:can ?not|can['’]t|won['’]t|will not|must decline)|unfortunately,? I|as an AI\b)/i;
/** A refusal is short; a longer text that begins like one is a section. */
const refusalLength = 600;

export const isRefusalText = (text: string) =>
  refusal.test(text.trim()) && text.trim().length <= refusalLength;

/** The prose of an answer without thoughts, fences, JSON wrapping, remarks or title; or its errors. */
export function prose(
  text: string,
  title: string,
): { value: string } | { errors: string[]; refused?: boolean } {
  const bare = unwrapJson(unfence(stripThoughts(text)), jsonReader());
  if (bare === undefined) return { errors: ['Prose was asked for, JSON came.'] };
  if (isRefusalText(bare)) return { errors: ['The answer declines the task.'], refused: true };
  const own = withoutTitle(unfence(bare.replace(opener, '').trim()), title);
  const plain = sanitizeText(withoutRemark(own).replace(closer, '')).trim();
  return /\p{L}/u.test(plain) ? { value: plain } : { errors: ['The answer is empty.'] };
}

const textFields = ['content', 'text', 'markdown', 'section', 'body', 'prose', 'answer', 'draft'];

/** JSON around the text: its one text field is the answer. Undefined when it holds no single text. */
function unwrapJson(text: string, reader: JsonReader): string | undefined {
  if (!/^\{\s*(?:"|\}|'|\w+\s*:)/.test(text)) return text;
  const read = reader.strictly(text) ?? reader.mending(text);
  return read && !Array.isArray(read) ? singleText(read as Record<string, unknown>) : text;
}

function singleText(value: Record<string, unknown>): string | undefined {
  const named = textFields.map((field) => value[field]).find((field) => typeof field === 'string');
  if (typeof named === 'string') return named.trim();
  const strings = Object.values(value).filter((field): field is string => typeof field === 'string');
  const inner = Object.values(value).filter((field) => typeof field === 'object' && field !== null);
  if (strings.length === 1) return strings[0]?.trim();
  return strings.length === 0 && inner.length === 1
    ? singleText(inner[0] as Record<string, unknown>)
    : undefined;
}

const words = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Drops headings of level 1 or 2 at the top, and first lines that only say the section's title again. */
function withoutTitle(text: string, title: string): string {
  const lines = text.split('\n');
  const own = words(title);
  const begins = lines.findIndex((line) => {
    const remaining = /^#{1,2}\s/.test(line) || words(line);
    return remaining !== true && remaining !== '' && remaining !== own;
  });
  return begins < 0 ? '' : lines.slice(begins).join('\n').trim();
}

/** Drops a last line that addresses the user. */
function withoutRemark(text: string): string {
  const at = text.lastIndexOf('\n');
  return at > 0 && closer.test(text.slice(at + 1)) ? text.slice(0, at).trim() : text;
}
