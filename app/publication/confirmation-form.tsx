import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { NotDone } from './intents';
import { NotDoneNotice } from './failure-notice';
import { confirmations, type Confirmation } from './confirmations';
import { reportAddress } from './report-address';
import { useDeed } from './use-action';

type Props = {
  question: Confirmation;
  id: string;
  /** The list to come back to, as its address says it; the report itself without one. */
  list?: string;
  /** Why it was not done before scripts ran. */
  refused?: NotDone;
  /** What leads away from the question. */
  no: ReactNode;
};

/** Yes or no to a question about a report. A second yes is not sent while the first is under way. */
export function ConfirmationForm({ question, id, list, refused, no }: Props) {
  const deed = useDeed({ intent: question, id, list });
  const { yes, busy, look } = confirmations[question];
  const problem = deed.refused ?? refused;
  return (
    <Form method="post" action={reportAddress(id)} onSubmit={deed.onSubmit}>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {problem && <NotDoneNotice refused={problem} className="mb-4" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={question} look={look} disabled={deed.busy}>
          {deed.busy ? busy : yes}
        </Button>
        {no}
      </div>
    </Form>
  );
}
