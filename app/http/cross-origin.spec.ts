import { describe, expect, it } from 'vitest';
import { isCrossOrigin } from './cross-origin';

describe('a request that changes something', () => {
  it.each([
    ['GET from anywhere', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
    ['a form of this site', 'POST', { 'sec-fetch-site': 'same-origin' }, false],
    ['a person typing the address', 'POST', { 'sec-fetch-site': 'none' }, false],
    ['a form of another site', 'POST', { 'sec-fetch-site': 'cross-site' }, true],
    ['a form of a sister site', 'DELETE', { 'sec-fetch-site': 'same-site' }, true],
    ['an old browser here', 'POST', { origin: 'http://here:3000' }, false],
    ['an old browser elsewhere', 'POST', { origin: 'http://elsewhere' }, true],
    ['an opaque origin', 'POST', { origin: 'null' }, true],
    ['a program without a browser', 'PATCH', {}, false],
    ['a program whose headers are empty', 'POST', { 'sec-fetch-site': '', origin: '' }, false],
    [
      'an old browser elsewhere behind an empty word',
      'POST',
      { 'sec-fetch-site': '', origin: 'http://x' },
      true,
    ],
  ])('%s', (_, method, headers, refused) => {
    expect(isCrossOrigin(method, headers, 'here:3000')).toBe(refused);
  });
});
