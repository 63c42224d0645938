import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RetrieveField } from './retrieve-field';

const choices = [
  { kind: 'web', providers: ['SearXNG'] },
  { kind: 'literature', providers: ['Wikipedia', 'OpenAlex'] },
] as const;
const all = choices.map(({ kind, providers }) => ({ kind, providers: [...providers] }));

describe('the choice where to look for sources', () => {
  it('has a checkbox for each kind that is set up, and names its providers', () => {
    const page = load(renderToStaticMarkup(<RetrieveField choices={all} chosen={['literature', 'moon']} />));
    const boxes = page('label')
      .toArray()
      .map((label) => {
        const box = page(label).find('input[type=checkbox][name=retrieve]');
        return [box.attr('value'), box.is('[checked]'), page(label).text()];
      });
    expect(boxes).toEqual([
      ['web', false, 'Search the web SearXNG'],
      ['literature', true, 'Literature Wikipedia, OpenAlex'],
    ]);
    expect(page('legend').text()).toBe('Look for sources');
  });

  it('is not shown on a site without providers', () => {
    expect(renderToStaticMarkup(<RetrieveField choices={[]} chosen={[]} />)).toBe('');
  });
});
