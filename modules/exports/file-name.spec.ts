import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name';

describe('a title as a file name (spec section 7)', () => {
  it.each([
    ['Warmest Years Since 1880', 'warmest-years-since-1880.csv'],
    ['  Two   spaces\tand a tab ', 'two-spaces-and-a-tab.csv'],
    ['CO2: ppm/yr?', 'co2-ppmyr.csv'],
    ['../../etc/passwd', 'etcpasswd.csv'],
    ['.hidden', 'hidden.csv'],
    ['Ends in dots...', 'ends-in-dots.csv'],
    ['CON', '_con.csv'],
    ['com1.old', '_com1.old.csv'],
    ['Console', 'console.csv'],
    ['Größe in m²', 'größe-in-m².csv'],
    ['safe\u202Egpj.exe', 'safegpj.exe.csv'],
    ['', 'table.csv'],
    ['???', 'table.csv'],
  ])('%j is %s', (title, name) => {
    expect(fileNameOf(title, 'csv', 'table')).toBe(name);
  });

  it('is truncated between characters, to a limit in bytes', () => {
    expect(fileNameOf('漢'.repeat(200), 'csv', 'table')).toBe(`${'漢'.repeat(60)}.csv`);
  });

  it('is never too long, empty or a path, for any title', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.constantFrom('😀', '漢', 'é', '/', '..', ' ', 'a'), { maxLength: 300 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(title, (any) => {
        const name = fileNameOf(any, 'csv', 'table');
        expect(new TextEncoder().encode(name).length).toBeLessThan(200);
        expect(name).toMatch(/^[^./\\:\p{Cc}][^/\\:\p{Cc}]*\.csv$/u);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });
});
