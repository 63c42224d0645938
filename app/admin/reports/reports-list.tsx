import type { ReportKind } from '../../../modules/search/contract';
import type { AdminReport } from '../../../projections/documents';
import { StatusBadge } from '~/publication/status-badge';
import { Chip, type ChipKind } from '~/ui/chip';
import { Day } from '~/ui/day';
import { dollars, number } from '~/ui/number';
import { Details, Id } from '../list/details';
import type { Column, ListDefinition } from '../list/list-page';
import { modelNames } from '../model-names';
import type { OpenReport } from './open-report.server';
import { OpenReportView } from './open-report-view';
import { reportDecisions, reportsOptions } from './reports-options';

const titles = { visual: 'Reports', research: 'Research reports' } as const;
const tabs = { visual: 'reports', research: 'research-reports' } as const;

const columns: readonly Column<AdminReport>[] = [
  {
    head: 'Title',
    cell: ({ title, url }) => (
      <a href={url} className="block truncate hover:underline pointer-coarse:py-3" title={title}>
        {title}
      </a>
    ),
  },
  { head: 'To look at', width: 'w-40', isWide: true, cell: (report) => <ToLookAt report={report} /> },
  {
    head: 'Sources',
    width: 'w-18',
    isNumber: true,
    cell: ({ checks }) => <Count of={checks?.sources} word="sources" />,
  },
  {
    head: 'Cost',
    width: 'w-18',
    isNumber: true,
    cell: ({ checks }) => (checks ? dollars(checks.costUsd) : <Unknown />),
  },
  {
    head: 'Created',
    width: 'w-38',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-muted">
        <Day at={createdAt} zone="admin" withTime />
      </span>
    ),
  },
];

/**
 * Reports of one kind with the counts of their verification. `opened`: the details of the open one. Spec section 4,
 * Report.
 */
export const reportsList = (
  kind: ReportKind,
  opened: OpenReport | undefined,
): ListDefinition<AdminReport> => ({
  tab: tabs[kind],
  options: reportsOptions(kind),
  title: titles[kind],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  columns,
  badge: ({ status }, becomes) => (
    <StatusBadge status={becomes === 'published' || becomes === 'draft' ? becomes : status} />
  ),
  decisions: reportDecisions(kind),
  allowed: ({ status }) => [status === 'published' ? 'unpublish' : 'publish', 'delete'],
  rowDecisions: ['publish', 'unpublish'],
  bulk: 'publish',
  details: (report) => <ReportDetails report={report} opened={opened} />,
  empty: {
    all: 'There is no finished report.',
    pending_publish:
      'No report waits for a decision. A report waits here once its owner has asked for publication.',
    draft: 'There is no draft.',
    published: 'No report is published.',
  },
});

type DetailsProps = { report: AdminReport; opened: OpenReport | undefined };

function ReportDetails({ report, opened }: DetailsProps) {
  const { id, title, query, model, wordCount, demo, offline } = report;
  return (
    <Details
      rows={[
        { name: 'Query', value: query },
        { name: 'Model', value: modelNames[model] },
        { name: 'Words', value: number(wordCount) },
        ...(demo || offline ? [{ name: 'Label', value: <Chip kind={demo ? 'demo' : 'offline'} /> }] : []),
        { name: 'Report', value: <Id>{id}</Id> },
      ]}
      history={{ kind: 'report', id, label: title }}
    >
      {opened?.id === id && <OpenReportView opened={opened} />}
    </Details>
  );
}

/** Sentences without a supporting passage, and figures on which two models disagree. */
const looks = ['unsupported', 'related', 'unverified', 'illustrative'] as const satisfies readonly ChipKind[];

function ToLookAt({ report: { checks } }: { report: AdminReport }) {
  if (!checks) return <Unknown />;
  const found = looks.filter((verdict) => checks[verdict] > 0);
  if (found.length === 0 && checks.conflicts === 0) return <span className="text-muted">Nothing</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {found.map((verdict) => (
        <Chip key={verdict} kind={verdict}>
          {number(checks[verdict])}
          <span className="sr-only"> {verdict}</span>
        </Chip>
      ))}
      {checks.conflicts > 0 && (
        <span className="text-xs text-caution">
          {checks.conflicts === 1 ? '1 conflict' : `${number(checks.conflicts)} conflicts`}
        </span>
      )}
    </span>
  );
}

function Count({ of, word }: { of: number | undefined; word: string }) {
  if (of === undefined) return <Unknown />;
  return (
    <>
      {number(of)}
      <span className="lg:hidden"> {word}</span>
    </>
  );
}

/** A report from before these counts were stored. */
const Unknown = () => <span className="text-muted">–</span>;
