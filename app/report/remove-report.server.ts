import type { AppLoadContext } from '@remix-run/node';
import type { Viewer } from '../../system';
import { reply } from '~/http/reply.server';

type Args = { params: { id: string }; viewer: Viewer; context: AppLoadContext };

/** Deletes a report for its owner or an admin, by whichever call. Contract section 3. */
export const removeReport = async ({ params, viewer, context }: Args): Promise<Response> =>
  reply(await context.system.search.remove(params.id, viewer, context.context));
