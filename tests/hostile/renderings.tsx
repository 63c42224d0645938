import { renderPublishedPage } from '../../modules/exports/html/public-page';
import { renderStandalonePage } from '../../modules/exports/html/standalone-page';
import { ResultPage } from '../../app/report/page/result-page';
import type { Result } from '../../projections/documents';
import { renderedPage } from '../doubles/rendered-page';

const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://www.infofinland.fi/' };

/** The HTML of a report, by the name of the page that shows it. */
export const pagesOf = (report: Result): Record<string, string> => ({
  'the standalone page': renderStandalonePage(report),
  'the published page': renderPublishedPage({ ...report, slug: 'harbours', version: 1 }, site),
  'the result page': resultPage(report),
});

function resultPage(report: Result): string {
  const { content: _content, userId: _person, usage: _usage, ...rest } = report;
  return renderedPage(<ResultPage report={{ ...rest, listed: true, ago: 'just now' }} />);
}
