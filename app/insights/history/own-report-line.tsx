import { ArrowUpRight } from 'lucide-react';
import { StatusBadge } from '~/publication/status-badge';
import { entryLinkId } from '~/history/use-focus-after-removal';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { insightsAddress } from '~/publication/insights-address';
import type { OwnReport } from './load-own.server';
import type { OwnList } from './own-list';
import { Remove, RemoveConfirmation } from './removal';
import type { NotRemoved } from './removal-messages';

/** The badge of a type. Spec section 2, R&I history. */
const typeNames = { visual: 'Visual Insights', research: 'Research Report' } as const;

type Props = { report: OwnReport; list: OwnList; refused: NotRemoved | undefined };

/** One report: title, query, date, type, and actions. */
export function OwnReportLine({ report, list, refused }: Props) {
  const { id, kind, title, query, status, demo, offline, createdAt, ago } = report;
  return (
    <li id={id} className="scroll-mt-20 border-b border-line py-5">
      <div className="grid gap-x-10 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-1.5">
            <Badge tone={kind === 'research' ? 'accent' : 'plain'}>{typeNames[kind]}</Badge>
            <StatusBadge status={status} />
            {demo ? <Chip kind="demo" /> : offline && <Chip kind="offline" />}
          </div>
          <h2 className="mt-2 text-xl leading-snug wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          {query && query !== title && (
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">
              Asked: <bdi>{query}</bdi>
            </p>
          )}
          <p className="figures mt-1.5 text-xs text-muted">
            <time dateTime={createdAt}>{ago}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            id={entryLinkId(id)}
            href={insightsAddress(kind, id)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'small')}
          >
            View
            <ArrowUpRight aria-hidden size={15} />
            <span className="sr-only">“{title}” (opens in a new tab)</span>
          </a>
          <Remove report={report} list={list} />
        </div>
      </div>
      <RemoveConfirmation report={report} list={list} refused={refused} />
    </li>
  );
}
