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
export const doiLink = ({ doi }: { doi: string }): string | undefined =>
  doiIn(doi) === '' ? undefined : doiResolver + doiIn(doi).split('/').map(encodeURIComponent).join('/');
