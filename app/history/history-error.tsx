import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { RetryRefresh } from '~/shell/retry-refresh';

/** Spec section 8, History. Shows the reason when it is known, and retries while a backend is unavailable. */
export function HistoryError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const away = isRouteErrorResponse(error) && error.status === 503;
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6" role="alert">
        <h1 className="text-4xl">Error Loading History</h1>
        <p className="prose-text mt-5 text-ink-soft">
          {away && typeof error.data === 'string' && error.data
            ? error.data
            : 'The list could not be loaded. Your connection may be gone, or something went wrong on our side.'}
        </p>
        <p className="prose-text mt-3 text-ink-soft">Your reports are safe: nothing was lost.</p>
        {away && <RetryRefresh />}
        <div className="mt-8">
          <ButtonLink to={pathname + search} reloadDocument>
            Refresh Page
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
