import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchSummary } from '~/api/research-summary';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { refuseOtherKind } from '~/report/page/refuse-other-kind.server';

/** Publishes a research report, with or without a request, and returns it as a list item. Spec section 7. */
export const action = apiAction(
  'POST /api/admin/research-report/:id/publish',
  async ({ request, params: { id }, viewer, context }) => {
    const { system } = context;
    const sent = await reasonSent(request);
    if (isRefusal(sent)) return refusalResponse(sent);
    const publication =
      (await refuseOtherKind(system, id, 'research')) ??
      (await system.publishing.publish(id, viewer, sent, context.context));
    if (isRefusal(publication)) return refusalResponse(publication);
    const result = await system.search.result(id, viewer);
    if (!result) return refusalResponse(refuse('report-deleted'));
    const line = { ...result, query: result.query.query ?? '', ...publication };
    return reply({ ok: true, ...researchSummary(line) });
  },
);

export const loader = methodNotAllowed;
