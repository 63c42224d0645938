import { describe, expect, it } from 'vitest';
import type { SearchProgress } from '../projections/documents';
import { createProgressLine } from './progress-line';

type Reading = NonNullable<SearchProgress['reading']>;

function linesOf(isTTY: boolean, ...changes: { step: string; reading?: Reading }[]): string {
  let written = '';
  const stream = { isTTY, write: (text: string) => Boolean((written += text)) } as NodeJS.WriteStream;
  const line = createProgressLine(stream);
  for (const change of changes) line.show({ progress: 0.04, ...change });
  line.end();
  return written;
}
const inState = (state: Reading[number]['state'], title = 'Tides'): Reading => [
  { title, host: 'tides.example', state },
];

describe('the progress in a terminal', () => {
  it('is a line for each change where lines stay', () => {
    expect(linesOf(false, { step: 'Planning' }, { step: 'Planning' }, { step: 'Writing' })).toBe(
      '  4 %  Planning\n  4 %  Writing\n',
    );
  });

  it('names each source once, when it was read or left out', () => {
    const both = [...inState('read'), ...inState('left-out', 'Ships')];
    const written = linesOf(
      false,
      { step: 'Reading', reading: inState('reading') },
      { step: 'Reading', reading: inState('read') },
      { step: 'Reading', reading: both },
    );
    expect(written.split('\n').map((line) => line.trim())).toEqual([
      '4 %  Reading',
      'read      Tides (tides.example)',
      '4 %  Reading',
      'left out  Ships (tides.example)',
      '4 %  Reading',
      '',
    ]);
  });

  it('keeps the moving line below the sources', () => {
    const written = linesOf(true, { step: 'Reading', reading: inState('read', 'T'.repeat(200)) });
    expect(written.replaceAll('\r\x1b[2K', '\r')).toBe(
      `\r       read      ${'T'.repeat(90)}… (tides.example)\n\r█${'░'.repeat(23)}   4 %  Reading\n`,
    );
  });
});
