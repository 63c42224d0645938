import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal';
import { parseSearch } from './contract';

describe('a search request', () => {
  it('is trimmed, accepts the aliases of Model 3, and defaults to Model 1', () => {
    expect(parseSearch({ query: '  Why?  ' })).toEqual({
      query: 'Why?',
      model: 'deepseek',
      sources: [],
      retrieve: [],
      language: 'auto',
      approvePlan: false,
    });
    for (const model of ['claude', 'dual', 'model3'])
      expect(parseSearch({ query: 'Why?', model })).toMatchObject({ model: 'claude' });
  });

  it('normalises line ends to one character, and counts them so', () => {
    expect(parseSearch({ query: 'Why?\r\nHow?\rWhen?\n' })).toMatchObject({ query: 'Why?\nHow?\nWhen?' });
    const longest = `${'x'.repeat(1_000)}\r\n${'y'.repeat(999)}`;
    expect(parseSearch({ query: ` ${longest} ` })).toMatchObject({ query: longest.replace('\r', '') });
  });

  it('holds each source once', () => {
    expect(parseSearch({ query: 'Why?', sources: ['a', 'b', 'a'] })).toMatchObject({ sources: ['a', 'b'] });
  });

  it('names the language of its report, or leaves it to the query', () => {
    for (const language of ['auto', 'en', 'fi', 'sv'])
      expect(parseSearch({ query: 'Why?', language })).toMatchObject({ language });
  });

  it('may ask to see the plan first', () => {
    expect(parseSearch({ query: 'Why?', approvePlan: true })).toMatchObject({ approvePlan: true });
    for (const approvePlan of ['true', 1, {}])
      expect(parseSearch({ query: 'Why?', approvePlan })).toMatchObject({
        code: 'invalid-approval',
        fields: { approvePlan: expect.stringContaining('true or false') as string },
      });
  });

  it('has a sentence for each wrong field, and the code of the first', () => {
    const refusal = parseSearch({ query: '', model: 'gpt', sources: 'a', language: 'de' });
    expect(refusal).toMatchObject({ code: 'empty-query' });
    expect(isRefusal(refusal) && Object.keys(refusal.fields ?? {})).toEqual([
      ...['query', 'model', 'sources', 'language'],
    ]);
  });

  it.each([
    [{}, 'empty-query'],
    [undefined, 'invalid-input'],
    [null, 'invalid-input'],
    ['Why?', 'invalid-input'],
    [[], 'invalid-input'],
    [{ query: null }, 'empty-query'],
    [{ query: ' \n ' }, 'empty-query'],
    [{ query: '\u200b\u2060\u00ad' }, 'empty-query'],
    [{ query: '\u0007' }, 'empty-query'],
    [{ query: 5 }, 'invalid-input'],
    [{ query: 'x'.repeat(2_001) }, 'query-too-long'],
    [{ query: 'a\0b' }, 'query-not-text'],
    [{ query: '\ud800' }, 'query-not-text'],
    [{ query: 'Why?', model: 'toString' }, 'unknown-model'],
    [{ query: 'Why?', model: '__proto__' }, 'unknown-model'],
    [{ query: 'Why?', model: '' }, 'unknown-model'],
    [{ query: 'Why?', model: null }, 'invalid-input'],
    [{ query: 'Why?', language: 'de' }, 'unknown-language'],
    [{ query: 'Why?', language: 'FI' }, 'unknown-language'],
    [{ query: 'Why?', language: '' }, 'unknown-language'],
    [{ query: 'Why?', language: null }, 'unknown-language'],
    [{ query: 'Why?', sources: [5] }, 'invalid-input'],
    [{ query: 'Why?', sources: null }, 'invalid-input'],
    [{ query: 'Why?', sources: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'too-many-sources'],
  ])('is refused as %j: %s', (input, code) => {
    expect(parseSearch(input)).toMatchObject({ code });
  });
});
