import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { NotDone } from './intents';
import { NotDoneNotice } from './failure-notice';
import { confirmations, type Confirmation } from './confirmations';
import { reportAddress } from './report-address';
import { useReportAction } from './use-action';

type Props = {
  question: Confirmation;
  id: string;
  /** The list to return to, as its address names it; without one the report itself. */
  list?: string;
  /** The refusal before scripts ran. */
  refused?: NotDone;
  /** The button or link that answers no. */
  no: ReactNode;
};

/** Confirms or cancels an action on a report. A second confirmation is not sent while the first is pending. */
export function ConfirmationForm({ question, id, list, refused, no }: Props) {
  const reportAction = useReportAction({ intent: question, id, list });
  const { yes, busy, look } = confirmations[question];
  const problem = reportAction.refused ?? refused;
  return (
    <Form method="post" action={reportAddress(id)} onSubmit={reportAction.onSubmit}>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {problem && <NotDoneNotice refused={problem} className="mb-4" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={question} look={look} disabled={reportAction.busy}>
          {reportAction.busy ? busy : yes}
        </Button>
        {no}
      </div>
    </Form>
  );
}
