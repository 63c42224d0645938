import { renderToStaticMarkup } from 'react-dom/server';
import { notesOf } from '../claim-notes';
import { Recommendations, Sources } from './standalone/sources-and-faq';
import { Notices } from './standalone/cover-and-summary';
import { Paragraphs } from './standalone/prose';
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
  return (
    <html lang="en">
      <Head report={report} site={site} />
      <body>
        <SiteHeader report={report} site={site} />
        <main id="report" className="page">
          <ReportLanguageContext.Provider value={report.language}>
            <article>
              <Cover report={report} />
              <Notices report={report} />
              <KeyFigures metrics={report.visualData.metrics} />
              <div className="columns">
                <Contents report={report} />
                <Text report={report} />
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

function Text({ report }: { report: PublishedReport }) {
  const notes = notesOf(report);
  return (
    <div className="text">
      <section id="summary">
        <h2>Executive Summary</h2>
        <div className="prose first">
          <Paragraphs text={report.executiveSummary} />
        </div>
      </section>
      <Insights insights={report.visualData.keyInsights} />
      <Analysis report={report} notes={notes} />
      <Recommendations report={report} />
      <Confidence report={report} />
      <Faq faqs={report.faqs} />
      <Suggestions items={report.suggestions} />
      <Sources report={report} notes={notes} isOnSite />
    </div>
  );
}
