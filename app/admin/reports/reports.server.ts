import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ReportKind } from '../../../modules/search/contract';
import { toReportId } from '../../../modules/kernel/report-id';
import type { Viewer } from '../../../composition/application/application';
import type { ReportStatus } from '../../../modules/publishing/contract';
import { readForm } from '~/forms/read-form.server';
import { decide } from '../list/decide.server';
import { readList } from '../list/list-address';
import { loadList } from '../list/load-list.server';
import { openReport } from './open-report.server';
import { reportDecisions, reportsOptions } from './reports-options';

/** Loads a page of the reports of one kind, and the details of the open one. */
export async function loadReports(
  kind: ReportKind,
  viewer: Viewer,
  { request, context: { system } }: LoaderFunctionArgs,
) {
  const options = reportsOptions(kind);
  const list = readList(options, new URL(request.url).searchParams);
  const [page, opened] = await Promise.all([
    loadList(options, list, (query) =>
      system.search.list({ ...query, kind, status: query.status as ReportStatus | undefined }),
    ),
    openReport(system.publishing, list.open, viewer),
  ]);
  return { page, opened };
}

/** Runs the posted decision about reports of one kind. */
export async function decideReport(
  kind: ReportKind,
  viewer: Viewer,
  { request, context: { system, context } }: ActionFunctionArgs,
) {
  const options = reportsOptions(kind);
  const list = readList(options, new URL(request.url).searchParams);
  return decide(await readForm(request), list, {
    options,
    decisions: reportDecisions(kind),
    commands: {
      publish: (id, input) => system.publishing.publish(toReportId(id), viewer, input, context),
      unpublish: (id, input) => system.publishing.unpublish(toReportId(id), viewer, input, context),
      delete: (id) => system.search.remove(toReportId(id), viewer, context),
    },
  });
}
