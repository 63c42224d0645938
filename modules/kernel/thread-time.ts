import { readFileSync, readlinkSync } from 'node:fs';

/** Length of a clock tick in /proc, in milliseconds: Linux reports 100 ticks a second to programs on every platform. */
const tickMs = 10;
/** A thread that gets no processor is given up after this many times its limit. */
const maxWaitFactor = 6;

/** The calling thread as `/proc` names it, or undefined on systems without it. */
export function currentThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/** Processor time of a thread of this process since its start, in milliseconds; undefined when unknown. */
export function processorTime(thread: string | undefined): number | undefined {
  if (thread === undefined || !/^\d+\/task\/\d+$/.test(thread)) return undefined;
  try {
    const text = readFileSync(`/proc/${thread}/stat`, 'latin1');
    // The name of a thread may hold any character, so fields are counted after it: user time is the 12th, system time the 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls `end` once the thread has computed for `limitMs`. Time in which other processes keep the thread from the processor
 * does not count, so that a busy machine refuses no file; after six times the limit it is over in any case. Without /proc
 * the clock counts. Returns a function that stops the measuring.
 */
export function limitProcessorTime(thread: string | undefined, limitMs: number, end: () => void): () => void {
  const startedAt = performance.now();
  const computedBefore = processorTime(thread);
  const leftMs = () => {
    const waited = performance.now() - startedAt;
    const now = processorTime(thread);
    const computed = now === undefined || computedBefore === undefined ? waited : now - computedBefore;
    return Math.min(limitMs - computed, limitMs * maxWaitFactor - waited);
  };
  const check = () => {
    const left = leftMs();
    if (left <= 0) end();
    else timer = setTimeout(check, Math.max(left, tickMs));
  };
  let timer = setTimeout(check, limitMs);
  return () => clearTimeout(timer);
}
