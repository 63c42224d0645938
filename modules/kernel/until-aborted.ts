/**
 * Resolves as some work does, or with `aborted` once the signal aborts; the work itself continues. Removes its listener
 * when the work ends: a race with a promise of the signal would hold the result of all work until the signal aborts.
 */
export function untilAborted<T, A>(signal: AbortSignal, work: Promise<T>, aborted: A): Promise<T | A> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(aborted);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    const settle = () => signal.removeEventListener('abort', stop);
    work.finally(settle).then(resolve, reject);
  });
}
