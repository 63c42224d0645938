import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApprovalField } from './approval-field';

const shown = (chosen: boolean) => load(renderToStaticMarkup(<ApprovalField chosen={chosen} />));

it('offers to show the plan first, and is not checked by itself', () => {
  const page = shown(false);
  expect(page('label').text()).toBe('Show me the plan before the report is written');
  expect(page('label input[type=checkbox][name=approvePlan]').attr('checked')).toBeUndefined();
  expect(page(`#${page('input').attr('aria-describedby')}`).text()).toContain('after 7 days');
});

it('keeps the choice after a refusal', () => {
  expect(shown(true)('input').attr('checked')).toBeDefined();
});
