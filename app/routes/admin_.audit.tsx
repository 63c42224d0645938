import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuditPage } from '~/admin/audit/audit-page';
import { loadAudit } from '~/admin/audit/load-audit.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Audit') },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/audit', args);
  const list = await loadAudit(args.context.system, new URL(args.request.url).searchParams);
  return data(list, { status: list.problems ? 400 : 200 });
}

export default function Audit() {
  return <AuditPage {...useLoaderData<typeof loader>()} />;
}
