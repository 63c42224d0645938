import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageAsked } from '~/api/page-asked.server';
import { HistoryPage } from '~/history/history-page';
import { admitted } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { ReviewSection } from '~/reviews/review-section';
import { submitReview } from '~/reviews/submit-review.server';
import { SignInPrompt } from '~/shell/sign-in-prompt';

export const meta: MetaFunction = () => [
  { title: pageTitle('History') },
  { name: 'robots', content: 'noindex' },
];

/** One's own reports, newest first; an admin sees everybody's. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = admitted('GET /history', args);
  const { system } = args.context;
  const { page, limit } = pageAsked(new URL(args.request.url).searchParams);
  return {
    page: viewer ? await system.search.history(viewer, page, limit) : null,
    formKey: randomUUID(),
    everyHours: system.settings.rewardEveryHours.review,
  };
}

/** The one form of this page: a review. */
export const action = (args: ActionFunctionArgs) => submitReview(args);

export default function History() {
  const { page, ...review } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = <ReviewSection {...review} answer={answer} />;
  if (page) return <HistoryPage page={page}>{form}</HistoryPage>;
  return (
    <>
      <SignInPrompt title="Your history">
        Please sign in to see the reports you asked for. They are kept with your account.
      </SignInPrompt>
      {/* Who is signed out by now still gets to see what they typed. */}
      {answer && <div className="page">{form}</div>}
    </>
  );
}
