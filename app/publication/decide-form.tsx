import { useFetcher } from '@remix-run/react';
import { reasonLength } from '../../modules/moderation/contract';
import type { ReportStatus } from '../../projections/documents';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/text-area';
import type { NotDone } from './intents';
import { NotDoneNotice } from './not-done-notice';
import { reportAddress } from './report-address';
import { useNotDone } from './use-not-done';

type Props = {
  report: { id: string; status: ReportStatus };
  /** Why it was not done before scripts ran, with what was typed. */
  refused: NotDone | undefined;
};

/** An admin's decision. Spec section 4: draft or pending_publish shows Publish, otherwise Unpublish. */
export function DecideForm({ report: { id, status }, refused }: Props) {
  const { Form, state, data } = useFetcher<NotDone>();
  useNotDone(data);
  const problem = data ?? refused;
  const isPublic = status === 'published';
  return (
    <Form method="post" action={reportAddress(id)} preventScrollReset className="grid grid-cols-1 gap-4">
      {problem && <NotDoneNotice refused={problem} />}
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
          value={isPublic ? 'unpublish' : 'publish'}
          look={isPublic ? 'secondary' : 'primary'}
          disabled={state !== 'idle'}
        >
          {isPublic ? 'Unpublish' : 'Publish'}
        </Button>
      </div>
    </Form>
  );
}
