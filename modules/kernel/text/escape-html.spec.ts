import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html';

it('escapes every sign that begins or ends markup, and nothing else', () => {
  expect(escapeHtml(`<a href="/x?a=1&b=2" title='é'>`)).toBe(
    '&#60;a href=&#34;/x?a=1&#38;b=2&#34; title=&#39;é&#39;&#62;',
  );
});
