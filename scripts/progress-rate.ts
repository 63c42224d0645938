import { createProgressLine } from './progress-line';

/** How often a line is shown, in milliseconds: on a terminal it moves, elsewhere each is one more line. */
const everyMs = { terminal: 150, elsewhere: 2_000 };

type Options = {
  /** What is being done, such as `Exporting`. */
  doing: string;
  /** What is counted, such as `events`. */
  of: string;
  stream?: NodeJS.WriteStream;
  /** Milliseconds from any beginning. */
  now?: () => number;
};

/** Progress of something long on stderr: how much is done, how fast, and about how long it still takes. */
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
    const left = share > 0 && share < 1 ? `, about ${inWords((seconds / share) * (1 - share))} left` : '';
    const rate = Math.round(done / seconds).toLocaleString('en');
    line.show({ progress: share, step: `${doing}: ${done.toLocaleString('en')} ${of}, ${rate}/s${left}` });
  }

  return {
    /** `done` so far, and what share of the whole that is, 0 to 1. Shows a line now and then. */
    at(done: number, share: number): void {
      if (now() < next) return;
      next = now() + pauseMs;
      show(done, Math.min(1, Math.max(0, share)));
    },
    /** Shows the last line, when all is done, and moves on from it. */
    end(done: number): void {
      show(done, 1);
      line.end();
    },
    /** Moves on from the line without claiming that all is done. */
    stop(): void {
      line.end();
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 1) return '1 s';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
