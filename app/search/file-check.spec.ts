import { expect, it } from 'vitest';
import { problemWith } from './file-check';

const limits = { queryLength: 2000, maxSources: 10, maxFileBytes: 100, acceptedFiles: '.csv,.md,text/plain' };
const file = (name: string, size = 10, type = '') => ({ name, size, type });

it.each([file('a.csv'), file('NOTES.MD'), file('readme', 10, 'text/plain'), file('a.b.csv', 100)])(
  'sends $name',
  (chosen) => {
    expect(problemWith(chosen, limits)).toBeUndefined();
  },
);

it('names the file that it does not send, and the reason', () => {
  expect(problemWith(file('photo.png', 10, 'image/png'), limits)).toBe(
    'The file photo.png is not PDF, Word (DOCX), Excel (XLSX), CSV, plain text, Markdown or HTML.',
  );
  expect(problemWith(file('$& huge.csv', 101), limits)).toBe('The file $& huge.csv is larger than 5 MB.');
  expect(problemWith(file('none.csv', 0), limits)).toBe('The file none.csv is empty.');
});
