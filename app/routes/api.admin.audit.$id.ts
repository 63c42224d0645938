import { refuse } from '../../modules/kernel/refusal';
import { toEntryResponse } from '~/admin/audit/entry-response';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** One event with its fields, and everything that its request led to. */
export const loader = apiLoader('GET /api/admin/audit/:id', async ({ params, context }) => {
  const event = await context.system.audit.event(params.id);
  return event ? reply(toEntryResponse(event)) : refusalResponse(refuse('event-not-found'));
});

export const action = methodNotAllowed;
