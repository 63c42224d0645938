import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { ConfirmationLink, OpenConfirmation } from '~/publication/publication-request';
import { publicationId } from '~/publication/publication-id';
import { openConfirmations } from '~/publication/confirmations';
import { reportAddress } from '~/publication/report-address';
import { ReportLink } from '~/publication/report-link';
import { StatusBadge } from '~/publication/status-badge';
import { useModelName } from '~/root-data';
import { Badge } from '~/ui/badge';
import { buttonClass } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import { historyAddress, type HistoryList } from '~/publication/history-address';
import type { HistoryItem } from './load-history.server';
import { entryLinkId } from './use-focus-after-removal';

/** Keywords shown; the others are counted. Spec section 9. */
const keywordsShown = 5;

type Props = { report: HistoryItem; list: HistoryList };

export function HistoryEntry({ report, list }: Props) {
  const modelName = useModelName();
  return (
    <li id={report.id} className="scroll-mt-20 border-b border-line py-6">
      <div className="grid gap-x-10 gap-y-2 lg:grid-cols-12">
        <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:col-span-2 lg:flex-col lg:items-start">
          <Day at={report.createdAt} />
          <span>{number(report.wordCount)} words</span>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <h2 className="text-xl wrap-anywhere">
            <ReportLink
              id={entryLinkId(report.id)}
              to={report.url}
              className="decoration-accent decoration-1 underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
            >
              <bdi>{report.title}</bdi>
            </ReportLink>
          </h2>
          {report.query && report.query !== report.title && (
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">
              Asked: <bdi>{report.query}</bdi>
            </p>
          )}
          <p className="mt-2 font-serif text-base wrap-anywhere text-ink-soft">{report.summary}</p>
          <Keywords keywords={report.keywords} />
        </div>
        <div className="flex flex-wrap content-start items-start gap-1.5 lg:col-span-3 lg:justify-end">
          <Badge>{modelName(report.model)}</Badge>
          <StatusBadge status={report.status} />
          {report.demo ? <Chip kind="demo" /> : report.offline && <Chip kind="offline" />}
        </div>
      </div>
      <Actions report={report} list={list} />
    </li>
  );
}

function Keywords({ keywords }: { keywords: readonly string[] }) {
  const more = keywords.length - keywordsShown;
  if (keywords.length === 0) return null;
  return (
    <ul aria-label="Keywords" className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {keywords.slice(0, keywordsShown).map((keyword) => (
        <li key={keyword} className="wrap-anywhere">
          {keyword}
        </li>
      ))}
      {more > 0 && <li className="figures">+{more} more</li>}
    </ul>
  );
}

/** The actions for a report; admins decide on its page, which shows the evidence check. */
function Actions({ report, list }: Props) {
  const { id, status, rights } = report;
  const open = openConfirmations(status, rights);
  const back = historyAddress(list);
  const entry = { report, list: back.slice('/history'.length) };
  if (open.length === 0) return null;
  return (
    <div className="mt-3 lg:grid lg:grid-cols-12 lg:gap-x-10">
      <div className="lg:col-span-10 lg:col-start-3">
        <div className="-ml-3 flex flex-wrap gap-1">
          {rights.decide && (
            <Link
              to={`${reportAddress(id, { stay: status === 'published' })}#${publicationId}`}
              className={actionClass}
            >
              {status === 'published' ? 'Unpublish' : 'Publish'}
              <span className="sr-only">“{report.title}”</span>
            </Link>
          )}
          {open.map((question) => (
            <ConfirmationLink
              key={question}
              {...entry}
              question={question}
              step={`${historyAddress(list, { ask: question, about: id })}#${id}`}
              className={clsx(actionClass, question === 'delete' && 'text-negative!')}
            />
          ))}
        </div>
        {open.map((question) => (
          <OpenConfirmation key={question} {...entry} question={question} back={`${back}#${id}`} />
        ))}
      </div>
    </div>
  );
}

const actionClass = buttonClass('quiet', 'small');
