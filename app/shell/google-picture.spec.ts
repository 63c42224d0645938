import { describe, expect, it } from 'vitest';
import { googlePicture } from './google-picture';

describe('a picture beside a name', () => {
  it.each(['https://lh3.googleusercontent.com/a/AbC=s96-c', 'https://a.b.googleusercontent.com/x'])(
    "is loaded from Google's hosts: %s",
    (address) => {
      expect(googlePicture(address)).toBe(address);
    },
  );

  it.each([
    null,
    '',
    'not an address',
    'http://lh3.googleusercontent.com/a',
    'https://googleusercontent.com/a',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://evilgoogleusercontent.com/a',
    'https://evil.example/lh3.googleusercontent.com',
    'https://lh3.googleusercontent.com:444/a',
    'https://somebody@lh3.googleusercontent.com/a',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('is loaded from no other host: %s [SEC-6]', (address) => {
    expect(googlePicture(address)).toBeUndefined();
  });
});
