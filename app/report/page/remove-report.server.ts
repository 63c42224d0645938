import type { AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../../modules/kernel/refusal';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { ReportKind } from '../../../modules/search/contract';
import type { Viewer } from '../../../composition/application/application';
import { reasonSent } from '~/http/decision-reason.server';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { refuseOtherKind } from './refuse-other-kind.server';

type Args = { request: Request; params: { id: ReportId }; viewer: Viewer; context: AppLoadContext };

/** Deletes a report for its owner or an admin, with the optional reason of the body. Contract section 3. */
export const removeReport = (args: Args): Promise<Response> => remove(args);

/** Deletes reports of one kind alone; the other kind is not found. Spec section 7. */
export const removeReportOf =
  (kind: ReportKind) =>
  (args: Args): Promise<Response> =>
    remove(args, kind);

async function remove({ request, params, viewer, context }: Args, kind?: ReportKind): Promise<Response> {
  const { system, context: surroundings } = context;
  const sent = await reasonSent(request);
  const refused = isRefusal(sent) ? sent : kind && (await refuseOtherKind(system, params.id, kind));
  if (refused) return refusalResponse(refused);
  return reply(await system.search.remove(params.id, viewer, surroundings, sent));
}
