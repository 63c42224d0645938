import { describe, expect, it } from 'vitest';
import { articleDetails, lengthText, modelText, type Described } from './article-details';

const bare: Described = { sections: [], visualData: { charts: [], tables: [] }, sources: [] };
const valueOf = (report: Described, label: string) =>
  articleDetails(report).find((each) => each.label === label)?.value;

describe('article details (spec sections 2 and 9)', () => {
  it.each<[string, Partial<Described>, string | undefined]>([
    ['Word count', { wordCount: 12_345 }, '12,345'],
    ['Word count', {}, '963'],
    ['Reading time', { wordCount: 2_380 }, '10 minutes'],
    ['Reading time', { wordCount: 0 }, '1 minute'],
    ['Keywords', { keywords: ['a', 'b'] }, '2'],
    ['Keywords', { keywords: [] }, '0'],
    ['Keywords', {}, '8'],
    ['Model', { model: 'qwen' }, 'Model 2'],
    ['Model', {}, 'Model 1'],
    ['Charts', { visualData: { charts: [1, 2, 3], tables: [] } }, '3'],
    ['Processing time', { processingTime: 400 }, '1 second'],
    ['Processing time', { processingTime: 59_400 }, '59 seconds'],
    ['Processing time', { processingTime: 60_000 }, '1 minute'],
    ['Processing time', { processingTime: 185_000 }, '3 minutes 5 seconds'],
    ['Processing time', {}, undefined],
  ])('%s of %j is %s', (label, report, value) => {
    expect(valueOf({ ...bare, ...report }, label)).toBe(value);
  });

  it.each([
    [{ wordCount: 2_431 }, '2,431 words'],
    [{ wordCount: 1 }, '1 word'],
    [{ wordCount: 0 }, '0 words'],
    [{}, '2000+ words'],
  ])('the length of %j is %s', (report, text) => {
    expect(lengthText(report)).toBe(text);
  });

  it.each([
    [{ model: 'deepseek' }, 'Model 1'],
    [{ model: 'claude' }, 'Model 3'],
    [{}, 'Model 1'],
  ] as const)('the model of %j is %s', (report, text) => {
    expect(modelText(report)).toBe(text);
  });
});
