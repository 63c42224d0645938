import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountForm } from '~/account/account-form.server';
import { AccountPage } from '~/account/account-page';
import { intentNamed } from '~/account/account-messages';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Your account') },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireAccess('GET /account', args);
  const { identity, evidence } = args.context.system;
  const [waysIn, files] = await Promise.all([identity.waysIn(viewer), evidence.list(viewer)]);
  const done = intentNamed(new URL(args.request.url).searchParams.get('done'));
  return { viewer, waysIn, files, done };
}

/** Changes the password, mails a link to set one, signs out everywhere, deletes a file, or erases the account. */
export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /account', args);
  return accountForm(await readForm(args.request), viewer, args.context);
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
