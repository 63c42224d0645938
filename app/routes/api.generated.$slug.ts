import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** The report published under a slug, with its public fields. */
export const loader = apiLoader('GET /api/generated/:slug', async ({ params, context }) =>
  reply((await context.system.publishing.publishedReport(params.slug)) ?? refuse('page-not-found')),
);

export const action = methodNotAllowed;
