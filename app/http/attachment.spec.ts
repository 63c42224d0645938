import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.server';

describe('the name of a download', () => {
  it('is quoted as it is in ASCII', () => {
    expect(attachment('evident-audit.csv')).toBe('attachment; filename="evident-audit.csv"');
  });

  it('is encoded in any other script, beside a plain one for old browsers', () => {
    expect(attachment("Ernte's (é).pdf")).toBe(
      `attachment; filename="Ernte's (_).pdf"; filename*=UTF-8''Ernte%27s%20%28%C3%A9%29.pdf`,
    );
  });

  it('cannot end the header, nor its quotes', () => {
    expect(attachment('a"; x="\\\r\n')).toBe(
      `attachment; filename="a_; x=____"; filename*=UTF-8''a%22%3B%20x%3D%22%5C%0D%0A`,
    );
  });
});
