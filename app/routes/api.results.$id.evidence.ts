import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** Contract section 3: owner and admins see all spans, others the cited ones. */
export const loader = apiLoader('GET /api/results/:id/evidence', async ({ params, viewer, context }) => {
  const evidence = await context.system.evidence.ofReport(params.id, viewer);
  if (!evidence || 'sources' in evidence) return reply(evidence ?? refuse('search-not-found'));
  const claims = Buffer.from(JSON.stringify(evidence.claims));
  const parts = [
    Buffer.from('{"claims":'),
    claims,
    Buffer.from(',"sources":'),
    evidence.sourcesJson,
    Buffer.from('}'),
  ];
  return new Response(Buffer.concat(parts), { headers: { 'Content-Type': 'application/json' } });
});

export const action = methodNotAllowed;
