import { chartFileName, chartPicture } from './chart-picture';
import { seriesOrder } from './chart/colours';
import { tablesCsv } from './csv';
import type { FinishedReport } from './finished-report';
import { renderMarkdown } from './markdown';
import type { PdfPrinter } from './pdf';
import { renderStandalonePage } from './standalone-page';

/** A finished report in every form that leaves the product. The PDF is the standalone page, printed. */
export function createExports({ pdf }: { pdf: PdfPrinter }) {
  return {
    page: renderStandalonePage,
    markdown: renderMarkdown,
    tablesCsv: ({ visualData }: FinishedReport) => tablesCsv(visualData.tables),
    chart: ({ visualData: { charts } }: FinishedReport, number: number) => {
      const chart = charts[number - 1];
      if (!chart) return undefined;
      return { name: chartFileName(chart.title, 'svg'), svg: chartPicture(chart, seriesOrder(charts)) };
    },
    pdf: (report: FinishedReport, signal: AbortSignal) =>
      pdf.print(renderStandalonePage(report), { title: printedTitle(report), signal }),
  };
}

/** Stands above every printed page, so a demo says there what it is. */
function printedTitle({ title, demo }: FinishedReport): string {
  return demo ? `Demo, illustrative figures: ${title}` : title;
}
