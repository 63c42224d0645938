import { describe, expect, it } from 'vitest';
import { inList, ownListAddress, ownListIn, searchLength } from './own-list';

const read = (search: string) => ownListIn(new URLSearchParams(search));

describe('the address of the R&I history', () => {
  it('names the tab and the searched words', () => {
    const list = read('?tab=research&q=+CO2+%26+air+');
    expect(list).toEqual({ q: 'CO2 & air', tab: 'research' });
    expect(ownListAddress(list)).toBe('/research-insights-history?tab=research&q=CO2+%26+air');
  });

  it('lists everything when it is invalid', () => {
    expect(read('?tab=everything')).toEqual({ q: '', tab: undefined });
    expect(ownListAddress({ q: '' })).toBe('/research-insights-history');
    expect(read(`?q=${'x'.repeat(5_000)}`).q).toHaveLength(searchLength);
  });

  it('carries a question about one report', () => {
    expect(ownListAddress({ q: '' }, { ask: 'delete', about: 'r1' })).toBe(
      '/research-insights-history?ask=delete&about=r1',
    );
  });
});

describe('the list', () => {
  const reports = [
    { kind: 'visual' as const, title: 'Heat pumps in Finland', query: 'warm homes' },
    { kind: 'research' as const, title: 'Salt caverns', query: 'HEAT storage' },
    { kind: 'visual' as const, title: 'Tidal power', query: 'tides' },
  ];
  const titles = (list: Parameters<typeof inList>[1]) => inList(reports, list).map(({ title }) => title);

  it('finds words in title or query, in any case', () => {
    expect(titles({ q: 'heat' })).toEqual(['Heat pumps in Finland', 'Salt caverns']);
  });
  it('filters by kind', () => {
    expect(titles({ q: 'heat', tab: 'research' })).toEqual(['Salt caverns']);
    expect(titles({ q: '', tab: 'visual' })).toEqual(['Heat pumps in Finland', 'Tidal power']);
  });
});
