import pino, { type Logger } from 'pino';

/**
 * JSON lines; human-readable on a terminal. No personal data is ever logged: lines carry ids, codes and counts. Commands
 * log to stderr, so that stdout stays theirs.
 */
export function createLogger(level: string, to: 'stdout' | 'stderr' = 'stdout'): Logger {
  const stream = to === 'stdout' ? process.stdout : process.stderr;
  const fd = to === 'stdout' ? 1 : 2;
  if (!stream.isTTY) return pino({ level, base: null }, pino.destination({ dest: fd, sync: false }));
  return pino({
    level,
    transport: { target: 'pino-pretty', options: { destination: fd, ignore: 'pid,hostname' } },
  });
}
