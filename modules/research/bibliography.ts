import { doiIn, type Citation } from './citation';

/** Contract section 3: the formats of `GET /api/research-report/{id}/citations`. */
export const bibliographyFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type BibliographyFormat = (typeof bibliographyFormats)[number];

export const bibliographyTypes: Readonly<Record<BibliographyFormat, { type: string; extension: string }>> = {
  bibtex: { type: 'application/x-bibtex; charset=utf-8', extension: 'bib' },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', extension: 'ris' },
  'csl-json': { type: 'application/vnd.citationstyles.csl+json; charset=utf-8', extension: 'json' },
};

/** Said with each entry that no source backs, so that it is not taken for checked in another program. */
export const unverifiedNote =
  'Unverified: named by a language model, not found among the sources of the report.';

/** The citations of a report as a file for reference managers. The same citations give the same bytes. */
export function bibliography(citations: readonly Citation[], format: BibliographyFormat): string {
  switch (format) {
    case 'bibtex':
      return citations.map((citation, at) => bibtex(citation, at)).join('\n');
    case 'ris':
      return citations.map(ris).join('\r\n');
    case 'csl-json':
      return `${JSON.stringify(citations.map(csl), null, 2)}\n`;
  }
}

type Name = { family: string; given: string } | { literal: string };

/**
 * Authors as one text into names: parted by `;`, ` and ` or `&`, else by commas unless these part family and given
 * names ("Doe, J., Roe, A."). What is no person's name, such as an agency, stays whole.
 */
export function namesIn(authors: string): Name[] {
  const text = authors.replace(/\bet al\.?/gi, '').slice(0, 4_000);
  const parts = text.includes(';')
    ? text.split(';')
    : text.split(/\s+and\s+|&/).flatMap((part) => partedByComma(part.trim().replace(/,$/, '')));
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map(nameOf);
}

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

const organisation =
  /\b(?:agency|association|bank|bureau|centre|center|committee|council|department|institute|ministry|office|organi[sz]ation|panel|university)\b/i;

function nameOf(text: string): Name {
  if (organisation.test(text)) return { literal: text };
  const comma = text.indexOf(',');
  if (comma > 0) return { family: text.slice(0, comma).trim(), given: text.slice(comma + 1).trim() };
  const space = text.lastIndexOf(' ');
  return space < 0 ? { literal: text } : { family: text.slice(space + 1), given: text.slice(0, space) };
}

const yearOf = ({ year }: Citation) => (/^\d{4}$/.test(year) ? year : '');
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

function csl(citation: Citation): object {
  const year = yearOf(citation);
  const names = namesIn(citation.authors);
  return {
    id: citation.id,
    type: citation.journal ? 'article-journal' : 'document',
    title: line(citation.title),
    ...(names.length > 0 && { author: names }),
    ...(year && { issued: { 'date-parts': [[Number(year)]] } }),
    ...(citation.journal && { 'container-title': line(citation.journal) }),
    ...(doiIn(citation.doi) && { DOI: doiIn(citation.doi) }),
    ...(citation.url && { URL: citation.url }),
    ...(citation.basis === 'unverified' && { note: unverifiedNote }),
  };
}

function ris(citation: Citation): string {
  const fields: [string, string][] = [
    ['TY', citation.journal ? 'JOUR' : 'GEN'],
    ['ID', citation.id],
    ...namesIn(citation.authors).map((name): [string, string] => [
      'AU',
      'literal' in name ? name.literal : `${name.family}, ${name.given}`,
    ]),
    ['TI', citation.title],
    ['JO', citation.journal],
    ['PY', yearOf(citation)],
    ['DO', doiIn(citation.doi)],
    ['UR', citation.url],
    ['N1', citation.basis === 'unverified' ? unverifiedNote : ''],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${line(value)}`);
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** Characters that TeX reads as commands. */
const texEscapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const tex = (text: string) =>
  line(text).replace(/[\\{}~^#$%&_]/g, (character) => texEscapes[character] ?? `\\${character}`);

function bibtex(citation: Citation, at: number): string {
  const names = namesIn(citation.authors).map((name) =>
    'literal' in name ? `{${tex(name.literal)}}` : `${tex(name.family)}, ${tex(name.given)}`,
  );
  const fields: [string, string][] = [
    ['author', names.join(' and ')],
    // Twice in braces: reference managers keep the letters as they are.
    ['title', citation.title && `{${tex(citation.title)}}`],
    ['journal', tex(citation.journal)],
    ['year', yearOf(citation)],
    ['doi', doiIn(citation.doi)],
    ['url', citation.url],
    ['note', citation.basis === 'unverified' ? unverifiedNote : ''],
  ];
  const body = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@${citation.journal ? 'article' : 'misc'}{${keyOf(citation, at)},\n${body.join(',\n')}\n}\n`;
}

/** A key of letters and digits; the number of the entry keeps it apart from others. */
function keyOf(citation: Citation, at: number): string {
  const [first] = namesIn(citation.authors);
  const name = first ? ('literal' in first ? first.literal : first.family) : 'anonymous';
  const ascii = name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return `${ascii || 'entry'}${yearOf(citation)}n${at + 1}`;
}
