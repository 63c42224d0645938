import { Form } from '@remix-run/react';
import { reasonLength } from '../../modules/moderation/contract';
import type { ReportId } from '../../modules/kernel/report-id';
import type { ReportStatus } from '../../projections/documents';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/text-area';
import type { RefusedAction } from './intents';
import { FailureNotice } from './failure-notice';
import { reportAddress } from './report-address';
import { useReportAction } from './use-action';

type Props = {
  report: { id: ReportId; status: ReportStatus };
  /** The refusal before scripts ran, with what was typed. */
  refused: RefusedAction | undefined;
};

/** An admin's decision. Spec section 4: draft or pending_publish shows Publish, otherwise Unpublish. */
export function DecideForm({ report: { id, status }, refused }: Props) {
  const isPublic = status === 'published';
  const intent = isPublic ? 'unpublish' : 'publish';
  const reportAction = useReportAction({ intent, id });
  const problem = reportAction.refused ?? refused;
  return (
    <Form
      method="post"
      action={reportAddress(id)}
      onSubmit={reportAction.onSubmit}
      className="grid grid-cols-1 gap-4"
    >
      {problem && <FailureNotice refused={problem} />}
      <TextArea
        label="Reason"
        name="reason"
        rows={2}
        limit={reasonLength}
        hint="Kept with the decision."
        defaultValue={refused?.reason}
        problem={problem?.reasonProblem}
        className="[&_textarea]:min-h-20! [&_textarea]:text-sm"
      />
      <div>
        <Button
          type="submit"
          name="intent"
          value={intent}
          look={isPublic ? 'secondary' : 'primary'}
          disabled={reportAction.busy}
        >
          {isPublic ? 'Unpublish' : 'Publish'}
        </Button>
      </div>
    </Form>
  );
}
