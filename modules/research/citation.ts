import { z } from 'zod';
import { doiIn } from './doi';

export { doiIn, doiLink, doiResolver } from './doi';

/**
 * One entry of a bibliography. Spec section 3, research report. `source`: an attached or retrieved source of the report;
 * `unverified`: named by a model alone, and marked so wherever it is shown.
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
  /** The id of the report's source. */
  sourceId: z.string().optional(),
});
export type Citation = z.infer<typeof Citation>;
/** A reference with its fields in their valid forms; invalid ones are left out. `id`: unique within the report. */
export function citationOf(fields: Omit<Citation, 'id'>, id: string): Citation {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    ...fields,
    id,
    authors: line(fields.authors),
    year: /\b(?:1[5-9]|20|21)\d{2}\b/.exec(fields.year)?.[0] ?? '',
    title: line(fields.title),
    journal: line(fields.journal),
    doi: doiIn(fields.doi),
    url: webAddressIn(fields.url),
  };
}

/** An http or https address without user name and password; empty when it is invalid. */
function webAddressIn(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}
