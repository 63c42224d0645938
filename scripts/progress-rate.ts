import { createProgressLine } from './progress-line';

/** Interval between two lines, in milliseconds: a terminal overwrites its line, elsewhere each is one more. */
const everyMs = { terminal: 150, elsewhere: 2_000 };

type Options = {
  /** The activity, such as `Exporting`. */
  doing: string;
  /** The counted things, such as `events`. */
  of: string;
  stream?: NodeJS.WriteStream;
  /** Milliseconds from any beginning. */
  now?: () => number;
};

/** Progress of a long command on stderr: the amount done, its rate, and the estimated remaining time. */
export function createProgressRate({
  doing,
  of,
  stream = process.stderr,
  now = () => performance.now(),
}: Options) {
  const line = createProgressLine(stream);
  const pauseMs = stream.isTTY ? everyMs.terminal : everyMs.elsewhere;
  const began = now();
  let next = began + pauseMs;

  function show(done: number, share: number): void {
    const seconds = Math.max((now() - began) / 1_000, 0.001);
    const left =
      share > 0 && share < 1 ? `, about ${formatDuration((seconds / share) * (1 - share))} left` : '';
    const rate = Math.round(done / seconds).toLocaleString('en');
    line.show({ progress: share, step: `${doing}: ${done.toLocaleString('en')} ${of}, ${rate}/s${left}` });
  }

  return {
    /** `done` so far, and its share of the whole, 0 to 1. Prints a line at intervals. */
    at(done: number, share: number): void {
      if (now() < next) return;
      next = now() + pauseMs;
      show(done, Math.min(1, Math.max(0, share)));
    },
    /** Prints the last line, and ends it. */
    end(done: number): void {
      show(done, 1);
      line.end();
    },
    /** Ends the line without claiming that all is done. */
    stop(): void {
      line.end();
    },
  };
}

function formatDuration(seconds: number): string {
  if (seconds < 1) return '1 s';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
