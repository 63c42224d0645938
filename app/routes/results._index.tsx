import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { admitted } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { agoWords } from '~/report/ago';
import { AllReports } from '~/report/all-reports';

export async function loader(args: LoaderFunctionArgs) {
  admitted('GET /results', args);
  const now = new Date();
  const reports = await args.context.system.search.all();
  return reports.map(({ id, query, title, summary, url, model, wordCount, demo, createdAt }) => ({
    id,
    query,
    title,
    summary,
    url,
    model,
    wordCount,
    demo,
    createdAt,
    ago: agoWords(new Date(createdAt), now),
  }));
}

export const meta: MetaFunction = () => [{ title: pageTitle('All reports') }];

export default function AllReportsRoute() {
  return <AllReports reports={useLoaderData<typeof loader>()} />;
}
