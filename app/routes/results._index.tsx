import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { AllReports } from '~/report/page/all-reports';
import { listedReport } from '~/report/page/listed-report';

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /results', args);
  const now = new Date();
  return (await args.context.system.search.all()).map((report) => listedReport(report, now));
}

export const meta: MetaFunction = () => [{ title: pageTitle('All reports') }];

export default function AllReportsRoute() {
  return <AllReports initial={useLoaderData<typeof loader>()} />;
}
