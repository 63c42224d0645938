import { z } from 'zod';

/**
 * One entry of a bibliography. Spec section 3, research report. `source`: an attached or retrieved source of the report;
 * `unverified`: named by a model alone, and shown as such wherever it is shown.
 */
export const Citation = z.object({
  id: z.string(),
  authors: z.string(),
  /** Four digits, or empty. */
  year: z.string(),
  title: z.string(),
  journal: z.string(),
  /** Without the resolver, in a valid form, or empty. */
  doi: z.string(),
  /** http or https, or empty. */
  url: z.string(),
  basis: z.enum(['source', 'unverified']),
  /** The source of the report that it is. */
  sourceId: z.string().optional(),
});
export type Citation = z.infer<typeof Citation>;

/** Spec section 9: citation links use a DOI resolver prefix. */
export const doiResolver = 'https://doi.org/';

/** Longest DOI that is read; the standard knows no limit, registries do. */
const maxDoiLength = 200;

/**
 * A DOI in its valid form, `10.<registrant>/<suffix>`, out of what a model or page calls one: with a resolver, with `doi:`,
 * with a full stop behind it. Empty when it is none.
 */
export function doiIn(text: string): string {
  const given = text.trim().slice(0, maxDoiLength + 50);
  const bare = given
    .replace(/^https?:\/\/(?:dx\.|www\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')
    .replace(/[.,;]+$/, '');
  return bare.length <= maxDoiLength &&
    /^10\.\d{4,9}(?:\.\d+)*\/[!-~]+$/.test(bare) &&
    !/[<>"{}\\^`|]/.test(bare)
    ? bare.toLowerCase()
    : '';
}

/** Where a DOI leads to; nothing for a citation without a valid one. */
export const doiLink = ({ doi }: Pick<Citation, 'doi'>): string | undefined =>
  doiIn(doi) === '' ? undefined : doiResolver + doiIn(doi).split('/').map(encodeURIComponent).join('/');

/** A reference with its fields in their valid forms; what is not valid is left out. `id`: unique within the report. */
export function citationOf(given: Omit<Citation, 'id'>, id: string): Citation {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    ...given,
    id,
    authors: line(given.authors),
    year: /\b(?:1[5-9]|20|21)\d{2}\b/.exec(given.year)?.[0] ?? '',
    title: line(given.title),
    journal: line(given.journal),
    doi: doiIn(given.doi),
    url: webAddressIn(given.url),
  };
}

/** An http or https address without user name and password; empty when it is none. */
function webAddressIn(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}
