import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** What is published under a slug, as everybody may read it. */
export const loader = apiLoader('GET /api/generated/:slug', async ({ params, context }) =>
  reply((await context.system.publishing.report(params.slug)) ?? refuse('page-not-found')),
);

export const action = methodNotAllowed;
