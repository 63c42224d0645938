import { expect, it } from 'vitest';
import { plainPage } from './plain-page';

it('a plain page escapes its sentence, and loads nothing', () => {
  const page = plainPage('Too many requests', 'Try <b>"again"</b> & again.');
  expect(page).toContain('<h1>Too many requests</h1>');
  expect(page).toContain('Try &#60;b&#62;&#34;again&#34;&#60;/b&#62; &#38; again.');
  expect(page).not.toMatch(/<script|<link|src=|url\(/);
});
