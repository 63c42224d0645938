import { expect, it } from 'vitest';
import { pagePath } from './page-path';

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/auth', '/auth'],
  ['/Auth/', '/auth'],
  ['/auth.data', '/auth'],
  ['/results/a.b', '/results/a.b'],
  ['/results/a.data', '/results/a'],
])('%s is a path of the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
