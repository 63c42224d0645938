import { expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { deletionMeans, sizeText } from './file-messages';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [14 * 1024, '14 KB'],
  [5 * 1024 * 1024, '5 MB'],
  [4.94 * 1024 * 1024, '4.9 MB'],
])('formats the size of a file: %i is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it('says before a deletion what it leaves', () => {
  const report = { id: toReportId('r'), title: 'Ships', url: '/results/r', running: false };
  expect(deletionMeans({ reports: [] })).toContain('No report rests on it.');
  expect(deletionMeans({ reports: [report] })).toContain(
    'The report that rests on it stays as it is, with the passages it cites',
  );
  expect(deletionMeans({ reports: [report, report] })).toContain(
    'The 2 reports that rest on it stay as they are',
  );
});
