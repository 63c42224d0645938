import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '../../kernel/product';
import { seriesOrder } from '../chart/colours';
import type { FinishedReport } from '../finished-report';
import { notesOf } from '../claim-notes';
import { Confidence, Faq, Recommendations, Sources } from './standalone/sources-and-faq';
import { Exhibits } from './standalone/exhibits';
import { fontFaces, lettersOfOtherFonts } from './standalone/fonts';
import { Contents, Cover, KeyFigures, Summary } from './standalone/cover-and-summary';
import { printStyle } from './standalone/print-style';
import { Prose, Sentences, type NotesByClaim } from './standalone/prose';
import { style } from './standalone/style';
import { titleAlone } from '../labels';
import { markedTexts, type MarkedTexts } from '../marked-texts';
import { ReportLanguageContext } from '../report-language';

/** Content security policy: no script, no network, no form. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/**
 * Renders the report as one HTML file that works from disk, prints well and is printed as the PDF. `onPaper`: only the
 * printed parts, with each chart in one width.
 */
export function renderStandalonePage(report: FinishedReport, { onPaper = false } = {}): string {
  const body = renderToStaticMarkup(<Body report={report} onPaper={onPaper} />);
  const head = renderToStaticMarkup(<Head report={report} fonts={fontFaces(body)} />);
  return `<!DOCTYPE html><html lang="en">${head}<body>${body}</body></html>`;
}

function Head({ report, fonts }: { report: FinishedReport; fonts: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={report.seoMetadata.description} />
      <meta name="generator" content={productName} />
      {/* The name of its window and of a bookmark. */}
      <title>{titleAlone(report.title, report.demo)}</title>
      {/* Our own constants, and the title as a string of CSS: a style element takes no escaped text. */}
      <style dangerouslySetInnerHTML={{ __html: fonts + style + printStyle(report) }} />
    </head>
  );
}

function Body({ report, onPaper }: { report: FinishedReport; onPaper: boolean }) {
  const notes = notesOf(report);
  const marked = { texts: markedTexts(report), notes: new Map(notes.map((note) => [note.claim.id, note])) };
  return (
    <ReportLanguageContext.Provider value={report.language}>
      <main>
        <Cover report={report} {...marked} otherLetters={lettersOfOtherFonts(JSON.stringify(report))} />
        <Contents entries={contentsOf(report)} report={report} />
        <KeyFigures report={report} />
        <Summary report={report} {...marked} />
        <Analysis report={report} {...marked} onPaper={onPaper} />
        <Recommendations report={report} {...marked} />
        <Confidence report={report} />
        <Faq report={report} {...marked} />
        <Sources report={report} notes={notes} />
        <footer>
          {productName} · report {report.id}
        </footer>
      </main>
    </ReportLanguageContext.Provider>
  );
}

type AnalysisProps = { report: FinishedReport; texts: MarkedTexts; notes: NotesByClaim; onPaper: boolean };

/** Each section with its charts and tables, then those without a section. */
function Analysis({ report, texts, notes, onPaper }: AnalysisProps) {
  const { charts, tables } = report.visualData;
  const order = seriesOrder(charts);
  const sectionIds = new Set(report.sections.map(({ id }) => id));
  const exhibits = (belongs: (sectionId: string) => boolean) => (
    <Exhibits
      charts={charts.filter(({ sectionId }) => belongs(sectionId))}
      tables={tables.filter(({ sectionId }) => belongs(sectionId))}
      order={order}
      onPaper={onPaper}
    />
  );
  const loose = [...charts, ...tables].some(({ sectionId }) => !sectionIds.has(sectionId));
  return (
    <>
      {report.sections.map((section) => (
        <section key={section.id} id={`section-${section.id}`}>
          <h2 lang={report.language}>
            <Sentences sentences={texts.sectionTitles.get(section.id) ?? []} notes={notes} />
          </h2>
          <Prose blocks={section.blocks} notes={notes} />
          {section.notes.map((note, index) => (
            <p key={index} className="notice">
              {note}
            </p>
          ))}
          {exhibits((sectionId) => sectionId === section.id)}
        </section>
      ))}
      {loose && <section id="exhibits">{exhibits((sectionId) => !sectionIds.has(sectionId))}</section>}
    </>
  );
}

function contentsOf({ sections, visualData, recommendations, faqs }: FinishedReport) {
  return [
    visualData.metrics.length > 0 && { id: 'key-figures', title: 'Key Performance Indicators' },
    { id: 'summary', title: 'Executive Summary' },
    ...sections.map(({ id, title }) => ({ id: `section-${id}`, title, inside: true })),
    recommendations.length > 0 && { id: 'recommendations', title: 'Strategic Recommendations' },
    { id: 'confidence', title: 'Analysis Confidence Scores' },
    faqs.length > 0 && { id: 'faq', title: 'Frequently Asked Questions' },
    { id: 'sources', title: 'Sources and notes' },
  ].filter((entry) => entry !== false);
}
