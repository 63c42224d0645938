import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageField } from './language-field';

const shown = (chosen: string) => load(renderToStaticMarkup(<LanguageField chosen={chosen} />));

describe('the choice of the report language', () => {
  it('names each language in that language', () => {
    const page = shown('auto');
    const options = page('select[name=language] option').toArray();
    expect(
      options.map((option) => [page(option).attr('value'), page(option).attr('lang'), page(option).text()]),
    ).toEqual([
      ['auto', undefined, 'As the query'],
      ['en', 'en', 'English'],
      ['fi', 'fi', 'Suomi'],
      ['sv', 'sv', 'Svenska'],
    ]);
    expect(page(`label[for=${page('select').attr('id')}]`).text()).toBe('Report language');
  });

  it.each([
    ['sv', 'sv'],
    ['de', 'auto'],
    ['', 'auto'],
  ])('starts with what was chosen, %j: %s', (chosen, value) => {
    expect(shown(chosen)('option[selected]').attr('value')).toBe(value);
  });
});
