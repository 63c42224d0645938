import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FluidChart, seriesOrder } from '../../modules/exports/chart/static-chart';
import type { Chart } from '../../modules/search/report';
import { ChartTable } from '~/report/charts/chart-table';
import { CollapsedRest } from '~/report/page/collapsed-rest';
import { Chip } from '~/ui/chip';
import { illustrativeNote } from './illustrative';
import { PanelSection } from './panel-section';

type IllustrativeProps = { title: string; /** As wide as the page. */ wide?: boolean; children: ReactNode };

/** A frame for illustrative figures, labelled by a chip and a sentence. */
export function Illustrative({ title, wide, children }: IllustrativeProps) {
  return (
    <PanelSection
      title={title}
      label={<Chip kind="illustrative" />}
      className={clsx(
        'rounded-xl border border-dashed border-line-strong p-5 sm:p-6',
        !wide && 'max-w-[46rem]',
      )}
    >
      <p className="-mt-2 text-sm text-muted">{illustrativeNote}</p>
      <div className="mt-5">{children}</div>
    </PanelSection>
  );
}

type Figures = Pick<Chart, 'type' | 'title' | 'unit'> & {
  series: string;
  values: readonly { label: string; value: number }[];
};

/** Illustrative figures as a chart in the report's own format; no export includes it. */
export const illustrativeChart = ({ type, title, unit, series, values }: Figures): Chart => ({
  ...{ id: title, type, title, unit, subtitle: '', xLabel: '', sectionId: '' },
  basis: 'illustrative',
  sourceLine: 'Illustrative, no source',
  data: {
    labels: values.map(({ label }) => label),
    datasets: [
      { label: series, data: values.map(({ value }) => value), backgroundColor: '', borderColor: '' },
    ],
  },
});

/** The chart, and its figures as a table. */
export function IllustrativeChart(figures: Figures) {
  const chart = illustrativeChart(figures);
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-semibold">{chart.title}</figcaption>
      <div className="mt-3">
        <FluidChart chart={chart} order={seriesOrder([chart])} wide={480} />
      </div>
      <AsTable chart={chart} />
    </figure>
  );
}

/** The figures of a drawing, collapsed. */
export const AsTable = ({ chart }: { chart: Chart }) => (
  <CollapsedRest words="Show as table" className="mt-2 [&_[role=region]]:h-auto">
    <ChartTable chart={chart} />
  </CollapsedRest>
);
