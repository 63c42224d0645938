import type { AppLoadContext } from '@remix-run/node';
import type { ReportKind } from '../../modules/search/contract';
import type { Viewer } from '../../system';
import { refusalResponse, reply } from '~/http/reply.server';
import { refusesKind } from './refuses-kind.server';

type Args = { params: { id: string }; viewer: Viewer; context: AppLoadContext };

/** Deletes a report for its owner or an admin. Contract section 3. */
export const removeReport = async ({ params, viewer, context }: Args): Promise<Response> =>
  reply(await context.system.search.remove(params.id, viewer, context.context));

/** Deletes reports of one kind alone; the other kind is not found. Spec section 7. */
export const removeReportOf =
  (kind: ReportKind) =>
  async (args: Args): Promise<Response> => {
    const refused = await refusesKind(args.context.system, args.params.id, kind);
    return refused ? refusalResponse(refused) : removeReport(args);
  };
