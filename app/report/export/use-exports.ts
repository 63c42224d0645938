import { useState } from 'react';
import { toast } from '~/ui/toast-store';
import type { Table } from '../../../modules/search/report';
import type { ReportId } from '../../../modules/kernel/report-id';
import { exportCsv } from './export-csv';
import { ExportProblem, fetchPdf } from './fetch-pdf';
import { saveFile } from './save-file';

/** The exports of the page; while one runs both buttons are off. Spec sections 4 and 8. */
export function useExports(reportId: ReportId, tables: readonly Table[]) {
  const [busy, setBusy] = useState<'pdf' | 'csv'>();
  const run = async (kind: 'pdf' | 'csv', work: () => Promise<void>) => {
    setBusy(kind);
    await work().finally(() => setBusy(undefined));
  };
  return {
    busy,
    pdf: () => run('pdf', () => exportPdf(reportId)),
    csv: () => run('csv', () => exportCsv(reportId, tables)),
  };
}

async function exportPdf(reportId: ReportId): Promise<void> {
  try {
    saveFile(await fetchPdf(reportId), `analysis-${reportId}.pdf`);
    toast({ title: 'PDF exported successfully' });
  } catch (error) {
    const message = error instanceof ExportProblem ? error.message : 'Export failed';
    toast({ title: 'Error', description: `Failed to export PDF: ${message}`, tone: 'destructive' });
  }
}
