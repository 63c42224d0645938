import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../../config';
import { sample, shapes } from '../../../../tests/doubles/providers/provider-shapes';
import {
  startProviderStandIn,
  type Manner,
  type ProviderStandIn,
} from '../../../../tests/doubles/providers/provider-stand-in';
import type { ProviderName } from '../provider';
import { createProviders } from './create-providers';
import { inLanguage } from './wikipedia';

let standIn: ProviderStandIn;
beforeAll(async () => {
  standIn = await startProviderStandIn();
});
afterAll(() => standIn.close());

const find = async (name: ProviderName, text: string, ...manners: Manner[]) => {
  standIn.now(...manners);
  const provider = createProviders(standIn.settings).find((one) => one.name === name);
  return provider?.find({ text, limit: 4 }, new AbortController().signal);
};

describe('the configured providers', () => {
  it('are none without settings, and those of the settings otherwise', () => {
    const names = (set: Record<string, string>) => createProviders(loadConfig(set)).map(({ name }) => name);
    expect(names({})).toEqual([]);
    expect(names({ TAVILY_URL: 'https://example.org', CONTACT_EMAIL: 'desk@example.org' })).toEqual([]);
    expect(names({ BRAVE_API_KEY: 'k', OPEN_SOURCES: 'crossref,worldbank' })).toEqual([
      'brave',
      'crossref',
      'worldbank',
    ]);
  });

  it('keep path and parameters of a base address', async () => {
    const settings = { ...standIn.settings, OPENALEX_URL: `${standIn.url}/openalex/?api_key=k` };
    standIn.now({ json: shapes.openalex.nothing });
    const openalex = createProviders(settings).find(({ name }) => name === 'openalex');
    await openalex?.find({ text: 'tides', limit: 1 }, new AbortController().signal);
    expect(standIn.calls).toMatchObject([{ path: '/openalex/works' }]);
    expect(standIn.calls[0]?.query.get('api_key')).toBe('k');
  });
});

describe('a refusal with status 200', () => {
  it('is read from the answer of Wikipedia', async () => {
    const error = (code: string): Manner => ({ json: { error: { code, info: 'x' } } });
    await expect(find('wikipedia', 'tides', error('ratelimited'))).rejects.toMatchObject({ reason: 'busy' });
    await expect(find('wikipedia', 'tides', error('badvalue'))).rejects.toMatchObject({ reason: 'request' });
  });

  it('is read from the answer of the World Bank', async () => {
    const json = [{ message: [{ id: '120', key: 'Invalid value', value: 'The value is not valid' }] }];
    await expect(find('worldbank', 'unemployment', { json })).rejects.toMatchObject({ reason: 'request' });
  });
});

describe('a search in statistics', () => {
  const row = { json: shapes.worldbank.answer([shapes.worldbank.entry(sample(), 0)]) };

  it('leaves out a refused series while others are found', async () => {
    const found = await find('worldbank', 'unemployment and inflation in Finland', { status: 400 }, row);
    expect(found).toHaveLength(1);
    expect(standIn.calls).toHaveLength(2);
  });

  it('asks for the world or the European Union where no country is named', async () => {
    await find('worldbank', 'unemployment', row);
    expect(standIn.calls[0]?.path).toContain('/country/WLD/');
    await find('eurostat', 'unemployment', { json: shapes.eurostat.nothing }).catch(() => undefined);
    expect(standIn.calls[0]?.query.getAll('geo')).toEqual(['EU27_2020']);
  });

  it('asks Eurostat for European countries alone', async () => {
    expect(await find('eurostat', 'unemployment in Brazil', { status: 500 })).toEqual([]);
    expect(standIn.calls).toEqual([]);
    await find('eurostat', 'unemployment in Greece and Japan', { status: 500 }).catch(() => undefined);
    expect(standIn.calls[0]?.query.getAll('geo')).toEqual(['EL']);
  });
});

describe('the host of Wikipedia', () => {
  it.each([
    ['https://en.wikipedia.org', 'fi', 'https://fi.wikipedia.org/'],
    ['https://en.wikipedia.org', 'tlh', 'https://en.wikipedia.org/'],
    ['https://en.wikipedia.org', 'evil.example/', 'https://en.wikipedia.org/'],
    ['https://en.wikipedia.org', undefined, 'https://en.wikipedia.org/'],
    ['https://wiki.example.org/x', 'fi', 'https://wiki.example.org/x'],
    ['https://en.wikipedia.org.example', 'fi', 'https://en.wikipedia.org.example'],
  ])('%s in %s', (base, language, expected) => {
    expect(inLanguage(base, language)).toBe(expected);
  });
});
