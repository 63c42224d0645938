import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { contentLength, parseReview, ratingNames } from '../../modules/reviews/contract';
import { fieldWords, problemWords } from '~/forms/form-problem';
import { ProblemNotice } from '~/auth/problem-notice';
import { useProblem } from '~/forms/use-problem';
import { useSubmitting } from '~/forms/use-submitting';
import { Button } from '~/ui/button';
import { StarRating } from '~/ui/star-rating';
import { TextArea } from '~/ui/text-area';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { reviewFailed, type ReviewAnswer, type ReviewEarned } from './review-messages';

type Props = {
  formKey: string;
  /** The result of posting it without scripts. */
  answer: ReviewAnswer | undefined;
  onSent: (earned: ReviewEarned) => void;
};

const call = { path: '/api/reviews', parse: parseReview };

/** Stars and a text; the button with scripts is disabled while either is missing. Spec sections 2 and 5. */
export function ReviewForm({ formKey, answer, onSent }: Props) {
  const typed = answer?.typed;
  const key = typed?.key ?? formKey;
  const { busy, send } = useSubmitting<ReviewEarned>({ ...call, formKey: key });
  const alive = useHydrated();
  const [rating, setRating] = useState(typed?.rating ?? 0);
  const [content, setContent] = useState(typed?.content ?? '');
  const { form, problem, refused, mend } = useProblem(answer?.problem);
  const missing = rating === 0 || content.trim() === '';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const outcome = await send({ rating, content });
    if ('answer' in outcome) return onSent(outcome.answer);
    refused(outcome.problem);
    toast({ ...problemWords(outcome.problem, reviewFailed), tone: 'destructive' });
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      <input type="hidden" name="key" value={key} />
      {problem && <ProblemNotice problem={problem} failed={reviewFailed} />}
      <StarRating
        legend="Your rating"
        names={ratingNames}
        chosen={typed?.rating}
        problem={fieldWords(problem?.fields.rating)}
        onRate={(stars) => {
          setRating(stars);
          mend('rating');
        }}
      />
      <TextArea
        label="Your review"
        name="content"
        required
        rows={4}
        limit={contentLength}
        defaultValue={typed?.content}
        problem={fieldWords(problem?.fields.content)}
        onText={(text) => {
          setContent(text);
          mend('content');
        }}
      />
      <div>
        <Button type="submit" disabled={alive && (missing || busy)} className="w-full sm:w-auto">
          {busy ? 'Submitting...' : 'Submit Review'}
        </Button>
      </div>
    </Form>
  );
}
