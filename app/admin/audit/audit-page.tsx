import { Link } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { number } from '~/ui/number';
import { auditAddress, exportAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { AuditFrame } from './audit-frame';
import { EntryList } from './entry-list';
import type { AuditList } from './load-audit.server';
import { itemLabels, subjectLabel } from './audit-labels';

/** A page of the audit, or the history of one item. */
export function AuditPage(list: AuditList) {
  const { entries, filters, pagination, item, problems } = list;
  return (
    <AuditFrame>
      {item ? (
        <>
          <h2 className="mt-6 text-2xl wrap-anywhere">
            History of {itemLabels[item.kind]} <bdi>{subjectLabel(item)}</bdi>
          </h2>
          <p className="mt-2 text-sm">
            <Link to="/admin/audit" className="link inline-block py-1.5 pointer-coarse:py-3">
              All of the audit
            </Link>
          </p>
        </>
      ) : (
        <h2 className="sr-only">Audit</h2>
      )}
      <AuditFilters {...list} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p role="status" className="figures">
          {problems ? 'Nothing is listed.' : countLabel(pagination?.totalCount ?? 0)} Times are GMT+2.
        </p>
        {entries.length > 0 && (
          <p>
            Download all:{' '}
            {(['csv', 'ndjson'] as const).map((format) => (
              <a
                key={format}
                href={exportAddress(filters, format)}
                download
                className="link ml-2 inline-block py-1.5 text-center pointer-coarse:min-w-11 pointer-coarse:py-3"
              >
                {format.toUpperCase()}
              </a>
            ))}
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <Nothing {...list} />
      ) : (
        <EntryList entries={entries} ofItem={item !== undefined} />
      )}
      <Cursors {...list} />
    </AuditFrame>
  );
}

const countLabel = (count: number) => `${number(count)} ${count === 1 ? 'entry' : 'entries'}.`;

function Cursors({ filters, next, previous, pagination }: AuditList) {
  if (!next && !previous) return null;
  return (
    <nav aria-label="Audit, pages" className="mt-6 flex items-center justify-between gap-4">
      {previous ? (
        <ButtonLink to={auditAddress(filters, { before: previous })} rel="prev" look="secondary">
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="figures text-sm text-muted">
        Page {pagination?.currentPage} of {pagination?.totalPages}
      </p>
      {next ? (
        <ButtonLink to={auditAddress(filters, { after: next })} rel="next" look="secondary">
          Older
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

function Nothing({ filters, item, problems }: AuditList) {
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="border-b border-line py-10">
      <p className="max-w-measure text-ink-soft">
        {problems
          ? 'One of the filters makes no sense. Correct it, or clear all of them.'
          : item && Object.keys(filters).length === 1
            ? 'Nothing is on record about this item. It may never have been there.'
            : isFiltered
              ? 'No entry matches these filters. Widen the dates, or choose another person, kind or action.'
              : 'Nothing has happened yet. Each decision of an admin comes here with its reason, and each step of an account, a report, a file, feedback and a review.'}
      </p>
      {isFiltered && (
        <Link to="/admin/audit" className="link mt-3 inline-block py-2 text-sm pointer-coarse:py-3">
          Show everything
        </Link>
      )}
    </div>
  );
}
