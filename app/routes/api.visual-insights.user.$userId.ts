import { may } from '../../modules/moderation/policy';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';
import { ownVisualReportLine } from '~/insights/visual-report';

/** Spec section 7: all visual reports of one person, for them and for admins. */
export const loader = reading(
  'GET /api/visual-insights/user/:userId',
  async ({ params, viewer, context }) => {
    const refused = may(viewer, 'history.read-persons', { ownerId: params.userId });
    return reply(refused ?? (await context.system.search.ofPerson(params.userId)).map(ownVisualReportLine));
  },
);

export const action = methodNotAllowed;
