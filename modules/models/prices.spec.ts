import { describe, expect, it } from 'vitest';
import { maskKey } from './adapters/failures';
import { costOf, defaultPrices } from './prices';
import { vendors } from './vendors';

const million = { inputTokens: 1_000_000, outputTokens: 2_000_000 };

describe('the cost of a call', () => {
  it('is computed from input and output tokens', () => {
    expect(costOf('a', million, { a: { in: 0.28, out: 0.42 } })).toEqual({
      costUsd: 0.28 + 0.84,
      isPriced: true,
    });
  });

  it('uses the longest price name that is a prefix of a dated model', () => {
    const prices = { qwen: { in: 9, out: 9 }, 'qwen-plus': { in: 1, out: 0 } };
    expect(costOf('qwen-plus-2026-01-01', million, prices).costUsd).toBe(1);
    expect(costOf('qwen-plusher', million, prices).costUsd).toBe(27);
  });

  it('is 0 and marked unknown for a model without a price', () => {
    expect(costOf('constructor', million, {})).toEqual({ costUsd: 0, isPriced: false });
    expect(costOf('brand-new', million, defaultPrices)).toEqual({ costUsd: 0, isPriced: false });
  });

  it.each(Object.values(vendors))('is known for the default model of each slot ($model)', ({ model }) => {
    expect(costOf(model, million, defaultPrices).isPriced).toBe(true);
  });
});

describe('a key in a text', () => {
  it.each([
    ['Bearer abcd-1234 refused', 'abcd-1234', 'Bearer [key] refused'],
    ['Incorrect API key provided: sk-ab***wxyz.', 'other', 'Incorrect API key provided: [key]'],
    ['no key here', 'abcd-1234', 'no key here'],
    ['nothing', '', 'nothing'],
  ])('is masked: %s', (text, key, masked) => expect(maskKey(text, key)).toBe(masked));
});
