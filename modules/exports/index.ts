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
    pdf: (report: FinishedReport, signal: AbortSignal) => pdf.print(renderStandalonePage(report), signal),
  };
}
