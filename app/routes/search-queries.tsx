import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { QueriesPage } from '~/admin/queries/queries-page';
import { decideQuery, loadQueries } from '~/admin/queries/queries.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Search Queries - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /search-queries', args);
  return loadQueries('/search-queries', args);
}

export function action(args: ActionFunctionArgs) {
  return decideQuery('/search-queries', requireAccess('POST /search-queries', args), args);
}

export default function SearchQueries() {
  return (
    <QueriesPage
      path="/search-queries"
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
