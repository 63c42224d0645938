import type { LoaderFunctionArgs } from '@remix-run/node';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { pageAsked } from '~/api/page-asked.server';
import { publicReport } from '~/api/public-report';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

/** With `page` or `limit` one's own, a page at a time; bare the newest 100 of everybody. Spec section 7. */
export const loader = answering(async ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { search } = context.system;
  if (!searchParams.has('page') && !searchParams.has('limit'))
    return reply((await search.all()).map(publicReport));
  const { page, limit } = pageAsked(searchParams);
  return reply(await search.history(signedIn(context), page, limit));
});

export const action = methodNotAllowed;
