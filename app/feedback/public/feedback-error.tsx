import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { RetryRefresh } from '~/shell/retry-refresh';
import { ButtonLink } from '~/ui/button';

/** Spec section 2, Public feedback: shows the reason when it is known, and retries while a backend is unavailable. */
export function FeedbackError() {
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
