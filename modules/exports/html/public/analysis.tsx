import type { Chart, Table } from '../../../search/report';
import { seriesOrder } from '../../chart/colours';
import type { MarkedTexts } from '../../marked-texts';
import { Prose, Sentences, type NotesByClaim } from '../standalone/prose';
import { ChartFigure } from './chart-figure';
import type { PublishedReport } from './report';
import { TableFigure } from './table-figure';

type Props = { report: PublishedReport; texts: MarkedTexts; notes: NotesByClaim };

/** Each section with its charts and tables, then those without a section. */
export function Analysis({ report, texts, notes }: Props) {
  const { charts, tables } = report.visualData;
  const order = seriesOrder(charts);
  const sectionIds = new Set(report.sections.map(({ id }) => id));
  const numbers = new Map(inOrder(report).map(({ id }, index) => [id, index + 1]));
  const exhibits = (belongs: (of: Chart | Table) => boolean) => (
    <>
      {charts.filter(belongs).map((chart) => (
        <ChartFigure key={chart.id} chart={chart} number={numbers.get(chart.id) ?? 0} order={order} />
      ))}
      {tables.filter(belongs).map((table) => (
        <TableFigure key={table.id} table={table} reportId={report.id} />
      ))}
    </>
  );
  const loose = (of: Chart | Table) => !sectionIds.has(of.sectionId);
  return (
    <>
      {report.sections.map((section, index) => (
        <section key={section.id} id={`section-${section.id}`}>
          {index === 0 && <p className="kicker">Complete Analysis</p>}
          <h2 lang={report.language}>
            <Sentences sentences={texts.sectionTitles.get(section.id) ?? []} notes={notes} />
          </h2>
          <div className="prose">
            <Prose blocks={section.blocks} notes={notes} />
          </div>
          {section.notes.map((note, place) => (
            <p key={place} className="notice">
              {note}
            </p>
          ))}
          {exhibits(({ sectionId }) => sectionId === section.id)}
        </section>
      ))}
      {[...charts, ...tables].some(loose) && (
        <section id="exhibits">
          <h2>Data Visualizations</h2>
          {exhibits(loose)}
        </section>
      )}
    </>
  );
}

/** Charts in reading order, for their numbers. */
function inOrder({ sections, visualData: { charts } }: PublishedReport): Chart[] {
  const places = new Map(sections.map(({ id }, index) => [id, index]));
  const placeOf = ({ sectionId }: Chart) => places.get(sectionId) ?? sections.length;
  return [...charts].sort((one, other) => placeOf(one) - placeOf(other));
}
