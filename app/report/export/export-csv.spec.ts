import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts } from '~/ui/toast-store';
import { toReportId } from '../../../modules/kernel/report-id';
import { exportCsv } from './export-csv';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  currentToasts().forEach(({ id }) => closeToast(id));
  vi.runAllTimers();
  vi.useRealTimers();
});

it('says that there is nothing to export when a page has no table (spec section 5)', async () => {
  await exportCsv(toReportId('r-1'), []);
  expect(currentToasts()).toMatchObject([
    {
      title: 'No Data Available',
      description: 'No tables found to export as CSV.',
      tone: 'destructive',
    },
  ]);
});
