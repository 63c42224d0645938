import { redirectDocument, type LoaderFunctionArgs } from '@remix-run/node';
import { requireAccess } from '~/http/page-guard.server';

/**
 * A published report is a document of its own, served before these routes: a client-side navigation is sent there. Any
 * other address below this one is not found. Spec section 8.
 */
export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /insights/:slug', args);
  const { params, context } = args;
  const publication = await context.system.publishing.publicationAt((params.slug ?? '').toLowerCase());
  if (publication) return redirectDocument(`/insights/${publication.slug}`);
  throw new Response(null, { status: 404, statusText: 'Page Not Found' });
}

export default function NotFound() {
  return null;
}
