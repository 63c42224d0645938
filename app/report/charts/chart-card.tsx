import { Maximize2, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Chart } from '../../../modules/search/report';
import type { SeriesOrder } from '../../../modules/exports/chart/static-chart';
import type { ReportId } from '../../../modules/kernel/report-id';
import { useChartLanguage } from '../../../modules/exports/contract';
import { BasisChip } from '../evidence/basis-chip';
import { ChartCaption } from './chart-caption';
import { ChartDownloads } from './chart-downloads';
import { ChartOverlay } from './chart-overlay';
import { ChartTable } from './chart-table';
import { LiveChart } from './live-chart';

type ChartCardProps = { reportId: ReportId; chart: Chart; number: number; order: SeriesOrder };

/** One chart: title, chart, caption, expand button, and its figures as a table. */
export function ChartCard({ reportId, chart, number, order }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const [large, setLarge] = useState(false);
  const downloads = <ChartDownloads reportId={reportId} number={number} title={chart.title} />;
  return (
    <figure
      id={`chart-${chart.id}`}
      className="flex min-w-0 scroll-mt-20 flex-col rounded-xl target:border-accent border border-line bg-surface p-5"
    >
      <figcaption className="flex items-start gap-3">
        <div className="min-w-0 flex-1 sm:min-h-[5.75rem]">
          <p className="label-text mb-1">Chart {number}</p>
          <h3
            lang={useChartLanguage(chart)}
            className="font-sans text-base leading-snug font-semibold tracking-normal"
          >
            {chart.title}
          </h3>
          <p className="mt-1 text-xs text-muted">
            {chart.subtitle} <BasisChip basis={chart.basis} />
          </p>
        </div>
        <div className="needs-scripts -mt-2 -mr-2 flex print:hidden">
          <IconButton
            label={asTable ? 'Show as chart' : 'Show as table'}
            pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            <Table2 aria-hidden size={18} />
          </IconButton>
          <IconButton label={`Enlarge chart: ${chart.title}`} onClick={() => setLarge(true)}>
            <Maximize2 aria-hidden size={18} />
          </IconButton>
        </div>
      </figcaption>
      <div className="mt-4">
        {asTable ? <ChartTable chart={chart} /> : <LiveChart chart={chart} order={order} />}
      </div>
      <div className="mt-3 flex flex-1 flex-wrap content-end items-end justify-between gap-x-4 gap-y-2">
        <ChartCaption chart={chart} />
        {downloads}
      </div>
      <ChartOverlay chart={chart} order={order} downloads={downloads} open={large} onOpenChange={setLarge} />
    </figure>
  );
}

type IconButtonProps = { label: string; pressed?: boolean; onClick: () => void; children: ReactNode };

function IconButton({ label, pressed, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink aria-pressed:text-accent"
    >
      {children}
    </button>
  );
}
