import { Link, useFetcher } from '@remix-run/react';
import { useState, type MouseEvent } from 'react';
import type { SubjectKind } from '../../../composition/application/moderation';
import { subjectName } from '../../../modules/moderation/contract';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { auditAddress } from './audit-address';
import { EntryList } from './entry-list';
import type { AuditList } from './load-audit.server';
import { itemLabels } from './audit-labels';

type Props = { kind: SubjectKind; id: string; label: string; className?: string };

/** Opens the history of an item: in a drawer where scripts run, else on its own page. `label`: the name of the item. */
export function HistoryLink({ kind, id, label, className }: Props) {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<AuditList>();
  const href = auditAddress({ subject: subjectName({ kind, id }) });
  function show(event: MouseEvent): void {
    // The user asked for another tab, another window or a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    fetcher.load(href);
  }
  return (
    <>
      <Link
        to={href}
        onClick={show}
        aria-label={`History of ${itemLabels[kind]} ${label}`}
        className={className ?? 'link inline-flex min-w-11 items-center text-xs pointer-coarse:min-h-11'}
      >
        History
      </Link>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="History"
        description={`What happened to ${itemLabels[kind]} ${label}. Times are GMT+2.`}
        className={drawerClass}
      >
        <Happened list={fetcher.data} isLoading={fetcher.state !== 'idle'} href={href} />
      </Dialog>
    </>
  );
}

function Happened({ list, isLoading, href }: { list?: AuditList; isLoading: boolean; href: string }) {
  if (!list) {
    if (isLoading) return <Skeleton className="h-64 w-full" />;
    return (
      <Notice tone="negative" alert title="The history could not be loaded">
        <a href={href} className="link">
          Open it as a page
        </a>
      </Notice>
    );
  }
  return (
    <>
      {list.entries.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing is on record about it.</p>
      ) : (
        <EntryList entries={list.entries} ofItem />
      )}
      <p className="mt-6 text-sm">
        <Link to={href} className="link inline-block py-2 pointer-coarse:py-3">
          Open as a page
        </Link>
      </p>
    </>
  );
}

/** On the right, as tall as the window. */
const drawerClass =
  'inset-y-0! right-0! left-auto! h-dvh max-h-none! w-full translate-none! rounded-none! border-y-0 border-r-0 sm:w-[32rem]! sm:max-w-[100vw]';
