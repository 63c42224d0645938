import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createProgressRate } from './progress-rate';

function watched(isTTY: boolean) {
  let text = '';
  let time = 0;
  const sink = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
  const stream = Object.assign(sink, { isTTY }) as unknown as NodeJS.WriteStream;
  const pace = createProgressRate({ doing: 'Counting', of: 'sheep', stream, now: () => time });
  return { pace, at: (ms: number) => (time = ms), text: () => text };
}

describe('the progress of a long command', () => {
  it('is printed at intervals, with its rate and remaining time', () => {
    const { pace, at, text } = watched(false);
    for (let ms = 0; ms <= 10_000; ms += 100) {
      at(ms);
      pace.at(ms * 2, ms / 20_000);
    }
    expect(text().split('\n').slice(0, -1)).toEqual([
      ' 10 %  Counting: 4,000 sheep, 2,000/s, about 18 s left',
      ' 20 %  Counting: 8,000 sheep, 2,000/s, about 16 s left',
      ' 30 %  Counting: 12,000 sheep, 2,000/s, about 14 s left',
      ' 40 %  Counting: 16,000 sheep, 2,000/s, about 12 s left',
      ' 50 %  Counting: 20,000 sheep, 2,000/s, about 10 s left',
    ]);
  });

  it('ends with the total; a quick command prints nothing before', () => {
    const { pace, at, text } = watched(false);
    at(50);
    pace.at(10, 0.5);
    at(100);
    pace.end(20);
    expect(text()).toBe('100 %  Counting: 20 sheep, 200/s\n');
  });

  it('moves on one line of a terminal', () => {
    const { pace, at, text } = watched(true);
    at(200);
    pace.at(10, 0.5);
    at(600_000);
    pace.at(20, 0.01);
    pace.end(20);
    expect(text().split('\r\x1b[2K')).toEqual([
      '',
      expect.stringContaining(' 50 %  Counting: 10 sheep, 50/s, about 1 s left'),
      expect.stringContaining('  1 %  Counting: 20 sheep, 0/s, about 17 h left'),
      expect.stringMatching(/100 % {2}Counting: 20 sheep, 0\/s\n$/),
    ]);
  });
});
