import { useState } from 'react';
import { feedbackSearches } from '../../modules/quota/contract';
import type { Earned, Viewer } from '../../composition/application/application';
import { EarnedNotice } from '~/forms/earned-notice';
import { earnedMessage, isMetered, rewardRule, searchesRemaining } from '~/quota/quota-messages';
import { useViewer } from '~/root-data';
import { ButtonLink } from '~/ui/button';
import { toast } from '~/ui/toast-store';
import { FeedbackForm } from './feedback-form';
import { feedbackSubmitted, type FeedbackAnswer } from './feedback-messages';
import { Avatar } from '~/shell/avatar';

type Props = { formKey: string; everyHours: number; answer: FeedbackAnswer | undefined };

/** Feedback that earns searches. Spec section 2. */
export function FeedbackPage({ formKey, everyHours, answer }: Props) {
  const viewer = useViewer();
  const [earned, setEarned] = useState(answer?.earned);
  const [round, setRound] = useState(0);
  // The answer to a form without scripts; sending with scripts replaces it.
  const posted = round === 0 ? answer : undefined;
  const reward = { of: 'Feedback', searches: feedbackSearches, everyHours };
  function sent(now: Earned): void {
    toast({ title: feedbackSubmitted, description: earnedMessage(now, reward), tone: 'positive' });
    setEarned(now);
    setRound(round + 1);
  }
  return (
    <div className="page py-12 sm:py-16">
      <header className="border-b-2 border-ink pb-6">
        <h1 className="text-4xl">Feedback</h1>
        <p className="mt-3 max-w-[32.5em] font-serif text-lg text-ink-soft">
          Tell us how it went.{' '}
          {viewer && isMetered(viewer) ? rewardRule(reward) : 'What you write helps to make it better.'}
        </p>
      </header>
      {earned && (
        <EarnedNotice
          key={round}
          className="mt-8"
          title={feedbackSubmitted}
          action={
            <ButtonLink to="/" look="secondary">
              Ask a question
            </ButtonLink>
          }
        >
          {earnedMessage(earned, reward)}
        </EarnedNotice>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        {/* Named grid areas: the page streams in pieces, and without them the aside would wait in the first column. */}
        <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-1">
          {viewer && <Testimonial viewer={viewer} remaining={posted?.earned?.remainingSearches} />}
        </div>
        <div className="min-w-0 lg:col-span-8 lg:col-start-1 lg:row-start-1">
          <FeedbackForm key={round} formKey={`${formKey}/${round}`} answer={posted} onSent={sent} />
        </div>
      </div>
    </div>
  );
}

type TestimonialProps = {
  viewer: Pick<Viewer, 'name' | 'email' | 'picture' | 'searchCount'>;
  /** Searches left, when the page knows a newer number than the viewer. */
  remaining?: number;
};

/** The writer of the feedback: picture or initials, name, address, and searches left. */
function Testimonial({ viewer, remaining = viewer.searchCount }: TestimonialProps) {
  return (
    <section aria-labelledby="who" className="border-t border-line pt-4">
      <h2 id="who" className="label-text font-sans">
        From
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={viewer.name} picture={viewer.picture} />
        <div className="min-w-0">
          <p className="truncate font-medium">{viewer.name}</p>
          <p className="truncate text-sm text-muted">{viewer.email}</p>
        </div>
      </div>
      {isMetered(viewer) && <p className="figures mt-4 text-sm">{searchesRemaining(remaining)}</p>}
    </section>
  );
}
