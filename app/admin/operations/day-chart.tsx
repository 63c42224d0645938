import type { ReactNode } from 'react';
import { StaticChart } from '../../../modules/exports/chart/static-chart';
import type { Chart } from '../../../modules/search/report';
import { FigureTable } from './figure-table';

type Series = { label: string; values: readonly number[] };

/** Figures by day as lines, drawn on the server, and the same figures as a table. */
export function DayChart({
  id,
  title,
  unit = '',
  days,
  series,
  write = String,
  className,
}: {
  id: string;
  title: string;
  unit?: string;
  /** YYYY-MM-DD, oldest first. */
  days: readonly string[];
  /** A value for each day. */
  series: readonly Series[];
  /** Formats a value for the table. */
  write?: (value: number) => ReactNode;
  className?: string;
}) {
  const chart = chartOf({ id, title, unit, days, series });
  const rows = days
    .map((day, at) => ({ day, values: series.map(({ values }) => values[at] ?? 0) }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .reverse();
  return (
    <figure className={className}>
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div className="mt-2 sm:hidden [&>svg]:w-full">
        <StaticChart chart={chart} width={340} />
      </div>
      <div className="mt-2 hidden sm:block [&>svg]:w-full">
        <StaticChart chart={chart} width={560} />
      </div>
      <details className="mt-2 text-sm">
        <summary className="link inline-block py-2 pointer-coarse:py-3">Show as a table</summary>
        <FigureTable
          label={`${title}, as a table`}
          columns={[{ name: 'Day (UTC)' }, ...series.map(({ label }) => ({ name: label, isFigure: true }))]}
          rows={rows.map(({ day, values }) => ({ key: day, cells: [day, ...values.map(write)] }))}
        />
      </details>
    </figure>
  );
}

function chartOf({
  id,
  title,
  unit,
  days,
  series,
}: {
  id: string;
  title: string;
  unit: string;
  days: readonly string[];
  series: readonly Series[];
}): Chart {
  return {
    ...{ id, type: 'line', title, subtitle: '', unit, xLabel: '', sourceLine: '', sectionId: '' },
    basis: 'source',
    data: {
      labels: days.map((day) => dayLabel.format(new Date(day))),
      datasets: series.map(({ label, values }) => ({
        label,
        data: [...values],
        backgroundColor: '',
        borderColor: '',
      })),
    },
  };
}

const dayLabel = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
