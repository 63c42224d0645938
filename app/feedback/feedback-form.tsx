import { Form, Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { contentLength, parseFeedback, suggestionsLength } from '../../modules/feedback/contract';
import { ratingNames } from '../../modules/reviews/contract';
import type { Earned } from '../../composition/application/application';
import { fieldWords, problemWords } from '~/forms/form-problem';
import { ProblemNotice } from '~/auth/problem-notice';
import { useProblem } from '~/forms/use-problem';
import { useSubmitting } from '~/forms/use-submitting';
import { Button } from '~/ui/button';
import { StarRating } from '~/ui/star-rating';
import { TextArea } from '~/ui/text-area';
import { toast } from '~/ui/toast-store';
import { feedbackFailed, type FeedbackAnswer } from './feedback-messages';

type Props = {
  formKey: string;
  /** The result of posting the form without scripts. */
  answer: FeedbackAnswer | undefined;
  onSent: (earned: Earned) => void;
};

/** Stars and a text; with scripts it is sent without leaving the page. Spec sections 2 and 5. */
export function FeedbackForm({ formKey, answer, onSent }: Props) {
  const key = answer?.typed?.key ?? formKey;
  const path = '/api/feedback/submit';
  const { busy, send } = useSubmitting<Earned>({ path, formKey: key, parse: parseFeedback });
  const { form, problem, refused, mend } = useProblem(answer?.problem);
  const typed = answer?.typed;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const outcome = await send({
      rating: Number(fields.get('rating') ?? 0),
      content: fields.get('content'),
      suggestions: fields.get('suggestions'),
    });
    if ('answer' in outcome) return onSent(outcome.answer);
    refused(outcome.problem);
    toast({ ...problemWords(outcome.problem, feedbackFailed), tone: 'destructive' });
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-7">
      <input type="hidden" name="key" value={key} />
      {problem && <ProblemNotice problem={problem} failed={feedbackFailed} />}
      <FeedbackFields typed={typed} problems={problem?.fields} onChange={mend} />
      <div>
        <Button type="submit" size="large" disabled={busy} className="w-full sm:w-auto">
          {busy ? 'Submitting...' : 'Submit Feedback & Earn Searches'}
        </Button>
        <PublicationNote />
      </div>
    </Form>
  );
}

type FieldsProps = {
  /** What was typed before the form was refused. */
  typed: FeedbackAnswer['typed'];
  problems?: Readonly<Record<string, string>>;
  onChange: (field: string) => void;
};

const FeedbackFields = ({ typed, problems = {}, onChange }: FieldsProps) => (
  <>
    <StarRating
      legend="How was it?"
      names={ratingNames}
      chosen={typed?.rating}
      problem={fieldWords(problems.rating)}
      onRate={() => onChange('rating')}
    />
    <TextArea
      label="Your experience"
      name="content"
      required
      rows={5}
      limit={contentLength}
      hint="What worked, what did not."
      defaultValue={typed?.content}
      problem={fieldWords(problems.content)}
      onText={() => onChange('content')}
    />
    <TextArea
      label="Suggestions"
      name="suggestions"
      rows={3}
      limit={suggestionsLength}
      defaultValue={typed?.suggestions}
      problem={fieldWords(problems.suggestions)}
      onText={() => onChange('suggestions')}
    />
  </>
);

const PublicationNote = () => (
  <p className="mt-4 max-w-[37em] text-sm text-muted">
    Admins read it. If one publishes it, your name and picture stand beside it in the{' '}
    <Link to="/feedback-public" className="link py-2">
      community feedback
    </Link>
    ; your e-mail address never does.
  </p>
);
