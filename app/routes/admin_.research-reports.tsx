import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ListPageView } from '~/admin/list/list-page';
import { decideReport, loadReports } from '~/admin/reports/reports.server';
import { reportsList } from '~/admin/reports/reports-list';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Research Reports - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadReports('research', requireAccess('GET /admin/research-reports', args), args);
}

export function action(args: ActionFunctionArgs) {
  return decideReport('research', requireAccess('POST /admin/research-reports', args), args);
}

export default function AdminResearchReports() {
  const { page, opened } = useLoaderData<typeof loader>();
  return (
    <ListPageView
      definition={reportsList('research', opened)}
      page={page}
      undecided={useActionData<typeof action>()}
    />
  );
}
