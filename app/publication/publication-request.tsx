import { Link, useSearchParams, Form } from '@remix-run/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { ReportId } from '../../modules/kernel/report-id';
import { intentNamed, type RefusedAction } from './intents';
import { confirmations, type Confirmation } from './confirmations';
import { FailureNotice } from './failure-notice';
import { reportAddress } from './report-address';
import { useReportAction } from './use-action';

type ConfirmationLinkProps = {
  question: Confirmation;
  report: { id: ReportId; title: string };
  /** The query parameter that opens the question on the page itself, for users without JavaScript. */
  step: string;
  /** The list to return to, as its address names it; without one the report itself. */
  list?: string;
  className: string;
};

/** Opens a question: in a dialog, or without scripts on the same page. */
export function ConfirmationLink({ question, report, step, list, className }: ConfirmationLinkProps) {
  const [open, setOpen] = useState(false);
  const { label, title, asks, no } = confirmations[question];
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={step} onClick={show} aria-haspopup="dialog" preventScrollReset className={className}>
        {label}
        <span className="sr-only">“{report.title}”</span>
      </Link>
      <Dialog open={open} onOpenChange={setOpen} title={title} description={asks}>
        <p className="mb-5 border-l-2 border-line-strong pl-3 font-serif text-base leading-snug wrap-anywhere">
          {report.title}
        </p>
        <ConfirmationForm
          question={question}
          id={report.id}
          list={list}
          no={
            <Button look="secondary" onClick={() => setOpen(false)}>
              {no}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

type OpenConfirmationProps = Pick<ConfirmationLinkProps, 'question' | 'report' | 'list'> & {
  /** The address that its no leads to. */
  back: string;
  /** The refusal of its yes before scripts ran. */
  refused?: RefusedAction;
};

/** The question on the page itself, when its address asks for it. */
export function OpenConfirmation({ question, report, back, list, refused }: OpenConfirmationProps) {
  const [params] = useSearchParams();
  const about = params.get('about') ?? report.id;
  const isOpen = intentNamed(params.get('ask')) === question && about === report.id;
  if (!isOpen && !refused) return null;
  const { title, asks, no } = confirmations[question];
  return (
    <section aria-label={title} className="mt-4 border-l-3 border-line-strong bg-sunk px-4 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">{asks}</p>
      <ConfirmationForm
        question={question}
        id={report.id}
        list={list}
        refused={refused}
        no={
          <ButtonLink to={back} look="secondary" preventScrollReset>
            {no}
          </ButtonLink>
        }
      />
    </section>
  );
}

type FormProps = {
  question: Confirmation;
  id: ReportId;
  /** The list to return to, as its address names it; without one the report itself. */
  list?: string;
  /** The refusal before scripts ran. */
  refused?: RefusedAction;
  /** The button or link that answers no. */
  no: ReactNode;
};

/** Confirms or cancels an action on a report. A second confirmation is not sent while the first is pending. */
function ConfirmationForm({ question, id, list, refused, no }: FormProps) {
  const reportAction = useReportAction({ intent: question, id, list });
  const { yes, busy, look } = confirmations[question];
  const problem = reportAction.refused ?? refused;
  return (
    <Form method="post" action={reportAddress(id)} onSubmit={reportAction.onSubmit}>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {problem && <FailureNotice refused={problem} className="mb-4" />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={question} look={look} disabled={reportAction.busy}>
          {reportAction.busy ? busy : yes}
        </Button>
        {no}
      </div>
    </Form>
  );
}
