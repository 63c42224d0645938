import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  useLocation,
} from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { historyList } from '~/publication/history-address';
import { HistoryPage } from '~/history/history-page';
import { loadHistory } from '~/history/load-history.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import type { Unanswered } from '~/root';
import { ReviewSection } from '~/reviews/review-section';
import { submitReview } from '~/reviews/submit-review.server';
import { ErrorPage } from '~/shell/error-page';
import { waitingPlans } from '~/search/waiting-plans.server';
import { SignInPrompt } from '~/auth/sign-in-prompt';
import { ButtonLink } from '~/ui/button';
import { RetryRefresh } from '~/shell/retry-refresh';

export const meta: MetaFunction = () => [
  { title: pageTitle('History') },
  { name: 'robots', content: 'noindex' },
];

/** The user's own reports, newest first; an admin sees those of all users. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireAccess('GET /history', args);
  const { system } = args.context;
  const url = new URL(args.request.url);
  return {
    history: viewer ? await loadHistory(system.search, viewer, url, historyList(url.searchParams)) : null,
    plans: await waitingPlans(args.context),
    formKey: randomUUID(),
    everyHours: system.settings.rewardEveryHours.review,
  };
}

/** Handles the review form; actions on a report are posted to the report's own address. */
export const action = (args: ActionFunctionArgs) => submitReview(args);

export default function HistoryRoute() {
  const { history, plans, ...review } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = <ReviewSection {...review} answer={answer} />;
  if (history)
    return (
      <HistoryPage history={history} plans={plans}>
        {form}
      </HistoryPage>
    );
  return (
    <>
      <SignInPrompt title="Your history">
        Please sign in to see the reports you asked for. They are kept with your account.
      </SignInPrompt>
      {/* A user who is signed out by now still sees what they typed. */}
      {answer && <div className="page">{form}</div>}
    </>
  );
}

export const handle: Unanswered = { Unanswered: HistoryError };

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <ErrorPage /> : <HistoryError />;
}

/** Spec section 8, History. Shows the reason when it is known, and retries while a backend is unavailable. */
function HistoryError() {
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
