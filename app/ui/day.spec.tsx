import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Day } from './day';

it.each([
  ['2024', '2024'],
  ['2024-05', 'May 2024'],
  ['2024-05-06', '6 May 2024'],
  ['2024-05-06T23:30:00.000Z', '6 May 2024'],
])('the date %s is shown as %s', (at, words) => {
  expect(renderToStaticMarkup(<Day at={at} />)).toBe(`<time dateTime="${at}">${words}</time>`);
});
