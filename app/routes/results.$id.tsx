import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { admitted, turnedAway } from '~/http/page-guard.server';
import { statusOf } from '~/http/reply.server';
import { pageTitle } from '~/product';
import { loadReportPage } from '~/report/load-report.server';
import { LiveReport } from '~/report/live-report';
import { ResultNotFound } from '~/report/result-not-found';
import { ResultPage } from '~/report/result-page';
import { ErrorPage } from '~/shell/error-page';
import '~/report/report.css';

export async function loader(args: LoaderFunctionArgs) {
  admitted('GET /results/:id', args);
  const page = await loadReportPage(args.params.id ?? '', args.context);
  if (!page) throw turnedAway(refuse('search-not-found'), args.request);
  return page;
}

/** The one form of this page: its owner stops the search. A search that has ended meanwhile is simply shown. */
export async function action(args: ActionFunctionArgs) {
  const viewer = admitted('POST /results/:id', args);
  const { system, context } = args.context;
  const id = args.params.id ?? '';
  const cancelled = await system.search.cancel(id, viewer, context);
  if (isRefusal(cancelled) && statusOf(cancelled) !== 409) throw turnedAway(cancelled, args.request);
  return redirect(`/results/${id}`);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (data?.view !== 'report') return [{ title: pageTitle(data ? 'Getting Results' : 'Result Not Found') }];
  const { seoMetadata, title } = data.report;
  return [
    { title: pageTitle(seoMetadata.title || title) },
    { name: 'description', content: seoMetadata.description },
  ];
};

export default function ReportRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.view === 'report') return <ResultPage report={page.report} />;
  return (
    <LiveReport key={page.search.id} loaded={page.search} modelName={page.modelName} owned={page.owned} />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <ResultNotFound /> : <ErrorPage />;
}
