const hiddenElements = /<(script|style|iframe|object|template|noscript|svg|math)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const comments = /<!--[\s\S]*?-->/g;
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

/** Text without markup: scripts and images vanish, other tags leave their words, and nothing left can open a tag. */
export function withoutHtml(text: string): string {
  let plain = text;
  if (/[<&]/.test(text)) {
    plain = decode(text)
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '$1');
    plain = plain.replace(hiddenElements, '').replace(comments, '').replace(tags, '');
  }
  return plain.replace(/<(?=[a-z/!?])/gi, '< ');
}

const images = /!\[[^\]]*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g;
const links = /\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\])/g;
const escapes = /\\([\\`*_{}[\]()#+\-.!~|>])/g;

/** Inline Markdown as a reader sees it: no marks for bold, italics, code, links, footnotes. */
export function withoutMarks(text: string): string {
  const kept: string[] = [];
  const held = text.replace(escapes, (_, mark: string) => `\uE010${kept.push(mark) - 1}\uE011`);
  const plain = held
    .replace(images, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(links, '$1')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*\*|\*\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(___|__)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\*(?=[^\s*])(.+?)(?<=[^\s*])\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/~~(.+?)~~/g, '$1')
    .replace(/\*\*/g, '');
  return plain.replace(/\uE010(\d+)\uE011/g, (_, at: string) => kept[Number(at)] ?? '');
}

/** Control characters and the private-use ones that mark places inside assembly. */
const controls =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F\u200B\uE000-\uE011\uFEFF]/g;

export const withoutControls = (text: string): string => text.replace(controls, '');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
