import { renderToStaticMarkup } from 'react-dom/server';
import { notesOf, type Note } from '../claim-notes';
import { markedTexts, type MarkedTexts } from '../marked-texts';
import { Recommendations, Sources } from './standalone/sources-and-faq';
import { Notices } from './standalone/cover-and-summary';
import { Paragraphs, type NotesByClaim } from './standalone/prose';
import { Analysis } from './public/analysis';
import { Confidence, Insights, Faq, Suggestions } from './public/sources-and-faq';
import { Contents } from './public/contents';
import { Cover } from './public/cover';
import { SiteFooter, SiteHeader } from './public/frame';
import { Head } from './public/head';
import { KeyFigures } from './public/key-figures';
import type { PublishedReport, Site } from './public/report';
import { ReportLanguageContext } from '../report-language';

/**
 * Renders a published report as one HTML document: the same for all visitors and search engines, complete without
 * scripts, without personal data of the author.
 */
export function renderPublishedPage(report: PublishedReport, site: Site): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Page report={report} site={site} />)}`;
}

function Page({ report, site }: { report: PublishedReport; site: Site }) {
  const notes = notesOf(report);
  const marked = { texts: markedTexts(report), notes: new Map(notes.map((note) => [note.claim.id, note])) };
  return (
    <html lang="en">
      <Head report={report} site={site} />
      <body>
        <SiteHeader report={report} site={site} />
        <main id="report" className="page">
          <ReportLanguageContext.Provider value={report.language}>
            <article>
              <Cover report={report} {...marked} />
              <Notices report={report} />
              <KeyFigures metrics={report.visualData.metrics} />
              <div className="columns">
                <Contents report={report} />
                <Text report={report} {...marked} all={notes} />
              </div>
            </article>
          </ReportLanguageContext.Provider>
        </main>
        <SiteFooter site={site} />
        {report.demo && <p className="print-label">Demo: illustrative figures, not facts</p>}
      </body>
    </html>
  );
}

type TextProps = { report: PublishedReport; all: readonly Note[]; texts: MarkedTexts; notes: NotesByClaim };

function Text({ report, all, ...marked }: TextProps) {
  return (
    <div className="text">
      <section id="summary">
        <h2>Executive Summary</h2>
        <div className="prose first">
          <Paragraphs paragraphs={marked.texts.executiveSummary} notes={marked.notes} />
        </div>
      </section>
      <Insights {...marked} />
      <Analysis report={report} {...marked} />
      <Recommendations report={report} {...marked} />
      <Confidence report={report} />
      <Faq {...marked} />
      <Suggestions {...marked} />
      <Sources report={report} notes={all} isOnSite />
    </div>
  );
}
