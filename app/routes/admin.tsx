import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { AccountState } from '../../modules/access/policy';
import { accountsList } from '~/admin/accounts/accounts-list';
import { accountDecisions, accountsOptions } from '~/admin/accounts/accounts-options';
import { tabNamed } from '~/admin/admin-tabs';
import { decide } from '~/admin/list/decide.server';
import { readList } from '~/admin/list/list-address';
import { ListPageView } from '~/admin/list/list-page';
import { loadList } from '~/admin/list/load-list.server';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

const listOf = ({ url }: Request) => readList(accountsOptions, new URL(url).searchParams);

/** `?tab=NAME` redirects to the page of that tab. */
export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin', args);
  const tab = tabNamed(new URL(args.request.url).searchParams.get('tab'));
  if (tab) return redirect(tab.to);
  const { users } = args.context.system.identity;
  return loadList(accountsOptions, listOf(args.request), (query) =>
    users({ ...query, status: query.status as AccountState | undefined }),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /admin', args);
  const { system, context } = args.context;
  const { approve, deactivate, reactivate, erase } = system.identity;
  return decide(await readForm(args.request), listOf(args.request), {
    options: accountsOptions,
    decisions: accountDecisions,
    commands: {
      approve: (id, input) => approve(id, viewer, input, context),
      deactivate: (id, input) => deactivate(id, viewer, input, context),
      reactivate: (id, input) => reactivate(id, viewer, input, context),
      erase: (id, input) => erase(id, viewer, input, context),
    },
  });
}

export default function Admin() {
  return (
    <ListPageView
      definition={accountsList}
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
