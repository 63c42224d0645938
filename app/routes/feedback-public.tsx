import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError, useLocation } from '@remix-run/react';
import { loadPublicFeedback } from '~/feedback/public/load-public-feedback.server';
import { PublicFeedbackPage } from '~/feedback/public/public-feedback-page';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import type { Unanswered } from '~/root';
import { ErrorPage } from '~/shell/error-page';
import { RetryRefresh } from '~/shell/retry-refresh';
import { ButtonLink } from '~/ui/button';

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

/** Spec section 2, Public feedback: shows the reason when it is known, and retries while a backend is unavailable. */
function FeedbackError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isAway = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6" role="alert">
        <h1 className="text-4xl">Unable to Load Feedback</h1>
        <p className="prose-text mt-5 text-ink-soft">
          {isAway && typeof error.data === 'string' && error.data
            ? error.data
            : 'The list could not be loaded. Your connection may be gone, or something went wrong on our side.'}
        </p>
        <p className="prose-text mt-3 text-ink-soft">Nothing that people wrote was lost.</p>
        {isAway && <RetryRefresh />}
        <div className="mt-8">
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
