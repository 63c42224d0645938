/** Spec section 4: the result is requested three more times, then every 2 s. Milliseconds. */
const retriesMs = [250, 500, 1000];
export const refetchMs = 2000;

/** Whether the result is ready; a string gives the reason of a failed request. */
export type AskResult = () => Promise<boolean | string>;

type Waiting = {
  /** The result is ready. */
  ready: () => void;
  /** The reason, once all retries have failed; undefined when the result is only not ready yet. */
  lost: (why: string | undefined) => void;
};

/**
 * Requests the result of a completed search until it is ready, however long that takes. Returns a function that stops
 * it.
 */
export function pollResult(ask: AskResult, { ready, lost }: Waiting): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (failed: number) => {
    const answer = await ask();
    if (stopped) return;
    if (answer === true) return ready();
    if (failed >= retriesMs.length) lost(answer || undefined);
    timer = setTimeout(() => void look(failed + 1), retriesMs[failed] ?? refetchMs);
  };
  void look(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
