import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadOperations } from '~/admin/operations/load-operations.server';
import { OperationsPage } from '~/admin/operations/operations-page';
import { runOperation } from '~/admin/operations/run-operation.server';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Operations') },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/operations', args);
  return loadOperations(args.context.system.operations);
}

/** Retries or skips a parked event, or cancels a running search. */
export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /admin/operations', args);
  return runOperation(await readForm(args.request), viewer, args.context);
}

export default function OperationsRoute() {
  return <OperationsPage {...useLoaderData<typeof loader>()} undone={useActionData<typeof action>()} />;
}
