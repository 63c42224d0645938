import { Form, Link, useSearchParams } from '@remix-run/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button, buttonClass, ButtonLink } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import type { OwnReport } from './load-own.server';
import { ownListAddress, ownListPath, type OwnList } from './own-list';
import { removal, type NotRemoved } from './removal-messages';
import { useRemoval } from './use-removal';

type Props = { report: OwnReport; list: OwnList };

/** Opens the deletion question: in a dialog, or without scripts on the same page. */
export function Remove({ report, list }: Props) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={`${ownListAddress(list, { ask: 'delete', about: report.id })}#${report.id}`}
        onClick={show}
        aria-haspopup="dialog"
        preventScrollReset
        className={buttonClass('quiet', 'small', 'text-negative!')}
      >
        Delete
        <span className="sr-only">“{report.title}”</span>
      </Link>
      <Dialog open={open} onOpenChange={setOpen} title={removal.title} description={removal.asks}>
        <p className="mb-5 border-l-2 border-line-strong pl-3 font-serif text-base leading-snug wrap-anywhere">
          {report.title}
        </p>
        <RemovalForm
          report={report}
          list={list}
          no={
            <Button look="secondary" onClick={() => setOpen(false)}>
              {removal.no}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

/**
 * The question on the page itself, when the address asks for it, or when its confirmation was refused before scripts
 * ran.
 */
export function RemoveConfirmation({ report, list, refused }: Props & { refused: NotRemoved | undefined }) {
  const [params] = useSearchParams();
  const isOpen = params.get('ask') === 'delete' && params.get('about') === report.id;
  const problem = refused?.about === report.id ? refused : undefined;
  if (!isOpen && !problem) return null;
  return (
    <section aria-label={removal.title} className="mt-4 border-l-3 border-line-strong bg-sunk px-4 py-4">
      <p className="font-semibold">{removal.title}</p>
      <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">{removal.asks}</p>
      <RemovalForm
        report={report}
        list={list}
        refused={problem}
        no={
          <ButtonLink to={`${ownListAddress(list)}#${report.id}`} look="secondary" preventScrollReset>
            {removal.no}
          </ButtonLink>
        }
      />
    </section>
  );
}

function RemovalForm({ report, list, refused, no }: Props & { refused?: NotRemoved; no: ReactNode }) {
  const { busy, problem = refused, onSubmit } = useRemoval(report.id, list);
  return (
    <Form method="post" action={ownListPath} onSubmit={onSubmit}>
      <input type="hidden" name="report" value={report.id} />
      {list.tab && <input type="hidden" name="tab" value={list.tab} />}
      {list.q && <input type="hidden" name="q" value={list.q} />}
      {problem && (
        <Notice tone="negative" alert title={problem.failed} className="mb-4">
          {problem.why}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" disabled={busy}>
          {busy ? 'Deleting' : removal.yes}
        </Button>
        {no}
      </div>
    </Form>
  );
}
