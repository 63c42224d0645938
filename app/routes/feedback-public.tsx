import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { FeedbackError } from '~/feedback/public/feedback-error';
import { loadPublicFeedback } from '~/feedback/public/load-public-feedback.server';
import { PublicFeedbackPage } from '~/feedback/public/public-feedback-page';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import type { Unanswered } from '~/root';
import { ErrorPage } from '~/shell/error-page';

export const meta: MetaFunction = () => [
  { title: pageTitle('Community Feedback') },
  { name: 'description', content: 'What people say about their reports.' },
];

/** Published feedback, public; the search filters it on the client. */
export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /feedback-public', args);
  return loadPublicFeedback(args.context.system, new Date());
}

export default function PublicFeedbackRoute() {
  return <PublicFeedbackPage {...useLoaderData<typeof loader>()} />;
}

export const handle: Unanswered = { Unanswered: FeedbackError };

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <ErrorPage /> : <FeedbackError />;
}
