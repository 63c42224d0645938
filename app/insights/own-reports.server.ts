import type { AppLoadContext } from '@remix-run/node';
import { authorize } from '../../modules/access/policy';
import type { ReportKind } from '../../modules/search/contract';
import { reply } from '~/http/json-reply.server';
import { ownReportLine } from './report-line';

type Args = { params: { userId: string }; context: AppLoadContext };

/** All reports of a kind of one person, for that person and for admins. Spec section 7. */
export async function ownReports({ params: { userId }, context }: Args, kind: ReportKind): Promise<Response> {
  const refused = authorize(context.viewer, 'history.read-persons', { ownerId: userId });
  if (refused) return reply(refused);
  const reports = await context.system.search.ofPerson(userId);
  return reply(reports.filter((report) => report.kind === kind).map(ownReportLine));
}
