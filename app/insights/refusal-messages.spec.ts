import { expect, it } from 'vitest';
import { refusalTable } from '~/http/refusal-messages';
import { emptyQuery, refusalMessage } from './refusal-messages';

const shown = (code: string, title: string, sentence: string) => refusalMessage({ code, title, sentence });

it('says that the searches are used up in the words of this page', () => {
  expect(shown('quota-exhausted', 'Search Quota Exhausted', 'other words')).toEqual({
    title: 'Search Quota Exhausted',
    sentence: "You've used all your available searches. Submit feedback to earn 6 more searches!",
  });
});

it('says one short sentence of a blank query', () => {
  expect(shown('empty-query', 'Invalid Query', emptyQuery)).toEqual({ title: 'Please enter a search query' });
  expect(refusalTable['empty-query']?.sentence).toBe(emptyQuery);
});

it("shows the server's sentence for other refusals, and a general one when it has none", () => {
  expect(shown('unavailable', 'Search Failed', 'The log is away.')).toEqual({
    title: 'Error',
    sentence: 'The log is away.',
  });
  expect(shown('failed', 'Search Failed', '').sentence).toBe('Failed to generate report');
});
