import { ChartCard } from '~/report/charts/chart-card';
import { Prose } from '~/report/page/prose';
import { DataTable } from '~/report/table/data-table';
import { Notice } from '~/ui/notice';
import { MissingPart } from './panel-section';
import { sectionOf, type PanelProps } from './research-view';

type SectionTextProps = PanelProps & {
  id: string;
  /** The sentence for an unwritten section. */
  missing: string;
  /** Its charts are shown elsewhere. */
  withoutCharts?: boolean;
};

/** A written section with its notes, charts and tables. */
export function SectionText({ report, order, id, missing, withoutCharts }: SectionTextProps) {
  const section = sectionOf(report, id);
  const tables = report.visualData.tables.filter(({ sectionId }) => sectionId === id);
  return (
    <div className="mt-8 first:mt-0">
      {section ? <Prose blocks={section.blocks} /> : <MissingPart>{missing}</MissingPart>}
      {section?.notes.map((note, index) => (
        <Notice key={index} className="mt-5 max-w-[46rem]">
          {note}
        </Notice>
      ))}
      {!withoutCharts && <Charts report={report} order={order} of={(sectionId) => sectionId === id} />}
      {tables.map((table) => (
        <div key={table.id} className="mt-10 max-w-[46rem]">
          <DataTable table={table} reportId={report.id} />
        </div>
      ))}
    </div>
  );
}

type ChartsProps = PanelProps & { of: (sectionId: string) => boolean };

/** Charts of the report, numbered as its files number them. */
export function Charts({ report: { id, visualData }, order, of }: ChartsProps) {
  const shown = visualData.charts.filter(({ sectionId }) => of(sectionId));
  if (shown.length === 0) return null;
  return (
    <div className="mt-8 grid gap-5 md:grid-cols-2">
      {shown.map((chart) => (
        <ChartCard
          key={chart.id}
          reportId={id}
          chart={chart}
          number={visualData.charts.indexOf(chart) + 1}
          order={order}
        />
      ))}
    </div>
  );
}
