import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageAsked } from '~/api/page-asked.server';
import { HistoryPage } from '~/history/history-page';
import { SignInPrompt } from '~/history/sign-in-prompt';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('History') },
  { name: 'robots', content: 'noindex' },
];

/** One's own reports, newest first; an admin sees everybody's. */
export async function loader({ request, context: { viewer, system } }: LoaderFunctionArgs) {
  if (!viewer) return null;
  const { page, limit } = pageAsked(new URL(request.url).searchParams);
  return system.search.history(viewer, page, limit);
}

export default function History() {
  const page = useLoaderData<typeof loader>();
  return page ? <HistoryPage page={page} /> : <SignInPrompt />;
}
