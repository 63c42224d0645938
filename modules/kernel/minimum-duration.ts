import { sleep } from './sleep';

/**
 * Delays the result until a minimum time has passed, so that the duration of the work reveals nothing (timing attacks).
 */
export async function withMinimumDuration<T>(ms: number, work: Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([work, sleep(ms)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
