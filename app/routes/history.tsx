import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from '@remix-run/react';
import { historyList } from '~/history/history-list';
import { HistoryError } from '~/history/history-error';
import { HistoryPage } from '~/history/history-page';
import { loadHistory } from '~/history/load-history.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import type { Unanswered } from '~/root';
import { ReviewSection } from '~/reviews/review-section';
import { submitReview } from '~/reviews/submit-review.server';
import { ErrorPage } from '~/shell/error-page';
import { SignInPrompt } from '~/auth/sign-in-prompt';

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
    formKey: randomUUID(),
    everyHours: system.settings.rewardEveryHours.review,
  };
}

/** Handles the review form; actions on a report are posted to the report's own address. */
export const action = (args: ActionFunctionArgs) => submitReview(args);

export default function HistoryRoute() {
  const { history, ...review } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = <ReviewSection {...review} answer={answer} />;
  if (history) return <HistoryPage history={history}>{form}</HistoryPage>;
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
