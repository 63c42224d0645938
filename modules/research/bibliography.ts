import { sanitizeText } from '../kernel/text/sanitize-text';
import { doiIn, type Citation } from './citation';

/** Contract section 3: the formats of `GET /api/research-report/{id}/citations`. */
export const bibliographyFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type BibliographyFormat = (typeof bibliographyFormats)[number];

export const bibliographyTypes: Readonly<Record<BibliographyFormat, { type: string; extension: string }>> = {
  bibtex: { type: 'application/x-bibtex; charset=utf-8', extension: 'bib' },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', extension: 'ris' },
  'csl-json': { type: 'application/vnd.citationstyles.csl+json; charset=utf-8', extension: 'json' },
};

/** The note on each entry that no source backs, so that another program does not show it as checked. */
export const unverifiedNote =
  'Unverified: named by a language model, not found among the sources of the report.';

/**
 * The citations of a report as a file for reference managers. Models and web pages wrote the texts, so each is escaped to
 * stay within its field. The same citations give the same bytes.
 */
export function bibliography(citations: readonly Citation[], format: BibliographyFormat): string {
  const entries = citations.map(entryOf);
  switch (format) {
    case 'bibtex':
      return entries.map(bibtex).join('\n');
    case 'ris':
      return entries.map(ris).join('\r\n');
    case 'csl-json':
      return `${JSON.stringify(entries.map(csl), null, 2)}\n`;
  }
}

type Name = { family: string; given: string } | { literal: string };
type Entry = Pick<Citation, 'title' | 'journal' | 'year' | 'doi' | 'url'> & {
  key: string;
  names: Name[];
  note: string;
};

/** The fields common to every format, each text on one line. */
function entryOf(citation: Citation, at: number): Entry {
  const names = namesIn(line(citation.authors));
  const year = /^\d{4}$/.test(citation.year) ? citation.year : '';
  return {
    key: keyOf(names, year, at),
    names,
    title: line(citation.title),
    journal: line(citation.journal),
    year,
    doi: doiIn(citation.doi),
    url: addressIn(citation.url),
    note: citation.basis === 'unverified' ? unverifiedNote : '',
  };
}

const line = (text: string) => sanitizeText(text).replace(/\s+/g, ' ').trim();

/** A web address, with characters encoded that would end a field; empty for anything else. */
function addressIn(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return '';
  return new URL(text).href.replace(/[\\{}"<>^`|]/g, encodeURIComponent);
}

/** A key of letters and digits; the number of the entry makes it unique. */
function keyOf([first]: readonly Name[], year: string, at: number): string {
  const name = first ? ('literal' in first ? first.literal : first.family) : 'anonymous';
  const ascii = name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 40);
  return `${ascii || 'entry'}${year}n${at + 1}`;
}

const organisation =
  /\b(?:agency|association|bank|bureau|centre|center|committee|council|department|institute|ministry|office|organi[sz]ation|panel|university)\b/i;

/**
 * Splits authors into names: at `;`, ` and ` or ` & `, else at commas unless these separate family and given names ("Doe,
 * J., Roe, A."). An organisation stays whole.
 */
export function namesIn(authors: string): Name[] {
  const text = authors.replace(/\bet al\.?/gi, '').slice(0, 4_000);
  const parts = text.includes(';')
    ? text.split(';').flatMap(partedByAnd)
    : partedByAnd(text).flatMap((part) => partedByComma(part.trim().replace(/,$/, '')));
  return parts.map((part) => part.replace(/^[\s,]+|[\s,]+$/g, '')).flatMap((part) => nameOf(part) ?? []);
}

const partedByAnd = (text: string): string[] =>
  organisation.test(text) && !text.includes(',') ? [text] : text.split(/\s(?:and|&)\s/);

/** "Doe, J., Roe, A." are two people; "Doe, Jane" is one; "Jane Doe, Ann Roe" are two. */
function partedByComma(text: string): string[] {
  const pieces = text
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean);
  const isInitials = (piece: string) => /^(?:\p{Lu}\.?[\s-]?){1,4}$/u.test(piece);
  if (
    pieces.length > 2 &&
    pieces.length % 2 === 0 &&
    pieces.every((piece, at) => at % 2 === 0 || isInitials(piece))
  )
    return pieces.flatMap((piece, at) => (at % 2 === 0 ? [`${piece}, ${pieces[at + 1] ?? ''}`] : []));
  if (pieces.length === 2 && !/\s/.test(pieces[0] ?? '')) return [pieces.join(', ')];
  return pieces;
}

function nameOf(text: string): Name | undefined {
  if (!text) return undefined;
  const comma = text.indexOf(',');
  if (comma < 0 && organisation.test(text)) return { literal: text };
  const space = text.lastIndexOf(' ');
  if (comma < 0 && space < 0) return { literal: text };
  return comma < 0
    ? { family: text.slice(space + 1), given: text.slice(0, space) }
    : { family: text.slice(0, comma).trim(), given: text.slice(comma).replace(/^[\s,]+/, '') };
}

function csl({ key, names, title, journal, year, doi, url, note }: Entry): object {
  return {
    id: key,
    type: journal ? 'article-journal' : 'document',
    title,
    ...(names.length > 0 && { author: names }),
    ...(year && { issued: { 'date-parts': [[Number(year)]] } }),
    ...(journal && { 'container-title': journal }),
    ...(doi && { DOI: doi }),
    ...(url && { URL: url }),
    ...(note && { note }),
  };
}

/** A line per field, `ER` last. A comma separates family and given names, so neither may hold one. */
function ris({ key, names, title, journal, year, doi, url, note }: Entry): string {
  const apart = (text: string) => text.replace(/\s*,\s*/g, ' ');
  const fields: [string, string][] = [
    ['TY', journal ? 'JOUR' : 'GEN'],
    ['ID', key],
    ...names.map((name): [string, string] => [
      'AU',
      'literal' in name ? apart(name.literal) : `${apart(name.family)}, ${apart(name.given)}`,
    ]),
    ['TI', title],
    ['T2', journal],
    ['PY', year],
    ['DO', doi],
    ['UR', url],
    ['N1', note],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}`);
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** Escapes TeX's special characters. Braces by their names: BibTeX counts them even after a backslash. */
const texEscapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
};

/** Text as TeX prints it. Separates hyphens and apostrophes in a row, which TeX would join. */
const tex = (text: string) =>
  text.replace(/-{2,}|'{2,}|[\\{}~^<>|`#$%&_]/g, (signs) =>
    signs.length > 1 ? signs.split('').join('{}') : (texEscapes[signs] ?? `\\${signs}`),
  );

/** A part of a name, in braces if it holds anything that BibTeX would split it at. */
const texName = (text: string) =>
  /[^\p{L}\p{M}.\s'’-]|(?<![\p{Lu}\p{Ll}]\.?)-|-(?![\p{Lu}\p{Ll}])|\band\b/iu.test(text)
    ? `{${tex(text)}}`
    : tex(text);

function bibtex({ key, names, title, journal, year, doi, url, note }: Entry): string {
  const authors = names.map((name) =>
    'literal' in name ? `{${tex(name.literal)}}` : `${texName(name.family)}, ${texName(name.given)}`,
  );
  const fields: [string, string][] = [
    ['author', authors.join(' and ')],
    // Double braces: styles keep the capitals unchanged.
    ['title', title && `{${tex(title)}}`],
    ['journal', tex(journal)],
    ['year', year],
    ['doi', doi],
    ['url', url],
    ['note', note],
  ];
  const body = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@${journal ? 'article' : 'misc'}{${key},\n${body.join(',\n')}\n}\n`;
}
