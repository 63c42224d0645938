import type { SearchProgress } from '../projections/documents';

type Shown = Pick<SearchProgress, 'progress' | 'step' | 'reading'>;

const width = 24;
const bar = (progress: number) => '█'.repeat(Math.round(progress * width)).padEnd(width, '░');
const outcomes = { read: 'read    ', 'left-out': 'left out' } as const;
/** Characters of a title, so that most lines fit a terminal. */
const maxTitle = 90;

/**
 * Live progress on stderr: one line that moves on a terminal, a line per change elsewhere. A source that was read, or left
 * out, gets a line that stays.
 */
export function createProgressLine(stream: NodeJS.WriteStream = process.stderr) {
  const ended = new Set<string>();
  let shown = '';

  function showSource({ title, host, state }: NonNullable<Shown['reading']>[number]): void {
    const source = `${title.length > maxTitle ? `${title.slice(0, maxTitle)}…` : title} (${host})`;
    if (state === 'waiting' || state === 'reading' || ended.has(source)) return;
    ended.add(source);
    stream.write(`${stream.isTTY ? '\r\x1b[2K' : ''}       ${outcomes[state]}  ${source}\n`);
    shown = '';
  }

  return {
    show({ progress, step, reading = [] }: Shown): void {
      const percent = String(Math.round(progress * 100)).padStart(3);
      const line = stream.isTTY ? `${bar(progress)} ${percent} %  ${step}` : `${percent} %  ${step}`;
      reading.forEach(showSource);
      if (line === shown) return;
      shown = line;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    end(): void {
      if (stream.isTTY && shown) stream.write('\n');
    },
  };
}
