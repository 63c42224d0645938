import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { NotDone } from './intents';
import { NotDoneNotice } from './not-done-notice';
import { questions, type Question } from './questions';
import { reportAddress } from './report-address';
import { useNotDone } from './use-not-done';

type Props = {
  question: Question;
  id: string;
  /** The list to come back to, as its address says it; the report itself without one. */
  list?: string;
  /** Why it was not done before scripts ran. */
  refused?: NotDone;
  /** What leads away from the question. */
  no: ReactNode;
};

/** Yes or no to a question about a report. A second yes is not sent while the first is under way. */
export function QuestionForm({ question, id, list, refused, no }: Props) {
  const { Form, state, data } = useFetcher<NotDone>();
  const { yes, busy, look } = questions[question];
  const problem = data ?? refused;
  useNotDone(data);
  return (
    <Form method="post" action={reportAddress(id)} preventScrollReset>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {problem && <NotDoneNotice refused={problem} className="mb-4" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={question} look={look} disabled={state !== 'idle'}>
          {state === 'idle' ? yes : busy}
        </Button>
        {no}
      </div>
    </Form>
  );
}
