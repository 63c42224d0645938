import { Form } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { ReportId } from '../../../modules/kernel/report-id';
import { useReportLanguage } from '../../../modules/exports/contract';
import type { PlanProposal } from '../../../modules/search/assembly/plan-proposal';
import { approvalFields } from '~/publication/approval';
import { FailureNotice } from '~/publication/failure-notice';
import { reportAddress } from '~/publication/report-address';
import { useReportAction } from '~/publication/use-action';
import { Button } from '~/ui/button';
import { dollars } from '~/ui/number';
import { PlanContents } from './plan-contents';

type Props = { id: ReportId; list: string | undefined; proposal: PlanProposal };

/** A plan that waits: what it commits to, which sections to leave out, and the decision. A form that needs no scripts. */
export function PlanApproval({ id, list, proposal }: Props) {
  const language = useReportLanguage();
  const approval = useReportAction({ intent: 'approve-plan', id, list });
  const cancelling = useReportAction({ intent: 'cancel', id, list });
  const busy = approval.busy || cancelling.busy;
  const refused = approval.refused ?? cancelling.refused;
  function decide(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isCancel = submitter instanceof HTMLButtonElement && submitter.value === 'cancel';
    (isCancel ? cancelling : approval).onSubmit(event);
  }
  return (
    <Form
      method="post"
      action={reportAddress(id)}
      aria-labelledby="plan-title"
      onSubmit={decide}
      className="page grid gap-x-12 gap-y-10 pb-20 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]"
    >
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      <div className="min-w-0">
        <header className="border-b border-line pb-8">
          <p className="label-text">The plan, before anything is written</p>
          <h2 id="plan-title" lang={language} className="mt-2 max-w-[18em] text-3xl leading-tight">
            <bdi>{proposal.title}</bdi>
          </h2>
          {proposal.summary && (
            <p lang={language} className="mt-4 max-w-[28.5em] font-serif text-lg leading-snug text-ink-soft">
              {proposal.summary}
            </p>
          )}
        </header>
        <Sections sections={proposal.sections} />
      </div>
      <aside
        aria-labelledby="decision-title"
        className="border-t-2 border-ink pt-3 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <h3 id="decision-title" className="label-text font-sans tracking-normal">
          Your decision
        </h3>
        <Cost {...proposal} />
        {refused && <FailureNotice refused={refused} className="mt-4" />}
        <div className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <Button type="submit" name="intent" value="approve-plan" size="large" disabled={busy}>
            {approval.busy ? 'Beginning' : 'Write the report'}
          </Button>
          <Button type="submit" name="intent" value="cancel" look="secondary" size="large" disabled={busy}>
            {cancelling.busy ? 'Cancelling' : 'Cancel'}
          </Button>
        </div>
        <p className="mt-4 text-xs text-muted">
          Cancelling gives the search back. Without a decision that happens by itself on{' '}
          <time dateTime={proposal.lapsesAt}>{dayOf(proposal.lapsesAt)}</time>.
        </p>
      </aside>
      <PlanContents proposal={proposal} />
    </Form>
  );
}

/** Every section has a checked box; taking the check away leaves the section out. */
function Sections({ sections }: Pick<PlanProposal, 'sections'>) {
  const language = useReportLanguage();
  return (
    <fieldset className="pt-8" aria-describedby="sections-hint">
      <legend className="float-left text-xl font-display">Sections</legend>
      <p id="sections-hint" className="clear-left pt-1 text-sm text-muted">
        Take the check away from what you do not need. At least one section stays.
      </p>
      <ol className="mt-4 border-t border-line">
        {sections.map(({ id, title, brief }, index) => (
          <li key={id} className="border-b border-line">
            <input type="hidden" name={approvalFields.planned} value={id} />
            <label className={sectionClass}>
              <input
                type="checkbox"
                name={approvalFields.kept}
                value={id}
                defaultChecked
                className="mt-1 size-5 flex-none accent-accent outline-none"
              />
              <span lang={language} className="min-w-0 group-has-[input:not(:checked)]:text-muted">
                <span className="block font-medium">
                  <span className="figures text-muted">{index + 1}. </span>
                  <bdi>{title}</bdi>
                </span>{' '}
                {brief && <span className="mt-1 block max-w-measure text-sm text-ink-soft">{brief}</span>}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

const sectionClass =
  'group touch flex cursor-pointer items-start gap-4 rounded-md py-4 transition-colors duration-150 hover:bg-sunk ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** The cost so far and of the rest; without a vendor that is paid, a sentence. */
function Cost({ offline, spentUsd, restUsd }: Pick<PlanProposal, 'offline' | 'spentUsd' | 'restUsd'>) {
  if (offline && spentUsd === 0)
    return <p className="mt-2 text-sm text-ink-soft">Written on this machine: no model is paid.</p>;
  return (
    <dl className="figures mt-2 text-sm">
      <div className="flex justify-between gap-4 border-b border-line py-2">
        <dt className="text-muted">Cost so far</dt>
        <dd>{dollars(spentUsd)}</dd>
      </div>
      <div className="flex justify-between gap-4 border-b border-line py-2">
        <dt className="text-muted">The rest, estimated</dt>
        <dd>{restUsd === undefined ? 'price unknown' : `about ${dollars(restUsd)}`}</dd>
      </div>
    </dl>
  );
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (at: string) => days.format(new Date(at));
