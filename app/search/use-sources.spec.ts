import { describe, expect, it } from 'vitest';
import { sendingText } from './use-sources';

describe('the button that waits for sources', () => {
  const file = { state: 'sending' } as const;
  const page = { ...file, doing: 'Being fetched' } as const;
  it.each([
    ['a file', [file], 'Sending the files'],
    ['a page', [page], 'Fetching the page'],
    ['a page and a file', [page, file], 'Sending the files'],
    ['a page, while a file is attached', [page, { state: 'attached' } as const], 'Fetching the page'],
    ['a page, after a file was refused', [{ state: 'refused' } as const, page], 'Fetching the page'],
  ])('names what is on the way: %s', (_, items, text) => {
    expect(sendingText(items)).toBe(text);
  });
});
