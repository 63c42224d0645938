import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { QueriesPage } from '~/admin/queries/queries-page';
import { decideQuery, loadQueries } from '~/admin/queries/queries.server';
import { admitted } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Search Queries - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  admitted('GET /admin/queries', args);
  return loadQueries('/admin/queries', args);
}

export function action(args: ActionFunctionArgs) {
  return decideQuery('/admin/queries', admitted('POST /admin/queries', args), args);
}

export default function AdminQueries() {
  return (
    <QueriesPage
      path="/admin/queries"
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
