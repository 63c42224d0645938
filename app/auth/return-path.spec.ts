import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

describe('the redirect after signing in', () => {
  it.each(['/', '/history?page=2', '/results/abc#faq'])('leads to a page of this site: %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a\nb',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    7,
  ])('never leads to another site: %s [SEC-5]', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});
