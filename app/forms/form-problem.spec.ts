import { describe, expect, it } from 'vitest';
import { fieldWords, problemWords } from './form-problem';

const failed = 'Failed to submit review. Please try again.';

describe('the headline of a form that was not accepted', () => {
  it('is that of its first bad field, with the title the spec gives it', () => {
    const sentence = 'Rating Required: Please select a rating before submitting.';
    expect(problemWords({ status: 400, sentence, fields: { rating: sentence } }, failed)).toEqual({
      title: 'Rating Required',
      description: 'Please select a rating before submitting.',
    });
    expect(fieldWords(sentence)).toBe('Please select a rating before submitting.');
  });

  it('is the sentence alone where it has no title', () => {
    const sentence = 'Please select a rating.';
    expect(problemWords({ status: 400, sentence, fields: { rating: sentence } }, failed)).toEqual({
      title: sentence,
    });
    expect(fieldWords(sentence)).toBe(sentence);
    expect(fieldWords(undefined)).toBeUndefined();
  });

  it('says what failed, with status and reason, when no field was wrong', () => {
    expect(problemWords({ status: 429, sentence: 'Too many requests.', fields: {} }, failed)).toEqual({
      title: failed,
      description: 'Error: 429. Too many requests.',
    });
    expect(problemWords({ sentence: 'The connection failed.', fields: {} }, failed)).toEqual({
      title: failed,
      description: 'The connection failed.',
    });
  });
});
