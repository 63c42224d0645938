import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { feedbackSearches } from '../../modules/quota/contract';
import { FeedbackPage } from '~/feedback/feedback-page';
import { submitFeedback } from '~/feedback/submit-feedback.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { SignInPrompt } from '~/auth/sign-in-prompt';
import { useViewer } from '~/root-data';

export const meta: MetaFunction = () => [
  { title: pageTitle('Feedback') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /feedback', args);
  const { rewardEveryHours } = args.context.system.settings;
  return { formKey: randomUUID(), everyHours: rewardEveryHours.feedback };
}

export const action = (args: ActionFunctionArgs) => submitFeedback(args);

export default function Feedback() {
  const { formKey, everyHours } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // A user who is signed out by now still sees what they typed.
  if (useViewer() || answer)
    return <FeedbackPage formKey={formKey} everyHours={everyHours} answer={answer} />;
  return (
    <SignInPrompt title="Feedback">
      Please sign in to tell us how it went. Feedback earns {feedbackSearches} more searches.
    </SignInPrompt>
  );
}
