import { closeSync, existsSync, fdatasync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Recorded } from './record';

const sync = promisify(fdatasync);

/** The file of a log: one line for each event; an incomplete last line is cut off. */
export function openJournal(file: string) {
  const events = existsSync(file) ? recover(file) : [];
  const handle = openSync(file, 'a');
  return {
    events,
    write(written: readonly Recorded[]): void {
      writeSync(handle, written.map((event) => `${JSON.stringify(toLine(event))}\n`).join(''));
    },
    flush: () => sync(handle),
    close: () => closeSync(handle),
  };
}

type Line = Omit<Recorded, 'data' | 'metadata'> & { data: string; metadata: string };

const toLine = (event: Recorded): Line => ({
  ...event,
  data: Buffer.from(event.data).toString('base64'),
  metadata: Buffer.from(event.metadata).toString('base64'),
});

function recover(file: string): Recorded[] {
  const text = readFileSync(file);
  const whole = text.lastIndexOf(10) + 1;
  if (whole < text.length) truncateSync(file, whole);
  return text
    .subarray(0, whole)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { data, metadata, ...rest } = JSON.parse(line) as Line;
      return { ...rest, data: Buffer.from(data, 'base64'), metadata: Buffer.from(metadata, 'base64') };
    });
}
