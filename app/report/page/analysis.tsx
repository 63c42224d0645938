import type { SeriesOrder } from '../../../modules/exports/chart/static-chart';
import type { MarkedTexts } from '../../../modules/exports/contract';
import type { Section, Sentence } from '../../../modules/search/report';
import { Notice } from '~/ui/notice';
import { DataTable } from '../table/data-table';
import type { LoadedReport } from './load-report.server';
import { Prose, Sentences } from './prose';
import { SectionFigure } from './section-figure';

type AnalysisProps = { report: LoadedReport; titles: MarkedTexts['sectionTitles']; order: SeriesOrder };

/** Spec section 2, Complete Analysis: each section with the charts and tables it discusses. */
export function Analysis({ report, titles, order }: AnalysisProps) {
  const sectionIds = new Set(report.sections.map(({ id }) => id));
  return (
    <section id="analysis" aria-labelledby="analysis-title" className="pt-12 sm:pt-16">
      <h2
        id="analysis-title"
        className="label-text border-t border-ink pt-3 font-sans text-sm! tracking-normal!"
      >
        Complete Analysis
      </h2>
      {report.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          title={titles.get(section.id) ?? []}
          report={report}
          order={order}
        />
      ))}
      <Exhibits report={report} order={order} belongs={(sectionId) => !sectionIds.has(sectionId)} />
    </section>
  );
}

type SectionViewProps = {
  section: Section;
  title: readonly Sentence[];
  report: LoadedReport;
  order: SeriesOrder;
};

function SectionView({ section, title, report, order }: SectionViewProps) {
  return (
    <section
      id={`section-${section.id}`}
      aria-labelledby={`section-${section.id}-title`}
      className="scroll-mt-20 pt-10 not-first:sm:pt-14"
    >
      <h2 id={`section-${section.id}-title`} lang={report.language} className="mb-5 text-2xl">
        <Sentences sentences={title} content={section.title} />
      </h2>
      <Prose blocks={section.blocks} />
      {section.notes.map((note, index) => (
        <Notice key={index} className="mt-5">
          {note}
        </Notice>
      ))}
      <Exhibits report={report} order={order} belongs={(sectionId) => sectionId === section.id} />
    </section>
  );
}

type ExhibitsProps = { report: LoadedReport; order: SeriesOrder; belongs: (sectionId: string) => boolean };

function Exhibits({ report: { id, visualData }, order, belongs }: ExhibitsProps) {
  const charts = visualData.charts.filter(({ sectionId }) => belongs(sectionId));
  const tables = visualData.tables.filter(({ sectionId }) => belongs(sectionId));
  if (charts.length + tables.length === 0) return null;
  return (
    <div className="mt-9 max-w-[46rem]">
      {charts.map((chart) => (
        <SectionFigure
          key={chart.id}
          chart={chart}
          number={visualData.charts.indexOf(chart) + 1}
          order={order}
        />
      ))}
      {tables.map((table) => (
        <div key={table.id} className="mt-10 first:mt-0">
          <DataTable table={table} reportId={id} />
        </div>
      ))}
    </div>
  );
}
