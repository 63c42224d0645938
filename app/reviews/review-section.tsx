import { useState } from 'react';
import { reviewSearches } from '../../modules/quota/contract';
import { EarnedNotice } from '~/forms/earned-notice';
import { earnedMessage, isMetered, rewardRule } from '~/quota/quota-messages';
import { useViewer } from '~/root-data';
import { toast } from '~/ui/toast-store';
import { ReviewForm } from './review-form';
import type { ReviewAnswer, ReviewEarned } from './review-messages';

type Props = { formKey: string; everyHours: number; answer: ReviewAnswer | undefined };

/** The review form, and the reward for a review. Spec section 2, Review form. */
export function ReviewSection({ formKey, everyHours, answer }: Props) {
  const viewer = useViewer();
  const [earned, setEarned] = useState(answer?.earned);
  const [round, setRound] = useState(0);
  const reward = { of: 'A review', searches: reviewSearches, everyHours };
  function sent(now: ReviewEarned): void {
    toast({ title: now.message, description: earnedMessage(now, reward), tone: 'positive' });
    setEarned(now);
    setRound(round + 1);
  }
  return (
    <section
      id="review"
      aria-labelledby="review-title"
      className="mt-16 grid gap-x-12 gap-y-6 border-t-2 border-ink pt-6 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id="review-title" className="text-2xl">
          Write a review
        </h2>
        <p className="mt-3 text-sm text-muted">
          Would you tell others to use it? {viewer && isMetered(viewer) && rewardRule(reward)} An admin reads
          it before anybody else does.
        </p>
      </div>
      <div className="grid min-w-0 gap-6 lg:col-span-8">
        {earned && (
          <EarnedNotice key={round} title={earned.message}>
            {earnedMessage(earned, reward)}
          </EarnedNotice>
        )}
        <ReviewForm
          key={round}
          formKey={`${formKey}/${round}`}
          answer={round === 0 ? answer : undefined}
          onSent={sent}
        />
      </div>
    </section>
  );
}
