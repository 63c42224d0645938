import type { CsvTable } from '../../../modules/exports/csv';
import { toast } from '~/ui/toast-store';
import { saveFile } from '../export/save-file';

/** Saves one table as a file of its name. Spec sections 7 and 8; `note` describes the exported part. */
export async function exportTable(table: CsvTable, note?: string): Promise<void> {
  try {
    const { tableCsv, tableFileName } = await import('../../../modules/exports/csv');
    saveFile(new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }), tableFileName(table.title));
    toast({ title: 'CSV exported successfully', description: note });
  } catch {
    toast({ title: 'Failed to export CSV', tone: 'destructive' });
  }
}
