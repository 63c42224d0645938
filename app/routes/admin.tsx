import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountsPage } from '~/admin/accounts-page';
import { decide } from '~/admin/decide.server';
import { accountList } from '~/admin/list-address';
import { loadAccounts } from '~/admin/load-accounts.server';
import { readForm } from '~/forms/read-form.server';
import { admitted } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

const listOf = ({ url }: Request) => accountList(new URL(url).searchParams);

export async function loader(args: LoaderFunctionArgs) {
  admitted('GET /admin', args);
  return loadAccounts(args.context.system.identity, listOf(args.request));
}

/** Approves, deactivates, reactivates or deletes an account; each asks for its own right. */
export async function action(args: ActionFunctionArgs) {
  const viewer = admitted('POST /admin', args);
  return decide(await readForm(args.request), listOf(args.request), viewer, args.context);
}

export default function Admin() {
  return <AccountsPage {...useLoaderData<typeof loader>()} undecided={useActionData<typeof action>()} />;
}
