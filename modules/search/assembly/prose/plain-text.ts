import { sanitizeText } from '../../../kernel/text/sanitize-text';

/** Every pattern here must run in linear time, since the text is untrusted. */

const hiddenTag = /<(\/?)(script|style|iframe|object|template|noscript|svg|math)\b[^<>]*>/gi;
const tags = /<[/!?]?[a-z][^<>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
};

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}

/**
 * Text without markup: scripts and images are removed, other tags leave their words, and no remaining character can open
 * a tag.
 */
export function withoutHtml(text: string): string {
  let plain = text;
  if (/[<&]/.test(text)) {
    plain = decode(text)
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1');
    plain = withoutComments(withoutHidden(plain)).replace(tags, '');
  }
  return plain.replace(/<(?=[a-z/!?])/gi, '< ');
}

/** Removes elements with content that is not for readers, each up to its last end tag. */
function withoutHidden(text: string): string {
  const found = [...text.matchAll(hiddenTag)].map(({ 0: whole, 1: slash, 2: name = '', index }) => ({
    ...{ name: name.toLowerCase(), closes: slash === '/', from: index, to: index + whole.length },
  }));
  const lastEnd = new Map(found.filter(({ closes }) => closes).map(({ name, from }) => [name, from]));
  let plain = '';
  let at = 0;
  let open: string | undefined;
  for (const { name, closes, from, to } of found) {
    if (open === undefined && !closes && from < (lastEnd.get(name) ?? -1)) {
      plain += text.slice(at, from);
      open = name;
    } else if (closes && open === name) {
      at = to;
      open = undefined;
    }
  }
  return plain + text.slice(at);
}

function withoutComments(text: string): string {
  let plain = '';
  let at = 0;
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', at)) {
    const end = text.indexOf('-->', from + 4);
    if (end < 0) break;
    plain += text.slice(at, from);
    at = end + 3;
  }
  return plain + text.slice(at);
}

/** The maximum length of emphasis and code; marks that are further apart are no pair. */
const pair = '.{1,400}?';
const images = /!\[[^[\]]*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g;
const links = /\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g;
const code = new RegExp(`(?<!\`)(\`{1,9})(?!\`)(${pair})(?<!\`)\\1(?!\`)`, 'g');
const strong = new RegExp(`(\\*\\*\\*|\\*\\*)(?=\\S)(${pair})(?<=\\S)\\1`, 'g');
const strongByLines = new RegExp(
  `(?<![\\p{L}\\p{N}_])(___|__)(?=\\S)(${pair})(?<=\\S)\\1(?![\\p{L}\\p{N}_])`,
  'gu',
);
const stressed = new RegExp(`\\*(?=[^\\s*])(${pair})(?<=[^\\s*])\\*`, 'g');
const stressedByLines = new RegExp(
  `(?<![\\p{L}\\p{N}_])_(?=[^\\s_])(${pair})(?<=[^\\s_])_(?![\\p{L}\\p{N}_])`,
  'gu',
);
const struck = new RegExp(`~~(${pair})~~`, 'g');
const escapes = /\\([\\`*_{}[\]()#+\-.!~|>])/g;

/** A character of which every mark, link and escape has one. */
const marking = /[\\*_`[~]/;

/** Strips inline Markdown: bold, italics, code, links, footnotes. */
export function withoutMarks(text: string): string {
  if (!marking.test(text)) return text;
  const escaped: string[] = [];
  const held = text.replace(escapes, (_, mark: string) => `\uE010${escaped.push(mark) - 1}\uE011`);
  const plain = held
    .replace(images, '')
    .replace(/\[\^[^[\]]+\]/g, '')
    .replace(links, '$1')
    .replace(code, '$2')
    .replace(strong, '$2')
    .replace(strongByLines, '$2')
    .replace(stressed, '$1')
    .replace(stressedByLines, '$1')
    .replace(struck, '$1')
    .replace(/\*\*/g, '');
  return plain.replace(/\uE010(\d+)\uE011/g, (_, at: string) => escaped[Number(at)] ?? '');
}

/** Removes invisible characters, including those of the private use area that mark positions inside assembly. */
export const withoutControls = sanitizeText;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
