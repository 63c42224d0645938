import type { Chart } from '../../../modules/search/report';
import type { SeriesOrder } from '../../../modules/exports/chart/static-chart';
import type { ReportId } from '../../../modules/kernel/report-id';
import { ChartCard } from './chart-card';
import { Section } from '../page/section';

type GalleryProps = { reportId: ReportId; charts: readonly Chart[]; order: SeriesOrder };

/** Spec section 2. Hidden without charts; in print the charts are in the text. */
export function ChartGallery({ reportId, charts, order }: GalleryProps) {
  if (charts.length === 0) return null;
  return (
    <Section id="charts" title="Interactive Data Visualizations" className="print:hidden">
      <div className="grid gap-5 md:grid-cols-2">
        {charts.map((chart, index) => (
          <ChartCard key={chart.id} reportId={reportId} chart={chart} number={index + 1} order={order} />
        ))}
      </div>
    </Section>
  );
}
