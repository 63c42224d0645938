import { setTimeout as pause } from 'node:timers/promises';

/** Answers no sooner than so many milliseconds after it was asked: how long the work took tells nothing. */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([work, pause(ms)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
