import { describe, expect, it } from 'vitest';
import type { CitedSource, Claim } from '../search/report';
import { sourceCount, sourceGroups } from './source-groups';

const source = (id: string, rest: Partial<CitedSource> = {}): CitedSource => ({
  ...{ id, title: id, kind: 'text', sha256: '' },
  spans: ['a', 'b'].map((span) => ({ id: `${id}-${span}`, text: '' })),
  ...rest,
});
const found = (provider: string) => source(provider, { provider, url: 'https://example.org/' });
const claim = (...spanIds: string[]): Claim => ({
  ...{ id: spanIds.join(), section: 's', sentence: '', numbers: [], basis: 'source', verdict: 'related' },
  spanIds,
});
const pasted = source('page', { url: 'https://example.org/', retrievedAt: '2026-11-23' });

describe('the sources of a report', () => {
  it('stand in groups by kind, in one order', () => {
    const providers = ['eurostat', 'wikipedia', 'crossref', 'brave', 'openalex', 'worldbank', 'searxng'];
    const sources = [...providers.map(found), pasted, source('file')];
    const groups = sourceGroups({ claims: [], sources });
    expect(groups.map(({ title, sources }) => [title, sources.map(({ id }) => id)])).toEqual([
      ['Attached files', ['file']],
      ['Web pages', ['brave', 'searxng', 'page']],
      ['Literature', ['crossref', 'openalex']],
      ['Encyclopedia', ['wikipedia']],
      ['Statistics', ['eurostat', 'worldbank']],
    ]);
  });

  it('say in how many sentences each is cited', () => {
    const sources = [found('openalex'), found('crossref'), source('file')];
    const claims = [
      claim('openalex-a', 'openalex-b', 'crossref-a'),
      claim('openalex-b', 'no-such-span'),
      claim(),
    ];
    const listed = sourceGroups({ claims, sources }).flatMap((group) => group.sources);
    expect(listed.map(({ id, cited }) => [id, cited])).toEqual([
      ['file', 'used for figures alone'],
      ['openalex', 'cited 2 times'],
      ['crossref', 'cited once'],
    ]);
  });

  it('of one kind have no title, and attached files alone no counts', () => {
    const claims = [claim('file-a')];
    const [files] = sourceGroups({ claims, sources: [source('file')] });
    expect(files).toEqual({ kind: 'attached', sources: [source('file')] });
    const [pages, ...others] = sourceGroups({ claims, sources: [pasted, found('tavily')] });
    expect([pages?.title, others]).toEqual([undefined, []]);
    expect(sourceGroups({ claims, sources: [] })).toEqual([]);
  });

  it('have no counts where passages are withheld, and a page without its address is still one', () => {
    const { url: _withheld, ...page } = pasted;
    const sources = [{ ...page, spans: [] }, source('file', { spans: [] })];
    const groups = sourceGroups({ claims: [claim('page-a')], sources, withheld: true });
    expect(groups.map(({ title }) => title)).toEqual(['Attached files', 'Web pages']);
    expect(groups.flatMap((group) => group.sources.map(({ cited }) => cited))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are counted as attached when all are', () => {
    expect(sourceCount([source('file')])).toBe('1 attached source');
    expect(sourceCount([source('file'), source('other')])).toBe('2 attached sources');
    expect(sourceCount([source('file'), pasted])).toBe('2 sources');
  });
});
