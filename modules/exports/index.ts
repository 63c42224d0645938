import { chartFileName, chartPicture } from './chart/chart-picture';
import { seriesOrder } from './chart/colours';
import { tableCsv, tableFileName, tablesCsv } from './csv';
import type { FinishedReport } from './finished-report';
import { renderMarkdown } from './markdown';
import type { PdfPrinter } from './pdf';
import { publishedFile } from './html/public/asset-files';
import { renderPublishedPage } from './html/public-page';
import type { PublishedReport, Site } from './html/public/report';
import { renderShareCard } from './html/public/share-card';
import type { SharePictures } from './social-image';
import { renderStandalonePage } from './html/standalone-page';

/** `site` is read for each page, because its address is known only once the server listens. */
type ExportsDependencies = { pdf: PdfPrinter; pictures: SharePictures; site: Site };

/** All export formats of a finished report. The PDF is the printed standalone page. */
export function createExports({ pdf, pictures, site }: ExportsDependencies) {
  return {
    publishedPage: (report: PublishedReport) => renderPublishedPage(report, site),
    publishedFile,
    sharePicture: (report: PublishedReport, signal: AbortSignal) =>
      pictures.draw(renderShareCard(report), { signal }),
    tableCsv({ visualData }: FinishedReport, tableId: string) {
      const table = visualData.tables.find(({ id }) => id === tableId);
      return table && { name: tableFileName(table.title), csv: tableCsv(table) };
    },
    page: (report: FinishedReport) => renderStandalonePage(report),
    markdown: renderMarkdown,
    tablesCsv: ({ visualData }: FinishedReport) => tablesCsv(visualData.tables),
    pdf: (report: FinishedReport, signal: AbortSignal) =>
      pdf.print(renderStandalonePage(report, { onPaper: true }), signal),
    chart: ({ visualData: { charts } }: FinishedReport, number: number) => {
      const chart = charts[number - 1];
      if (!chart) return undefined;
      return { name: chartFileName(chart.title, 'svg'), svg: chartPicture(chart, seriesOrder(charts)) };
    },
  };
}
