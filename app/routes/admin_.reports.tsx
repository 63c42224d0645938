import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ListPageView } from '~/admin/list/list-page';
import { decideReport, loadReports } from '~/admin/reports/reports.server';
import { reportsList } from '~/admin/reports/reports-list';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Reports - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadReports('visual', requireAccess('GET /admin/reports', args), args);
}

export function action(args: ActionFunctionArgs) {
  return decideReport('visual', requireAccess('POST /admin/reports', args), args);
}

export default function AdminReports() {
  const { page, opened } = useLoaderData<typeof loader>();
  return (
    <ListPageView
      definition={reportsList('visual', opened)}
      page={page}
      undecided={useActionData<typeof action>()}
    />
  );
}
