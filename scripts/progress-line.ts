import type { SearchProgress } from '../projections/documents';

/** Live progress on stderr: one line that moves on a terminal, a line per change elsewhere. */
export function createProgressLine(stream: NodeJS.WriteStream = process.stderr) {
  let shown = '';
  return {
    show({ progress, step }: Pick<SearchProgress, 'progress' | 'step'>): void {
      const percent = String(Math.round(progress * 100)).padStart(3);
      const line = stream.isTTY ? `${bar(progress)} ${percent} %  ${step}` : `${percent} %  ${step}`;
      if (line === shown) return;
      shown = line;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
    },
    end(): void {
      if (stream.isTTY && shown) stream.write('\n');
    },
  };
}

const width = 24;
const bar = (progress: number) => '█'.repeat(Math.round(progress * width)).padEnd(width, '░');
