import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { refuse } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import { readForm } from '~/forms/read-form.server';
import { requireAccess, denied } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { FailureNotice } from '~/publication/failure-notice';
import { reportForm } from '~/publication/report-form.server';
import { ReportView } from '~/report/page/report-view';
import { loadReportPage } from '~/report/page/load-report.server';
import { LiveReport } from '~/report/live/live-report';
import { ErrorPage } from '~/shell/error-page';
import '~/report/report.css';
import { NoReport } from '~/report/page/no-report';

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /results/:id', args);
  const id = args.params.id?.trim();
  if (!id) throw denied(refuse('no-search-id'), args.request);
  const page = await loadReportPage(toReportId(id), args.context);
  if (!page) throw denied(refuse('search-not-found'), args.request);
  return page;
}

/** Cancels a search, or requests, grants or ends its publication, or deletes it; each checks its own right. */
export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /results/:id', args);
  return reportForm(toReportId(args.params.id ?? ''), await readForm(args.request), viewer, args.context);
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (data?.view !== 'report') return [{ title: pageTitle(data ? 'Getting Results' : noResult(error)) }];
  const { seoMetadata, title } = data.report;
  return [
    { title: pageTitle(seoMetadata.title || title) },
    { name: 'description', content: seoMetadata.description },
  ];
};

const noResult = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 400 ? 'Invalid Request' : 'Result Not Found';

export default function ReportRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (page.view === 'report')
    return <ReportView report={page.report} rights={page.rights} refused={refused} />;
  return (
    <>
      {refused && (
        <div className="page pt-6">
          <FailureNotice refused={refused} />
        </div>
      )}
      <LiveReport
        key={page.search.id}
        loaded={page.search}
        modelName={page.modelName}
        owned={page.owned}
        proposal={page.proposal}
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 400) return <InvalidRequest />;
  return isRouteErrorResponse(error) && error.status === 404 ? <ResultNotFound /> : <ErrorPage />;
}

/** Spec section 8, status page. */
const InvalidRequest = () => (
  <NoReport
    title="Invalid Request"
    sentence="No search ID provided."
    advice="The address of a report ends with its ID. You find yours in your history."
  />
);

/** Spec section 8, status page. */
const ResultNotFound = () => (
  <NoReport
    title="Result Not Found"
    sentence="The requested search result could not be found."
    advice="The address may be mistyped, or its owner took the report away."
  />
);
