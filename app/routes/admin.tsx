import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { UsersPage } from '~/admin/users-page';
import { readForm } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/reply.server';
import { requireAdmin } from '~/admin/require-admin.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  requireAdmin(context, '/admin');
  return { users: (await context.system.identity.users()).items };
}

/** Approves an account. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireAdmin(context, '/admin');
  const form = await readForm(request);
  if (form.refusal) return refused(form.refusal);
  const approved = await context.system.identity.approve(
    form.fields.get('userId') ?? '',
    viewer,
    {},
    context.context,
  );
  if (!isRefusal(approved)) return redirect('/admin');
  return refused(approved);
}

function refused(refusal: Refusal) {
  const problem = `Failed to approve user. Please try again. ${sentenceOf(refusal)}`;
  return data({ problem }, { status: statusOf(refusal) });
}

export default function Admin() {
  const answer = useActionData<typeof action>();
  return <UsersPage users={useLoaderData<typeof loader>().users} problem={answer?.problem} />;
}
