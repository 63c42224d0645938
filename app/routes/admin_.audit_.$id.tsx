import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isRefusal } from '../../modules/kernel/refusal';
import { EventPage } from '~/admin/audit/event-page';
import { loadEvent } from '~/admin/audit/load-event.server';
import { requireAccess, denied } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Event') },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/audit/:id', args);
  const { request, params, context } = args;
  const compared = new URL(request.url).searchParams.get('with') || undefined;
  const loaded = await loadEvent(context.system, params.id ?? '', compared);
  if (isRefusal(loaded)) throw denied(loaded, request);
  return loaded;
}

export default function AuditedEvent() {
  return <EventPage {...useLoaderData<typeof loader>()} />;
}
