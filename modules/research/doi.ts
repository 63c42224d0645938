/** Spec section 9: citation links use a DOI resolver prefix. */
export const doiResolver = 'https://doi.org/';

/** Length limit of a DOI; the standard sets none, registries do. */
const maxDoiLength = 200;

/**
 * Extracts a DOI in its valid form, `10.<registrant>/<suffix>`, from the text of a model or page: with a resolver, with
 * `doi:`, with a full stop at the end. Empty when there is none.
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

/** The link of a DOI; undefined for a citation without a valid one. */
export const doiLink = ({ doi }: { doi: string }): string | undefined =>
  doiIn(doi) === '' ? undefined : doiResolver + doiIn(doi).split('/').map(encodeURIComponent).join('/');
