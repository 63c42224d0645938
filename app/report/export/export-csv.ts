import { refusalSentence } from '~/http/refusal-messages';
import { toast } from '~/ui/toast-store';
import type { Table } from '../../../modules/search/report';
import type { ReportId } from '../../../modules/kernel/report-id';
import { saveFile } from './save-file';

/** Saves all tables of a page as one file, and shows the result. Spec sections 5, 7 and 8. */
export async function exportCsv(reportId: ReportId, tables: readonly Table[]): Promise<void> {
  try {
    const { tablesCsv } = await import('../../../modules/exports/csv');
    const csv = tablesCsv(tables);
    if (csv === undefined) {
      toast({
        title: 'No Data Available',
        description: refusalSentence('no-tables'),
        tone: 'destructive',
      });
      return;
    }
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `analysis-${reportId}.csv`);
    toast({ title: 'CSV exported successfully' });
  } catch {
    toast({ title: 'Failed to export CSV', tone: 'destructive' });
  }
}
